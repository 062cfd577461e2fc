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
    ("help-bench", ["bench", "--help"]), ("help-fit", ["fit", "--help"]),
    ("help-design", ["design", "--help"]),
    ("help-convert", ["convert", "--help"]), ("help-preview", ["preview", "--help"]),
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

  /// A command parsed alone answers as the whole tool does.
  @Test func theToolSpeaksForItsCommands() async throws {
    for arguments in [["spring", "--version"], ["bezier", "--version"]] {
      let result = try await Tool.run(arguments)
      #expect(result.status == 0 && result.output == "0.1.0\n")
    }
    let help = try await Tool.run(["spring", "--help"])
    #expect(help.status == 0 && help.output.contains("USAGE: curvetool spring"))
    let error = try await Tool.run(["spring", "--mess", "1"])
    #expect(error.status == 64 && error.error.contains("Unknown option '--mess'"))
    let script = try await Tool.run(["--generate-completion-script", "bash"])
    let same = try await Tool.run(["spring", "--generate-completion-script", "bash"])
    #expect(script.output.contains("curvetool") && same.output == script.output)
  }
}
