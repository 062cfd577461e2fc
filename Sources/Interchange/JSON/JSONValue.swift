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

/// What is wrong in a JSON document, and where.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// The path of the value, such as `layers[0].animations[1].duration`; empty for the text itself.
  public var path: String
  /// What is wrong.
  public var message: String

  /// One line: place, path, message.
  public var description: String {
    "\(line):\(column): " + (path.isEmpty ? message : "\(path): \(message)")
  }
}
