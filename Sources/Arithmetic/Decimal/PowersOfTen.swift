/// The powers of ten from 10^-342 to 10^324 as 128-bit significands.
///
/// The significand of 10^k is the ceiling of 10^k 2^(127 - floor(log2 10^k)). Its top bit is set, and it
/// is exact for k from 0 to 55. The table is computed by exact long arithmetic at the first use, in some
/// tens of microseconds.
package struct PowersOfTen: @unchecked Sendable {
  struct Significand: Equatable {
    var high: UInt64
    var low: UInt64
  }

  static let exponents = -342...324
  /// The exponents whose significands are not rounded.
  static let exactExponents = 0...55
  package static let shared = PowersOfTen()

  /// The entry of 10^0. The tables are never freed or changed once made.
  private let one: UnsafePointer<Significand>
  /// 10^0 to 10^19.
  let wholes: UnsafePointer<UInt64>
  /// 10^0 to 10^22, which are doubles.
  let doubles: UnsafePointer<Double>

  /// - Parameter exponent: One of `exponents`.
  @inline(__always)
  subscript(_ exponent: Int) -> Significand { one[exponent] }

  /// floor(log2(10^exponent)) for exponents of the table.
  @inline(__always)
  static func binaryExponent(_ exponent: Int) -> Int { (exponent &* 1_741_647) >> 19 }

  private init() {
    let table = UnsafeMutablePointer<Significand>.allocate(capacity: Self.exponents.count)
    let one = table - Self.exponents.lowerBound
    Self.fillPositive(one)
    Self.fillNegative(one)
    self.one = UnsafePointer(one)

    let wholes = UnsafeMutablePointer<UInt64>.allocate(capacity: 20)
    let doubles = UnsafeMutablePointer<Double>.allocate(capacity: 23)
    (wholes[0], doubles[0]) = (1, 1)
    for index in 1..<20 { wholes[index] = 10 * wholes[index - 1] }
    for index in 1..<23 { doubles[index] = 10 * doubles[index - 1] }
    self.wholes = UnsafePointer(wholes)
    self.doubles = UnsafePointer(doubles)
  }

  /// 5^k as a whole number of 64-bit limbs, lowest first; 10^k has the same significand.
  private static func fillPositive(_ one: UnsafeMutablePointer<Significand>) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { limbs in
      limbs.initialize(repeating: 0)
      var top = 2  // two limbs below the number, so that there are always three
      limbs[top] = 1
      for exponent in 0...exponents.upperBound {
        one[exponent] = significand(
          limbs[top], limbs[top - 1], limbs[top - 2],
          isRounded: !exactExponents.contains(exponent))
        var carry: UInt64 = 0
        for index in 2...top {
          let (high, low) = limbs[index].multipliedFullWidth(by: 5)
          let (sum, overflow) = low.addingReportingOverflow(carry)
          limbs[index] = sum
          carry = high &+ (overflow ? 1 : 0)
        }
        if carry > 0 {
          top += 1
          limbs[top] = carry
        }
      }
    }
  }

  /// floor(2^959 / 5^m) in 32-bit limbs, highest first. Flooring each quotient floors the last one, and
  /// none is exact.
  private static func fillNegative(_ one: UnsafeMutablePointer<Significand>) {
    let (count, padding) = (30, 6)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count + padding) { limbs in
      limbs.initialize(repeating: 0)
      limbs[0] = 1 << 31
      var top = 0
      for exponent in 1...(-exponents.lowerBound) {
        var remainder: UInt64 = 0
        for index in top..<count {
          let part = remainder << 32 | limbs[index]
          let quotient = part / 5
          limbs[index] = quotient
          remainder = part &- 5 &* quotient
        }
        if limbs[top] == 0 { top += 1 }
        one[-exponent] = significand(
          limbs[top] << 32 | limbs[top + 1], limbs[top + 2] << 32 | limbs[top + 3],
          limbs[top + 4] << 32 | limbs[top + 5], isRounded: true)
      }
    }
  }

  /// The first 128 bits from the highest set bit, plus one if any lower bit is set.
  private static func significand(
    _ a: UInt64, _ b: UInt64, _ c: UInt64, isRounded: Bool
  ) -> Significand {
    let shift = UInt64(a.leadingZeroBitCount)
    let low = b << shift | c >> (64 - shift)
    let (sum, overflow) = low.addingReportingOverflow(isRounded ? 1 : 0)
    let high = a << shift | b >> (64 - shift)
    return Significand(high: high &+ (overflow ? 1 : 0), low: sum)
  }
}
