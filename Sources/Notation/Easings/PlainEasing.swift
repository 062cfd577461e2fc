import CurveArithmetic
import Curves

/// The curves of style sheets in the form in which programs write them: a keyword, or a `cubic-bezier()`
/// without comments, units or calculations.
///
/// They are read in place, without a copy of the text; every other text, and every error, is the business
/// of ``EasingReader``.
enum PlainEasing {
  private static let start: StaticString = "cubic-bezier("

  /// The keywords of CSS.
  private static let keywords: [(name: StaticString, easing: Easing)] = [
    ("ease", .ease), ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut), ("step-start", Presets.stepStart), ("step-end", Presets.stepEnd),
  ]

  /// The curve, if the whole text is one in that form; nil otherwise.
  static func read(_ text: String) -> ParsedEasing? {
    let found: Easing?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      let count = start.utf8CodeUnitCount
      guard bytes.count > count else {
        return keywords.first { $0.name.withUTF8Buffer { $0.elementsEqual(bytes) } }?.easing
      }
      guard start.withUTF8Buffer({ $0.elementsEqual(bytes[..<count]) }) else { return nil }
      return read(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[count...]))
        .map { .cubicBezier($0) }
    }
    return (found ?? nil).map { ParsedEasing(computed: $0) }
  }

  /// The curve of four numbers up to a closing parenthesis, with which the text ends.
  private static func read(_ bytes: UnsafeRawBufferPointer) -> CubicBezier? {
    guard var at = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    let end = at + bytes.count
    let powers = PowersOfTen.shared
    /// The number before a mark.
    func number(before mark: Unicode.Scalar) -> Double? {
      skipSpaces(&at, end)
      guard let number = PlainDecimal.read(at: &at, end: end, powers: powers) else { return nil }
      skipSpaces(&at, end)
      guard at < end, at[0] == UInt8(ascii: mark) else { return nil }
      at += 1
      return number
    }
    guard let x1 = number(before: ","), let y1 = number(before: ","),
      let x2 = number(before: ","), let y2 = number(before: ")")
    else { return nil }
    let times = 0.0...1
    guard at == end, times.contains(x1), times.contains(x2), y1.isFinite, y2.isFinite else {
      return nil
    }
    return CubicBezier(valid: x1, y1, x2, y2)
  }

  private static func skipSpaces(
    _ at: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) {
    while at < end, at[0] == UInt8(ascii: " ") { at += 1 }
  }
}
