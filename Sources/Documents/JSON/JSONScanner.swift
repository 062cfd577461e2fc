/// Finds the values of a JSON text without recursion. Open values are kept in an array, so deep nesting
/// cannot overflow the thread's stack.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var tokens: [JSONDocument.Token] = []
  /// The members whose key is given again.
  private(set) var repeated: [JSONDocument.Repeated] = []
  private let keepsRepeated: Bool
  /// The tokens of the objects and lists that are still open.
  private var open: [Int] = []

  private static let depthLimit = 512

  /// - Parameter keepsRepeated: Whether a key that is given again is not an error.
  init(_ bytes: [UInt8], keepsRepeated: Bool) {
    (self.bytes, self.keepsRepeated) = (bytes, keepsRepeated)
    tokens.reserveCapacity(bytes.count / 12)
  }

  mutating func document() throws(DocumentError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    repeat {
      try value()
      while let token = open.last, try !continues(token) { open.removeLast() }
    } while !open.isEmpty
    skipSpace()
    guard position == bytes.count else { throw error("expected the end of the text") }
  }

  private func error(_ message: String, at offset: Int? = nil) -> DocumentError {
    DocumentText(bytes: bytes).error(message, path: "", at: offset ?? position)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while position < bytes.count, JSONDocument.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func take(_ mark: UInt8) -> Bool {
    skipSpace()
    guard next == mark else { return false }
    position += 1
    return true
  }

  private mutating func append(_ kind: JSONDocument.Kind, from start: Int) {
    tokens.append(
      JSONDocument.Token(
        offset: UInt32(start), extent: UInt32(position - start), kind: kind))
  }

  /// Reads a value without parts, or opens an object or list.
  private mutating func value() throws(DocumentError) {
    skipSpace()
    let start = position
    switch next {
    case 0x7B: try begin(.object)
    case 0x5B: try begin(.array)
    case 0x22: try string()
    case 0x74 where takeWord("true"): append(.yes, from: start)
    case 0x66 where takeWord("false"): append(.no, from: start)
    case 0x6E where takeWord("null"): append(.null, from: start)
    default:
      try number()
      append(.number, from: start)
    }
  }

  private mutating func begin(_ kind: JSONDocument.Kind) throws(DocumentError) {
    guard open.count < Self.depthLimit else {
      throw error("at most \(Self.depthLimit) levels are allowed")
    }
    open.append(tokens.count)
    append(kind, from: position)
    position += 1
  }

  /// Moves to the next part of an open object or list; false if it ends here.
  private mutating func continues(_ token: Int) throws(DocumentError) -> Bool {
    let isObject = tokens[token].kind == .object
    let isFirst = token == tokens.count - 1
    if take(isObject ? 0x7D : 0x5D) {
      tokens[token].extent = UInt32(tokens.count)
      if isObject { try findDuplicates(of: token) }
      return false
    }
    guard isFirst || take(0x2C) else {
      throw error("expected \",\" or \"\(isObject ? "}" : "]")\"")
    }
    if isObject {
      skipSpace()
      guard next == 0x22 else { throw error("expected a key in quotes") }
      try string()
      guard take(0x3A) else { throw error("expected \":\"") }
    }
    return true
  }

  /// Finds duplicate keys: compares few keys pairwise, many keys with a table.
  private mutating func findDuplicates(of token: Int) throws(DocumentError) {
    var keys: [Int] = []
    var index = token + 1
    while index < tokens.count {
      keys.append(index)
      index += 1
      let kind = tokens[index].kind
      index = kind == .array || kind == .object ? Int(tokens[index].extent) : index + 1
    }
    if keys.count > 16 || keys.contains(where: { tokens[$0].kind == .encodedString }) {
      var seen: [String: Int] = [:]
      for (number, key) in keys.enumerated() {
        let name = try tokens[key].text(in: bytes)
        if let earlier = seen.updateValue(number, forKey: name) {
          try addDuplicate(earlier, number, of: keys)
        }
      }
      return
    }
    for number in keys.indices.dropFirst() {
      let earlier = keys[..<number].lastIndex { isSame(tokens[$0], tokens[keys[number]]) }
      if let earlier { try addDuplicate(earlier, number, of: keys) }
    }
  }

  private mutating func addDuplicate(
    _ earlier: Int, _ later: Int, of keys: [Int]
  ) throws(DocumentError) {
    let (first, last) = (tokens[keys[earlier]], tokens[keys[later]])
    guard keepsRepeated else {
      let name = try last.text(in: bytes).prefix(60)
      throw error("the key \"\(name)\" is given twice", at: Int(last.offset))
    }
    let start = Int(first.offset)
    repeated.append(
      JSONDocument.Repeated(
        key: start..<start + Int(first.extent), end: Int(tokens[keys[earlier + 1]].offset),
        last: Int(last.offset)))
  }

  private func isSame(_ a: JSONDocument.Token, _ b: JSONDocument.Token) -> Bool {
    guard a.extent == b.extent else { return false }
    return (0..<Int(a.extent)).allSatisfy { bytes[Int(a.offset) + $0] == bytes[Int(b.offset) + $0] }
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
    position += count
    return true
  }

  private mutating func takeDigits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  private mutating func number() throws(DocumentError) {
    let start = position
    if next == 0x2D { position += 1 }
    let first = position
    guard takeDigits() else { throw error("expected a value", at: start) }
    guard bytes[first] != 0x30 || position == first + 1 else {
      throw error("no digit may follow a 0", at: first + 1)
    }
    if next == 0x2E {
      position += 1
      guard takeDigits() else { throw error("expected a digit") }
    }
    if next == 0x65 || next == 0x45 {
      position += 1
      if next == 0x2D || next == 0x2B { position += 1 }
      guard takeDigits() else { throw error("expected a digit") }
    }
  }

  private mutating func string() throws(DocumentError) {
    let start = position
    var isPlain = true
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x22:
        append(isPlain ? .string : .encodedString, from: start)
        if !isPlain { _ = try tokens[tokens.count - 1].text(in: bytes) }
        return
      case 0x5C:
        isPlain = false
        position += 1
      case 0..<0x20: throw error("a control character must be escaped", at: position - 1)
      case 0x80...: isPlain = false
      default: break
      }
    }
    throw error("the text has no closing quote", at: start)
  }
}
