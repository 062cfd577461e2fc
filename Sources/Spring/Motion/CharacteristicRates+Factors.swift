import CurveArithmetic

/// The exponential and circular functions of rate times time, with the product computed to 32 digits.
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

  /// The same for eight phases below 2^20.
  @inline(__always)
  static func phaseFactors(
    _ phase: DoubleWord<SIMD8<Double>>
  ) -> (cos: SIMD8<Double>, sin: SIMD8<Double>) {
    let (shifted, r, tail) = Elementary.circularReduction(high: phase.high, low: phase.low)
    let (c, s) = Elementary.circular(r, tail: tail)
    let quarter = unsafeBitCast(shifted, to: SIMD8<UInt64>.self)
    let cos = unsafeBitCast(c.high + c.low, to: SIMD8<UInt64>.self)
    let sin = unsafeBitCast(s.high + s.low, to: SIMD8<UInt64>.self)
    // All ones where the two are swapped.
    let exchange = SIMD8<UInt64>.zero &- (quarter & 1)
    let difference = (cos ^ sin) & exchange
    let cosSign: SIMD8<UInt64> = ((quarter &+ 1) & 2) &<< 62
    let sinSign: SIMD8<UInt64> = (quarter & 2) &<< 62
    return (
      unsafeBitCast(cos ^ difference ^ cosSign, to: SIMD8<Double>.self),
      unsafeBitCast(sin ^ difference ^ sinSign, to: SIMD8<Double>.self)
    )
  }

  /// Whether the damping is critical up to rounding: 2 split t stays below 2^-13 until the motion is 0.
  @inline(__always)
  static func isNarrow(split: Double, slow: Double) -> Bool { split * (2 * 708 * 0x1p13) <= slow }

  /// What the split adds to critical damping, as factors of the exponential and of the time, from the first
  /// terms of their series in split times time. What is left out is below 2^-58.
  @inline(__always)
  static func narrowFactors<Value: Lanes>(
    _ phase: Value, isOverdamped: Bool
  ) -> (cosine: Value, sine: Value) {
    let one = Value(lanes: 1)
    guard isOverdamped else {
      let square = phase * phase
      return (one - Value(lanes: 1 / 2) * square, one - Value(lanes: 1 / 6) * square)
    }
    // (1 - e^(-z))/z of the difference of the two rates.
    let z = phase + phase
    let last = Value(lanes: 1 / 6) - z * Value(lanes: 1 / 24)
    return (one, one - z * (Value(lanes: 1 / 2) - z * last))
  }

  /// The same for larger phases, where the reduction above would lose digits.
  @inline(never)
  private static func farFactors(_ phase: DoubleDouble) -> (cos: Double, sin: Double) {
    let (c, s) = (Double.cos(phase.high), Double.sin(phase.high))
    let (cl, sl) = (Double.cos(phase.low), Double.sin(phase.low))
    return (c * cl - s * sl, s * cl + c * sl)
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
    let remainder = error + SIMD2(first.low, second.low) * time
    let sum = p + remainder
    let left = remainder - (sum - p)
    return (
      DoubleDouble(high: sum[0], low: left[0]), DoubleDouble(high: sum[1], low: left[1])
    )
  }
}
