import CurvePlatforms

/// A JSON value; keys are written in the given order.
indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number; one that is not finite is written as `null`.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member: Sendable, Hashable {
    var key: String
    var value: JSON
  }

  /// A number; `null` if it is missing.
  static func number(_ value: Double?) -> JSON { value.map { .number($0) } ?? .null }

  static func numbers(_ values: some Sequence<Double>) -> JSON {
    .array(values.map { .number($0) })
  }

  static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// The text on one line.
  ///
  /// - Parameter precision: Significant digits; nil for the shortest digits that round-trip.
  func text(precision: Int? = nil) -> String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let value):
      value.isFinite ? NumberText.text(value, precision: precision) : "null"
    case .string(let text): JSONText.quoted(text)
    case .array(let elements):
      "[" + elements.map { $0.text(precision: precision) }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.text($0, precision: precision) }.joined(separator: ", ") + "}"
    }
  }

  /// The text of a document, with each element of its outermost list and each member of its outermost
  /// object on its own line.
  func document(precision: Int? = nil) -> String {
    switch self {
    case .array(let elements) where !elements.isEmpty:
      "[\n  " + elements.map { $0.text(precision: precision) }.joined(separator: ",\n  ") + "\n]\n"
    case .object(let members):
      "{" + members.map { Self.text($0, precision: precision) }.joined(separator: ",\n ") + "}\n"
    default: text(precision: precision) + "\n"
    }
  }

  private static func text(_ member: Member, precision: Int?) -> String {
    "\(JSONText.quoted(member.key)): \(member.value.text(precision: precision))"
  }
}
