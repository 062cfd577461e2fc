import CurveTestSupport
import Foundation
import Testing

@testable import curvetool

/// Help texts are golden files, so a change of options is visible.
@Suite struct HelpTests {
  @Test(arguments: [
    ("help", ["--help"]), ("help-spring", ["spring", "--help"]),
    ("help-bezier", ["bezier", "--help"]), ("help-tabulate", ["tabulate", "--help"]),
    ("help-plot", ["plot", "--help"]), ("help-compare", ["compare", "--help"]),
    ("help-presets", ["presets", "--help"]), ("help-keyframes", ["keyframes", "--help"]),
    ("help-timeline", ["timeline", "--help"]), ("help-sweep", ["sweep", "--help"]),
    ("help-bench", ["bench", "--help"]), ("help-fit", ["fit", "--help"]),
    ("help-design", ["design", "--help"]), ("help-decay", ["decay", "--help"]),
    ("help-play", ["play", "--help"]),
    ("help-convert", ["convert", "--help"]), ("help-preview", ["preview", "--help"]),
    ("help-check", ["check", "--help"]),
  ])
  func helpMatchesTheStoredText(name: String, arguments: [String]) async throws {
    let result = try await Tool.run(arguments, environment: ["COLUMNS": "80"])
    let url = Fixture.folder.appendingPathComponent("help/\(name).txt")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output == (try String(contentsOf: url, encoding: .utf8)))
    #expect(result.lines.allSatisfy { $0.count <= 80 })
    // Each example is a line of its own, which can be copied.
    let paragraph = result.output.split(separator: "Examples:\n").last?.split(separator: "\n\n")
      .first
    let examples = try #require(paragraph).split(separator: "\n")
    #expect(examples.count > 1 && examples.allSatisfy { $0.hasPrefix("  ") })
  }

  /// The parser's own help has the same words, in its own order of sections, without what it hides.
  @Test func theHelpSaysWhatTheParserSays() throws {
    func words(_ text: String) -> [Substring] {
      text.split { $0 == " " || $0 == "\n" }.sorted()
    }
    for command in commands {
      let description = try #require(CommandDescription(of: command, in: "curvetool"))
      let help = Curvetool.helpMessage(for: command, columns: 80)
      for columns in [80, 61, 40] {
        #expect(words(HelpText(description, columns: columns).long) == words(help))
      }
    }
    let tool = try #require(CommandDescription(of: Curvetool.self))
    #expect(words(HelpText(tool, columns: 80).long) == words(Curvetool.helpMessage(columns: 80)))
  }

  /// Examples and tables stay as they are, to be copied; the rest keeps to the terminal.
  @Test func theHelpKeepsToTheTerminal() throws {
    var count = 0
    for command in commands {
      let description = try #require(CommandDescription(of: command, in: "curvetool"))
      for columns in [40, 50, 66, 100] {
        let help = HelpText(description, columns: columns)
        for line in "\(help.long)\n\(help.short)".split(separator: "\n") {
          count += 1
          guard line.count > columns, !description.discussion.contains(line) else { continue }
          // The spellings of an option, or a word that no line can hold.
          #expect(line.hasPrefix("  -") || !line.dropFirst(26).contains(" "), "\(line)")
        }
      }
    }
    #expect(count > 1000)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionScriptsAreWhole(shell: String) async throws {
    let result = try await Tool.run(["--generate-completion-script", shell])
    #expect(result.status == 0 && result.output.contains("initial-velocity"))
    // The parser offers nothing after `help`: its part of the script names the commands.
    let names = Curvetool.configuration.subcommands.compactMap { $0.configuration.commandName }
    let list = names.joined(separator: " ")
    let wanted = [
      "bash": "compgen -W '\(list)' --", "zsh": "'1:command:(\(list))'",
      "fish": "\"curvetool help\" -eq 1' -fa '\(list)'",
    ]
    #expect(result.output.components(separatedBy: try #require(wanted[shell])).count == 2)
  }

  /// In a real bash; `scripts/check-install` types into all three shells.
  @Test(arguments: [
    ("curvetool he", "help"), ("curvetool help tim", "timeline"), ("curvetool help ''", "spring"),
    ("curvetool help spring ''", ""), ("curvetool spring --settling ui", "uikit"),
  ])
  func bashCompletesWords(typed: String, answer: String) async throws {
    let script = try await Tool.run(["--generate-completion-script", "bash"]).output
    let result = try await Tool.run(
      [
        "-c",
        """
        \(script)
        COMP_WORDS=(\(typed)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _curvetool curvetool "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        echo "${COMPREPLY[0]}"
        """,
      ], program: "/bin/bash")
    #expect(result.output == answer + "\n", "\(result.error)")
  }

  @Test func notesKeepToTheTerminal() {
    let note =
      "--step 16 is 16 s, but the samples end at 0.66 s: 16 ms is written 16ms, not 16 s or so"
    #expect(messageText("Note", note, columns: nil) == "Note: \(note)\n")
    let lines = messageText("Note", note, columns: 40).split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 40 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") && !$0.hasPrefix("   ") })
    let typed = lines.joined(separator: " ").split(separator: " ")
    #expect(typed == "Note: \(note)".split(separator: " "))
  }

  /// `-h` is short: examples, the command's own options, and the shared ones by name.
  @Test(arguments: ["spring", "convert", "plot", "compare", "timeline", "sweep"])
  func theShortHelpNamesTheSharedOptions(command: String) async throws {
    let short = try await Tool.run([command, "-h"]).output
    let long = try await Tool.run([command, "--help"]).output
    #expect(try await Tool.run(["help", command]).output == long)
    #expect(short.utf8.count < long.utf8.count * 9 / 10)
    #expect(short.contains("Examples:") && short.contains("`curvetool help \(command)`"))
    // The short form names all options of the long form.
    let options = long.matches(of: /(?m)^  (?:-[a-z], )?(--[a-z-]+)/).map(\.1)
    #expect(options.count > 5 && options.allSatisfy { short.contains($0) })
    // Own options come before shared ones.
    let titles = long.matches(of: /(?m)^([A-Z]+):$/).map(\.1)
    let indices = ["OPTIONS", "OUTPUT"].compactMap { titles.firstIndex(of: $0[...]) }
    #expect(indices == indices.sorted() && !indices.isEmpty)
  }

  @Test func aloneItShowsWhatToTry() async throws {
    let alone = try await Tool.run([])
    #expect(alone.status == 0 && alone.error.isEmpty)
    #expect(alone.output.contains("curvetool spring --stiffness 230 --damping 22"))
    #expect(alone.output == (try await Tool.run(["-h"]).output))
    // The examples run.
    let lines = alone.output.matches(of: /(?m)^  curvetool (.*)$/).map { String($0.1) }
    #expect(lines.count == 4)
    for line in lines where !line.contains(" -o ") {
      let typed = line.matches(of: /'([^']*)'|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
      #expect(try await Tool.run(typed).status == 0, "\(line)")
    }
  }

  @Test(arguments: [
    (
      ["convert", "ease"],
      "--to is missing: it names the targets, as in --to css,compose"
    ),
    (["plot"], "plot takes a curve or several, as in `curvetool plot ease swiftui.bouncy`"),
    (["timeline", "a.json", "extra"], "timeline takes one file, but got two"),
    (["bench", "a", "extra"], "Unexpected argument 'extra': see `curvetool help bench`"),
    (["spring", "--mas", "1"], "Unknown option '--mas'. Did you mean '--mass'?"),
    (["help", "sprin"], "there is no command 'sprin': did you mean 'spring'?"),
  ])
  func errorsOfTheParserHaveAdvice(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error == "Error: \(message)\n")
  }

  @Test func theVersionIsPrinted() async throws {
    let result = try await Tool.run(["--version"])
    #expect(result.status == 0 && result.output == "\(toolVersion)\n")
  }

  /// `scripts/set-version` writes all of them.
  @Test func everyFileNamesTheSameVersion() throws {
    let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let section = try text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(section?.hasPrefix("## \(toolVersion) (") == true)
    #expect(try text("Web/dist/package.json").contains("\"version\": \"\(toolVersion)\""))
    #expect(try text("packaging/curvetool.rb").contains("/tags/\(toolVersion).tar.gz"))
  }

  /// A command that is parsed alone behaves like the whole tool.
  @Test func theToolSpeaksForItsCommands() async throws {
    for arguments in [["spring", "--version"], ["bezier", "--version"]] {
      let result = try await Tool.run(arguments)
      #expect(result.status == 0 && result.output == "\(toolVersion)\n")
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
