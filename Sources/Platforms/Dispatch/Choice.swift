import CurveNotation
import Curves

/// A condition with two values, as in `isOpen ? .spring() : nil` and `if (isOpen) spring() else snap()`, or a chain of
/// conditions.
struct Choice {
  private let values: [String]

  /// How many conditions are read, in a row and in each other.
  private static let limit = 12

  /// The choice that a text is; nil for another text.
  init?(_ text: String) {
    guard var last = Self.values(of: text) else { return nil }
    var values = [last.first]
    while values.count < Self.limit, let inner = Self.values(of: last.second) {
      values.append(inner.first)
      last = inner
    }
    self.values = values + [last.second]
  }

  private static func values(of text: String) -> (first: String, second: String)? {
    let bytes = Array(text.utf8)
    if let branches = branches(bytes) { return branches }
    guard let mark = offset(of: UInt8(ascii: "?"), in: bytes, from: 0),
      let colon = offset(of: UInt8(ascii: ":"), in: bytes, from: mark + 1)
    else { return nil }
    return (trimmed(bytes[(mark + 1)..<colon]), trimmed(bytes[(colon + 1)...]))
  }

  /// The curve of the value that is one, or of all if they agree.
  func meaning(at offset: Int) throws(MeaningError) -> Meaning {
    let curves = values.filter { !["nil", ".none", "null", "undefined", "false"].contains($0) }
    guard let first = curves.first else { throw MeaningError(.curve, at: offset) }
    let several = MeaningError(
      .one("curve: the condition has \(curves.count == 2 ? "two" : "several")"), at: offset)
    guard curves.count <= Self.limit else { throw several }
    let one: ParsedEasing
    do throws(SyntaxError) {
      one = try EasingParser().parse(first)
    } catch {
      throw curves.count == 1 ? MeaningError(error.expectation, at: offset) : several
    }
    for other in curves.dropFirst() {
      guard let two = try? EasingParser().parse(other), one.easing == two.easing,
        one.duration == two.duration, one.delay == two.delay, one.repeats == two.repeats
      else { throw several }
    }
    return curves.count == values.count
      ? Meaning(one)
      : Meaning(one).noting("read as the curve of a condition, which may also have none")
  }

  /// The values of `if (a) b else c` and of `if a { b } else { c }`; nil for other texts.
  private static func branches(_ bytes: [UInt8]) -> (first: String, second: String)? {
    guard bytes.count > 2, bytes.starts(with: "if".utf8), bytes[2] <= 32 || bytes[2] == 0x28 else {
      return nil
    }
    guard let start = bytes[2...].firstIndex(where: { $0 > 32 }) else { return nil }
    let isInParentheses = bytes[start] == UInt8(ascii: "(")
    let mark = UInt8(ascii: isInParentheses ? ")" : "{")
    guard
      let found = position(
        in: bytes, from: isInParentheses ? start + 1 : start, where: { bytes[$0] == mark })
    else { return nil }
    let first = isInParentheses ? found + 1 : found
    let isSpace = { (index: Int) in index < bytes.count && " \n\t{})".utf8.contains(bytes[index]) }
    let middle = position(in: bytes, from: first) { index in
      bytes[index...].starts(with: "else".utf8) && isSpace(index - 1) && isSpace(index + 4)
    }
    guard let middle else { return nil }
    return (unbraced(bytes[first..<middle]), unbraced(bytes[(middle + 4)...]))
  }

  private static func unbraced(_ bytes: ArraySlice<UInt8>) -> String {
    let text = trimmed(bytes)
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return text }
    return trimmed(Array(text.utf8.dropFirst().dropLast())[...])
  }

  /// Where a mark stands between white space, outside quotes and brackets.
  private static func offset(of mark: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    position(in: bytes, from: start) { index in
      bytes[index] == mark && index > 0 && index + 1 < bytes.count
        && bytes[index - 1] <= 32 && bytes[index + 1] <= 32
    }
  }

  /// The first index outside quotes and brackets that meets a condition; nil if brackets nest too deeply.
  private static func position(
    in bytes: [UInt8], from start: Int, where isFound: (Int) -> Bool
  ) -> Int? {
    var (depth, quote) = (0, UInt8(0))
    for index in start..<bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      if depth == 0, isFound(index) { return index }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > limit { return nil }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes.drop { $0 <= 32 }
    while let last = text.last, last <= 32 { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}
