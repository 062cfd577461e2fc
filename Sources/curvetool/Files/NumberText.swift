import CurveArithmetic

/// Numbers as text, with `.` in any locale.
enum NumberText {
  /// The shortest text that reads back to the same double, or with a number of significant digits. Whole
  /// numbers have no decimal point, exponents no padding.
  static func text(_ value: Double, precision: Int? = nil) -> String {
    var buffer = ByteBuffer(capacity: 64)
    NumberFormat(precision: precision).append(value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// For people: six digits are enough on a screen.
  static func brief(_ value: Double) -> String { text(value, precision: 6) }
}

/// The number of digits of an output, prepared for writing many numbers.
struct NumberFormat: Sendable {
  /// Significant digits; nil for the shortest digits that round-trip.
  let precision: Int?
  private let powers = PowersOfTen.shared

  /// Appends the text of a number.
  @inline(__always)
  func append(_ value: Double, to buffer: inout ByteBuffer) {
    let value = value + 0  // -0 becomes 0.
    if let precision {
      buffer.write(size: DecimalText.capacity) {
        DecimalText.write(value, significantDigits: precision, to: $0, powers: powers)
      }
    } else {
      appendShortest(value, to: &buffer)
    }
  }

  @inline(__always)
  private func appendShortest(_ value: Double, to buffer: inout ByteBuffer) {
    buffer.write(size: DecimalText.capacity) { DecimalText.write(value, to: $0, powers: powers) }
  }
}
