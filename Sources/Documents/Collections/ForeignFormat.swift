import CurveNotation

/// A format of data that is not read, whose lines look like those of other files.
enum ForeignFormat: String {
  case yaml = "YAML"
  case toml = "TOML"

  /// - Returns: nil for another text.
  init?(_ bytes: [UInt8]) {
    var hasTable = false
    var hasSetting = false
    // The indentation of a key whose value is on the next lines.
    var parent: Int?
    var isYAML = false
    for line in bytes.split(separator: 10) {
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first(where: { $0 > 32 }), first != UInt8(ascii: "#") else { continue }
      let content = Shorthand.trimmed(text)
      guard let last = content.last, !"{};(".utf8.contains(last) || Self.isFlow(content) else {
        return nil
      }
      let indentation = text.startIndex - line.startIndex
      let key = content.prefix { TextScanner.isLetter($0) || "-_.\"'0123456789".utf8.contains($0) }
      let mark = content[key.endIndex...].first { $0 > 32 }
      if first == UInt8(ascii: "["), last == UInt8(ascii: "]"),
        !content.contains(UInt8(ascii: ",")),
        content.count > 2, TextScanner.isLetter(content[content.startIndex + 1])
      {
        hasTable = true
      }
      if !key.isEmpty, mark == UInt8(ascii: "=") { hasSetting = true }
      if !key.isEmpty, mark == UInt8(ascii: ":"), let parent, indentation > parent { isYAML = true }
      parent = last == UInt8(ascii: ":") && key.count == content.count - 1 ? indentation : nil
    }
    guard isYAML || hasTable && hasSetting else { return nil }
    self = isYAML ? .yaml : .toml
  }

  /// Whether a line is a key of YAML with its members in braces: `fast: { value: 150ms }`.
  private static func isFlow(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      line[(colon + 1)...].first(where: { $0 > 32 }) == UInt8(ascii: "{")
    else { return false }
    return line.last == UInt8(ascii: "}") && !line.contains(UInt8(ascii: ";"))
      && line.count { $0 == UInt8(ascii: "{") } == line.count { $0 == UInt8(ascii: "}") }
  }

  /// What to do instead.
  var error: DocumentError {
    DocumentError(
      line: 1, column: 1, path: "",
      message: "\(rawValue) is not read: convert it to JSON, as `yq -o json FILE` does")
  }
}
