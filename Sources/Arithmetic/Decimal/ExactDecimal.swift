/// A double in all of its digits, for the roundings that its shortest digits leave open.
enum ExactDecimal {
  /// A number rounded to a number of significant digits; a tie goes to the even one.
  ///
  /// Complexity: one to 86 limbs of nine digits, each multiplied up to 90 times.
  ///
  /// - Parameters:
  ///   - bits: The bit pattern of a positive finite number.
  ///   - significantDigits: 1 to 17.
  /// - Returns: The number is the digits times ten to the exponent.
  static func rounded(
    bits: UInt64, significantDigits: Int
  ) -> (digits: UInt64, exponent: Int) {
    let biased = Int(truncatingIfNeeded: bits >> 52)
    let fraction = bits & 0xf_ffff_ffff_ffff
    let significand = biased == 0 ? fraction : fraction | 1 << 52
    let power = max(biased, 1) - 1075
    // m 2^-p is m 5^p times 10^-p.
    let limbs =
      power < 0
      ? product(significand, of: 5, times: -power, atOnce: 12)
      : product(significand, of: 2, times: power, atOnce: 29)
    var digits: [UInt64] = []
    for limb in limbs.reversed() {
      var unit: UInt64 = 100_000_000
      while unit > 0 {
        let digit = limb / unit % 10
        if digit > 0 || !digits.isEmpty { digits.append(digit) }
        unit /= 10
      }
    }
    let remainder = digits.dropFirst(significantDigits)
    var kept = digits.prefix(significantDigits).reduce(0) { 10 * $0 + $1 }
    if let first = remainder.first {
      let isTie = first == 5 && remainder.dropFirst().allSatisfy { $0 == 0 }
      if isTie ? kept & 1 != 0 : first >= 5 { kept += 1 }
    }
    return (kept, min(power, 0) + remainder.count)
  }

  /// A number below 10^18 times a power of a base, in limbs of nine decimal digits, the lowest first.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - base: The base.
  ///   - times: The exponent, 0 or positive.
  ///   - atOnce: How many factors together are below 10^9.
  private static func product(
    _ number: UInt64, of base: UInt64, times: Int, atOnce: Int
  ) -> [UInt64] {
    let limb: UInt64 = 1_000_000_000
    var limbs = [number % limb, number / limb]
    var open = times
    while open > 0 {
      let factor = (0..<min(open, atOnce)).reduce(1) { product, _ in product * base }
      var carry: UInt64 = 0
      for index in limbs.indices {
        let value = limbs[index] * factor + carry
        (carry, limbs[index]) = value.quotientAndRemainder(dividingBy: limb)
      }
      if carry > 0 { limbs.append(carry) }
      open -= atOnce
    }
    return limbs
  }
}
