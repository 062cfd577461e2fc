/// The powers of ten from 10^-342 to 10^324 as 128-bit significands.
///
/// The significand of 10^k is the ceiling of 10^k 2^(127 - floor(log2 10^k)): its top bit is set, and
/// it is exact for k from 0 to 55. The table is made by exact long arithmetic when it is first asked
/// for, some tens of microseconds.
struct PowersOfTen: @unchecked Sendable {
  struct Significand: Equatable {
    var high: UInt64
    var low: UInt64
  }

  static let exponents = -342...324
  /// The exponents whose significands are not rounded.
  static let exactExponents = 0...55
  static let shared = PowersOfTen()

  /// That of 10^0. Never freed, never changed once made; so are the others.
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
    var limbs: [UInt64] = [0, 0, 1]  // two below the number, so that there always are three
    for exponent in 0...exponents.upperBound {
      let top = limbs.count - 1
      var result = significand(limbs[top], limbs[top - 1], limbs[top - 2])
      let shift = limbs[top].leadingZeroBitCount
      let isRounded =
        limbs[top - 2] << UInt64(shift) != 0 || limbs[..<(top - 2)].contains { $0 != 0 }
      if isRounded { result.increment() }
      one[exponent] = result
      var carry: UInt64 = 0
      for index in limbs.indices {
        let (high, low) = limbs[index].multipliedFullWidth(by: 5)
        let (sum, overflow) = low.addingReportingOverflow(carry)
        limbs[index] = sum
        carry = high + (overflow ? 1 : 0)
      }
      if carry > 0 { limbs.append(carry) }
    }
  }

  /// floor(2^959 / 5^m) in 32-bit limbs, highest first; flooring each quotient floors the last one,
  /// and none is exact.
  private static func fillNegative(_ one: UnsafeMutablePointer<Significand>) {
    var limbs = [UInt64](repeating: 0, count: 30)
    limbs[0] = 1 << 31
    var top = 0
    for exponent in 1...(-exponents.lowerBound) {
      var rest: UInt64 = 0
      for index in top..<limbs.count {
        let part = rest << 32 | limbs[index]
        limbs[index] = part / 5
        rest = part % 5
      }
      while limbs[top] == 0 { top += 1 }
      let next = (0..<6).map { top + $0 < limbs.count ? limbs[top + $0] : 0 }
      var result = significand(
        next[0] << 32 | next[1], next[2] << 32 | next[3], next[4] << 32 | next[5])
      result.increment()
      one[-exponent] = result
    }
  }

  /// The first 128 bits from the highest set one on.
  private static func significand(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> Significand {
    let shift = UInt64(a.leadingZeroBitCount)
    return Significand(high: a << shift | b >> (64 - shift), low: b << shift | c >> (64 - shift))
  }
}

extension PowersOfTen.Significand {
  fileprivate mutating func increment() {
    low &+= 1
    if low == 0 { high += 1 }
  }
}
