import ArgumentParser
import CurveDocuments

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
    let dump = try? JSONNode(document: Array(command._dumpHelp().utf8))
    let arguments = try? dump?.member("command")?.member("arguments")?.elements()
    options = (arguments ?? []).compactMap { try? Self.option($0) }
    self.arguments = (arguments ?? []).compactMap { node in
      (try? node.member("kind")?.string()) == "positional"
        ? try? node.member("valueName")?.string() : nil
    }
  }

  private static func option(_ node: JSONNode) throws(DocumentError) -> Option? {
    guard let names = try node.member("names")?.elements() else { return nil }
    var spellings: [String] = []
    for name in names {
      let text = try name.member("name")?.string() ?? ""
      spellings.append(text.count > 1 ? "--\(text)" : "-\(text)")
    }
    var values: [String] = []
    if let list = try node.member("completionKind")?.member("list")?.member("values") {
      for value in try list.elements() { values.append(try value.string()) }
    }
    let title = try node.member("sectionTitle")?.string() ?? ""
    return Option(
      names: spellings.filter { $0.count > 2 } + spellings.filter { $0.count <= 2 },
      takesValue: try node.member("kind")?.string() == "option",
      isRepeating: try node.member("isRepeating")?.bool() ?? false, values: values,
      isShared: HelpText.sharedTitles.contains(title.uppercased()),
      isShown: try node.member("shouldDisplay")?.bool() ?? true)
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
