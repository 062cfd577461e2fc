extension Elementary {
  /// cos and sin of r + tail for |r| at most pi/4, as sums whose second parts are small.
  ///
  /// Taylor polynomials to degrees 16 and 17; the remainders are below 3e-18.
  @inlinable @inline(__always)
  package static func circular<Value: Lanes>(
    _ r: Value, tail: Value
  ) -> (cos: (high: Value, low: Value), sin: (high: Value, low: Value)) {
    @inline(__always) func c(_ value: Double) -> Value { Value(lanes: value) }
    let z = r * r
    let z2 = z * z
    let half = c(0.5) * z
    let s =
      (c(-1 / 6) + c(1 / 120) * z) + (c(-1 / 5_040) + c(1 / 362_880) * z) * z2
      + ((c(-1 / 39_916_800) + c(1 / 6_227_020_800) * z)
        + (c(-1 / 1_307_674_368_000) + c(1 / 355_687_428_096_000) * z) * z2) * (z2 * z2)
    let cosine =
      (c(1 / 24) - c(1 / 720) * z) + (c(1 / 40_320) - c(1 / 3_628_800) * z) * z2
      + ((c(1 / 479_001_600) - c(1 / 87_178_291_200) * z) + c(1 / 20_922_789_888_000) * z2)
      * (z2 * z2)
    let whole = c(1) - half
    return (
      (whole, ((c(1) - whole) - half) + (z2 * cosine - r * tail)),
      (r, r * z * s + tail * (c(1) - half))
    )
  }

  /// A phase below 2^20 as n pi/2 + r + tail with |r| at most pi/4, to an absolute error below
  /// 2^-66; n as its low bits in `shifted`.
  @inlinable @inline(__always)
  package static func circularReduction<Value: Lanes>(
    high: Value, low: Value
  ) -> (shifted: Value, r: Value, tail: Value) {
    let shifted = high * Value(lanes: 0.636_619_772_367_581_3) + Value(lanes: rounding)
    let n = shifted - Value(lanes: rounding)
    // 33 bits of pi/2, so that the product is exact, and the rest.
    let main = high - n * Value(lanes: 0x1.921fb544p0)
    let rest = n * Value(lanes: 0x1.0b4611a626331p-34) - low
    let r = main - rest
    return (shifted, r, (main - r) - rest)
  }

  /// A number as n pi/2 + r + tail with |r| at most pi/4, to 20 digits of r however small it is.
  static func wideReduction(_ x: Double) -> (quarter: Int, r: Double, tail: Double) {
    guard abs(x) < 0x1p20 else { return farReduction(x) }
    let shifted = x * 0.636_619_772_367_581_3 + rounding
    let n = shifted - rounding
    // pi/2 in three parts of 33 bits, whose products are exact, and the rest.
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
