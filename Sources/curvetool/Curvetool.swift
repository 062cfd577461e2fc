import ArgumentParser
import CurveArithmetic
import CurvePlatforms
import Spring
import SystemPackage

/// The command-line tool.
struct Curvetool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curvetool",
    abstract: "Motion curves as numbers, pictures and pasteable text.",
    discussion: """
      Examples:
        curvetool spring --stiffness 230 --damping 22
        curvetool convert 'spring(stiffness: 230, damping: 22)' --to css,compose
        curvetool plot ease-in-out material.emphasized penner.out-bounce
        curvetool preview -o playground.html --open

      Data goes to standard output, everything else to standard error. Exit codes: 0 success, \
      1 a check failed, 64 usage error, 65 invalid data, 66 input not found, 69 a program such as \
      gnuplot is missing, 73 or 74 the output cannot be created or written.
      """,
    version: toolVersion,
    subcommands: commands)
}

/// Runs the tool and turns every error into one line and an exit code.
@main enum Main {
  static func main() {
    ignoreFailedWrites()
    reserveStandardDescriptors()
    Unfinished.handleSignals()
    do {
      try run(arguments)
    } catch is BrokenPipe {
      return  // `curvetool ... | head` has read enough
    } catch let error as ToolError {
      end(Advice.extended(error, for: command))
    } catch {
      let code = Curvetool.exitCode(for: error)
      if code.isSuccess {
        // Help, version, completions.
        do {
          let message = Curvetool.fullMessage(for: error)
          try writeFile("-", Array(answer(message, Arguments.all).utf8))
        } catch is BrokenPipe {
          return
        } catch {
          end(error as? ToolError ?? .cannotWrite("\(error)"))
        }
        return
      }
      writeError(Advice.extended(Curvetool.message(for: error), for: command))
      Curvetool.exit(withError: code)
    }
  }

  /// The command that the arguments name, if they do.
  private static var command: (any ParsableCommand.Type)? {
    Arguments.all.lazy.compactMap { word in commands.first { $0.isCalled(word) } }.first
  }

  /// The arguments, with the command before `-h` or `--help`.
  private static var arguments: [String] {
    let all = Arguments.all.map { isDeclaration($0) ? " " + $0 : $0 }
    guard all.count == 2, all[0] == "-h" || all[0] == "--help",
      commands.contains(where: { $0.isCalled(all[1]) })
    else { return all }
    return [all[1], all[0]]
  }

  /// Whether an argument is a declaration of CSS that begins like an option: `--ease: ease-in`, but not a range such
  /// as `-600:0`.
  private static func isDeclaration(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument.dropFirst().first.map { $0 == "." || $0.isNumber } == false
      && argument.first { " =:\n\t".contains($0) } == ":"
  }

  private static func run(_ arguments: [String]) throws {
    if let error = Advice.missingFile(in: arguments) { throw error }
    GivenOptions.note(arguments)
    var command = try parse(arguments)
    try RepeatedOptions.refuse(arguments, of: command)
    // Also where a check failed: the files are there.
    defer { if !arguments.contains("--quiet"), !arguments.contains("-q") { WrittenFiles.tell() } }
    try command.run()
  }

  /// What the parser answers instead of a command's result. Help has this tool's form: short for `-h` and without
  /// arguments.
  private static func answer(_ message: String, _ arguments: [String]) -> String {
    let others = ["--generate-completion-script", "---completion", "--experimental-dump-help"]
    guard message != toolVersion,
      !arguments.contains(where: { word in others.contains { word.hasPrefix($0) } }),
      let description = command.map({ CommandDescription(of: $0, in: "curvetool") })
        ?? CommandDescription(of: Curvetool.self)
    else {
      let names = commands.compactMap { $0.configuration.commandName }
      return HelpCompletion.added(to: message, names) + "\n"
    }
    let help = HelpText(description, columns: terminalSize().columns)
    let isShort = arguments.isEmpty || arguments.contains("-h") && !arguments.contains("--help")
    return isShort ? help.short : help.long
  }

  private static func end(_ error: ToolError) -> Never {
    for message in [error.message] + error.others { writeError(message) }
    Curvetool.exit(withError: ExitCode(error.code))
  }

