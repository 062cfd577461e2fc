/// Numbers as text, with `.` whatever the locale.
enum NumberText {
  /// The shortest text that reads back to the same double, or that of a number of significant
  /// digits. Whole numbers have no decimal point, exponents no padding.
  static func text(_ value: Double, precision: Int? = nil) -> String {
    var buffer = ByteBuffer(capacity: 64)
    append(value, precision: precision, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// For people: six digits are more than a screen needs.
  static func brief(_ value: Double) -> String { text(value, precision: 6) }

  /// Appends the text of a number.
  @inline(__always)
  static func append(_ value: Double, precision: Int?, to buffer: inout ByteBuffer) {
    if precision == nil {
      let powers = PowersOfTen.shared
      buffer.write(room: DecimalText.room) { DecimalText.write(value, to: $0, powers: powers) }
    } else {
      appendRounded(value, precision: precision ?? 17, to: &buffer)
    }
  }

  @inline(never)
  private static func appendRounded(
    _ value: Double, precision: Int, to buffer: inout ByteBuffer
  ) {
    var text = formatted(value, significantDigits: precision)
    text.withUTF8 { append($0, to: &buffer) }
  }

  /// Drops the sign of a positive exponent and the exponent's leading zeros.
  private static func append(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
    let exponent = text.firstIndex(of: UInt8(ascii: "e")) ?? text.count
    buffer.append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[..<exponent]))
    guard exponent < text.count else { return }
    buffer.append(UInt8(ascii: "e"))
    if text[exponent + 1] == UInt8(ascii: "-") { buffer.append(UInt8(ascii: "-")) }
    for byte in text[(exponent + 1)...].drop(while: { "+-0".utf8.contains($0) }) {
      buffer.append(byte)
    }
  }
}
