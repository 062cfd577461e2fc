import ArgumentParser
import CurveArithmetic

/// The first option in the arguments that the command does not have.
///
/// The parser takes the value after such an option for an argument. The command's own checks may then refuse that
/// argument, with a message that does not name the option.
struct UnknownOption {
  /// The option as it was typed, without a value after `=`.
  let name: String
  private let command: String
  /// The options of the command, with their hyphens.
  private let known: [String]

  /// - Returns: nil if the command has every option that was typed.
  init?(in arguments: [String], of command: any ParsableCommand.Type) {
    let options = Self.options(of: command)
    var previous = ""
    for argument in arguments.prefix(while: { $0 != "--" }) {
      let name = String(argument.prefix { $0 != "=" })
      // The value of an option may be any text.
      let isValue = options.valued.contains(previous)
      previous = argument
      guard !isValue, name.hasPrefix("--"), !options.all.contains(name) else { continue }
      self.init(name, options.all, command)
      return
    }
    return nil
  }

  /// An option that the parser refuses, such as a letter.
  init(_ name: String, of command: any ParsableCommand.Type) {
    self.init(name, Self.options(of: command).all, command)
  }

  private init(_ name: String, _ known: [String], _ command: any ParsableCommand.Type) {
    (self.name, self.known) = (name, known)
    self.command = command.configuration.commandName ?? ""
  }

  /// One line: what to write instead, the nearest option, or where to read about all of them.
  var message: String {
    let start = "Unknown option '\(name)'"
    if let hint = OptionHint.text(name, of: command, known: known) { return "\(start): \(hint)" }
    let near =
      OptionHint.synonym(name, known: known) ?? NameList(known).nearest(to: name)
      ?? known.first { name.count > 4 && $0.hasPrefix(name + "-") }
    if let near { return "\(start). Did you mean '\(near)'?" }
    return "\(start): see 'curvetool help \(command)'"
  }

  /// The options of a command, hidden ones included, and those of them that take a value.
  private static func options(
    of command: any ParsableCommand.Type
  ) -> (all: [String], valued: Set<String>) {
    var (all, valued): ([String], Set<String>) = (
      ["--help", "--version", "--generate-completion-script"], []
    )
    let help = command.helpMessage(includeHidden: true, columns: 400)
    for line in help.split(separator: "\n") where line.hasPrefix("  -") {
      let fields = line.split(separator: " ")
      let names = fields.prefix { $0.hasPrefix("-") }.map { String($0.filter { $0 != "," }) }
      all += names
      if fields.dropFirst(names.count).first?.hasPrefix("<") == true { valued.formUnion(names) }
    }
    return (all, valued)
  }
}