  /// Parses the arguments with the command that they name, if that succeeds.
  ///
  /// The tree of all commands takes longer, but handles versions, help and the wording of errors.
  private static func parse(_ arguments: [String]) throws -> sending any ParsableCommand {
    if let word = arguments.first, !arguments.contains("--version"),
      let command = commands.first(where: { $0.isCalled(word) }),
      let parsed = try? command.parse(Array(arguments.dropFirst())), type(of: parsed) == command
    {
      return parsed
    }
    try refuseUnknownCommand(
      arguments.first == "help" ? arguments.dropFirst().first : arguments.first)
    return try Curvetool.parseAsRoot(arguments)
  }

  /// The parser's own message calls a misspelt command an argument.
  private static func refuseUnknownCommand(_ word: String?) throws {
    var (names, aliases): ([String], [String]) = ([], [])
    for command in commands {
      names.append(command.configuration.commandName ?? "")
      aliases += command.configuration.aliases
    }
    guard let word, !word.hasPrefix("-"), word != "help", !(names + aliases).contains(word) else {
      return
    }
    if word.hasPrefix("@") || (try? EasingParser().parse(word)) != nil {
      throw ToolError.usage(
        "'\(word.prefix(60))' is a curve: a command comes before it, as in `curvetool plot CURVE`")
    }
    if case .regular = kind(of: FilePath(argument: word)) {
      throw ToolError.usage(
        "\(word) is a file: a command comes before it, as in `curvetool plot \(word)`")
    }
    if TargetHint.isTarget(word) {
      throw ToolError.usage(
        "there is no command '\(word)': it is a target, as in `curvetool convert CURVE --to \(word)`"
      )
    }
    var message = "there is no command '\(word)': the commands are \(names.joined(separator: ", "))"
    if ["explain", "define", "glossary", "docs"].contains(word.lowercased()) {
      message =
        "there is no command '\(word)': docs/glossary.md explains the words (installed in share/doc/curvetool)"
    } else if let fact = SpringFact.all.first(where: { fact in
      [fact.column, fact.member, fact.title ?? ""].contains { $0.letters == word.letters }
    }) {
      message =
        "there is no command '\(word)': it is a fact of `curvetool spring` "
        + "(\(fact.help)); docs/glossary.md explains the words (installed in share/doc/curvetool)"
    } else if ["man", "manual", "manpage"].contains(word.lowercased()) {
      message =
        "there is no command '\(word)': `man curvetool` shows the installed manual, `curvetool help COMMAND` a command's help"
    } else if let near = otherNames[word.lowercased()] ?? NameList(names).nearest(to: word) {
      message = "there is no command '\(word)': did you mean '\(near)'?"
    } else if Arguments.all.first == "help" {
      message += "; docs/glossary.md explains the words (installed in share/doc/curvetool)"
    }
    throw ToolError.usage(message)
  }

  /// Commands by the names that other tools give them.
  private static let otherNames: [String: String] = {
    var names: [String: String] = [:]
    for (words, command) in [
      ("diff test changes verify", "check"), ("versus vs", "compare"),
      ("tokens", "presets @FILE"),
      ("list ls search find import read print cat count", "presets"),
      ("show draw graph chart view", "plot"), ("table sample samples values", "tabulate"),
      ("eval evaluate at", "tabulate CURVE --at 0.5"),
      ("export port translate format rewrite build generate codegen", "convert"),
      ("targets", "help convert"),
      ("lint validate audit", "presets @FILE --strict"), ("duplicates dedupe", "compare @FILE"),
      ("nearest closest match", "compare CURVE --nearest"),
      ("open animate page playground serve watch gallery html gif mp4 video svg", "preview"),
      ("png pdf picture image", "plot"),
      ("identify recognize recognise detect record", "fit"), ("easing", "bezier"),
      ("gesture", "play"), ("grid", "sweep"), ("optimize optimise", "design"),
      ("scene", "timeline"), ("inspect explain", "timeline SCENE --explain"),
      ("throw fling scroll flick swipe momentum inertia", "decay"), ("version", "--version"),
      ("solve simulate facts info settle settlingduration damping overshoot", "spring"),
      ("jump why cut cut-off cutoff", "spring --cut-at"),
      ("completions completion install-completions", "--generate-completion-script bash"),
      ("examples docs tutorial exit-codes errors", "help"),
      ("settling glossary", "help spring"), ("curves notation", "help plot"),
    ] {
      for word in words.split(separator: " ") { names[String(word)] = command }
    }
    return names
  }()

  private static func writeError(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    if !line.isEmpty { writeMessage("Error", line) }
  }
}

extension ParsableCommand {
  fileprivate static func isCalled(_ word: String) -> Bool {
    configuration.commandName == word || configuration.aliases.contains(word)
  }
}
