import CurveArithmetic

/// The exponential and circular functions of rate times time.
extension CharacteristicRates {
  /// The upper half of a rate's digits, and the remainder.
  @inline(__always)
  static func halved<Value: Lanes>(_ rate: DoubleWord<Value>) -> DoubleWord<Value> {
    let high = rate.high.upper
    return DoubleWord(high: high, low: (rate.high - high) + rate.low)
  }

  /// rate * time within 2^-76 of it, as a sum whose second part is below 2^-25 of the first: the upper halves
  /// of the digits have an exact product.
  ///
  /// - Parameters:
  ///   - parts: The upper half of the rate's digits, and the remainder.
  ///   - upper: The upper half of the time's digits.
  @inline(__always)
  static func product<Value: Lanes>(
    _ parts: DoubleWord<Value>, upper: Value, _ time: Value
  ) -> (high: Value, low: Value) {
    (parts.high * upper, parts.high * (time - upper) + parts.low * time)
  }

  /// The same of a rate.
  @inline(__always)
  static func product<Value: Lanes>(
    _ rate: DoubleDouble, _ time: Value
  ) -> (high: Value, low: Value) {
    let parts = halved(rate)
    return product(
      DoubleWord(high: Value(lanes: parts.high), low: Value(lanes: parts.low)), upper: time.upper,
      time)
  }

  /// The same of eight springs.
  @inline(__always)
  static func products(
    _ rates: DoubleWord<SIMD8<Double>>, _ times: SIMD8<Double>
  ) -> (high: SIMD8<Double>, low: SIMD8<Double>) {
    product(halved(rates), upper: times.upper, times)
  }

  /// e^(-rate * time), with relative error below 1 ulp.
  @inline(__always)
  static func decayFactor(_ rate: DoubleDouble, _ time: Double) -> Double {
    let exponent = product(rate, time)
    return exponent.high < 700
      ? TabulatedDecay(high: exponent.high, low: exponent.low).factor : smallFactor(rate, time)
  }

  /// The same where the result may be subnormal.
  @inline(never)
  private static func smallFactor(_ rate: DoubleDouble, _ time: Double) -> Double {
    let exponent = longProduct(rate, time)
    // Past 746 the factor is 0; far past it the low part is no longer small.
    return exponent.high < 750 ? Elementary.exponential(-exponent) : 0
  }

  /// Larger phases need more digits.
  @inline(__always)
  static var largestPhase: Double { 0x1p15 }

  /// Twice the split times time from which an overdamped spring's fast exponential counts as that at 700.
  @inline(__always)
  static var longDistance: Double { 0x1p20 }

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

  /// cos and sin of rate * time for larger phases, each with absolute error below 2^-52 up to 2^50.
  @inline(never)
  static func farFactors(_ rate: DoubleDouble, _ time: Double) -> (cos: Double, sin: Double) {
    let phase = longProduct(rate, time)
    let (c, s) = (Double.cos(phase.high), Double.sin(phase.high))
    let (cl, sl) = (Double.cos(phase.low), Double.sin(phase.low))
    return (c * cl - s * sl, s * cl + c * sl)
  }

  /// rate * time to 32 digits.
  private static func longProduct(_ rate: DoubleDouble, _ time: Double) -> DoubleDouble {
    // Splitting overflows above 2^995; a phase that large has no significant digits.
    time < 0x1p960 ? rate * time : DoubleDouble(min(rate.high * time, 0x1p1000))
  }
}
