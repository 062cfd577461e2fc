import Arithmetic
import RealModule

/// The exponential and the circular and hyperbolic functions of rate times time, the product carried
/// to 32 digits.
///
/// Taylor polynomials after the usual reductions, not the C library's functions: sine and cosine share
/// their work, no call is made, and the digits are the same on every machine, which they are not where
/// a library has one form for processors with fused multiply-add and one for others.
extension CharacteristicRates {
  /// e^(-rate * time), with relative error below 2 ulp.
  @inline(__always)
  static func decayFactor(_ rate: DoubleDouble, _ time: Double) -> Double {
    let exponent = product(rate, time)
    // Past 746 the factor is 0; far past it the low part is no longer small.
    guard exponent.high < 750 else { return 0 }
    return exponential(minus: exponent)
  }

  /// cos and sin of rate * time, each with absolute error below 2^-52 for phases up to 2^50.
  @inline(__always)
  static func phaseFactors(_ rate: DoubleDouble, _ time: Double) -> (cos: Double, sin: Double) {
    let phase = product(rate, time)
    return phase.high < 0x1p20 ? circular(phase) : circularFar(phase)
  }

  /// cosh and sinh(x)/x of an x in 0...1, with relative error below 1 ulp.
  @inline(__always)
  static func hyperbolic(_ x: Double) -> (cosh: Double, sinhRatio: Double) {
    let z = x * x
    var c = z * (1 / 2_432_902_008_176_640_000) + 1 / 6_402_373_705_728_000
    c = c * z + 1 / 20_922_789_888_000
    c = c * z + 1 / 87_178_291_200
    c = c * z + 1 / 479_001_600
    c = c * z + 1 / 3_628_800
    c = c * z + 1 / 40_320
    c = c * z + 1 / 720
    c = c * z + 1 / 24
    var s = z * (1 / 121_645_100_408_832_000) + 1 / 355_687_428_096_000
    s = s * z + 1 / 1_307_674_368_000
    s = s * z + 1 / 6_227_020_800
    s = s * z + 1 / 39_916_800
    s = s * z + 1 / 362_880
    s = s * z + 1 / 5_040
    s = s * z + 1 / 120
    s = s * z + 1 / 6
    return (1 + z * (0.5 + z * c), 1 + z * s)
  }

  @inline(__always)
  static func product(_ rate: DoubleDouble, _ time: Double) -> DoubleDouble {
    // Splitting overflows above 2^995; what is multiplied there has no phase left to keep.
    time < 0x1p960 ? rate * time : DoubleDouble(min(rate.high * time, 0x1p1000))
  }

  /// e^-x for an x of at most 750, not negative.
  ///
  /// x = n ln 2 + r with |r| at most (ln 2)/2; to degree 13 the remainder is below 5e-18.
  @inline(__always)
  private static func exponential(minus x: DoubleDouble) -> Double {
    // The nearest whole number, and as its low bits the same as an integer.
    let shifted = x.high * 1.442_695_040_888_963_4 + 0x1.8p52
    let n = shifted - 0x1.8p52
    // 33 bits of ln 2, so that the product is exact, and the rest.
    let high = x.high - n * 0x1.62e42fefp-1
    let r = (n * 0x1.473de6af278edp-34 - high) - x.low
    var p = r * (1 / 6_227_020_800) + 1 / 479_001_600
    p = p * r + 1 / 39_916_800
    p = p * r + 1 / 3_628_800
    p = p * r + 1 / 362_880
    p = p * r + 1 / 40_320
    p = p * r + 1 / 5_040
    p = p * r + 1 / 720
    p = p * r + 1 / 120
    p = p * r + 1 / 24
    p = p * r + 1 / 6
    p = p * r + 0.5
    let factor = 1 + (r + r * r * p)
    let exponent = Int64(bitPattern: shifted.bitPattern & 0xffff)
    // In two steps where the power of two itself is too small for a double.
    return exponent < 1000
      ? factor * power(-exponent) : factor * power(900 - exponent) * 0x1p-900
  }

  /// 2^exponent for a normal result.
  @inline(__always)
  private static func power(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: 1023 &+ exponent) << 52)
  }

  /// cos and sin of a phase of either sign up to 2^20.
  ///
  /// phase = n pi/2 + r with |r| at most pi/4; to degrees 16 and 15 the remainders are below 5e-17.
  @inline(__always)
  private static func circular(_ phase: DoubleDouble) -> (cos: Double, sin: Double) {
    let shifted = phase.high * 0.636_619_772_367_581_3 + 0x1.8p52
    let n = shifted - 0x1.8p52
    // 33 bits of pi/2, so that the product is exact, and the rest.
    let high = phase.high - n * 0x1.921fb544p0
    let rest = n * 0x1.0b4611a626331p-34 - phase.low
    let r = high - rest
    let tail = (high - r) - rest
    let z = r * r
    var s = z * (-1 / 1_307_674_368_000) + 1 / 6_227_020_800
    s = s * z - 1 / 39_916_800
    s = s * z + 1 / 362_880
    s = s * z - 1 / 5_040
    s = s * z + 1 / 120
    s = s * z - 1 / 6
    var c = z * (1 / 20_922_789_888_000) - 1 / 87_178_291_200
    c = c * z + 1 / 479_001_600
    c = c * z - 1 / 3_628_800
    c = c * z + 1 / 40_320
    c = c * z - 1 / 720
    c = c * z + 1 / 24
    let sin = r + (r * z * s + tail * (1 - 0.5 * z))
    let half = 0.5 * z
    let whole = 1 - half
    let cos = whole + (((1 - whole) - half) + (z * z * c - r * tail))
    // Quarter turns exchange the two and change signs.
    let quarter = shifted.bitPattern
    let (a, b) = quarter & 1 == 0 ? (cos, sin) : (sin, cos)
    return (
      Double(bitPattern: a.bitPattern ^ ((quarter &+ 1) & 2) << 62),
      Double(bitPattern: b.bitPattern ^ (quarter & 2) << 62)
    )
  }

  /// The same for phases beyond, where the reduction above would lose digits.
  @inline(never)
  private static func circularFar(_ phase: DoubleDouble) -> (cos: Double, sin: Double) {
    let (c, s) = (Double.cos(phase.high), Double.sin(phase.high))
    let (cl, sl) = (Double.cos(phase.low), Double.sin(phase.low))
    return (c * cl - s * sl, s * cl + c * sl)
  }
}
