/// Decodes the `Codable` types of this package from a value of a document.
///
/// Source: the form of Foundation's `JSONEncoder`, which these modules don't import.
struct JSONValueDecoder: Decoder {
  let value: JSONValue
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = value.members else { throw mismatch("an object") }
    return KeyedDecodingContainer(
      Members(
        codingPath: codingPath,
        values: Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = value.elements else { throw mismatch("a list") }
    return Elements(codingPath: codingPath, values: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private func mismatch(_ expected: String) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: codingPath, debugDescription: "expected \(expected), but found \(value.kind)"))
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.content == .null }

  func decode(_: Bool.Type) throws -> Bool {
    guard case .bool(let isTrue) = value.content else { throw mismatch("true or false") }
    return isTrue
  }

  func decode(_: String.Type) throws -> String {
    guard let text = value.string else { throw mismatch("text") }
    return text
  }

  func decode(_: Double.Type) throws -> Double {
    guard let number = value.number else { throw mismatch("a number") }
    return number
  }

  func decode(_: Float.Type) throws -> Float { Float(try decode(Double.self)) }

  private func whole<Number: FixedWidthInteger>() throws -> Number {
    guard let number = Number(exactly: try decode(Double.self)) else {
      throw mismatch("a whole number")
    }
    return number
  }

  func decode(_: Int.Type) throws -> Int { try whole() }
  func decode(_: Int8.Type) throws -> Int8 { try whole() }
  func decode(_: Int16.Type) throws -> Int16 { try whole() }
  func decode(_: Int32.Type) throws -> Int32 { try whole() }
  func decode(_: Int64.Type) throws -> Int64 { try whole() }
  func decode(_: UInt.Type) throws -> UInt { try whole() }
  func decode(_: UInt8.Type) throws -> UInt8 { try whole() }
  func decode(_: UInt16.Type) throws -> UInt16 { try whole() }
  func decode(_: UInt32.Type) throws -> UInt32 { try whole() }
  func decode(_: UInt64.Type) throws -> UInt64 { try whole() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try type.init(from: self) }
}

/// The members of an object.
private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  let values: [String: JSONValue]
  var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  private func decoder(_ key: Key) throws -> JSONValueDecoder {
    guard let value = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "\(key.stringValue) is missing"))
    }
    return JSONValueDecoder(value: value, codingPath: codingPath + [key])
  }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try decoder(key).decode(type)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decoder(key).decode(type)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try decoder(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decoder(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decoder(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decoder(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decoder(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decoder(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decoder(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try decoder(key).decode(type)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try decoder(key).decode(type)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try decoder(key).decode(type)
  }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { throw unsupported }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw unsupported }

  private var unsupported: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "no type here has a super"))
  }
}

/// The elements of a list.
private struct Elements: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey]
  let values: [JSONValue]
  private(set) var currentIndex = 0
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  init(codingPath: [any CodingKey], values: [JSONValue]) {
    (self.codingPath, self.values) = (codingPath, values)
  }

  private mutating func next() throws -> JSONValueDecoder {
    guard !isAtEnd else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "the list is too short"))
    }
    currentIndex += 1
    return JSONValueDecoder(value: values[currentIndex - 1], codingPath: codingPath)
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, values[currentIndex].content == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next().decode(type) }
  mutating func decode(_ type: String.Type) throws -> String { try next().decode(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try next().decode(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try next().decode(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try next().decode(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().decode(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().decode(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().decode(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().decode(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next().decode(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().decode(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().decode(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().decode(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().decode(type) }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}
