/// A section of the help: options, arguments or subcommands under a title.
struct HelpSection {
  struct Entry {
    let label: String
    let text: String
    /// The usual spelling of an option, for a list of names.
    let option: String?
  }

  let title: String
  let entries: [Entry]

  var options: [String] { entries.compactMap(\.option) }

  /// The arguments, the titled sections in the order of their options, all other options, and the subcommands.
  static func all(of command: CommandDescription) -> [HelpSection] {
    let shown = command.arguments.filter(\.isShown)
    var titles = ["ARGUMENTS"]
    for argument in shown where !titles.contains(argument.heading) && argument.title != nil {
      titles.append(argument.heading)
    }
    let sections = (titles + ["OPTIONS"]).map { title in
      HelpSection(
        title: title, entries: shown.filter { $0.heading == title }.map(Entry.init(argument:)))
    }
    let subcommands = command.subcommands.map {
      Entry(label: $0.names.joined(separator: ", "), text: $0.abstract, option: nil)
    }
    return (sections + [HelpSection(title: "SUBCOMMANDS", entries: subcommands)]).filter {
      !$0.entries.isEmpty
    }
  }
}

extension HelpSection.Entry {
  init(argument: CommandDescription.Argument) {
    let names = argument.names.filter { $0.count == 2 } + argument.names.filter { $0.count > 2 }
    label = [names.joined(separator: ", "), argument.value].filter { !$0.isEmpty }
      .joined(separator: " ")
    let values =
      argument.values.isEmpty ? nil : "values: \(argument.values.joined(separator: ", "))"
    let facts = [values, argument.defaultValue.map { "default: \($0)" }].compactMap { $0 }
    let noted = facts.isEmpty ? [] : ["(\(facts.joined(separator: "; ")))"]
    text = ([argument.abstract].filter { !$0.isEmpty } + noted).joined(separator: " ")
    option = names.last
  }
}

extension CommandDescription.Argument {
  /// The title of its section.
  fileprivate var heading: String {
    title?.uppercased() ?? (isPositional ? "ARGUMENTS" : "OPTIONS")
  }

  /// Its form in the line of usage.
  var usage: String {
    let name = names.first { $0.count > 2 } ?? names.first ?? ""
    let text = [name, value, isRepeating ? "..." : ""].filter { !$0.isEmpty }
      .joined(separator: " ")
    return isOptional ? "[\(text)]" : text
  }
}
