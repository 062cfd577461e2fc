import CurvePlatforms

/// JSON to be written.
indirect enum SceneText: CustomStringConvertible {
  case number(Double)
  case string(String)
  case bool(Bool)
  case null
  case array([SceneText])
  case object([(String, SceneText)])

  var description: String { text(indent: "") }

  /// Short lists fit on one line; objects with lists in them span several.
  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .number(let number): return SceneText.text(number)
    case .string(let text): return JSONText.quoted(text)
    case .bool(let flag): return flag ? "true" : "false"
    case .null: return "null"
    case .array(let elements):
      let isFlat = elements.allSatisfy { if case .object = $0 { false } else { true } }
      if isFlat { return "[" + elements.map(\.description).joined(separator: ", ") + "]" }
      let lines = elements.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(JSONText.quoted($0)): \($1.text(indent: inner))" }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func text(_ number: Double) -> String {
    if number == .infinity { return "\"infinity\"" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
