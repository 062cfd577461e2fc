import CurveArithmetic

/// The exponential, circular and hyperbolic functions of rate times time, with the product computed to 32
/// digits.
extension CharacteristicRates {
  /// e^(-rate * time), with relative error below 1 ulp.
  @inline(__always)
  static func decayFactor(_ rate: DoubleDouble, _ time: Double) -> Double {
    decayFactor(product(rate, time))
  }

  /// e^(-exponent), with relative error below 1 ulp.
  @inline(__always)
  static func decayFactor(_ exponent: DoubleDouble) -> Double {
    exponent.high < 708
      ? Elementary.exponential(high: -exponent.high, low: -exponent.low)
      : smallFactor(exponent)
  }

  /// The same where the result may be subnormal.
  @inline(never)
  private static func smallFactor(_ exponent: DoubleDouble) -> Double {
    // Past 746 the factor is 0; far past it the low part is no longer small.
    exponent.high < 750 ? Elementary.exponential(-exponent) : 0
  }

  /// cos and sin of a phase, each with absolute error below 2^-52 for phases up to 2^50.
  @inline(__always)
  static func phaseFactors(_ phase: DoubleDouble) -> (cos: Double, sin: Double) {
    guard phase.high < 0x1p20 else { return farFactors(phase) }
    let (shifted, r, tail) = Elementary.circularReduction(high: phase.high, low: phase.low)
    let (c, s) = Elementary.circular(r, tail: tail)
    let (cos, sin) = (c.high + c.low, s.high + s.low)
    // Quarter turns swap the two and change signs.
    let quarter = shifted.bitPattern
    let (a, b) = quarter & 1 == 0 ? (cos, sin) : (sin, cos)
    return (
      Double(bitPattern: a.bitPattern ^ ((quarter &+ 1) & 2) << 62),
      Double(bitPattern: b.bitPattern ^ (quarter & 2) << 62)
    )
  }

  /// The same for larger phases, where the reduction above would lose digits.
  @inline(never)
  private static func farFactors(_ phase: DoubleDouble) -> (cos: Double, sin: Double) {
    let (c, s) = (Double.cos(phase.high), Double.sin(phase.high))
    let (cl, sl) = (Double.cos(phase.low), Double.sin(phase.low))
    return (c * cl - s * sl, s * cl + c * sl)
  }

  /// cosh and sinh(x)/x of an x in 0...1, with relative error below 1 ulp.
  @inline(__always)
  static func hyperbolic<Value: Lanes>(_ x: Value) -> (cosh: Value, sinhRatio: Value) {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let z = x * x
    let z2 = z * z
    let z4 = z2 * z2
    let c4 = value(1 / 24) + value(1 / 720) * z
    let c8 = value(1 / 40_320) + value(1 / 3_628_800) * z
    let c12 = value(1 / 479_001_600) + value(1 / 87_178_291_200) * z
    let c16 = value(1 / 20_922_789_888_000) + value(1 / 6_402_373_705_728_000) * z
    let c = (c4 + c8 * z2) + (c12 + c16 * z2) * z4
    let s3 = value(1 / 6) + value(1 / 120) * z
    let s7 = value(1 / 5_040) + value(1 / 362_880) * z
    let s11 = value(1 / 39_916_800) + value(1 / 6_227_020_800) * z
    let s15 = value(1 / 1_307_674_368_000) + value(1 / 355_687_428_096_000) * z
    let s = (s3 + s7 * z2) + (s11 + s15 * z2) * z4
    let one = value(1)
    return (one + z * (value(0.5) + z * c), one + z * s)
  }

  @inline(__always)
  static func product(_ rate: DoubleDouble, _ time: Double) -> DoubleDouble {
    // Splitting overflows above 2^995; a phase that large has no significant digits.
    time < 0x1p960 ? rate * time : DoubleDouble(min(rate.high * time, 0x1p1000))
  }

  /// The products of two rates with a time, side by side: the operations of ``product(_:_:)`` for two, which
  /// share the parts of the time.
  @inline(__always)
  static func products(
    _ first: DoubleDouble, _ second: DoubleDouble, _ time: Double
  ) -> (DoubleDouble, DoubleDouble) {
    guard time < 0x1p960 else { return (product(first, time), product(second, time)) }
    let rates = SIMD2(first.high, second.high)
    let p = rates * time
    let c = rates * 134_217_729  // 2^27 + 1
    let high = c - (c - rates)
    let low = rates - high
    let halves = time.halves
    let most = (high * halves.high - p) + high * halves.low + low * halves.high
    let error = most + low * halves.low
    let rest = error + SIMD2(first.low, second.low) * time
    let sum = p + rest
    let left = rest - (sum - p)
    return (
      DoubleDouble(high: sum[0], low: left[0]), DoubleDouble(high: sum[1], low: left[1])
    )
  }
}
