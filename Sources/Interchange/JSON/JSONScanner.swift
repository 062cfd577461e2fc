/// Finds the values of a JSON text.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private(set) var tokens: [JSONDocument.Token] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 12)
  }

  mutating func document() throws(DocumentError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try value()
    skipSpace()
    guard position == bytes.count else { throw error("the end of the text was expected") }
  }

  private func error(_ message: String, at place: Int? = nil) -> DocumentError {
    JSONDocument.error(message, path: "", at: place ?? position, in: bytes)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
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
        place: UInt32(start), extent: UInt32(position - start), kind: kind))
  }

  private mutating func value() throws(DocumentError) {
    skipSpace()
    let start = position
    switch next {
    case 0x7B: try container(.object)
    case 0x5B: try container(.array)
    case 0x22: try string()
    case 0x74 where takeWord("true"): append(.yes, from: start)
    case 0x66 where takeWord("false"): append(.no, from: start)
    case 0x6E where takeWord("null"): append(.null, from: start)
    default:
      try number()
      append(.number, from: start)
    }
  }

  private mutating func container(_ kind: JSONDocument.Kind) throws(DocumentError) {
    guard depth < 64 else { throw error("at most 64 levels are allowed") }
    depth += 1
    let token = tokens.count
    append(kind, from: position)
    position += 1
    if kind == .array { try elements() } else { try members(of: token) }
    tokens[token].extent = UInt32(tokens.count)
    depth -= 1
  }

  private mutating func elements() throws(DocumentError) {
    if take(0x5D) { return }
    repeat { try value() } while take(0x2C)
    guard take(0x5D) else { throw error("\",\" or \"]\" was expected") }
  }

  private mutating func members(of token: Int) throws(DocumentError) {
    if take(0x7D) { return }
    repeat {
      skipSpace()
      guard next == 0x22 else { throw error("a key in quotes was expected") }
      try string()
      guard take(0x3A) else { throw error("\":\" was expected") }
      try value()
    } while take(0x2C)
    guard take(0x7D) else { throw error("\",\" or \"}\" was expected") }
    try refuseDuplicates(of: token)
  }

  /// Refuses a key that is given twice: compared pair by pair where there are few, else sorted.
  private func refuseDuplicates(of token: Int) throws(DocumentError) {
    var keys: [Int] = []
    var index = token + 1
    while index < tokens.count {
      keys.append(index)
      index += 1
      let kind = tokens[index].kind
      index = kind == .array || kind == .object ? Int(tokens[index].extent) : index + 1
    }
    if keys.count > 16 || keys.contains(where: { tokens[$0].kind == .escapedString }) {
      var seen: Set<String> = []
      for key in keys {
        let name = try Self.text(tokens[key], bytes)
        guard seen.insert(name).inserted else { throw duplicate(key, name) }
      }
      return
    }
    for (place, key) in keys.enumerated().dropFirst() {
      for other in keys[..<place] where isSame(tokens[key], tokens[other]) {
        throw duplicate(key, try Self.text(tokens[key], bytes))
      }
    }
  }

  private func duplicate(_ key: Int, _ name: String) -> DocumentError {
    error("the key \"\(name)\" is given twice", at: Int(tokens[key].place))
  }

  private func isSame(_ a: JSONDocument.Token, _ b: JSONDocument.Token) -> Bool {
    guard a.extent == b.extent else { return false }
    return (0..<Int(a.extent)).allSatisfy { bytes[Int(a.place) + $0] == bytes[Int(b.place) + $0] }
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
    position += count
    return true
  }

  private mutating func digits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  private mutating func number() throws(DocumentError) {
    let start = position
    if next == 0x2D { position += 1 }
    if next == 0x30 {
      position += 1
    } else {
      guard digits() else { throw error("a value was expected", at: start) }
    }
    if next == 0x2E {
      position += 1
      guard digits() else { throw error("a digit was expected") }
    }
    if next == 0x65 || next == 0x45 {
      position += 1
      if next == 0x2D || next == 0x2B { position += 1 }
      guard digits() else { throw error("a digit was expected") }
    }
  }

  private mutating func string() throws(DocumentError) {
    let start = position
    var (isEscaped, isPlain) = (false, true)
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x22:
        append(isEscaped ? .escapedString : .string, from: start)
        if isEscaped || !isPlain { _ = try Self.text(tokens[tokens.count - 1], bytes) }
        return
      case 0x5C:
        isEscaped = true
        position += 1
      case 0..<0x20: throw error("a control character must be escaped", at: position - 1)
      case 0x80...: isPlain = false
      default: break
      }
    }
    throw error("the text has no end", at: start)
  }

  /// The text of a string.
  static func text(
    _ token: JSONDocument.Token, _ bytes: [UInt8]
  ) throws(DocumentError) -> String {
    let (start, end) = (Int(token.place) + 1, Int(token.place + token.extent) - 1)
    guard token.kind == .escapedString else { return try checked(bytes[start..<end], start, bytes) }
    var content: [UInt8] = []
    var position = start
    while position < end {
      if bytes[position] == 0x5C {
        content += try escape(&position, end, bytes)
      } else {
        content.append(bytes[position])
        position += 1
      }
    }
    return try checked(content[...], start, bytes)
  }

  private static func checked(
    _ content: ArraySlice<UInt8>, _ start: Int, _ bytes: [UInt8]
  ) throws(DocumentError) -> String {
    guard let text = String(validating: content, as: UTF8.self) else {
      throw JSONDocument.error("the text is not valid UTF-8", path: "", at: start - 1, in: bytes)
    }
    return text
  }

  private static func escape(
    _ position: inout Int, _ end: Int, _ bytes: [UInt8]
  ) throws(DocumentError) -> [UInt8] {
    let place = position
    let byte = bytes[position + 1]
    position += 2
    switch byte {
    case 0x22, 0x5C, 0x2F: return [byte]
    case 0x62: return [8]
    case 0x66: return [12]
    case 0x6E: return [10]
    case 0x72: return [13]
    case 0x74: return [9]
    case 0x75:
      var code = try hexadecimal(&position, end, place, bytes)
      if (0xD800..<0xDC00).contains(code), position + 1 < end, bytes[position] == 0x5C,
        bytes[position + 1] == 0x75
      {
        position += 2
        let low = try hexadecimal(&position, end, place, bytes)
        if (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw JSONDocument.error("half a character", path: "", at: place, in: bytes)
      }
      return Array(String(Character(scalar)).utf8)
    default: throw JSONDocument.error("an unknown escape", path: "", at: place, in: bytes)
    }
  }

  private static func hexadecimal(
    _ position: inout Int, _ end: Int, _ place: Int, _ bytes: [UInt8]
  ) throws(DocumentError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard position < end, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else {
        throw JSONDocument.error(
          "four hexadecimal digits were expected", path: "", at: place, in: bytes)
      }
      code = code * 16 + UInt32(digit)
      position += 1
    }
    return code
  }
}
