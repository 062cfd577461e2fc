import Foundation
import Testing

/// What a file loses is noted with its position, and an error with --strict.
@Suite struct StrictTests {
  private static let sheet = """
    :root { --ok: ease-in; --also: linear;
      --bad: cubic-bezier(2,0,0,1) }
    .x { transition: opacity 1s theme('x') }
    """

  private static let commands = [
    ["convert", "FILE", "--to", "css"], ["plot", "FILE"], ["tabulate", "FILE", "--at", "0.5"],
    ["compare", "FILE"], ["compare", "FILE#ok", "linear"],
    ["compare", "ease", "--nearest", "FILE"],
    ["presets", "FILE"], ["preview", "FILE", "-o", "OUT"], ["bezier", "FILE#ok"],
    ["design", "--nearest", "FILE#ok", "--to", "spring"], ["tabulate", "x=FILE#ok", "--at", "0.5"],
  ]

  @Test(arguments: commands) func everyCommandHasIt(command: [String]) async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/theme.css"
      try Self.sheet.write(toFile: path, atomically: true, encoding: .utf8)
      let arguments = command.map {
        $0.replacingOccurrences(of: "FILE", with: "@" + path)
          .replacingOccurrences(of: "OUT", with: folder + "/out.html")
      }
      let lax = try await Tool.run(arguments)
      #expect(lax.status == 0, "\(lax.error)")
      #expect(
        lax.error.contains("Note: \(path):2:10: --bad: 'cubic-bezier(2,0,0,1)': expected x1"))
      #expect(lax.error.contains("Note: \(path):3:29: transition: 'theme('x')'"))
      try? FileManager.default.removeItem(atPath: folder + "/out.html")
      let strict = try await Tool.run(arguments + ["--strict"])
      #expect(strict.status == 65 && strict.output.isEmpty)
      let errors = strict.error.split(separator: "\n")
      #expect(errors.count == 2)
      #expect(
        errors.first == "Error: \(path):2:10: --bad: 'cubic-bezier(2,0,0,1)': expected x1 in 0...1")
      #expect(errors.last?.hasPrefix("Error: \(path):3:29: transition: 'theme('x')'") == true)
      #expect(try Tool.contents(folder) == ["theme.css"])
      try ":root { --ok: ease-in; --also: linear; --c: red }".write(
        toFile: path, atomically: true, encoding: .utf8)
      let good = try await Tool.run(arguments + ["--strict"])
      #expect(good.status == 0 && !good.error.contains("Note"), "\(good.error)")
    }
  }

  /// Keyframes may begin or end at the element's own value.
  @Test func strictAcceptsIncompleteKeyframes() async throws {
    let result = try await Tool.run(
      "a.css", "a { --e: ease-in } @keyframes spin { to { rotate: 1turn } }",
      "presets @a.css --strict")
    #expect(result.status == 0 && result.error.contains("it has no keyframe at 0 %"))
  }

  @Test func tokensOfOtherTypesHaveANoteUnderStrict() async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/a.tokens.json"
      let text = """
        {"c": {"$type": "color", "red": {"$value": "#f00"}, "blue": {"$value": "#00f"}},
         "e": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}OTHER}
        """
      try text.replacingOccurrences(of: "OTHER", with: "").write(
        toFile: path, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["presets", "@" + path, "--strict"])
      #expect(result.status == 0)
      #expect(
        result.error
          == "Note: \(path):1:33: c.red (and 1 more): tokens of type color are skipped\n")
      try text.replacingOccurrences(
        of: "OTHER", with: ", \"s\": {\"$type\": \"motionPath\", \"$value\": {\"mass\": 1}}"
      ).write(toFile: path, atomically: true, encoding: .utf8)
      let strict = try await Tool.run(["presets", "@" + path, "--strict"])
      #expect(strict.status == 65 && strict.error.contains("tokens of type motionPath are skipped"))
    }
  }

  /// Twenty are shown, and the number of the others is exact: of a style sheet, whose reader makes 100 notes at most, and
  /// with notes among them that are no losses.
  @Test(arguments: [1, 20, 21, 57, 100, 101, 250])
  func lossesAreCounted(count: Int) async throws {
    let good = ":root { --ok: ease-in }\n@keyframes half { to { opacity: 0 } }\n"
    let bad = (0..<count).map { ".a\($0) { animation-timing-function: cubic-bezier(2,0,0,1) }" }
    let tokens = (0..<count).map {
      #""b\#($0)": {"$type": "cubicBezier", "$value": [2, 0, 0, \#($0)]}"#
    }
    for (name, text) in [
      ("a.css", good + bad.joined(separator: "\n")),
      (
        "a.tokens.json",
        #"{"e": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "c": {"$type": "color", "$value": "red"},"#
          + tokens.joined(separator: ",") + "}"
      ),
    ] {
      let result = try await Tool.run(name, text, "presets @\(name) --strict")
      let errors = result.error.split(separator: "\n")
      #expect(result.status == 65 && errors.count == min(count, 20) + (count > 20 ? 1 : 0))
      #expect(errors.prefix(20).allSatisfy { $0.contains("in 0...1") }, "\(errors)")
      if count > 20 { #expect(errors.last == "Error: \(name): and \(count - 20) more") }
    }
  }

  @Test(arguments: [
    ["tabulate", "ease", "--strict"], ["convert", "ease", "--to", "css", "--strict"],
    ["compare", "ease", "linear", "--strict"], ["presets", "--strict"],
  ])
  func withoutAFileItHasNoEffect(arguments: [String]) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error.contains("--strict has no effect without @FILE"))
  }

  @Test func formulasAreEscapedOnRequest() async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/theme.css"
      try ":root { --e: ease }".write(toFile: path, atomically: true, encoding: .utf8)
      let arguments = ["tabulate", "@" + path, "b=ease", "--at", "-1,0", "--clamp", "--format"]
      let plain = try await Tool.run(arguments + ["csv"])
      #expect(plain.output == "progress,--e,b\n-1,0,0\n0,0,0\n")
      let escaped = try await Tool.run(arguments + ["csv", "--escape-formulas"])
      #expect(escaped.output == "progress,\"'--e\",b\n-1,0,0\n0,0,0\n")
      let tabs = try await Tool.run(arguments + ["tsv", "--escape-formulas"])
      #expect(tabs.output.hasPrefix("progress\t'--e\tb\n-1\t"))
      let names = try await Tool.run(["presets", "@" + path, "--csv", "-", "--escape-formulas"])
      #expect(names.output.contains("\n\"'--e\","))
      for arguments in [["tabulate", "ease"], ["presets", "--json"], ["fit", "-"]] {
        let idle = try await Tool.run(arguments + ["--escape-formulas"])
        #expect(idle.status == 64 && idle.error.contains("--escape-formulas has no effect"))
      }
    }
  }
}
