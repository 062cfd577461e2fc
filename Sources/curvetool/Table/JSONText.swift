/// JSON as text, keys in the order given.
enum JSONText {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0)): \($1)" }.joined(separator: ", ") + "}"
  }

  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  /// A number; `null` when it is missing or JSON has none such.
  static func number(_ value: Double?, precision: Int? = nil) -> String {
    guard let value, value.isFinite else { return "null" }
    return NumberText.text(value, precision: precision)
  }

  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
