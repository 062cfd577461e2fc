extension Elementary {
  /// (e^r - 1 - r)/r^2 for |r| at most (ln 2)/2, with relative error below 2^-52.
  ///
  /// The Taylor polynomial of e^r to degree 13; the remainder is below 5e-18.
  @inlinable @inline(__always)
  public static func exponentialTail<Value: Lanes>(_ r: Value) -> Value {
    let r2 = r * r
    let r4 = r2 * r2
    let c2 = Value(lanes: 0.5) + Value(lanes: 1 / 6) * r
    let c4 = Value(lanes: 1 / 24) + Value(lanes: 1 / 120) * r
    let c6 = Value(lanes: 1 / 720) + Value(lanes: 1 / 5_040) * r
    let c8 = Value(lanes: 1 / 40_320) + Value(lanes: 1 / 362_880) * r
    let c10 = Value(lanes: 1 / 3_628_800) + Value(lanes: 1 / 39_916_800) * r
    let c12 = Value(lanes: 1 / 479_001_600) + Value(lanes: 1 / 6_227_020_800) * r
    let high = (c6 + c8 * r2) + (c10 + c12 * r2) * r4
    return (c2 + c4 * r2) + high * r4
  }

  /// x as n ln 2 + r + low with |r| at most (ln 2)/2; n as its low bits in `shifted`.
  @inlinable @inline(__always)
  public static func exponentialReduction<Value: Lanes>(
    high: Value, low: Value
  ) -> (shifted: Value, r: Value, low: Value) {
    let shifted = high * Value(lanes: 1.442_695_040_888_963_4) + Value(lanes: rounding)
    let n = shifted - Value(lanes: rounding)
    // 33 bits of ln 2, so that the product is exact, and what remains of it.
    let main = high - n * Value(lanes: 0x1.62e42fefp-1)
    let remainder = n * Value(lanes: 0x1.473de6af278edp-34) - low
    let r = main - remainder
    return (shifted, r, (main - r) - remainder)
  }

  /// e^x for an x, of 32 digits, between -708 and 709.
  @inlinable @inline(__always)
  public static func exponential<Value: Lanes>(high: Value, low: Value) -> Value {
    let (shifted, r, remainder) = exponentialReduction(high: high, low: low)
    let one = Value(lanes: 1)
    let sum = one + r
    let tail = r * r * exponentialTail(r)
    let small = ((one - sum) + r) + (tail + remainder * sum)
    return (sum + small) * shifted.powerOfTwo
  }

  /// e^x for any x of 32 digits.
  @inlinable
  public static func exponential(_ x: DoubleDouble) -> Double {
    if abs(x.high) < 708 { return exponential(high: x.high, low: x.low) }
    guard abs(x.high) < 750 else { return x.high > 0 ? .infinity : x.high < 0 ? 0 : .nan }
    // The power of two itself is out of range.
    let (shifted, r, remainder) = exponentialReduction(high: x.high, low: x.low)
    let factor = 1 + (r + (r * r * exponentialTail(r) + remainder))
    return Double(sign: .plus, exponent: Int(shifted - rounding), significand: factor)
  }
}

extension Double {
  /// e^x, within 0.7 ulp; within 1 ulp if the result is subnormal.
  package static func exp(_ x: Double) -> Double {
    Elementary.exponential(DoubleDouble(x))
  }

  /// 2^x, within 0.7 ulp, and exact at whole numbers.
  package static func exp2(_ x: Double) -> Double {
    guard abs(x) < 1100 else { return x > 0 ? .infinity : x < 0 ? 0 : .nan }
    let whole = Elementary.nearestWhole(x)
    let r = DoubleDouble(high: 0x1.62e42fefa39efp-1, low: 0x1.abc9e3b39803fp-56) * (x - whole)
    return Double(
      sign: .plus, exponent: Int(whole),
      significand: Elementary.exponential(high: r.high, low: r.low))
  }

  /// e^x - 1, within 0.9 ulp, even next to 0.
  package static func expMinusOne(_ x: Double) -> Double {
    guard x > -40 else { return x == x ? -1 : x }
    guard x < 40 else { return exp(x) }
    guard abs(x) > 0x1p-54 else { return x }
    let (shifted, r, low) = Elementary.exponentialReduction(high: x, low: 0)
    let remainder = r * r * Elementary.exponentialTail(r) + low * (1 + r)
    let scale = shifted.powerOfTwo
    if scale == 1 { return r + remainder }
    let sum = DoubleDouble(sum: scale - 1, scale * r)
    return sum.high + (sum.low + scale * remainder)
  }
}
