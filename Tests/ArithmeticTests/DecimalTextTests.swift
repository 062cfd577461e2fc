@testable import CurveArithmetic
import CurveTestSupport
import Testing

/// Compares numbers as text with the standard library's shortest decimals.
struct DecimalTextTests {
  /// `Double.description` without a trailing `.0`, an exponent's plus sign and its padding.
  private static func expected(_ value: Double) -> String {
    let parts = value.description.split(separator: "e")
    var text = String(parts[0])
    if text.hasSuffix(".0") { text.removeLast(2) }
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    return "\(text)e\(exponent)"
  }

  static func text(_ value: Double) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalText.capacity) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let length = DecimalText.write(value, to: start, powers: .shared)
      return String(decoding: buffer[..<length], as: UTF8.self)
    }
  }

  private static func check(_ value: Double) -> Bool {
    let isSame = text(value) == expected(value)
    if !isSame { Issue.record("\(value) is written as \(text(value))") }
    return isSame
  }

  @Test func randomBitsHaveTheShortestText() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<100_000 where !Self.check(Double(bitPattern: random.next())) { return }
  }

  @Test func everydayNumbersHaveTheShortestText() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<10_000 {
      let number = Double.random(in: -1000...1000, using: &random)
      let decimal = Double(Int.random(in: -999_999...999_999, using: &random)) / 1000
      guard Self.check(number), Self.check(decimal), Self.check(random.logUniform(1e-7...1e18))
      else { return }
    }
  }

  @Test func wholeNumbersHaveTheShortestText() {
    var random = SplitMix64(seed: 3)
    for shift in 0..<64 {
      for _ in 0..<40 where !Self.check(Double(random.next() >> UInt64(shift))) { return }
    }
    for number in -1100...1100 where !Self.check(Double(number)) { return }
  }

  @Test func powersOfTwoAndTheirNeighboursReadBack() {
    for exponent in UInt64(0)..<0x7ff {
      let power = Double(bitPattern: exponent << 52)
      for value in [power, power.nextUp, power.nextDown, -power] where !Self.check(value) {
        return
      }
    }
  }

  @Test func powersOfTenAndTheirNeighboursReadBack() throws {
    for exponent in -323...308 {
      let power = try #require(Double("1e\(exponent)"))
      for value in [power, power.nextUp, power.nextDown, 9 * power, -power]
      where !Self.check(value) { return }
    }
  }

  @Test func subnormalsHaveTheShortestText() {
    var random = SplitMix64(seed: 4)
    for shift in 12..<64 {
      for _ in 0..<40 where !Self.check(Double(bitPattern: random.next() >> UInt64(shift))) {
        return
      }
    }
  }

  static let edgeCases: [Double] = [
    0, -0.0, 0x1p53, 0x1.fffffffffffffp52, 0x1.0000000000001p53, 0x1p54, Double.infinity,
    Double.greatestFiniteMagnitude, Double.leastNormalMagnitude, Double.leastNonzeroMagnitude, 1e-4,
    9.5e-5, 1e15, 1e16, 123456789012345680, 0.3, 2.5, 4_503_599_627_370_495.5,
  ]

  @Test(arguments: edgeCases)
  func extremeNumbersHaveTheShortestText(_ value: Double) {
    #expect(Self.check(value))
    #expect(Self.check(-value))
  }

  @Test func aNaNHasItsText() {
    #expect(Self.check(.nan))
    #expect(Self.check(-.nan))
  }

  @Test func theTableHasTheExactPowers() {
    let powers = PowersOfTen.shared
    var whole: UInt64 = 1
    for exponent in 0...19 {
      let shift = whole.leadingZeroBitCount
      #expect(powers[exponent] == .init(high: whole << UInt64(shift), low: 0))
      #expect(PowersOfTen.binaryExponent(exponent) == 63 - shift)
      #expect(powers.wholes[exponent] == whole)
      whole &*= 10
    }
    // Each is ten times the previous one, which is rounded up by less than one.
    for exponent in PowersOfTen.exponents.dropLast() {
      let (this, next) = (powers[exponent], powers[exponent + 1])
      let low = this.low.multipliedFullWidth(by: 10)
      let high = this.high.multipliedFullWidth(by: 10)
      let (middle, overflow) = high.low.addingReportingOverflow(low.high)
      let top = high.high + (overflow ? 1 : 0)
      let shift = UInt64(64 - top.leadingZeroBitCount)
      let product = PowersOfTen.Significand(
        high: top << (64 - shift) | middle >> shift, low: middle << (64 - shift) | low.low >> shift)
      #expect(next.high >> 63 == 1)
      #expect(product.high == next.high || product.low < 2)
      #expect(product.low &- next.low &+ 1 <= 2)
      let step = PowersOfTen.binaryExponent(exponent + 1) - PowersOfTen.binaryExponent(exponent)
      #expect(step == Int(shift))
    }
  }
}
