import ArgumentParser

/// What the parser's messages lack: where to read more, and what was probably meant.
enum Advice {
  /// The parser's message with the advice, if there is any.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - command: The command that the arguments name, if they do.
  static func extended(_ message: String, for command: (any ParsableCommand.Type)?) -> String {
    let message = onOneLine(message)
    guard let command else {
      let isVersion = ["'-v'", "'-V'"].contains { message.hasSuffix($0) }
      if isVersion { return "\(message). Did you mean '--version'?" }
      guard message.hasPrefix("Unknown option") else { return message }
      let option = message.split(separator: "'").dropFirst().first.map(String.init) ?? ""
      return UnknownOption.messageWithoutCommand(option) ?? "\(message): see `curvetool help`"
    }
    let unknown = UnknownOption.all(in: Arguments.all, of: command)
    if let message = UnknownOption.message(of: unknown) { return message }
    let quoted = message.split(separator: "'").dropFirst().first.map(String.init)
    if let quoted, message.hasPrefix("Unknown option") {
      return UnknownOption(quoted, of: command).message
    }
    let name = command.configuration.commandName ?? ""
    if let hint = ValueHint.text(for: message, of: CommandOptions(of: command)) {
      return "\(message.hasSuffix(".") ? String(message.dropLast()) : message); \(hint)"
    }
    if message.hasPrefix("Unexpected argument"), let quoted,
      let hint = StrayArgument.hint(quoted, CommandOptions(of: command))
    {
      return hint
    }
    if message.hasPrefix("--output "), message.contains("has no extension"),
      let path = message.split(separator: " ").dropFirst().first.map(String.init),
      let target = TargetHint.forFile(path)
    {
      return "--output \(path) cannot hold rows: "
        + "`curvetool convert CURVE --to \(target) -o \(path)` writes it"
    }
    if let meaning = meaning(message, quoted ?? "", name) { return meaning }
    let beginnings = ["Missing ", "Unexpected argument"]
    guard beginnings.contains(where: message.hasPrefix) else { return message }
    return "\(message): see `curvetool help \(name)`"
  }

  /// An error with what was probably meant by an argument that is not a curve.
  static func extended(
    _ error: ToolError, for command: (any ParsableCommand.Type)?
  ) -> ToolError {
    let missing = "there is no file "
    let word =
      error.message.hasPrefix(missing)
      ? String(error.message.dropFirst(missing.count))
      : error.message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
        .map(String.init) ?? ""
    let beginnings = ["curve '\(word)'", "'\(word)' is not a curve", missing]
    guard error.code == 64, let command, beginnings.contains(where: error.message.hasPrefix),
      let hint = StrayArgument.hint(word, CommandOptions(of: command))
    else { return error }
    return .usage(hint)
  }

  /// The error for an option whose file's name is missing: the parser would take the next option for it. Nil if
  /// each has its file.
  static func missingFile(in arguments: [String]) -> ToolError? {
    for (option, next) in zip(arguments.prefix { $0 != "--" }, arguments.dropFirst())
    where ["--csv", "--output", "-o", "--plot", "--script"].contains(option) {
      guard next.hasPrefix("--"), next.count > 2 else { continue }
      return .usage(
        "\(option) takes a value before \(next), as in \(OptionExample.text(of: option) ?? "\(option) FILE")"
      )
    }
    return nil
  }

  /// The parser lists allowed values on lines of their own.
  private static func onOneLine(_ message: String) -> String {
    guard message.contains("\n") else { return message }
    let lines = message.split(separator: "\n").map { $0.drop { $0 == " " } }
    let values = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
    guard !values.isEmpty else { return message }
    return (lines.filter { !$0.hasPrefix("- ") } + [values.joined(separator: ", ")[...]]).joined(
      separator: " ")
  }

  /// What was probably meant, or what is missing, with an example; nil if there is nothing to add.
  ///
  /// - Parameter quoted: The argument or the option that the message names.
  private static func meaning(_ message: String, _ quoted: String, _ command: String) -> String? {
    if message.hasPrefix("Missing value") { return OptionExample.missing(quoted, command) }
    if message.hasPrefix("Missing expected argument") {
      if quoted.hasPrefix("--to"), command == "convert" {
        let target =
          Arguments.all.last { TargetHint.isTarget($0) }
          ?? Arguments.all.last.flatMap { TargetHint.forFile($0) } ?? "css,compose"
        return "--to is missing: it names the targets, as in --to \(target)"
      }
      return missing[command]
    }
    if message.hasPrefix("Unexpected argument '-'"), Arguments.all.contains("--json") {
      return "--json takes no file: the JSON goes to standard output"
    }
    if message.hasPrefix("Unexpected argument") {
      switch command {
      case "check": return "check takes two files, OLD and NEW"
      case "fit" where Arguments.all.contains { SampleFile.isNamed($0) && $0 == quoted }:
        return
          "fit takes one file: `curvetool compare FILE FILE` compares two, `curvetool plot` draws them"
      case "timeline", "play", "fit", "keyframes": return "\(command) takes one file, but got two"
      default: return nil
      }
    }
    guard message.contains(" unexpected arguments: ") else { return nil }
    switch command {
    case "keyframes": return "values are one argument, as in --values 0,10,0"
    case "timeline", "play", "fit": return "\(command) takes one file, but got several"
    default: return nil
    }
  }

  /// What a command needs, with an example.
  private static let missing = [
    "plot": "plot takes a curve or several, as in `curvetool plot ease swiftui.bouncy`",
    "tabulate": "tabulate takes a curve or several, as in `curvetool tabulate ease linear`",
    "bezier": "bezier takes a curve or its four numbers, as in `curvetool bezier 0.25,0.1,0.25,1`",
    "compare": "compare takes two curves, as in `curvetool compare ease ease-in`",
    "preview": "--output is missing: -o page.html writes the page, -o moving.svg a picture",
    "fit": "fit takes a recording, as in `curvetool fit log.csv`, or - for standard input",
    "play": "play takes a JSON file or the JSON itself: `curvetool help play` has examples",
    "timeline": "timeline takes a scene in a JSON file: `curvetool help timeline` has examples",
    "check": "check takes two files, OLD and NEW; `curvetool presets @FILE --strict` checks one",
  ]
}
