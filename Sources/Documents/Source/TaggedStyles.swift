import CurveNotation

/// The style sheets in the tagged templates of JavaScript, as styled-components and Emotion have them:
/// ``const Card = styled.div`transition: ...` ``. Each is a rule with the name of its constant.
///
/// The two texts have spaces in place of each other, so that every line keeps its number.
///
/// Complexity: linear in the text.
struct TaggedStyles {
  /// The style sheets as rules.
  private(set) var styles: [UInt8]
  /// The code without the style sheets.
  private(set) var code: [UInt8]
  /// The values of expressions in declarations of curves, by their offsets.
  private(set) var unknown: [(text: String, offset: Int)] = []

  private static let tags = ["styled", "css", "keyframes", "createGlobalStyle", "injectGlobal"]
  private static let tick = UInt8(ascii: "`")

  /// - Returns: nil for a text without such templates.
  init?(_ bytes: [UInt8]) {
    guard bytes.contains(Self.tick) else { return nil }
    styles = bytes.map { $0 == 10 ? 10 : 32 }
    code = bytes
    var hasStyles = false
    var offset = 0
    while let open = bytes[offset...].firstIndex(of: Self.tick) {
      let close = Self.end(of: open, in: bytes)
      offset = min(close + 1, bytes.count)
      guard let tag = Self.tag(before: open, in: bytes) else { continue }
      hasStyles = true
      take(bytes, open, close, tag)
    }
    guard hasStyles else { return nil }
  }

  /// Takes a template as a rule.
  private mutating func take(
    _ bytes: [UInt8], _ open: Int, _ close: Int, _ tag: (name: String, start: Int)
  ) {
    var index = open + 1
    var statement = open + 1
    while index < close {
      let byte = bytes[index]
      if byte == UInt8(ascii: "$"), index + 1 < close, bytes[index + 1] == UInt8(ascii: "{") {
        let end = min(Self.expressionEnd(index + 2, in: bytes), close)
        let start = bytes[statement..<index].drop { $0 <= 32 }
        if ["transition", "animation", "--"].contains(where: { start.starts(with: $0.utf8) }) {
          unknown.append((String(decoding: bytes[index..<end], as: UTF8.self), index))
        }
        index = end
        continue
      }
      if "{};".utf8.contains(byte) { statement = index + 1 }
      styles[index] = byte
      index += 1
    }
    for index in open..<min(close + 1, bytes.count) where code[index] != 10 { code[index] = 32 }
    // The rule's name takes the columns of the constant and the tag.
    let constant = Self.constant(before: tag.start, in: bytes)
    if tag.name == "createGlobalStyle" || tag.name == "injectGlobal" { return }
    let name = constant ?? tag.name
    let prelude = Array((tag.name == "keyframes" ? "@keyframes \(name)" : name).utf8)
    let lineStart = bytes[..<open].lastIndex(of: 10).map { $0 + 1 } ?? 0
    guard open - lineStart >= prelude.count else { return }
    styles.replaceSubrange(open - prelude.count..<open, with: prelude)
    styles[open] = UInt8(ascii: "{")
    if close < bytes.count { styles[close] = UInt8(ascii: "}") }
  }

  /// The tag of a template, and where it begins: `styled.div`, `styled(Button)<Props>`, `css`; nil for another one.
  private static func tag(before open: Int, in bytes: [UInt8]) -> (name: String, start: Int)? {
    let lineStart = bytes[..<open].lastIndex(of: 10).map { $0 + 1 } ?? 0
    var start = open
    var depth = 0
    while start > max(lineStart, open - 400) {
      let byte = bytes[start - 1]
      if ")>]}".utf8.contains(byte) {
        depth += 1
      } else if "(<[{".utf8.contains(byte) {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0, !isNamePart(byte), byte != UInt8(ascii: ".") {
        break
      }
      start -= 1
    }
    let word = String(decoding: bytes[start..<open].prefix(while: isNamePart), as: UTF8.self)
    return tags.contains(word) ? (word, start) : nil
  }

  /// The constant to which a value at an offset is assigned.
  private static func constant(before start: Int, in bytes: [UInt8]) -> String? {
    let before = bytes[..<start].suffix(200)
    guard let mark = before.lastIndex(where: { $0 > 32 }), ":=".utf8.contains(bytes[mark]),
      let last = before[..<mark].lastIndex(where: { $0 > 32 })
    else { return nil }
    let first = before[...last].lastIndex { !isNamePart($0) }.map { $0 + 1 } ?? before.startIndex
    return first <= last ? String(decoding: bytes[first...last], as: UTF8.self) : nil
  }

  /// The closing mark of a template, or the end of the text.
  private static func end(of open: Int, in bytes: [UInt8]) -> Int {
    var index = open + 1
    while index < bytes.count, bytes[index] != tick {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "{")
      {
        index = expressionEnd(index + 2, in: bytes)
      } else {
        index += 1
      }
    }
    return min(index, bytes.count)
  }

  /// After the brace that closes an expression. Templates in it are part of it.
  private static func expressionEnd(_ start: Int, in bytes: [UInt8]) -> Int {
    var depth = 1
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return bytes.count
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || (0x30...0x39).contains(byte) || "_$".utf8.contains(byte)
  }
}
