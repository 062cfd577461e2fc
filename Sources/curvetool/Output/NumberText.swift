/// Numbers as text, with `.` whatever the locale.
enum NumberText {
  /// The shortest text that reads back to the same double, or that of a number of significant
  /// digits. Whole numbers have no decimal point, exponents no padding.
  static func text(_ value: Double, precision: Int? = nil) -> String {
    var bytes: [UInt8] = []
    append(value, precision: precision, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// For people: six digits are more than a screen needs.
  static func brief(_ value: Double) -> String { text(value, precision: 6) }

  /// Appends the text of a number to bytes.
  static func append(_ value: Double, precision: Int?, to bytes: inout [UInt8]) {
    var text = precision.map { formatted(value, significantDigits: $0) } ?? value.description
    text.withUTF8 { append($0, to: &bytes) }
  }

  private static let (e, point, zero, plus) = (
    UInt8(ascii: "e"), UInt8(ascii: "."), UInt8(ascii: "0"), UInt8(ascii: "+")
  )

  /// Drops a trailing `.0`, the sign of a positive exponent and its leading zeros.
  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let exponent = text.firstIndex(of: e) ?? text.count
    let isWhole = exponent >= 2 && text[exponent - 1] == zero && text[exponent - 2] == point
    bytes.append(contentsOf: text[..<(isWhole ? exponent - 2 : exponent)])
    guard exponent < text.count else { return }
    bytes.append(e)
    var rest = text[(exponent + 1)...]
    if rest.first == UInt8(ascii: "-") { bytes.append(rest.removeFirst()) }
    bytes.append(contentsOf: rest.drop { $0 == plus || $0 == zero })
  }
}
