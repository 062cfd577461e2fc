import ArgumentParser
import CurveDocuments

/// A command as the parser describes it for `--experimental-dump-help`.
struct CommandDescription {
  /// An argument, option or flag.
  struct Argument {
    /// The spellings with their hyphens, in the order of their declaration; empty for an argument.
    let names: [String]
    /// The name of its value in the help.
    let valueName: String
    let takesValue: Bool
    /// Whether the value may be left out.
    let isValueOptional: Bool
    let isOptional: Bool
    /// Whether it may be given several times.
    let isRepeating: Bool
    /// Whether the help shows it.
    let isShown: Bool
    /// The title of its section; nil in the sections of all other arguments and options.
    let title: String?
    let abstract: String
    let defaultValue: String?
    /// The values of its enumeration.
    let values: [String]
    /// The values that a shell completes.
    let completions: [String]

    var isPositional: Bool { names.isEmpty }

    /// What follows the name; empty for a flag.
    var value: String {
      guard isPositional || takesValue else { return "" }
      return isValueOptional ? "[<\(valueName)>]" : "<\(valueName)>"
    }
  }

  struct Subcommand {
    /// The name and its aliases.
    let names: [String]
    let abstract: String
  }

  let name: String
  /// The words that call the command.
  let calledAs: String
  let abstract: String
  let discussion: String
  let arguments: [Argument]
  let subcommands: [Subcommand]

  /// - Parameters:
  ///   - command: The command.
  ///   - tool: The name of the tool, if the command is one of its subcommands: they have its `--version`.
  init?(of command: any ParsableCommand.Type, in tool: String? = nil) {
    guard let node = try? JSONNode(document: Array(command._dumpHelp().utf8)).member("command"),
      let description = try? CommandDescription(node, in: tool)
    else { return nil }
    self = description
  }

  private init(_ node: JSONNode, in tool: String?) throws(DocumentError) {
    let name = try node.member("commandName")?.string() ?? ""
    self.name = name
    calledAs = tool.map { "\($0) \(name)" } ?? name
    abstract = try node.member("abstract")?.string() ?? ""
    discussion = try node.member("discussion")?.string() ?? ""
    var arguments: [Argument] = []
    for argument in try node.member("arguments")?.elements() ?? [] {
      arguments.append(try Argument(argument))
    }
    if tool != nil {
      let help = arguments.firstIndex { $0.names.contains("--help") } ?? arguments.count
      arguments.insert(.version, at: help)
    }
    var subcommands: [Subcommand] = []
    for command in try node.member("subcommands")?.elements() ?? [] {
      let name = try command.member("commandName")?.string() ?? ""
      // The parser adds its own `help` to every command.
      guard name != "help", try command.member("shouldDisplay")?.bool() ?? true else { continue }
      subcommands.append(
        Subcommand(
          names: [name] + (try command.strings("aliases")),
          abstract: try command.member("abstract")?.string() ?? ""))
    }
    (self.arguments, self.subcommands) = (arguments, subcommands)
  }
}

extension CommandDescription.Argument {
  fileprivate static let version = Self(
    names: ["--version"], valueName: "version", takesValue: false, isValueOptional: false,
    isOptional: true, isRepeating: false, isShown: true, title: nil, abstract: "Show the version.",
    defaultValue: nil, values: [], completions: [])

  fileprivate init(_ node: JSONNode) throws(DocumentError) {
    var names: [String] = []
    for name in try node.member("names")?.elements() ?? [] {
      let text = try name.member("name")?.string() ?? ""
      names.append(text.count > 1 ? "--\(text)" : "-\(text)")
    }
    self.names = names
    valueName = try node.member("valueName")?.string() ?? ""
    takesValue = try node.member("kind")?.string() == "option"
    // Of the options here, only those with `defaultAsFlag` look for a value.
    let parsing = try node.member("parsingStrategy")?.string()
    isValueOptional = takesValue && parsing == "scanningForValue"
    isOptional = try node.member("isOptional")?.bool() ?? false
    isRepeating = try node.member("isRepeating")?.bool() ?? false
    isShown = try node.member("shouldDisplay")?.bool() ?? true
    title = try node.member("sectionTitle")?.string()
    abstract = try node.member("abstract")?.string() ?? ""
    defaultValue = try node.member("defaultValue")?.string()
    values = try node.strings("allValues")
    completions = try node.member("completionKind")?.member("list")?.strings("values") ?? []
  }
}

extension JSONNode {
  fileprivate func strings(_ name: String) throws(DocumentError) -> [String] {
    var strings: [String] = []
    for element in try member(name)?.elements() ?? [] { strings.append(try element.string()) }
    return strings
  }
}
