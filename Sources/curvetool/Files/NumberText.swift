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
      buffer.write(size: DecimalText.capacity) { text in
        let length = DecimalText.write(
          value, significantDigits: precision, to: text, powers: powers)
        return length > 0 ? length : Self.format(value, significantDigits: precision, to: text)
      }
    } else {
      appendShortest(value, to: &buffer)
    }
  }

  @inline(__always)
  private func appendShortest(_ value: Double, to buffer: inout ByteBuffer) {
    buffer.write(size: DecimalText.capacity) { DecimalText.write(value, to: $0, powers: powers) }
  }

  /// C's own rounding, without the sign of a positive exponent and the exponent's leading zeros.
  @inline(never)
  private static func format(
    _ value: Double, significantDigits: Int, to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let length = printed(value, significantDigits: significantDigits, to: text)
    guard var read = (0..<length).first(where: { text[$0] == UInt8(ascii: "e") }) else {
      return length
    }
    read += 1
    var written = read
    if text[read] == UInt8(ascii: "-") { written += 1 }
    read += 1
    while text[read] == UInt8(ascii: "0") { read += 1 }
    for index in read..<length {
      text[written] = text[index]
      written += 1
    }
    return written
  }
}
