/// The parser's help, with a command's own options before the shared ones.
///
/// `--help` is the full text. `-h` keeps the summary, the examples, the usage and the command's own
/// options, and lists the names of the shared ones.
struct HelpText {
  /// The titles of the option groups that many commands share.
  static let sharedTitles = ["CURVES", "SAMPLING", "SPAN", "OUTPUT", "PICTURES", "SCREEN"]

  /// The summary, the discussion and the usage.
  private let head: [Substring]
  private let own: [Section]
  private let shared: [Section]

  private struct Section {
    let title: Substring
    var lines: [Substring]

    var text: String { "\(title):\n" + lines.joined(separator: "\n") }

    /// The spellings of the options, without their descriptions.
    var options: [String] {
      lines.filter { $0.hasPrefix("  -") }.map { line in
        line.split(separator: " ").prefix { $0.hasPrefix("-") }.last.map { $0.filter { $0 != "," } }
          ?? ""
      }
    }
  }

  /// - Parameter text: Help from the parser; the result is nil for any other text.
  init?(_ text: String) {
    guard text.hasPrefix("OVERVIEW: ") else { return nil }
    var (head, sections): ([Substring], [Section]) = ([], [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix(":"), line.dropLast().allSatisfy({ $0.isUppercase || $0 == " " }) {
        sections.append(Section(title: line.dropLast(), lines: []))
      } else if sections.isEmpty {
        head.append(line)
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    for index in sections.indices {
      while sections[index].lines.last?.isEmpty == true { sections[index].lines.removeLast() }
    }
    self.head = head
    own = sections.filter { !Self.sharedTitles.contains(String($0.title)) }
    shared = sections.filter { Self.sharedTitles.contains(String($0.title)) }
  }

  /// A line of usage with its options on as many lines as 80 columns need. The parser wraps all others.
  private static func wrapped(_ line: Substring) -> String {
    guard line.hasPrefix("USAGE:"), line.count > 80 else { return String(line) }
    var lines = [""]
    var isInside = false
    var option = ""
    for word in line.split(separator: " ") {
      option += option.isEmpty ? word : " " + word
      isInside = word.hasSuffix("]") ? false : isInside || word.hasPrefix("[")
      guard !isInside else { continue }
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = option
      } else if last.count + 1 + option.count <= 80 {
        lines[lines.count - 1] = last + " " + option
      } else {
        lines.append("  " + option)
      }
      option = ""
    }
    return lines.joined(separator: "\n")
  }

  /// The full help.
  var long: String {
    head.map(Self.wrapped).joined(separator: "\n")
      + (own + shared).map { $0.text + "\n" }.joined(separator: "\n")
  }

  /// The short help.
  ///
  /// - Parameter command: The name of the command; nil for the tool itself.
  func short(of command: String?) -> String {
    var paragraphs = head.split(separator: "", omittingEmptySubsequences: true).map {
      $0.map(Self.wrapped).joined(separator: "\n")
    }.filter { paragraph in
      ["OVERVIEW:", "Examples:", "USAGE:"].contains { paragraph.hasPrefix($0) }
    }
    paragraphs += own.map(\.text)
    if !shared.isEmpty {
      let lines = shared.map {
        "  \($0.title.lowercased()): \($0.options.joined(separator: " "))".wrapped(
          width: 80, indent: 4)
      }
      paragraphs.append("SHARED OPTIONS:\n" + lines.joined(separator: "\n"))
    }
    if let command {
      paragraphs.append("'curvetool help \(command)' explains every option.")
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }
}
