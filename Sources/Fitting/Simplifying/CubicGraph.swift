import CurveArithmetic

/// A cubic Bézier curve over 0...1 with any end values: the segment between two keyframes.
struct CubicGraph {
  /// The values at 0 and 1.
  var ends: (Double, Double)
  /// The control points: x1, y1, x2, y2.
  var controls: SIMD4<Double>

  /// The same shape between other ends.
  func fitted(to ends: (Double, Double)) -> Self {
    let scale = (ends.1 - ends.0) / (self.ends.1 - self.ends.0)
    guard scale.isFinite else { return self }
    var graph = CubicGraph(ends: ends, controls: controls)
    for index in [1, 3] { graph.controls[index] = ends.0 + scale * (controls[index] - self.ends.0) }
    return graph
  }

  /// The parameter at a progress, from a guess.
  func parameter(at x: Double, guess: Double) -> Double {
    let (x1, x2) = (controls[0], controls[2])
    var (low, high) = (0.0, 1.0)
    var t = min(max(guess, 0), 1)
    for _ in 0..<100 {
      let s = 1 - t
      let remainder = 3 * s * t * (s * x1 + t * x2) + t * t * t - x
      if remainder > 0 { high = t } else { low = t }
      let slope = 3 * (s * s * x1 + 2 * s * t * (x2 - x1) + t * t * (1 - x2))
      var next = t - remainder / slope
      // After so small a step, the next one would be less than rounding.
      if abs(next - t) <= 1e-9 * slope * t { return min(max(next, 0), 1) }
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if abs(next - t) <= 1e-16 * t || next == t { return next }
      t = next
    }
    return t
  }

  /// The value at a parameter.
  func value(t: Double) -> Double {
    let s = 1 - t
    return s * s * s * ends.0 + 3 * s * t * (s * controls[1] + t * controls[3]) + t * t * t * ends.1
  }

  /// The derivatives of the value at a fixed progress, that of parameter t, by the control points.
  func gradient(t: Double) -> SIMD4<Double> {
    let s = 1 - t
    let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
    let run =
      s * s * controls[0] + 2 * s * t * (controls[2] - controls[0]) + t * t * (1 - controls[2])
    let rise =
      s * s * (controls[1] - ends.0) + 2 * s * t * (controls[3] - controls[1])
      + t * t * (ends.1 - controls[3])
    let slope = rise / max(run, 1e-12)
    return SIMD4(-slope * b1, b1, -slope * b2, b2)
  }
}
