import Arithmetic

/// Reads JSON (RFC 8259), strictly: no duplicate keys, no numbers beyond what a Double holds, no more
/// than 512 levels, no invalid UTF-8.
package struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  private static let depthLimit = 512

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole document.
  ///
  /// Complexity: linear in the text.
  package static func read(_ bytes: [UInt8]) throws(DocumentError) -> JSONValue {
    guard bytes.count <= DocumentPlace.sizeLimit else {
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

  /// An array or object that is not closed yet.
  private struct Container {
    var place: Int
    var elements: [JSONValue] = []
    var members: [JSONValue.Member] = []
    /// The keys of an object, nil for an array.
    var keys: Set<String>?
    var key = ""
    var keyPlace = 0
  }

  /// Reads a value. What is open stands on a stack of its own, so that no depth exhausts the thread's.
  private mutating func value() throws(DocumentError) -> JSONValue {
    var open: [Container] = []
    while true {
      var complete = try begin(&open)
      while let value = complete {
        guard !open.isEmpty else { return value }
        complete = try attach(value, to: &open)
      }
    }
  }

  /// Reads a value that has no parts, or opens one that has; nil where its first part comes next.
  private mutating func begin(_ open: inout [Container]) throws(DocumentError) -> JSONValue? {
    skipSpace()
    let place = position
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.depthLimit else {
        throw error("at most \(Self.depthLimit) levels are allowed")
      }
      let isObject = next == UInt8(ascii: "{")
      position += 1
      if take(isObject ? "}" : "]") {
        return value(isObject ? .object([]) : .array([]), from: place)
      }
      open.append(Container(place: place, keys: isObject ? [] : nil))
      if isObject { try key(of: &open[open.count - 1]) }
      return nil
    case UInt8(ascii: "\""): return value(.string(try string()), from: place)
    case UInt8(ascii: "t") where takeWord("true"): return value(.bool(true), from: place)
    case UInt8(ascii: "f") where takeWord("false"): return value(.bool(false), from: place)
    case UInt8(ascii: "n") where takeWord("null"): return value(.null, from: place)
    default: return value(.number(try number()), from: place)
    }
  }

  private func value(_ content: JSONValue.Content, from place: Int) -> JSONValue {
    JSONValue(content: content, place: place, end: position)
  }

  /// Puts a value into the innermost container; the container itself if that is its end.
  private mutating func attach(
    _ value: JSONValue, to open: inout [Container]
  ) throws(DocumentError) -> JSONValue? {
    let last = open.count - 1
    let isObject = open[last].keys != nil
    if isObject {
      open[last].members.append(
        JSONValue.Member(key: open[last].key, place: open[last].keyPlace, value: value))
    } else {
      open[last].elements.append(value)
    }
    if take(",") {
      if isObject { try key(of: &open[last]) }
      return nil
    }
    guard take(isObject ? "}" : "]") else {
      throw error("\",\" or \"\(isObject ? "}" : "]")\" was expected")
    }
    let container = open.removeLast()
    return self.value(
      isObject ? .object(container.members) : .array(container.elements), from: container.place)
  }

  private mutating func key(of container: inout Container) throws(DocumentError) {
    skipSpace()
    container.keyPlace = position
    guard next == UInt8(ascii: "\"") else { throw error("a key in quotes was expected") }
    container.key = try string()
    guard container.keys?.insert(container.key).inserted == true else {
      throw error("the key \"\(container.key.prefix(60))\" is given twice", at: container.keyPlace)
    }
    guard take(":") else { throw error("\":\" was expected") }
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func number() throws(DocumentError) -> Double {
    let place = position
    if next == UInt8(ascii: "-") { position += 1 }
    guard takeDigits() else { throw error("a value was expected", at: place) }
    let first = place + (bytes[place] == UInt8(ascii: "-") ? 1 : 0)
    if bytes[first] == UInt8(ascii: "0"), position > first + 1 {
      throw error("no digit may follow a 0", at: first + 1)
    }
    if next == UInt8(ascii: ".") {
      position += 1
      guard takeDigits() else { throw error("a digit was expected") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
      guard takeDigits() else { throw error("a digit was expected") }
    }
    let number = bytes[place..<position].withUnsafeBytes {
      DecimalReader.read($0, powers: PowersOfTen.shared)
    }
    guard let number, number.isFinite else { throw error("the number is too large", at: place) }
    return number
  }

  private mutating func takeDigits() -> Bool {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position > start
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
