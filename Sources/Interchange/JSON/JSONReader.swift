/// Reads JSON (RFC 8259), strictly: no duplicate keys, no numbers beyond what a Double holds, no more
/// than 64 levels, no invalid UTF-8.
package struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The most bytes of a document.
  package static let sizeLimit = 1 << 26

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole document.
  ///
  /// Complexity: linear in the text.
  package static func read(_ bytes: [UInt8]) throws(DocumentError) -> JSONValue {
    guard bytes.count <= sizeLimit else {
      throw DocumentError(line: 1, column: 1, path: "", message: "the text is larger than 64 MiB")
    }
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.error("the end of the text was expected")
    }
    return value
  }

  private func error(_ message: String, at place: Int? = nil) -> DocumentError {
    DocumentPlace(bytes: bytes).error(message, path: "", at: place ?? position)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(DocumentError) -> JSONValue {
    skipSpace()
    let place = position
    let content: JSONValue.Content
    switch next {
    case UInt8(ascii: "{"): content = try nested { (r) throws(DocumentError) in try r.object() }
    case UInt8(ascii: "["): content = try nested { (r) throws(DocumentError) in try r.array() }
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t") where takeWord("true"): content = .bool(true)
    case UInt8(ascii: "f") where takeWord("false"): content = .bool(false)
    case UInt8(ascii: "n") where takeWord("null"): content = .null
    default: content = .number(try number())
    }
    return JSONValue(content: content, place: place)
  }

  private mutating func nested(
    _ body: (inout Self) throws(DocumentError) -> JSONValue.Content
  ) throws(DocumentError) -> JSONValue.Content {
    guard depth < 64 else { throw error("at most 64 levels are allowed") }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try body(&self)
  }

  private mutating func object() throws(DocumentError) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      let place = position
      guard next == UInt8(ascii: "\"") else { throw error("a key in quotes was expected") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw error("the key \"\(key)\" is given twice", at: place)
      }
      guard take(":") else { throw error("\":\" was expected") }
      members.append(JSONValue.Member(key: key, place: place, value: try value()))
    } while take(",")
    guard take("}") else { throw error("\",\" or \"}\" was expected") }
    return .object(members)
  }

  private mutating func array() throws(DocumentError) -> JSONValue.Content {
    var elements: [JSONValue] = []
    if take("]") { return .array([]) }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw error("\",\" or \"]\" was expected") }
    return .array(elements)
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func number() throws(DocumentError) -> Double {
    let place = position
    var text = ""
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    func move(_ reader: inout Self) {
      text.unicodeScalars.append(Unicode.Scalar(reader.bytes[reader.position]))
      reader.position += 1
    }
    if next == UInt8(ascii: "-") { move(&self) }
    guard isDigit(next) else { throw error("a value was expected", at: place) }
    if next == UInt8(ascii: "0") {
      move(&self)
    } else {
      while isDigit(next) { move(&self) }
    }
    if next == UInt8(ascii: ".") {
      move(&self)
      guard isDigit(next) else { throw error("a digit was expected") }
      while isDigit(next) { move(&self) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      move(&self)
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { move(&self) }
      guard isDigit(next) else { throw error("a digit was expected") }
      while isDigit(next) { move(&self) }
    }
    guard let number = Double(text), number.isFinite else {
      throw error("the number is too large", at: place)
    }
    return number
  }

  private mutating func string() throws(DocumentError) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw error("the text is not valid UTF-8", at: start)
        }
        return text
      case UInt8(ascii: "\\"): try content.append(contentsOf: escape())
      case 0..<0x20: throw error("a control character must be escaped", at: position - 1)
      default: content.append(byte)
      }
    }
    throw error("the text has no end", at: start)
  }

  private mutating func escape() throws(DocumentError) -> [UInt8] {
    let place = position - 1
    guard let byte = next else { throw error("the text has no end", at: place) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      var code = try hexadecimal(place)
      if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: "\\u".utf8) {
        position += 2
        let low = try hexadecimal(place)
        if (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
      }
      guard let scalar = Unicode.Scalar(code) else { throw error("half a character", at: place) }
      return Array(String(Character(scalar)).utf8)
    default: throw error("an unknown escape", at: place)
    }
  }

  private mutating func hexadecimal(_ place: Int) throws(DocumentError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits were expected", at: place)
      }
      code = code * 16 + UInt32(digit)
      position += 1
    }
    return code
  }
}

/// Turns places into lines and columns.
package struct DocumentPlace: Sendable {
  let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package func error(_ message: String, path: String, at place: Int) -> DocumentError {
    let before = bytes.prefix(place)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return DocumentError(line: line, column: place - start + 1, path: path, message: message)
  }
}
