@testable import CurveArithmetic
import CurveTestSupport
import Foundation
import Testing

/// Rounded numbers against C's `%g`.
struct RoundedDecimalTests {
  private static func text(_ value: Double, _ digits: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalText.capacity) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let length = DecimalText.write(
        value, significantDigits: digits, to: start, powers: .shared)
      return String(decoding: buffer[..<length], as: UTF8.self)
    }
  }

  private static func expected(_ value: Double, _ digits: Int) -> String {
    let text = String(format: "%.\(digits)g", value)
    let parts = text.split(separator: "e")
    return parts.count == 2 ? "\(parts[0])e\(Int(parts[1]) ?? 0)" : text
  }

  @Test func randomNumbersRoundAsPrintfDoes() {
    var random = SplitMix64(seed: 71)
    for index in 0..<40_000 {
      let value: Double =
        switch index % 5 {
        case 0: Double(bitPattern: random.next())
        case 1: Double.random(in: -1000...1000, using: &random)
        case 2: Double(Int.random(in: -99_999_999...99_999_999, using: &random)) / 1000
        case 3: Double(bitPattern: random.next() >> 12)  // below the normal range
        default: random.logUniform(1e-9...1e20)
        }
      guard value.isFinite else { continue }
      for digits in [1, 3, 6, 12, 15, 16, 17] {
        let text = Self.text(value, digits)
        guard text == Self.expected(value, digits) else {
          Issue.record("\(value) to \(digits) digits is \(text)")
          return
        }
      }
    }
  }

  @Test(arguments: [
    0.0, 1, 9.5, 99.95, 999_999.5, 9_999_995, 0.000123456789, 0.0000999999999, 1e15, 1e16, 1e22,
    1e300,
    -123.456, 0.5, 2.5, 1.0 / 3, .leastNonzeroMagnitude, 2.2250738585072014e-308,
    .greatestFiniteMagnitude, 4503599627370496.5, 4503599627370497.5, 450359962737049.625,
    450359962737049.375, 0x1p-30, 0x1.8p-25, 1e23, 0.1, 9_007_199_254_740_992,
  ])
  func particularNumbersRoundAsPrintfDoes(value: Double) {
    for digits in 1...17 { #expect(Self.text(value, digits) == Self.expected(value, digits)) }
  }

  /// Around each power of ten the number of digits before the point changes.
  @Test func neighboursOfPowersOfTenAreRoundedExactly() {
    for exponent in -306...308 {
      let power = Double("1e\(exponent)") ?? .nan
      var value = power.nextDown.nextDown
      for _ in 0..<5 {
        for digits in 15...17 {
          #expect(Self.text(value, digits) == Self.expected(value, digits))
        }
        value = value.nextUp
      }
    }
  }

  /// Numbers exactly between two decimals round to the even one.
  @Test func tiesRoundAsPrintfDoes() {
    #expect(Self.text(2.5, 1) == "2" && Self.text(3.5, 1) == "4")
    #expect(Self.text(0.125, 2) == "0.12" && Self.text(0.375, 2) == "0.38")
    var random = SplitMix64(seed: 72)
    for _ in 0..<10_000 {
      let value = Double(
        sign: .plus, exponent: Int.random(in: -30...60, using: &random),
        significand: Double(Int.random(in: 0...99_999, using: &random) * 10 + 5))
      for digits in 1...17 where Self.text(value, digits) != Self.expected(value, digits) {
        Issue.record("\(value) to \(digits) digits is \(Self.text(value, digits))")
        return
      }
    }
    #expect(Self.text(.infinity, 6) == "inf" && Self.text(-.infinity, 6) == "-inf")
  }
}
