/// What the parser's messages lack: where to read more, and what was probably meant.
enum Advice {
  /// The parser's message with the advice, if there is any.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - command: The name of the command in the arguments, if it is one.
  static func extended(_ message: String, for command: String?) -> String {
    let message = onOneLine(message)
    if let option = message.split(separator: "'").dropFirst().first.map(String.init),
      message.hasPrefix("Unknown option"), let hint = hint(option, command)
    {
      return "Unknown option '\(option)': \(hint)"
    }
    if message.hasPrefix("Missing expected argument '--") {
      // The parser names a missing option first, where an unknown one tells more.
      if let option = Arguments.all.first(where: { hint($0, command) != nil }),
        let hint = hint(option, command)
      {
        return "Unknown option '\(option)': \(hint)"
      }
      if let missing = missing(command) { return missing }
    }
    if let meaning = meaning(message, command) { return meaning }
    let beginnings = ["Missing ", "Unexpected argument", "Unknown option"]
    guard let command, !message.contains("Did you mean"),
      beginnings.contains(where: message.hasPrefix)
    else { return message }
    return "\(message): see 'curvetool help \(command)'"
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

  /// What a command needs, with an example; nil for commands without required options.
  private static func missing(_ command: String?) -> String? {
    switch command {
    case "convert":
      let target = Arguments.all.last { TargetHint.isTarget($0) } ?? "css,compose"
      return "--to is missing: it names the targets, as in --to \(target)"
    case "preview":
      return "--output is missing: -o page.html writes the page, -o moving.svg a picture"
    default: return nil
    }
  }

  /// What was probably meant by an argument that the parser refuses.
  private static func meaning(_ message: String, _ command: String?) -> String? {
    if message.hasPrefix("Unexpected argument '-'"), Arguments.all.contains("--json") {
      return "--json takes no file: the JSON goes to standard output"
    }
    return nil
  }

  /// What to write in place of an option that the command does not have.
  private static func hint(_ option: String, _ command: String?) -> String? {
    switch option {
    case "--mass", "--stiffness", "--damping", "--damping-ratio", "--bounce", "--response",
      "--initial-velocity":
      return "a spring is one argument, as in 'mass 1, stiffness 230, damping 22'"
    case "--tension", "--friction":
      return "react-spring's tension is a stiffness, its friction a damping; "
        + "its text '{ tension: 230, friction: 22 }' is a curve of every command"
    case "--x1", "--y1", "--x2", "--y2":
      return "the control points are one argument, as in 0.25,0.1,0.25,1"
    case "--tolerance", "--error", "--epsilon":
      return "the largest error allowed is --max-error"
    case "--filter" where command == "bench" || command == "benchmark":
      return "the name is an argument, as in 'bench spring'"
    case "--velocity" where ["keyframes", "plot", "timeline"].contains(command):
      return "velocities are drawn and written with --velocities"
    case "--like" where command == "design": return "the curve to approximate is --nearest"
    case "--to" where command == "design":
      return "`curvetool convert CURVE --to TARGET` writes the result for another platform"
    case "--from", "--to":
      guard command == "compare" else { return nil }
      return "the values where the curve is 0 and 1 are --from-value and --to-value"
    case "--out", "--file": return "the output file is --output"
    case "--search" where command == "presets":
      return "the words to search for are arguments, as in 'presets material'"
    default: return nil
    }
  }
}
