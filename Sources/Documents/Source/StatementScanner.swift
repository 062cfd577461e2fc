import CurveNotation

/// The statements of source code of any language, without what is in the blocks of closures among them.
///
/// Complexity: linear in the text.
struct StatementScanner {
  struct Statement {
    var range: Range<Int>
    /// The number of braces around it.
    var depth: Int
    /// Whether a block follows it.
    var hasBlock: Bool
  }

  /// A statement that is longer sets no property of an animation.
  private static let lengthLimit = 1024

  private let bytes: [UInt8]
  private var offset = 0
  private var start = 0
  /// The number of open parentheses and brackets outside of each open brace, and since the last one.
  private var outside: [Int] = []
  private var level = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next statement; nil at the end.
  mutating func next() -> Statement? {
    while offset < bytes.count {
      let byte = bytes[offset]
      var found: Statement?
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): skipQuote(byte)
      case UInt8(ascii: "/") where isComment("/"):
        found = level == 0 ? end() : nil
        while offset + 1 < bytes.count, bytes[offset + 1] != 10 { offset += 1 }
        start = level == 0 ? offset + 1 : start
      case UInt8(ascii: "/") where isComment("*"):
        while offset + 1 < bytes.count,
          bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/")
        {
          offset += 1
        }
        offset += 1
      case UInt8(ascii: "("), UInt8(ascii: "["): level += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): level = max(level - 1, 0)
      case UInt8(ascii: "{"):
        found = end(hasBlock: true)
        outside.append(level)
        level = 0
      case UInt8(ascii: "}"):
        found = end()
        level = outside.popLast() ?? 0
      case UInt8(ascii: ";"): found = level == 0 ? end() : nil
      case 10 where level == 0 && !continues(): found = end()
      default: break
      }
      offset += 1
      if let found { return found }
    }
    return end()
  }

  /// The statement that ends here; nil if it is empty or long.
  private mutating func end(hasBlock: Bool = false) -> Statement? {
    var range = start..<max(start, min(offset, bytes.count))
    start = offset + 1
    while let first = range.first, bytes[first] <= 32 { range.removeFirst() }
    while let last = range.last, bytes[last] <= 32 { range.removeLast() }
    guard !range.isEmpty, range.count <= Self.lengthLimit else { return nil }
    return Statement(range: range, depth: outside.count, hasBlock: hasBlock)
  }

  private func isComment(_ mark: Unicode.Scalar) -> Bool {
    offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: mark)
      && (offset == 0 || bytes[offset - 1] != UInt8(ascii: ":"))
  }

  /// Moves to the closing quote, or to the end of the line without one.
  private mutating func skipQuote(_ quote: UInt8) {
    var next = offset + 1
    while next < bytes.count, bytes[next] != quote {
      if bytes[next] == 10, quote != UInt8(ascii: "`") { return }
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = next
  }

  /// Whether the next line goes on with a method.
  private func continues() -> Bool {
    var next = offset + 1
    while next + 1 < bytes.count, bytes[next] <= 32, next - offset < 200 { next += 1 }
    return next + 1 < bytes.count && bytes[next] == UInt8(ascii: ".")
      && TextScanner.isLetter(bytes[next + 1])
  }
}
