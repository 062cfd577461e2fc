/// A cursor over the bytes of a text, with the lexical rules of CSS: white space, comments, names, numbers.
package struct TextScanner {
  private let bytes: [UInt8]
  package private(set) var position = 0

  /// Whether to omit the text of errors, for texts that are only tried.
  let isQuiet: Bool

  package init(_ text: String, isQuiet: Bool = false) {
    bytes = Array(text.utf8)
    self.isQuiet = isQuiet
  }

  /// The byte at the cursor; nil at the end.
  package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the cursor is at the end.
  package var isAtEnd: Bool { position == bytes.count }

  package mutating func advance() { position += 1 }

  /// Moves the cursor back to an earlier position.
  package mutating func rewind(to offset: Int) { position = offset }

  /// Skips white space and closed comments; returns whether there were any.
  @discardableResult
  package mutating func skipSpace() -> Bool {
    let start = position
    while let byte = next {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), hasPrefix("/*"), let end = commentEnd() {
        position = end
      } else {
        break
      }
    }
    return position > start
  }

  /// Takes the longest text that may be SVG path data: numbers, commands, commas and white space.
  package mutating func takePathData() -> String {
    let start = position
    while let byte = next {
      let isCommand = "mlhvcsqtaze".utf8.contains(byte | 0x20)
      let isSpace = byte == UInt8(ascii: " ") || (9...13).contains(byte)
      guard isCommand || isSpace || Self.isDigit(byte) || ".,+-".utf8.contains(byte) else { break }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes a comment from `//` to the end of its line, if one is next.
  package mutating func takeLineComment() -> Bool {
    guard hasPrefix("//") else { return false }
    while let byte = next, byte != 10 { position += 1 }
    return true
  }

  /// Moves the cursor past the next occurrence of a character; returns false if the character does not occur.
  package mutating func skip(past character: Unicode.Scalar) -> Bool {
    guard let offset = bytes[position...].firstIndex(of: UInt8(ascii: character)) else {
      return false
    }
    position = offset + 1
    return true
  }

  /// Moves the cursor past the next occurrence of a text; returns false if the text does not occur.
  package mutating func skip(past text: String) -> Bool {
    let wanted = Array(text.utf8)
    var offset = position
    while offset + wanted.count <= bytes.count {
      if bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        position = offset + wanted.count
        return true
      }
      offset += 1
    }
    return false
  }

  /// Takes the text up to a character or the end.
  package mutating func take(upTo character: Unicode.Scalar) -> String {
    let start = position
    position = bytes[start...].firstIndex(of: UInt8(ascii: character)) ?? bytes.count
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes the remainder of the text.
  package mutating func takeRemainder() -> String {
    let start = position
    position = bytes.count
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// The text from an earlier position to the cursor.
  package func text(since start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether there is a line break between an earlier position and the cursor.
  package func hasLineBreak(since start: Int) -> Bool { bytes[start..<position].contains(10) }

  /// Takes a character if it is next.
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Takes a name: letters, digits, `-`, `_` and, between them, `.`; nil if none starts here.
  package mutating func takeName() -> String? {
    let start = position
    guard let first = next, Self.isLetter(first) else { return nil }
    while let byte = next, Self.isNamePart(byte) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes a text in quotes of either kind; nil if none starts here.
  package mutating func takeQuoted() -> String? { takeQuoted(by: "\"") ?? takeQuoted(by: "'") }

  /// Takes a text in quotes of one kind; nil if none starts here.
  package mutating func takeQuoted(by quote: Unicode.Scalar) -> String? {
    guard next == UInt8(ascii: quote),
      let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: quote))
    else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
  }

  /// Takes a number: `12`, `-.5`, `1e-3`; nil, and nothing taken, if none starts here.
  package mutating func takeNumber() -> ScannedNumber? {
    let start = position
    if !take("-") { _ = take("+") }
    let hasWhole = takeDigits()
    let point = position
    let hasFraction = take(".") && takeDigits()
    if !hasFraction { position = point }
    guard hasWhole || hasFraction else {
      position = start
      return nil
    }
    let hasExponent = takeExponent()
    return ScannedNumber(bytes[start..<position], isInteger: !hasFraction && !hasExponent)
  }

  private mutating func takeExponent() -> Bool {
    let start = position
    guard take("e") || take("E") else { return false }
    if !take("-") { _ = take("+") }
    if takeDigits() { return true }
    position = start
    return false
  }

  /// Takes digits; returns whether there were any.
  private mutating func takeDigits() -> Bool {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position > start
  }

  private func hasPrefix(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { zip($0, bytes[position...]).allSatisfy { $0 == $1 } }
  }

  private func commentEnd() -> Int? {
    var offset = position + 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += 1
    }
    return nil
  }

  /// The error for unexpected text at a position.
  package func error(
    _ expected: @autoclosure () -> Expectation, at offset: Int? = nil,
    suggestion: @autoclosure () -> String? = nil
  ) -> SyntaxError {
    guard !isQuiet else { return SyntaxError(column: 0, expected: "", suggestion: nil) }
    let scalars = bytes[..<min(offset ?? position, bytes.count)].count { $0 & 0xC0 != 0x80 }
    return SyntaxError(column: scalars + 1, expected: expected(), suggestion: suggestion())
  }

  package static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
