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
    let powers = PowersOfTen.shared
    var offset = 0
    var numbers = SIMD4<Double>.zero
    for index in 0..<4 {
      skipSpaces(bytes, &offset)
      let first = offset
      while offset < bytes.count, isNumberPart(bytes[offset]) { offset += 1 }
      guard
        let number = DecimalReader.plain(
          UnsafeRawBufferPointer(rebasing: bytes[first..<offset]), startsWithPoint: true,
          powers: powers)
      else { return nil }
      numbers[index] = number
      skipSpaces(bytes, &offset)
      let mark = index < 3 ? UInt8(ascii: ",") : UInt8(ascii: ")")
      guard offset < bytes.count, bytes[offset] == mark else { return nil }
      offset += 1
    }
    let times = 0.0...1
    guard offset == bytes.count, times.contains(numbers[0]), times.contains(numbers[2]),
      numbers[1].isFinite, numbers[3].isFinite
    else { return nil }
    return CubicBezier(valid: numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func skipSpaces(_ bytes: UnsafeRawBufferPointer, _ offset: inout Int) {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  /// Whether a byte can be part of a number.
  private static func isNumberPart(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte | 0x20 == UInt8(ascii: "e") || byte == UInt8(ascii: "+")
  }
}
