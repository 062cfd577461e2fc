import CurveArithmetic
import CurveDocuments
import SystemPackage

/// Files and variables in place of curves.
extension CurveHint {
  static func picture(_ text: String) -> String? {
    guard ["png", "svg", "pdf"].contains(fileExtension(text)), !text.contains(" "),
      let command = Arguments.all.first, ["plot", "preview"].contains(command)
    else { return nil }
    return "\(text) is a picture: `curvetool \(command) CURVE -o \(text)` writes it"
  }

  static func samples(_ text: String) -> String? {
    guard SampleFile.isNamed(text), case .regular = kind(of: FilePath(argument: text)) else {
      return nil
    }
    if let input = try? TextInput(text, limit: 1 << 26),
      FileKind(Array(input.text.utf8)) == .springs
    {
      return "\(text) is a table of springs: `curvetool sweep \(text)` computes their facts"
    }
    if let input = try? TextInput(text, limit: 1 << 26),
      let table = try? CurveDocument(Array(input.text.utf8)), !table.entries.isEmpty
    {
      return "\(text) is a table of curves: @\(text) reads it"
    }
    return "\(text) is a recording: `curvetool fit \(text)` finds its curve, "
      + "`curvetool compare \(text) CURVE` compares it with one"
  }

  static func standardInput(_ text: String) -> String? {
    guard text == "-" else { return nil }
    return Arguments.all.contains("--json")
      ? "--json takes no file: the JSON goes to standard output, or to --output FILE"
      : "a file of curves on standard input is @-"
  }

  /// The name of a curve after a colon.
  static func curveOfFile(_ text: String) -> String? {
    guard let mark = text.lastIndex(of: ":"), CurveArguments.isExistingFile(String(text[..<mark]))
    else { return nil }
    return "a curve of a file follows #, as in "
      + "'\(text[..<mark])#\(text[text.index(after: mark)...])'"
  }

  static func address(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else { return nil }
    let example = text.split(separator: "#").last.map(String.init) ?? ""
    return "an address is not read: write the curve, as in "
      + (isCurve(example) ? example : "0.17,0.67,0.83,0.67")
  }

  static func missingFile(_ text: String) -> String? {
    let path = String(text.prefix { $0 != "#" })
    let endings = ["css", "scss", "less", "json", "csv", "tsv", "ts", "js", "swift", "kt", "dart"]
    let ending = fileExtension(path)
    // A misspelt ending has as many letters.
    let isEnding =
      endings.contains(ending)
      || ending.count > 2 && NameList(endings.filter { $0.count > 2 }).nearest(to: ending) != nil
    guard isEnding, !path.contains(where: { "( ".contains($0) }),
      case .missing = kind(of: FilePath(argument: path))
    else { return nil }
    return "there is no file \(path)"
  }

  static func variable(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.hasPrefix("var(") || lower.hasPrefix("theme(") else { return nil }
    return "a variable needs its file, as in '@theme.css#--ease'"
  }
}
