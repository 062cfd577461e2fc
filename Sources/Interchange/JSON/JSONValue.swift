/// A value of a JSON document with its place in the text.
///
/// Own code, because errors need places, numbers need all their digits, and no reader that has both
/// works without Foundation.
package struct JSONValue: Sendable, Hashable {
  package indirect enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// Members in the order of the text.
    case object([Member])
  }

  package struct Member: Sendable, Hashable {
    package var key: String
    package var place: Int
    package var value: JSONValue
  }

  package var content: Content
  /// The byte at which it begins.
  package var place: Int
  /// The byte after its last one.
  package var end: Int

  /// What kind of value it is, in words.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
