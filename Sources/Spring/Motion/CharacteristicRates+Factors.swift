import Arithmetic

/// The exponential and the circular and hyperbolic functions of rate times time, the product carried
/// to 32 digits.
extension CharacteristicRates {
  /// e^(-rate * time), with relative error below 1 ulp.
  @inline(__always)
  static func decayFactor(_ rate: DoubleDouble, _ time: Double) -> Double {
    let exponent = product(rate, time)
    // Past 746 the factor is 0; far past it the low part is no longer small.
    guard exponent.high < 750 else { return 0 }
    return Elementary.exponential(-exponent)
  }

  /// cos and sin of rate * time, each with absolute error below 2^-52 for phases up to 2^50.
  @inline(__always)
  static func phaseFactors(_ rate: DoubleDouble, _ time: Double) -> (cos: Double, sin: Double) {
    let phase = product(rate, time)
    guard phase.high < 0x1p20 else { return farFactors(phase) }
    let (shifted, r, tail) = Elementary.circularReduction(high: phase.high, low: phase.low)
    let (c, s) = Elementary.circular(r, tail: tail)
    let (cos, sin) = (c.high + c.low, s.high + s.low)
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
  private static func farFactors(_ phase: DoubleDouble) -> (cos: Double, sin: Double) {
    let (c, s) = (Double.cos(phase.high), Double.sin(phase.high))
    let (cl, sl) = (Double.cos(phase.low), Double.sin(phase.low))
    return (c * cl - s * sl, s * cl + c * sl)
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
}
