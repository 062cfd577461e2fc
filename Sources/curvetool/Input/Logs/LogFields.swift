/// The fields of a line of text, as ranges of its bytes.
struct LogFields {
  /// What separates fields. Spaces and tabs in any number separate words.
  enum Separator: UInt8 {
    case comma = 0x2C
    case semicolon = 0x3B
    case tab = 0x09
    case space = 0x20
  }

  let separator: Separator
  private(set) var ranges: [Range<Int>] = []

  private static let quote = UInt8(ascii: "\"")

  init(_ separator: Separator) { self.separator = separator }

  /// Fields that were found in another way.
  init(_ ranges: [Range<Int>]) { (separator, self.ranges) = (.space, ranges) }

  /// The separator of a line: a tab, a semicolon or a comma, whichever it has, otherwise spaces.
  static func separator(of line: UnsafeRawBufferPointer) -> Separator {
    for separator in [Separator.tab, .semicolon, .comma] {
      var fields = LogFields(separator)
      fields.split(line)
      if fields.ranges.count > 1 { return separator }
    }
    return .space
  }

  /// Splits a line. Separators in quotes and in brackets do not count; spaces around a field are not part
  /// of it.
  mutating func split(_ line: UnsafeRawBufferPointer) {
    ranges.removeAll(keepingCapacity: true)
    if separator == .space { return splitWords(line) }
    var start = 0
    while true {
      var end = Self.end(of: start, in: line, separator.rawValue)
      let next = end + 1
      while start < end, Self.isSpace(line[start]) { start += 1 }
      while start < end, Self.isSpace(line[end - 1]) { end -= 1 }
      ranges.append(start..<end)
      guard next <= line.count else { return }
      start = next
    }
  }

  private mutating func splitWords(_ line: UnsafeRawBufferPointer) {
    var start = 0
    while true {
      while start < line.count, Self.isSpace(line[start]) { start += 1 }
      guard start < line.count else { return }
      var end = start
      while end < line.count, !Self.isSpace(line[end]) { end += 1 }
      ranges.append(start..<end)
      start = end
    }
  }

  /// The end of the field that begins at an offset.
  private static func end(
    of start: Int, in line: UnsafeRawBufferPointer, _ separator: UInt8
  ) -> Int {
    var index = start
    var isQuoted = false
    var depth = 0
    // Only texts have quotes and parentheses, and numbers should be fast.
    while index < line.count, line[index] != separator, line[index] < UInt8(ascii: "A"),
      line[index] != quote, line[index] != UInt8(ascii: "(")
    {
      index += 1
    }
    while index < line.count {
      switch line[index] {
      case quote: isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isQuoted { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isQuoted { depth = max(depth - 1, 0) }
      case separator where !isQuoted && depth == 0: return index
      default: break
      }
      index += 1
    }
    return line.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The text of a field, without its quotes.
  static func text(_ field: UnsafeRawBufferPointer) -> String {
    let text = String(decoding: field, as: UTF8.self)
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return text.dropFirst().dropLast().replacing("\"\"", with: "\"").unpadded
  }
}
