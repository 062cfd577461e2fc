import ArgumentParser

/// The options of a command, as the parser describes them.
struct CommandOptions {
  struct Option {
    /// The spellings, with their hyphens; the first is the usual one.
    let names: [String]
    let takesValue: Bool
    /// Whether it may be given several times.
    let isRepeating: Bool
    /// The values that it takes; empty if it takes others.
    let values: [String]
    /// Whether the option belongs to a group that many commands have.
    let isShared: Bool
    /// Whether the help shows it.
    let isShown: Bool
  }

  /// The command's name.
  let command: String
  let options: [Option]
  /// The names of its arguments.
  private let arguments: [String]

  init(of command: any ParsableCommand.Type) {
    self.command = command.configuration.commandName ?? ""
    let all = CommandDescription(of: command)?.arguments ?? []
    options = all.filter { !$0.isPositional }.map { Option($0) }
    arguments = all.filter(\.isPositional).map(\.valueName)
  }

  /// Whether its arguments are curves.
  var readsCurves: Bool { arguments.contains { ["curve", "spring", "first"].contains($0) } }

  /// Every spelling, hidden ones included.
  var all: [String] { options.flatMap(\.names) }

  /// The spellings that the help shows.
  var shown: [String] { options.filter(\.isShown).flatMap(\.names) }

  /// The spellings of the options that take a value.
  var valued: Set<String> { Set(options.filter(\.takesValue).flatMap(\.names)) }

  /// The command's own options, by their usual names.
  var own: [String] {
    options.filter { $0.isShown && !$0.isShared }.compactMap(\.names.first)
      .filter { !["--help", "--version", "--strict", "--quiet", "--color"].contains($0) }
  }
}

extension CommandOptions.Option {
  fileprivate init(_ option: CommandDescription.Argument) {
    names = option.names.filter { $0.count > 2 } + option.names.filter { $0.count <= 2 }
    takesValue = option.takesValue
    isRepeating = option.isRepeating
    values = option.completions
    isShared = HelpText.sharedTitles.contains(option.title?.uppercased() ?? "")
    isShown = option.isShown
  }
}
