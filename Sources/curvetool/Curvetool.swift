import ArgumentParser
import Arithmetic

/// The command-line tool.
struct Curvetool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curvetool",
    abstract: "Motion curves as numbers, pictures and pasteable text.",
    discussion: """
      Data goes to standard output, everything else to standard error. Exit codes: 0 done, \
      1 a check failed, 64 usage, 65 bad data, 66 no such input, 69 gnuplot missing, \
      73 or 74 the output can't be created or written.
      """,
    version: toolVersion,
    subcommands: [
      SpringCommand.self, BezierCommand.self, TabulateCommand.self, PlotCommand.self,
      CompareCommand.self, KeyframesCommand.self, TimelineCommand.self, SweepCommand.self,
      ConvertCommand.self, PreviewCommand.self, FitCommand.self, DesignCommand.self,
      PresetsCommand.self, BenchCommand.self,
    ])
}

/// Runs the tool and turns every error into one line and an exit code.
@main enum Main {
  static func main() async {
    ignoreBrokenPipes()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      var command = try parse(arguments)
      try RepeatedOptions.refuse(arguments, of: command)
      if var command = command as? AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch is BrokenPipe {
      return  // `curvetool ... | head` has read enough
    } catch let error as ToolError {
      writeError(error.message)
      Curvetool.exit(withError: ExitCode(error.code))
    } catch {
      let code = Curvetool.exitCode(for: error)
      if code.isSuccess { Curvetool.exit(withError: error) }  // help, version, completions
      writeError(Curvetool.message(for: error))
      Curvetool.exit(withError: code)
    }
  }

  /// Parses the arguments, by the command alone that they name if that does.
  ///
  /// The tree of all commands takes longer, but knows versions and help, and how to put errors.
  private static func parse(_ arguments: [String]) throws -> sending any ParsableCommand {
    if let word = arguments.first, !arguments.contains("--version"),
      let command = Curvetool.configuration.subcommands.first(where: { $0.isCalled(word) }),
      let parsed = try? command.parse(Array(arguments.dropFirst())), type(of: parsed) == command
    {
      return parsed
    }
    try refuseUnknownCommand(arguments.first)
    return try Curvetool.parseAsRoot(arguments)
  }

  /// The parser's own message for a misspelt command speaks of an argument.
  private static func refuseUnknownCommand(_ word: String?) throws {
    var (names, aliases): ([String], [String]) = ([], [])
    for command in Curvetool.configuration.subcommands {
      names.append(command.configuration.commandName ?? "")
      aliases += command.configuration.aliases
    }
    guard let word, !word.hasPrefix("-"), word != "help", !(names + aliases).contains(word) else {
      return
    }
    var message = "there is no command '\(word)': the commands are \(names.joined(separator: ", "))"
    if let near = NameList(names).nearest(to: word) {
      message = "there is no command '\(word)': did you mean '\(near)'?"
    }
    throw ToolError.usage(message)
  }

  private static func writeError(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    if !line.isEmpty { writeToStandardError("Error: \(line)\n") }
  }
}

extension ParsableCommand {
  fileprivate static func isCalled(_ word: String) -> Bool {
    configuration.commandName == word || configuration.aliases.contains(word)
  }
}
