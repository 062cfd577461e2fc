@testable import CurveArithmetic
import CurveTestSupport
import Testing

/// Compares numbers read from bytes with the standard library's reader.
struct DecimalReaderTests {
  private static func read(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBytes { DecimalReader.read($0, powers: .shared) }
  }

  private static func check(_ text: String) -> Bool {
    let isSame = read(text)?.bitPattern == Double(text)?.bitPattern
    if !isSame { Issue.record("\(text) is read as \(String(describing: read(text)))") }
    return isSame
  }

  private static func digits(_ count: Int, _ random: inout SplitMix64) -> String {
    String((0..<count).map { _ in Character("\(UInt8.random(in: 0...9, using: &random))") })
  }

  @Test func writtenNumbersReadBackExactly() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      guard Self.read(DecimalTextTests.text(value))?.bitPattern == value.bitPattern else {
        Issue.record("\(value) is read as another number")
        return
      }
    }
  }

  @Test(arguments: 1...24)
  func textsOfAnyShapeReadAsTheNearestDouble(_ length: Int) {
    var random = SplitMix64(seed: UInt64(100 + length))
    for _ in 0..<300 {
      var text = Self.digits(length, &random)
      let exponent = Int.random(in: -345...330, using: &random)
      let near = Int.random(in: -40...40, using: &random)
      guard Self.check("\(text)e\(exponent)"), Self.check("-\(text)E+\(abs(near))") else { return }
      guard Self.check("0.000\(text)"), Self.check("+\(text)e\(near)") else { return }
      let point = text.index(text.startIndex, offsetBy: Int.random(in: 0...length, using: &random))
      text.insert(".", at: point)
      guard Self.check(text), Self.check("\(text)e\(near)") else { return }
    }
  }

  /// Eight digits are read at a time: any other byte among them ends the number.
  @Test func otherBytesEndTheDigits() {
    let text = Array("123456789012".utf8)
    for index in text.indices {
      for byte in UInt8(0x21)...0x7E {
        var changed = text
        changed[index] = byte
        guard Self.check(String(decoding: changed, as: UTF8.self)) else { return }
      }
    }
  }

  /// Exactly half-way between two doubles, and one unit of the last digit to either side.
  @Test func halfwayTextsRoundToEven() {
    var random = SplitMix64(seed: 12)
    for shift in UInt64(1)...10 {
      for _ in 0..<200 {
        let whole = random.next() >> 11 | 1 << 52
        // Whole numbers of 54 to 63 bits whose rest is a half.
        let middle = whole << shift | 1 << (shift - 1)
        for number in [middle, middle - 1, middle + 1] where !Self.check("\(number)") { return }
        for number in [middle, middle - 1, middle + 1] where !Self.check("\(number)e0") { return }
        // The same in tenths: a product that is not exact.
        for number in [middle / 10 * 10, middle] where !Self.check("\(number)0e-1") { return }
      }
    }
    for _ in 0..<500 {
      let whole = random.next() >> 12 | 1 << 51
      guard Self.check("\(whole).5"), Self.check("\(whole).25"), Self.check("\(2 * whole).5"),
        Self.check("\(2 * whole + 1).5"), Self.check("\(4 * whole).5")
      else { return }
    }
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", ".5", "-.5", "1e", "1e+", "e5", "1..2", "1 ", " 1", "1,5", "0x1p3",
    "inf", "-inf", "nan", "infinity", "1e400", "-1e400", "1e-400", "0e9999", "0e99999", "1e99999",
    "-0", "-0.0", "00012", "0.1e1", "9007199254740993", "9007199254740993e0", "1e23", "8.5e22",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9e-324", "2.4e-324", "2.5e-324",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
    "18446744073709551615", "18446744073709551616", "99999999999999999999", "1_000", "١",
    "9223372036854775808.5", "1e00000000000000000005", "5e-324", "0.000000000000000000000000001",
  ])
  func textsAtTheEdgesOfTheRangeAreRead(_ text: String) {
    #expect(Self.check(text))
  }
}
