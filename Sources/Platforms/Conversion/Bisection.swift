import CurveArithmetic

/// Bisections of 0...1 for a rising function, eight side by side.
struct Bisection {
  /// The distance from the wanted value at which a bisection ends.
  let tolerance: Double
  /// The maximum number of middles.
  let limit: Int

  /// The last middles, bit for bit those of one bisection after another: middles of up to 53 bits are exact.
  @inline(__always)
  func parameters(
    at wanted: SIMD8<Double>, _ function: (SIMD8<Double>) -> SIMD8<Double>
  ) -> SIMD8<Double> {
    var middle = SIMD8(repeating: 0.5)
    var step = SIMD8(repeating: 0.25)
    for _ in 1..<limit {
      let lack: SIMD8<Double> = wanted - function(middle)
      let size: SIMD8<Double> = lack * lack.signFactor
      // Half of it, or 0 within the tolerance.
      let share: SIMD8<Double> = 0.5 - 0.5 * (tolerance - size).signFactor
      step *= share
      if step.sum() == 0 { break }
      middle += lack.signFactor * step
      step *= 0.5
    }
    return middle
  }
}
