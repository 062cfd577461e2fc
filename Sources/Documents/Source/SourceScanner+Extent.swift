/// Where a value of source code ends.
extension SourceScanner {
  /// The range of a value, and what it consists of.
  struct Extent {
    var range: Range<Int>
    /// The labels within its own braces.
    var members: [String] = []
    /// The ranges of `a` and `b` in `condition ? a : b`; empty for other values.
    var choices: [Range<Int>] = []
  }

  /// Where the block in braces at the start of a range ends; nil without a block that ends in the range.
  func blockEnd(_ range: Range<Int>) -> Int? {
    var depth = 0
    for offset in range {
      if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return bytes[range.lowerBound] == UInt8(ascii: "{") ? offset + 1 : nil }
    }
    return nil
  }

  /// The extent of a value; nil if it is longer than a curve.
  func extent(from start: Int) -> Extent? {
    var open: [UInt8] = []
    var extent = Extent(range: start..<start)
    var offset = start
    var wordStart: Int?
    // After the marks of a condition: `isOpen ? .spring : .easeIn`.
    var (first, second): (Int?, Int?)
    /// The extent that ends here; nil if a condition lacks a value.
    func ended() -> Extent? {
      extent.range = start..<offset
      guard let first else { return extent }
      guard let second else { return nil }
      extent.choices = [trimmed(first..<(second - 1)), trimmed(second..<offset)]
      return extent
    }
    let limit = min(start + Self.lengthLimit, bytes.count)
    while offset < limit {
      let byte = bytes[offset]
      let isPart = isWordPart(byte)
      if isPart, wordStart == nil { wordStart = offset }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        if open.count == 1 { wordStart = offset }
        offset = quoteEnd(offset)
        if open.count == 1, isColon(at: offset), let first = wordStart {
          extent.members.append(
            String(decoding: bytes[(first + 1)..<(offset - 1)], as: UTF8.self))
        }
        wordStart = nil
        continue
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let expected = open.popLast() else { return ended() }
        guard expected == byte else { return nil }
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if open.isEmpty { return ended() }
      case 10:
        if open.isEmpty, !continues(offset) { return ended() }
      case UInt8(ascii: "?") where open.isEmpty && first == nil && isApart(offset):
        first = offset + 1
      case UInt8(ascii: "=") where open.isEmpty:
        guard isComparison(offset) else { return nil }
      case UInt8(ascii: ":") where open.isEmpty:
        guard first != nil, second == nil, isApart(offset) else { return nil }
        second = offset + 1
      case UInt8(ascii: ":"):
        if open.count == 1, let first = wordStart {
          extent.members.append(String(decoding: bytes[first..<offset], as: UTF8.self))
        }
      default: break
      }
      if !isPart, byte > 32 { wordStart = nil }
      guard open.count <= Self.depthLimit else { return nil }
      offset += 1
    }
    return offset == bytes.count && open.isEmpty ? ended() : nil
  }

  /// Whether white space is around a byte.
  private func isApart(_ offset: Int) -> Bool {
    offset > 0 && offset + 1 < bytes.count && bytes[offset - 1] <= 32 && bytes[offset + 1] <= 32
  }

  /// Whether an equals sign belongs to a comparison.
  private func isComparison(_ offset: Int) -> Bool {
    "=!<>".utf8.contains(bytes[offset - 1])
      || offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "=")
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] <= 32 { range.removeFirst() }
    while let last = range.last, bytes[last] <= 32 { range.removeLast() }
    return range
  }

  /// After the parenthesis that closes the first one in a range.
  func callEnd(_ range: Range<Int>) -> Int {
    var depth = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if "\"'`".utf8.contains(byte) {
        offset = quoteEnd(offset)
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return offset + 1 }
      }
      offset += 1
    }
    return range.upperBound
  }

  /// Whether the line after a line break continues the expression with a method or a value of a condition.
  private func continues(_ offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count, bytes[offset] <= 32, offset < position + Self.lengthLimit {
      offset += 1
    }
    guard offset + 1 < bytes.count else { return false }
    return bytes[offset] == UInt8(ascii: ".") && isLetter(bytes[offset + 1])
      || "?:".utf8.contains(bytes[offset]) && bytes[offset + 1] == 32
  }
}
