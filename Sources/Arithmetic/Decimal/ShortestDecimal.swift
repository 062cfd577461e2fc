/// The shortest decimal that reads back to a double; the closest one if there are several.
///
/// The algorithm is Raffaello Giulietti's, "The Schubfach way to render doubles" (2021). He proves that
/// 128-bit powers of ten decide every case.
struct ShortestDecimal: Equatable {
  /// The digits as a whole number of at most 17 digits; it may end in zeros.
  let digits: UInt64
  /// The number is digits times 10^exponent.
  let exponent: Int

  /// - Parameter bitPattern: The bit pattern of a finite double other than zero; the sign is ignored.
  @inline(__always)
  init(bitPattern: UInt64, powers: PowersOfTen) {
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
    if s >= 10, isTensInside != isNextTensInside {
      (digits, exponent) = (tens &+ (isNextTensInside ? 1 : 0), k &+ 1)
      return
    }
    let isInside = lower <= 4 &* s
    let isNextInside = 4 &* s &+ 4 <= upper
    let half = 4 &* s &+ 2
    let isUp =
      isInside != isNextInside ? isNextInside : middle > half || (middle == half && s & 1 != 0)
    (digits, exponent) = (s &+ (isUp ? 1 : 0), k)
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
