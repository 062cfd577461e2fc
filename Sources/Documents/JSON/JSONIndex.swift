/// Finds values of a document by paths. Large objects get a table of their keys at the first look-up.
struct JSONIndex {
  let root: JSONValue
  /// By the positions of the objects, the end too: groups that are made from names begin where their tokens do.
  private var tables: [SIMD2<Int>: [String: Int]] = [:]

  init(_ root: JSONValue) { self.root = root }

  /// The member of an object with a key, or the element of an array at an index; nil if it does not
  /// exist.
  mutating func child(_ key: String, of value: JSONValue) -> JSONValue? {
    switch value.content {
    case .object(let members):
      guard members.count > 8 else { return members.first { $0.key == key }?.value }
      let position = SIMD2(value.offset, value.end)
      if tables[position] == nil {
        tables[position] = Dictionary(
          members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
      }
      return tables[position]?[key].map { members[$0].value }
    case .array(let elements):
      guard let number = Int(key), elements.indices.contains(number) else { return nil }
      return elements[number]
    default: return nil
    }
  }

  /// The keys of a JSON pointer in a fragment, `#/a/b` (RFC 6901); nil if the text is not a pointer.
  static func keys(ofPointer text: String) -> [String]? {
    guard text.hasPrefix("#") else { return nil }
    let pointer = text.dropFirst()
    if pointer.isEmpty { return [] }
    guard pointer.first == "/" else { return nil }
    return pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
      unescaped(String($0))
    }
  }

  private static func unescaped(_ key: String) -> String {
    key.contains("~") ? key.replacing("~1", with: "/").replacing("~0", with: "~") : key
  }

  /// A key, escaped for a JSON pointer.
  static func escaped(_ key: String) -> String {
    key.contains { $0 == "~" || $0 == "/" }
      ? key.replacing("~", with: "~0").replacing("/", with: "~1") : key
  }
}

extension JSONValue {
  /// The text; nil for other kinds.
  var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The number; nil for other kinds.
  var number: Double? { if case .number(let number) = content { number } else { nil } }

  /// The members; nil if it is not an object.
  var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The elements; nil if it is not a list.
  var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }

  /// A member of a small object.
  subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }
}
