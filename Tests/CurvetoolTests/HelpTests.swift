import Foundation
import TestSupport
import Testing

/// Help texts are golden: a change of the options is seen.
@Suite struct HelpTests {
  @Test(arguments: [
    ("help", ["--help"]), ("help-spring", ["spring", "--help"]),
    ("help-bezier", ["bezier", "--help"]), ("help-tabulate", ["tabulate", "--help"]),
    ("help-plot", ["plot", "--help"]), ("help-compare", ["compare", "--help"]),
    ("help-presets", ["presets", "--help"]), ("help-keyframes", ["keyframes", "--help"]),
    ("help-timeline", ["timeline", "--help"]), ("help-sweep", ["sweep", "--help"]),
    ("help-bench", ["bench", "--help"]),
  ])
  func golden(name: String, arguments: [String]) async throws {
    let result = try await Tool.run(arguments, environment: ["COLUMNS": "80"])
    let url = Fixture.folder.appendingPathComponent("help/\(name).txt")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output == (try String(contentsOf: url, encoding: .utf8)))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async throws {
    let result = try await Tool.run(["--generate-completion-script", shell])
    #expect(result.status == 0 && result.output.contains("initial-velocity"))
  }

  @Test func version() async throws {
    let result = try await Tool.run(["--version"])
    #expect(result.status == 0 && result.output == "0.1.0\n")
  }
}
