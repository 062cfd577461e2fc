/// The help of a command, with its own options before the shared ones.
///
/// `--help` is the full text. `-h` keeps the summary, the examples, the usage and the command's own
/// options, and lists the names of the shared ones.
struct HelpText {
  /// The titles of the option groups that many commands share.
  static let sharedTitles = ["CURVES", "SAMPLING", "SPAN", "OUTPUT", "PICTURES", "SCREEN"]

  /// The column in which explanations begin.
  private static let textColumn = 26

  private let command: CommandDescription
  private let columns: Int
  private let own: [HelpSection]
  private let shared: [HelpSection]

  /// - Parameters:
  ///   - command: The command.
  ///   - columns: The width of the terminal.
  init(_ command: CommandDescription, columns: Int) {
    self.command = command
    self.columns = max(columns, Self.textColumn + 14)
    let sections = HelpSection.all(of: command)
    own = sections.filter { !Self.sharedTitles.contains($0.title) }
    shared = sections.filter { Self.sharedTitles.contains($0.title) }
  }

  /// The full help.
  var long: String {
    var paragraphs = [overview]
    if !command.discussion.isEmpty { paragraphs.append(wrapped(command.discussion)) }
    paragraphs += [usage] + (own + shared).map(text)
    if let subcommandHint { paragraphs.append(subcommandHint) }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The short help.
  var short: String {
    var paragraphs = [overview]
    let examples = wrapped(command.discussion).split(separator: "\n\n").first
    if let examples, examples.hasPrefix("Examples:") { paragraphs.append(String(examples)) }
    paragraphs += [usage] + own.map(text)
    if !shared.isEmpty {
      let lines = shared.map {
        "  \($0.title.lowercased()): \($0.options.joined(separator: " "))".wrapped(
          width: columns, indent: 4)
      }
      paragraphs.append("SHARED OPTIONS:\n" + lines.joined(separator: "\n"))
    }
    paragraphs.append(
      subcommandHint ?? wrapped("`curvetool help \(command.name)` explains every option."))
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private var subcommandHint: String? {
    command.subcommands.isEmpty
      ? nil : "  See '\(command.calledAs) help <subcommand>' for detailed help."
  }

  private var overview: String { wrapped("OVERVIEW: \(command.abstract)") }

  /// Text on lines of the terminal's width. Examples, which are indented, stay on one line to be copied.
  private func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("  ") ? String(line) : String(line).wrapped(width: columns)
    }.joined(separator: "\n")
  }

  /// The line of usage. With many options it names only arguments and what is required.
  private var usage: String {
    var shown = command.arguments.filter {
      $0.isShown && !$0.names.contains("--version") && !$0.names.contains("--help")
    }
    var words = ["USAGE: \(command.calledAs)"]
    if shown.count > 12 {
      shown = shown.filter { $0.isPositional || !$0.isOptional }
      words.append(shown.isEmpty ? "<options>" : "[<options>]")
    }
    words += shown.map(\.usage)
    if !command.subcommands.isEmpty { words.append("<subcommand>") }
    var lines = [words[0]]
    for word in words.dropFirst() {
      let line = lines[lines.count - 1]
      if line.count + 1 + word.count <= columns {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(of section: HelpSection) -> String {
    let entries = section.entries.map { entry in
      let label = "  " + entry.label
      guard !entry.text.isEmpty else { return label }
      let margin = String(repeating: " ", count: Self.textColumn)
      let text = entry.text.wrapped(width: columns - Self.textColumn).replacing(
        "\n", with: "\n" + margin)
      return label.count < Self.textColumn
        ? label + margin.dropFirst(label.count) + text : "\(label)\n\(margin)\(text)"
    }
    return "\(section.title):\n" + entries.joined(separator: "\n")
  }
}
