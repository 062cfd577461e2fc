import CurveArithmetic

/// A number as written in a text.
package struct ScannedNumber {
  private let text: ArraySlice<UInt8>
  /// Whether it has neither a decimal point nor an exponent.
  let isInteger: Bool

  init(_ text: ArraySlice<UInt8>, isInteger: Bool) {
    self.text = text
    self.isInteger = isInteger
  }

  /// The number times a power of ten, rounded once; infinite if it is too large.
  package func value(shiftedBy power: Int = 0) -> Double {
    let powers = PowersOfTen.shared
    let plain = text.withUnsafeBytes {
      PlainDecimal($0, startsWithPoint: true)?.value(shiftedBy: power, powers: powers)
    }
    return plain ?? spelledOut(shiftedBy: power)
  }

  /// The same with the standard library, for rare forms: many digits, extremes.
  private func spelledOut(shiftedBy power: Int) -> Double {
    let parts = text.split(maxSplits: 1) { $0 | 0x20 == UInt8(ascii: "e") }
    var digits = parts[0]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    // The decimal point may have no digit before it.
    let mantissa = (isNegative ? "-0" : "0") + String(decoding: digits, as: UTF8.self)
    var exponent = 0
    if parts.count > 1 {
      for byte in parts[1] where byte >= UInt8(ascii: "0") {
        // Beyond this, every mantissa that fits in memory is 0 or infinite, unless it is padded with
        // zeros.
        exponent = min(10 * exponent + Int(byte - UInt8(ascii: "0")), 100_000)
      }
      if parts[1].first == UInt8(ascii: "-") { exponent = -exponent }
    }
    return Double("\(mantissa)e\(exponent + power)") ?? .infinity
  }
}
