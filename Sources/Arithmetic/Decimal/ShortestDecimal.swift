/// The shortest decimal that reads back to a double; the closest one if there are several.
///
/// The algorithm is Raffaello Giulietti's, "The Schubfach way to render doubles" (2021). He proves that
/// 128-bit powers of ten decide every case. For almost all numbers one product and its error suffice.
struct ShortestDecimal: Equatable {
  /// All digits but the last: a whole number of 15 or 16 digits.
  let tens: UInt64
  /// The last digit.
  let unit: UInt64
  /// The number is digits times 10^exponent.
  let exponent: Int

  /// The digits as a whole number of 16 or 17 digits; it may end in zeros.
  var digits: UInt64 { 10 &* tens &+ unit }

  /// - Parameter bitPattern: The bit pattern of a finite double other than zero; the sign is ignored.
  @inline(__always)
  init(bitPattern: UInt64, powers: PowersOfTen) {
    self = Self(quickly: bitPattern, powers: powers) ?? Self(exactly: bitPattern, powers: powers)
  }

  /// The decimal by one product; nil if the number is a power of two or subnormal, or if an error in the
  /// last place could matter.
  @inline(__always)
  private init?(quickly bitPattern: UInt64, powers: PowersOfTen) {
    let fraction = bitPattern & 0xf_ffff_ffff_ffff
    let biased = Int(truncatingIfNeeded: bitPattern >> 52) & 0x7ff
    guard fraction != 0, biased != 0 else { return nil }
    let q = biased &- 1075
    let k = (q &* 1_262_611) >> 22
    let shift = UInt64(truncatingIfNeeded: q &+ PowersOfTen.binaryExponent(-k) &+ 1)
    let power = powers[-k]

    // Four times the number in units of 10^k, with 64 bits after the point, to one unit.
    let factor: UInt64 = 4 &* (fraction | 1 << 52) &<< shift
    let (top, middle) = power.high.multipliedFullWidth(by: factor)
    let below = power.low.multipliedFullWidth(by: factor).high
    let (low, carry) = middle.addingReportingOverflow(below)
    let high = top &+ (carry ? 1 : 0)
    // Half of the width of the rounding interval, in the same form.
    let reach = power.high &>> (63 &- shift)
    let reachLow = power.high &<< (shift &+ 1) | power.low &>> (63 &- shift)

    // The distance from the multiple of ten below, at most 40, and the reach, with 58 bits after the point.
    let tens = (high >> 2) / 10
    let distance = (high &- 40 &* tens) << 58 | low >> 6
    let size = reach << 58 | reachLow >> 6
    let whole: UInt64 = 40 << 58
    let remainder = high << 62 | low >> 2
    let isClose =
      distance &- size &+ 4 <= 8 || distance &+ size &- whole &+ 4 <= 8
      || remainder &- 1 << 63 &+ 4 <= 8
    guard !isClose else { return nil }
    // No branches: their directions are unpredictable.
    let isDown: UInt64 = distance < size ? 1 : 0
    let isUp: UInt64 = distance &+ size > whole ? 1 : 0
    self.tens = tens &+ isUp
    unit = ((high &+ 2) >> 2 &- 10 &* tens) & ((isDown | isUp) &- 1)
    exponent = k
  }

  @inline(never)
  private init(exactly bitPattern: UInt64, powers: PowersOfTen) {
    let fraction = bitPattern & 0xf_ffff_ffff_ffff
    let biased = Int(truncatingIfNeeded: bitPattern >> 52) & 0x7ff
    let isNormal = biased != 0
    let c = isNormal ? fraction | 1 << 52 : fraction
    let q = (isNormal ? biased : 1) &- 1075

    // Below a power of two the neighbour is closer.
    let isNarrow: UInt64 = fraction == 0 && biased > 1 ? 1 : 0
    let odd = c & 1
    let k = (q &* 1_262_611 &- (isNarrow != 0 ? 524_031 : 0)) >> 22
    let shift = UInt64(truncatingIfNeeded: q &+ PowersOfTen.binaryExponent(-k) &+ 1)
    let power = powers[-k]

    // Four times the number and the ends of its rounding interval, in units of 10^k.
    let lower = Self.product(power, (4 &* c &- 2 &+ isNarrow) &<< shift) &+ odd
    let middle = Self.product(power, 4 &* c &<< shift)
    let upper = Self.product(power, (4 &* c &+ 2) &<< shift) &- odd

    let s = middle >> 2
    let tens = s / 10
    let isTensInside = lower <= 40 &* tens
    let isNextTensInside = 40 &* tens &+ 40 <= upper
    let isInside = lower <= 4 &* s
    let isNextInside = 4 &* s &+ 4 <= upper
    let half = 4 &* s &+ 2
    var digits: UInt64
    if s >= 10, isTensInside != isNextTensInside {
      digits = 10 &* tens &+ (isNextTensInside ? 10 : 0)
    } else if isInside != isNextInside {
      digits = s &+ (isNextInside ? 1 : 0)
    } else {
      digits = s &+ (middle > half || (middle == half && s & 1 != 0) ? 1 : 0)
    }
    var exponent = k
    while digits < 1_000_000_000_000_000 {
      digits &*= 10
      exponent &-= 1
    }
    (self.tens, unit) = digits.quotientAndRemainder(dividingBy: 10)
    self.exponent = exponent
  }

  /// The upper 64 bits of the product, with the lowest bit set if any lower bit is: rounded to odd.
  @inline(__always)
  private static func product(_ power: PowersOfTen.Significand, _ factor: UInt64) -> UInt64 {
    let below = power.low.multipliedFullWidth(by: factor).high
    let (high, low) = power.high.multipliedFullWidth(by: factor)
    let (sum, overflow) = low.addingReportingOverflow(below)
    return (high &+ (overflow ? 1 : 0)) | (sum > 1 ? 1 : 0)
  }
}
