extension Elementary {
  /// The factors of x^3, x^5 ... x^17 in sin x.
  @inlinable @inline(__always)
  static var sineTerms: (Double, Double, Double, Double, Double, Double, Double, Double) {
    (
      -1 / 6, 1 / 120, -1 / 5_040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800,
      -1 / 1_307_674_368_000, 1 / 355_687_428_096_000
    )
  }

  /// The factors of x^4, x^6 ... x^16 in cos x.
  @inlinable @inline(__always)
  static var cosineTerms: (Double, Double, Double, Double, Double, Double, Double) {
    (
      1 / 24, -1 / 720, 1 / 40_320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200,
      1 / 20_922_789_888_000
    )
  }

  /// cos and sin of r + tail for |r| at most pi/4, as sums whose second parts are small.
  ///
  /// Taylor polynomials to degrees 16 and 17; the remainders are below 3e-18.
  @inlinable @inline(__always)
  public static func circular<Value: Lanes>(
    _ r: Value, tail: Value
  ) -> (cos: (high: Value, low: Value), sin: (high: Value, low: Value)) {
    let z = r * r
    let z2 = z * z
    let z4 = z2 * z2
    let (s, c) = (sineTerms, cosineTerms)
    let s3 = Value(lanes: s.0) + Value(lanes: s.1) * z
    let s7 = Value(lanes: s.2) + Value(lanes: s.3) * z
    let s11 = Value(lanes: s.4) + Value(lanes: s.5) * z
    let s15 = Value(lanes: s.6) + Value(lanes: s.7) * z
    let sine = (s3 + s7 * z2) + (s11 + s15 * z2) * z4
    let c4 = Value(lanes: c.0) + Value(lanes: c.1) * z
    let c8 = Value(lanes: c.2) + Value(lanes: c.3) * z
    let c12 = Value(lanes: c.4) + Value(lanes: c.5) * z
    let c16 = Value(lanes: c.6) * z2
    let cosine = (c4 + c8 * z2) + (c12 + c16) * z4
    let one = Value(lanes: 1)
    let half = Value(lanes: 0.5) * z
    let whole = one - half
    return (
      (whole, ((one - whole) - half) + (z2 * cosine - r * tail)),
      (r, r * z * sine + tail * whole)
    )
  }

  /// A phase below 2^20 as n pi/2 + r + tail with |r| at most pi/4, to an absolute error below
  /// 2^-66; n as its low bits in `shifted`.
  @inlinable @inline(__always)
  public static func circularReduction<Value: Lanes>(
    high: Value, low: Value
  ) -> (shifted: Value, r: Value, tail: Value) {
    let shifted = high * Value(lanes: 0.636_619_772_367_581_3) + Value(lanes: rounding)
    let n = shifted - Value(lanes: rounding)
    // 33 bits of pi/2, so that the product is exact, and what remains of it.
    let main = high - n * Value(lanes: 0x1.921fb544p0)
    let remainder = n * Value(lanes: 0x1.0b4611a626331p-34) - low
    let r = main - remainder
    return (shifted, r, (main - r) - remainder)
  }

  /// cos and sin of a number in 0...pi, within 1 ulp of the larger.
  @inlinable @inline(__always)
  public static func halfTurn<Value: Lanes>(_ x: Value) -> (cos: Value, sin: Value) {
    let (shifted, r, tail) = circularReduction(high: x, low: Value(lanes: 0))
    let (c, s) = circular(r, tail: tail)
    let (cos, sin) = (c.high + c.low, s.high + s.low)
    // One of the two is 0, the other 1 or -1.
    let quarter = shifted - Value(lanes: rounding)
    let level = Value(lanes: 1) - quarter
    let upright = quarter * (Value(lanes: 2) - quarter)
    return (cos * level - sin * upright, sin * level + cos * upright)
  }

  /// A number as n pi/2 + r + tail with |r| at most pi/4, to 20 digits of r, however small r is.
  static func wideReduction(_ x: Double) -> (quarter: Int, r: Double, tail: Double) {
    guard abs(x) < 0x1p20 else { return farReduction(x) }
    let shifted = x * 0.636_619_772_367_581_3 + rounding
    let n = shifted - rounding
    // pi/2 in three parts of 33 bits, whose products are exact, and what remains of it.
    let s = DoubleDouble(sum: x - n * 0x1.921fb544p0, n * -0x1.0b4611a6p-34)
    let t = DoubleDouble(sum: s.high, s.low - n * 0x1.3198a2ep-69)
    return (
      Int(truncatingIfNeeded: shifted.bitPattern & 3), t.high, t.low - n * 0x1.b839a252049c1p-104
    )
  }

  /// cos and sin of a number, before the last rounding.
  static func circular(_ x: Double) -> (cos: DoubleDouble, sin: DoubleDouble) {
    let (quarter, r, tail) = wideReduction(x)
    let (c, s) = circular(r, tail: tail)
    let cos = DoubleDouble(high: c.high, low: c.low)
    let sin = DoubleDouble(high: s.high, low: s.low)
    switch quarter {
    case 0: return (cos, sin)
    case 1: return (-sin, cos)
    case 2: return (-cos, -sin)
    default: return (sin, -cos)
    }
  }
}

extension Double {
  /// sin x, within 0.8 ulp, for every finite x.
  package static func sin(_ x: Double) -> Double {
    guard abs(x) > 0x1p-27 else { return x }
    guard x - x == 0 else { return .nan }
    let sine = Elementary.circular(x).sin
    return sine.high + sine.low
  }

  /// cos x, within 0.8 ulp, for every finite x.
  package static func cos(_ x: Double) -> Double {
    guard x - x == 0 else { return .nan }
    let cosine = Elementary.circular(x).cos
    return cosine.high + cosine.low
  }

  /// sin x and cos x, with the bits of ``sin(_:)`` and ``cos(_:)``.
  package static func sinAndCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x - x == 0 else { return (.nan, .nan) }
    let (cos, sin) = Elementary.circular(x)
    return (abs(x) > 0x1p-27 ? sin.high + sin.low : x, cos.high + cos.low)
  }

  /// tan x, within 1 ulp, for every finite x.
  package static func tan(_ x: Double) -> Double {
    guard abs(x) > 0x1p-27 else { return x }
    guard x - x == 0 else { return .nan }
    let (cos, sin) = Elementary.circular(x)
    let ratio =
      DoubleDouble(ordered: sin.high, sin.low) / DoubleDouble(ordered: cos.high, cos.low)
    return ratio.high + ratio.low
  }
}
