import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Foundation
import Testing

/// Durations, delays and repeats of files, and the tokens that a rewritten file keeps.
@Suite struct FileTimingTests {
  private static let sheet = """
    :root { --long: 400ms }
    .a { transition: opacity 200ms ease-in, top var(--long) ease-out 50ms, left 0s linear }
    .b { animation: spin 1s infinite alternate ease; }
    .c { animation: calc(1s * env(x)) ease-in x }
    .d { animation: calc(2 * 1s) ease-in y }

    """

  @Test(arguments: [
    (sheet, "theme.css", ".a transition opacity", "over 200ms"),
    (sheet, "theme.css", ".a transition top", "over 400ms, after 50ms"),
    (sheet, "theme.css", ".b animation spin", "over 1000ms, endless runs, back and forth"),
    (sheet, "theme.css", ".d animation y", "over 2000ms"),
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

  /// Durations of tokens are in the files of every target, or a note says that they are not and --strict
  /// fails.
  @Test(arguments: TargetLanguage.all.filter { !$0.isBinary }.map(\.name))
  func durationsOfTokensSurvive(target: String) async throws {
    let tokens = """
      {"motion": {"ease": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]},
        "time": {"$type": "duration", "brief": {"$value": {"value": 212, "unit": "ms"}},
          "none": {"$value": "0ms"}, "copy": {"$value": "{motion.time.brief}"}}}}
      """
    try await Tool.inFolder { folder in
      try tokens.write(toFile: "\(folder)/t.json", atomically: true, encoding: .utf8)
      let command = "\"$TOOL\" convert @t.json --to \(target)"
      let result = try await Tool.shell("\(command) -o out/ && cat out/*", in: folder)
      let strict = try await Tool.shell("\(command) --strict", in: folder)
      #expect(result.status == 0, "\(result.error)")
      if result.error.contains("\(target) has no durations without a curve") {
        #expect(result.error.contains("motion.time.brief (and 2 more) is left out"))
        #expect(strict.status == 65 && strict.output.isEmpty, "\(strict.error)")
      } else {
        // Regex has no lookbehind here, so the numbers are counted whole.
        let counts = [result.output, strict.output].map { text in
          let numbers = text.split { !($0.isNumber || $0 == ".") }
          return ["212", "0.212"].map { number in numbers.count { $0 == number } }.max() ?? 0
        }
        let expected = target == "dtcg" ? 1 : 2
        #expect(counts.allSatisfy { $0 == expected }, "\(result.output)\(strict.output)")
        #expect(strict.status == 0, "\(strict.error)")
        #expect(result.output.lowercased().contains("none"))
      }
    }
  }

  /// Durations go from style sheets, Sass and Less to tokens and back.
  @Test func durationsOfVariablesSurvive() async throws {
    try await Tool.inFolder { folder in
      for (text, file) in [
        (
          ":root { --ease: ease-in; --fast: 120ms; --slow: calc(1s); --also: var(--fast) }", "a.css"
        ),
        ("$ease: ease-in;\n$fast: 120ms !default;\n$ease-duration: 1s;\n$also: .12s;\n", "a.scss"),
        ("@ease: ease-in;\n@fast: 120ms;\n@also: .12s;\n", "a.less"),
      ] {
        try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
        let result = try await Tool.run(["convert", "@\(folder)/\(file)", "--to", "dtcg", "-q"])
        let tokens = try TokenFile(json: Array(result.output.utf8))
        let durations = tokens.tokens.filter { $0.value == .duration(0.12) }.map(\.path)
        #expect(durations == ["fast", "also"], "\(result.output)")
        try result.output.write(toFile: "\(folder)/t.json", atomically: true, encoding: .utf8)
        for (target, name) in [
          ("scss", "_motion.scss"), ("css", "motion.css"),
        ] {
          let back = try await Tool.shell(
            "\"$TOOL\" convert @t.json --to \(target) -q -o \(name) && \"$TOOL\" check t.json \(name)",
            in: folder)
          #expect(back.output.contains("no change"), "\(back.output)\(back.error)")
        }
      }
      try #"{"d": {"$type": "duration", "$value": "200ms"}}"#.write(
        toFile: "\(folder)/d.json", atomically: true, encoding: .utf8)
      let alone = try await Tool.run(["convert", "@\(folder)/d.json", "--to", "css", "-q"])
      #expect(alone.status == 0 && alone.output == "200ms\n", "\(alone.output)\(alone.error)")
      let lost = try await Tool.run(["convert", "@\(folder)/d.json", "--to", "lottie"])
      #expect(lost.status == 1 && lost.error.contains("lottie has no durations"))
      let plot = try await Tool.run(["plot", "@\(folder)/d.json", "--plot", "-"])
      #expect(plot.status == 65 && plot.error.contains("contains no curve"))
    }
  }

  /// What a target writes, saved as a file, is read with the timing in its comments.
  @Test(arguments: ["css", "scss", "less", "tailwind", "android-xml", "smil"])
  func savedTextsKeepTheirTiming(target: String) async throws {
    try await Tool.inFolder { folder in
      for output in ["> saved.txt", "-o saved.txt"] {
        let result = try await Tool.shell(
          """
          "$TOOL" convert 'ease-out 300ms 50ms' --to \(target) -q \(output)
          "$TOOL" convert @saved.txt --to css --json -q
          """, in: folder)
        let texts = try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [[String: Any]]
        let timings = texts?.filter { ($0["curve"] as? String)?.contains("duration") == false }
        #expect(timings?.count == 1)
        #expect(timings?.first?["duration"] as? Double == 0.3, "\(output): \(result.output)")
        #expect(timings?.first?["delay"] as? Double == 0.05, "\(output): \(result.output)")
      }
    }
  }

  private static let spin = ".a { animation: spin 300ms ease-in-out 100ms 3 alternate }\n"

  /// A file has the delay and the repeats in settings, in declarations or in a comment, and the note says
  /// which.
  @Test(arguments: TargetLanguage.all.filter { !$0.isBinary && $0.name != "csv" }.map(\.name))
  func filesHaveTheWholeTiming(target: String) async throws {
    try await Tool.inFolder { folder in
      try Self.spin.write(toFile: "\(folder)/a.css", atomically: true, encoding: .utf8)
      let result = try await Tool.shell(
        "\"$TOOL\" convert @a.css --to \(target) -o out/ && cat out/*", in: folder)
      #expect(result.status == 0, "\(result.error)")
      let text = result.output
      let isTold = ["Runs 3 times, back and forth", "3 runs, back and forth"].contains {
        text.contains($0)
      }
      if result.error.contains("only a comment has the delay of 100ms") {
        #expect(isTold && text.contains("after 100"), "\(text)")
      } else if !result.error.contains("the text does not have") {
        let settings = [
          "repeat", "loops", "iteration", "autoreverses", "SetLoops", "numberOfRep", "alternate",
          "withRepeat", "yoyo", "reverse", "Reverse",
        ]
        #expect(isTold || settings.contains { text.contains($0) }, "\(text)")
      }
    }
  }

  @Test(arguments: ["scss", "less", "css"])
  func variablesAreReadBackWithTheirTiming(target: String) async throws {
    try await Tool.inFolder { folder in
      try (Self.spin + ".b { transition: top 1s linear }\n").write(
        toFile: "\(folder)/a.css", atomically: true, encoding: .utf8)
      let written = try await Tool.shell(
        "\"$TOOL\" convert @a.css --to \(target) -o out/", in: folder)
      #expect(written.status == 0)
      let isDeclared = target != "css"
      #expect(written.error.contains("only a comment") == !isDeclared, "\(written.error)")
      let read = try await Tool.shell("\"$TOOL\" convert \"@$(ls out/*)\" --to css", in: folder)
      #expect(read.status == 0)
      #expect(read.output.contains("over 300ms, after 100ms, 3 runs, back and forth"))
      #expect(read.output.contains("linear /* over 1000ms */"), "\(read.output)")
      #expect(!read.error.contains("expected a curve"), "\(read.error)")
      let text = try await Tool.shell("cat out/*", in: folder)
      for part in ["duration: 300ms", "delay: 100ms", "iteration-count: 3", "direction: alternate"]
      {
        // A style sheet has the repeats in a comment alone.
        let isExpected = isDeclared || part.hasSuffix("ms")
        #expect(text.output.contains("a-animation-spin-\(part);") == isExpected, "\(text.output)")
      }
    }
  }

  /// A style sheet has the times of a curve as properties, which are not tokens of their own.
  @Test(arguments: [#""$value": "9s""#, #""$value": "420ms""#])
  func aStyleSheetHasTheTimesOfACurve(own: String) async throws {
    try await Tool.inFolder { folder in
      try """
      {"m": {"$type": "transition",
        "card": {"$value": {"duration": "420ms", "delay": "50ms", "timingFunction": [0.2, 0, 0, 1]}},
        "fade": {"$value": {"duration": "0.15s", "delay": "0s", "timingFunction": [0.4, 0, 1, 1]}}},
       "n": {"card-delay": {"$type": "duration", \(own)},
         "card": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}}
      """.write(toFile: "\(folder)/t.json", atomically: true, encoding: .utf8)
      let written = try await Tool.shell(
        "\"$TOOL\" convert @t.json --to css -o motion.css && \"$TOOL\" check t.json motion.css",
        in: folder)
      #expect(written.output.contains("no change"), "\(written.output) \(written.error)")
      let text = try String(contentsOfFile: "\(folder)/motion.css", encoding: .utf8)
      for line in [
        "--m-card-duration: 420ms;", "--m-card-delay: 50ms;", "--m-fade-duration: 150ms;",
      ] {
        #expect(text.contains("  \(line)\n"), "\(text)")
      }
      #expect(!text.contains("fade-delay") && !text.contains("--n-card-duration"))
      let list = try await Tool.run(["presets", "@\(folder)/motion.css"])
      #expect(!list.output.contains("card-duration") && list.output.contains("n-card-delay"))
    }
  }

  /// A variable that is no time stays a note, and the curve has no invented duration.
  @Test func variablesThatAreNoTimesAreNotRead() async throws {
    try await Tool.inFolder { folder in
      try "$a: cubic-bezier(0.4, 0, 0.2, 1);\n$a-duration: $fast;\n$b-delay: 1s;\n".write(
        toFile: "\(folder)/a.scss", atomically: true, encoding: .utf8)
      let read = try await Tool.shell("\"$TOOL\" convert @a.scss --to css", in: folder)
      #expect(read.status == 0 && !read.output.contains("over") && !read.output.contains("after"))
      #expect(
        read.error.contains("$a-duration") && read.error.contains("$b-delay"), "\(read.error)")
    }
  }

  @Test(arguments: [
    ("one.swift", "let pop = Animation.easeInOut(duration: 0.3).delay(0.2)", "pop"),
    ("one.kt", "val pop = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)", "pop"),
    ("one.ts", "export const pop = { type: 'spring', stiffness: 300, damping: 20 };", "pop"),
  ])
  func theOnlyDeclarationIsFoundByItsName(file: String, text: String, name: String) async throws {
    try await Tool.inFolder { folder in
      try "\(text)\n".write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
      let run = { (argument: String) in
        try await Tool.shell("\"$TOOL\" convert \(argument) --to swiftui -q", in: folder)
      }
      let named = try await run("@\(file)#\(name)")
      let whole = try await run("@\(file)")
      #expect(named.status == 0 && !named.output.isEmpty, "\(named.error)")
      #expect(named.output == whole.output)
      let unknown = try await run("@\(file)#pip")
      #expect(unknown.status == 65 && unknown.error.contains("'\(name)'"), "\(unknown.error)")
    }
  }

  @Test func durationsThatAreZeroOrUnknownAreNotInvented() async throws {
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
      for argument in ["@\(folder)/a.json", "\(folder)/a.json"] {
        let result = try await Tool.run([
          "convert", argument, "--to", "dtcg", "--max-error", "0.001",
        ])
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

  /// A curve that a target cannot write is a failed conversion; a scene for it is a wrong request.
  @Test func aTargetWithoutScenesIsAUsageError() async throws {
    let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    let scene = root.appendingPathComponent("scenes/wobble.json").path
    let result = try await Tool.run(["convert", scene, "--to", "lottie,swiftui"])
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains("swiftui cannot express a scene; these targets can"))
  }
}
