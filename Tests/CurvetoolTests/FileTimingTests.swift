import CurveTestSupport
import Foundation
import Testing

/// Durations, delays and repeats of files, and the tokens that a rewritten file keeps.
@Suite struct FileTimingTests {
  private static let sheet = """
    :root { --long: 400ms }
    .a { transition: opacity 200ms ease-in, top var(--long) ease-out 50ms, left 0s linear }
    .b { animation: spin 1s infinite alternate ease; }
    .c { animation: calc(2 * 1s) ease-in x }

    """

  @Test(arguments: [
    (sheet, "theme.css", ".a transition opacity", "over 200ms"),
    (sheet, "theme.css", ".a transition top", "over 400ms, after 50ms"),
    (sheet, "theme.css", ".b animation spin", "over 1000ms, endless runs, back and forth"),
    ("slow: ease 300ms 50ms\n", "list.txt", "slow", "over 300ms, after 50ms"),
    (
      "turn: .easeIn(duration: 0.3).repeatCount(3, autoreverses: false)\n", "list.txt", "turn",
      "over 300ms, 3 runs"
    ),
    ("turn: .easeIn(duration: 0.3)\n", "list.txt", "turn", "over 300ms"),
    (
      "let turn = Animation.easeIn(duration: 0.3).delay(0.1)\nlet stop = Animation.linear\n",
      "a.swift",
      "turn", "after 100ms"
    ),
  ])
  func theTimingOfAFileIsWritten(
    text: String, file: String, name: String, timing: String
  ) async throws {
    try await Tool.inFolder { folder in
      try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
      let one = try await Tool.run(["convert", "@\(folder)/\(file)#\(name)", "--to", "css", "-q"])
      #expect(one.status == 0 && one.output.contains(timing), "\(one.output)\(one.error)")
      let all = try await Tool.run(["convert", "@\(folder)/\(file)", "--to", "css", "-q"])
      #expect(all.status == 0 && all.output.contains(timing), "\(all.output)\(all.error)")
    }
  }

  @Test func durationsThatAreZeroOrCalculatedAreNotInvented() async throws {
    try await Tool.inFolder { folder in
      try Self.sheet.write(toFile: "\(folder)/a.css", atomically: true, encoding: .utf8)
      for name in [".a transition left", ".c animation x"] {
        let result = try await Tool.run([
          "convert", "@\(folder)/a.css#\(name)", "--to", "css", "-q",
        ])
        #expect(result.status == 0 && !result.output.contains("over"), "\(result.output)")
      }
    }
  }

  @Test func aChangedDurationOfASheetIsAChange() async throws {
    try await Tool.inFolder { folder in
      for (name, text) in [("old.css", "200ms"), ("new.css", "250ms")] {
        try ".a { transition: opacity \(text) ease }".write(
          toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      }
      let same = try await Tool.shell("\"$TOOL\" check old.css old.css", in: folder)
      #expect(same.status == 0)
      let changed = try await Tool.shell("\"$TOOL\" check old.css new.css", in: folder)
      #expect(changed.status == 1 && changed.output.contains("250 ms"), "\(changed.output)")
    }
  }

  @Test func keptTokensHaveNoError() async throws {
    try await Tool.inFolder { folder in
      let text = """
        {"a": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]},
         "b": {"$type": "spring", "$value": {"bounce": 0.3, "duration": {"value": 500, "unit": "ms"}}}}

        """
      try text.write(toFile: "\(folder)/a.json", atomically: true, encoding: .utf8)
      for words in ["@\(folder)/a.json", "\(folder)/a.json"] {
        let result = try await Tool.run(["convert", words, "--to", "dtcg", "--max-error", "0.001"])
        #expect(result.status == 0 && result.output == text, "\(result.error)")
        #expect(result.error == "dtcg, a: exact\ndtcg, b: kept as it is\n")
      }
    }
  }

  @Test func wholeFilesAreForCheck() async throws {
    try await Tool.inFolder { folder in
      for name in ["old.list", "new.list"] {
        try "a: ease\nb: linear\n".write(
          toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      }
      let result = try await Tool.shell("\"$TOOL\" compare @old.list @new.list", in: folder)
      #expect(result.status == 65)
      #expect(result.error.contains("Error: old.list contains 2 curves: add #NAME"))
      #expect(result.error.contains("`curvetool check @old.list @new.list`"))
      let theme = try await Tool.shell("cp old.list a.css && \"$TOOL\" presets a.css", in: folder)
      #expect(theme.status == 0 && theme.output.contains("linear"))
    }
  }

  @Test func textsHaveTheDigitsThatMatter() async throws {
    let swift = try await Tool.run([
      "convert", "spring(stiffness: 230, damping: 22)", "--to", "swift",
    ])
    #expect(swift.output.hasSuffix("// over 660.017ms\n"), "\(swift.output)")
    for (curve, name) in [
      ("ease 300ms", "$ease"), ("ease-in-out 0.3s 50ms", "$ease-in-out"), ("ease", "$ease"),
      ("cubic-bezier(0.4, 0, 0.2, 1) 300ms", "$motion"), ("fast=ease 300ms", "$fast"),
    ] {
      let scss = try await Tool.run(["convert", curve, "--to", "scss", "-q"])
      #expect(scss.output.hasPrefix("\(name): "), "\(scss.output)")
    }
    let compose = try await Tool.run([
      "convert", "spring(stiffness: 230, damping: 22)", "--to", "compose",
    ])
    #expect(compose.error.contains("exact to 1.9e-8"), "\(compose.error)")
    let css = try await Tool.run(["convert", "linear", "--to", "dtcg", "-q"])
    #expect(css.output.contains("[0, 0, 1, 1]"))
  }

  @Test func loopsNoteEachProblemOnce() async throws {
    let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    let scene = root.appendingPathComponent("scenes/shake-chain.json").path
    let result = try await Tool.run(["timeline", scene, "--at", "0"])
    let notes = result.error.split(separator: "\n")
    #expect(result.status == 0 && notes.count == 4 && Set(notes).count == 4, "\(result.error)")
    #expect(notes.allSatisfy { $0.contains("limited to 0...1") })
  }
}
