/// A cursor over the bytes of a text: white space and comments, names, numbers as CSS spells them.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The byte at the cursor, nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the cursor is at the end.
  var isAtEnd: Bool { position == bytes.count }

  mutating func advance() { position += 1 }

  /// Moves the cursor back to an earlier place.
  mutating func rewind(to place: Int) { position = place }

  /// Skips white space and closed comments; whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = position
    while let byte = next {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if hasPrefix("/*"), let end = commentEnd() {
        position = end
      } else {
        break
      }
    }
    return position > start
  }

  /// Takes all that can be SVG path data: numbers, commands, commas and white space.
  mutating func takePathData() -> String {
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
  mutating func takeLineComment() -> Bool {
    guard hasPrefix("//") else { return false }
    while let byte = next, byte != 10 { position += 1 }
    return true
  }

  /// Moves the cursor behind the next such character; false if there is none.
  mutating func skip(past character: Unicode.Scalar) -> Bool {
    guard let place = bytes[position...].firstIndex(of: UInt8(ascii: character)) else {
      return false
    }
    position = place + 1
    return true
  }

  /// Takes a character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Takes a name: letters, digits, `-`, `_` and, between them, `.`; nil if none starts here.
  mutating func takeName() -> String? {
    let start = position
    guard let first = next, Self.isLetter(first) else { return nil }
    while let byte = next, Self.isLetter(byte) || Self.isDigit(byte) || ".-_".utf8.contains(byte) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes what is between quotes of either kind; nil if no quoted text starts here.
  mutating func takeQuoted() -> String? {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].firstIndex(of: quote)
    else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
  }

  /// A number as it is spelt.
  struct Number {
    /// Digits and point.
    var mantissa: String
    /// The power of ten.
    var exponent: Int
    /// Whether there is neither point nor exponent.
    var isInteger: Bool

    /// The number times ten to a power, rounded once; infinite if it is too large.
    func value(shiftedBy power: Int = 0) -> Double {
      Double("\(mantissa)e\(exponent + power)") ?? .infinity
    }
  }

  /// Takes a number: `12`, `-.5`, `1e-3`; nil, and nothing taken, if none starts here.
  mutating func takeNumber() -> Number? {
    let start = position
    var mantissa = ""
    if take("-") { mantissa = "-" } else { _ = take("+") }
    let whole = takeDigits()
    var fraction: Substring?
    let point = position
    if take(".") {
      fraction = takeDigits()
      if fraction?.isEmpty == true {
        position = point
        fraction = nil
      }
    }
    guard !whole.isEmpty || fraction != nil else {
      position = start
      return nil
    }
    mantissa += (whole.isEmpty ? "0" : whole) + (fraction.map { "." + $0 } ?? "")
    let exponent = takeExponent()
    return Number(
      mantissa: mantissa, exponent: exponent ?? 0,
      isInteger: fraction == nil && exponent == nil)
  }

  private mutating func takeExponent() -> Int? {
    let start = position
    guard take("e") || take("E") else { return nil }
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    let digits = takeDigits()
    guard !digits.isEmpty else {
      position = start
      return nil
    }
    // Beyond this every mantissa that fits in memory is 0 or infinite, unless it is padded.
    let size = min(Int(digits) ?? 100_000, 100_000)
    return isNegative ? -size : size
  }

  private mutating func takeDigits() -> Substring {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return Substring(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func hasPrefix(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { zip($0, bytes[position...]).allSatisfy { $0 == $1 } }
  }

  private func commentEnd() -> Int? {
    var place = position + 2
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        return place + 2
      }
      place += 1
    }
    return nil
  }

  /// The error of finding something else than what was expected at a place.
  func error(
    _ expected: String, at place: Int? = nil, suggestion: String? = nil
  ) -> SyntaxError {
    let scalars = bytes[..<(place ?? position)].count { $0 & 0xC0 != 0x80 }
    return SyntaxError(column: scalars + 1, expected: expected, suggestion: suggestion)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
