import CurveNotation

/// A token file in JSON5, or in a script that exports it (`module.exports = {...};`), as JSON.
///
/// It takes comments, keys without quotes, single quotes and trailing commas. Code with anything else, such as calls, is
/// not such a file.
///
/// Complexity: linear in the text.
struct JSON5Text {
  private let source: [UInt8]
  private var json: [UInt8] = []
  /// For each byte of the JSON text its offset in the source.
  private var offsets: [Int] = []
  private var index = 0

  private static let prefixes = ["module.exports", "exports.default", "export default"]

  /// The value with its positions in the source; nil for other text.
  static func value(_ source: [UInt8]) -> JSONValue? {
    guard source.count <= 1 << 24 else { return nil }
    var text = Self(source: source)
    guard text.convert(), let value = try? JSONValue(document: text.json) else { return nil }
    return text.located(value)
  }

  /// The text as JSON; nil for other text.
  static func json(_ source: [UInt8]) -> [UInt8]? {
    var text = Self(source: source)
    return text.convert() ? text.json : nil
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func convert() -> Bool {
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    skip()
    for prefix in Self.prefixes where source[index...].starts(with: prefix.utf8) {
      index += prefix.utf8.count
      skip()
      if next == UInt8(ascii: "=") { index += 1 }
      skip()
    }
    guard next == UInt8(ascii: "{") else { return false }
    var depth = 0
    repeat {
      guard let byte = next else { return false }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        take()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        take()
      case UInt8(ascii: ":"): take()
      case UInt8(ascii: ","):
        let comma = index
        index += 1
        skip()
        if let next, !"}]".utf8.contains(next) { write(UInt8(ascii: ","), at: comma) }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): guard takeText(byte) else { return false }
      default: guard takeLiteral() else { return false }
      }
      skip()
    } while depth > 0
    while next == UInt8(ascii: ";") {
      index += 1
      skip()
    }
    return index == source.count
  }

  private var next: UInt8? { index < source.count ? source[index] : nil }

  private mutating func write(_ byte: UInt8, at offset: Int) {
    json.append(byte)
    offsets.append(offset)
  }

  private mutating func take() {
    write(source[index], at: index)
    index += 1
  }

  /// Skips spaces and comments.
  private mutating func skip() {
    while let byte = next {
      if byte <= 32 {
        index += 1
      } else if source[index...].starts(with: "//".utf8) {
        while let byte = next, byte != 10 { index += 1 }
      } else if source[index...].starts(with: "/*".utf8) {
        index += 2
        while index < source.count, !source[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, source.count)
      } else {
        return
      }
    }
  }

  /// Takes a text in quotes.
  private mutating func takeText(_ quote: UInt8) -> Bool {
    write(UInt8(ascii: "\""), at: index)
    index += 1
    while let byte = next, byte != quote {
      if byte == UInt8(ascii: "\\") {
        guard index + 1 < source.count else { return false }
        let escaped = source[index + 1]
        if escaped == UInt8(ascii: "'") {
          write(escaped, at: index)
        } else if escaped != 10 {  // a line that continues
          write(byte, at: index)
          write(escaped, at: index + 1)
        }
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { write(UInt8(ascii: "\\"), at: index) }
      take()
    }
    guard next == quote else { return false }
    write(UInt8(ascii: "\""), at: index)
    index += 1
    return true
  }

  /// Takes a key without quotes, a number, or `true`, `false` or `null`.
  private mutating func takeLiteral() -> Bool {
    let start = index
    while let byte = next, TextScanner.isLetter(byte) || "0123456789_$.+-".utf8.contains(byte) {
      index += 1
    }
    var literal = source[start..<index]
    let end = index
    guard !literal.isEmpty else { return false }
    skip()
    let isKey = next == UInt8(ascii: ":")
    index = end
    if isKey {
      write(UInt8(ascii: "\""), at: start)
      for (offset, byte) in zip(literal.indices, literal) { write(byte, at: offset) }
      write(UInt8(ascii: "\""), at: end - 1)
      return true
    }
    if ["true", "false", "null"].contains(where: { literal.elementsEqual($0.utf8) }) {
      for (offset, byte) in zip(literal.indices, literal) { write(byte, at: offset) }
      return true
    }
    // JSON has no plus sign, and a digit on both sides of the point.
    if literal.first == UInt8(ascii: "+") { literal = literal.dropFirst() }
    if literal.first == UInt8(ascii: "-") {
      write(UInt8(ascii: "-"), at: start)
      literal = literal.dropFirst()
    }
    if literal.first == UInt8(ascii: ".") { write(UInt8(ascii: "0"), at: start) }
    if literal.last == UInt8(ascii: ".") { literal = literal.dropLast() }
    guard !literal.isEmpty else { return false }
    for (offset, byte) in zip(literal.indices, literal) { write(byte, at: offset) }
    return true
  }

  private func located(_ value: JSONValue) -> JSONValue {
    var value = value
    let last = offsets[max(value.end - 1, value.offset)]
    (value.offset, value.end) = (offsets[value.offset], last + 1)
    switch value.content {
    case .array(let elements): value.content = .array(elements.map(located))
    case .object(let members):
      value.content = .object(
        members.map { member in
          JSONValue.Member(
            key: member.key, offset: offsets[member.offset], value: located(member.value))
        })
    default: break
    }
    return value
  }
}
