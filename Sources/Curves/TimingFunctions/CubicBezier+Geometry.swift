import CurveArithmetic
import Spring

/// A point on the graph of a timing function.
public struct CurvePoint: Sendable, Hashable {
  /// The input progress.
  public var progress: Double
  /// The value at that progress.
  public var value: Double

  /// Creates a point from a progress and a value.
  ///
  /// - Parameters:
  ///   - progress: The input progress.
  ///   - value: The value at that progress.
  public init(progress: Double, value: Double) {
    self.progress = progress
    self.value = value
  }
}

extension CubicBezier {
  /// The interior local extremes of the value, in order; at most two.
  ///
  /// Exact to rounding, as the roots of dy/dt. Complexity: constant.
  public var extremes: [CurvePoint] { extremeParameters.map(point) }

  /// The interior inflections of the graph, where dx/dt d2y/dt2 = dy/dt d2x/dt2, in order; at most
  /// two.
  ///
  /// Complexity: constant. Source: the curvature's numerator is a quadratic in t.
  public var inflections: [CurvePoint] {
    let (d, e) = (ordinateDifferences, abscissaDifferences)
    // Half the middle coefficient, as `ratios` expects it.
    let middle = (e.0 * d.2 - e.2 * d.0).scaled(by: 0.5)
    return Self.parameters(e.0 * d.1 - e.1 * d.0, middle, e.1 * d.2 - e.2 * d.1).map(point)
  }

  /// The smallest value for progress in 0...1, and the first progress with it.
  public var minimum: CurvePoint {
    (extremes + [end]).reduce(start) { $1.value < $0.value ? $1 : $0 }
  }

  /// The largest value for progress in 0...1, and the first progress with it.
  public var maximum: CurvePoint {
    (extremes + [end]).reduce(start) { $1.value > $0.value ? $1 : $0 }
  }

  /// Whether the value never decreases.
  public var isMonotonic: Bool { y1 >= 0 && y2 <= 1 && extremeParameters.isEmpty }

  /// The smallest and the largest value for progress in an interval, which may exceed 0...1.
  package func range(over interval: ClosedRange<Double>) -> ClosedRange<Double> {
    let (first, last) = (value(at: interval.lowerBound), value(at: interval.upperBound))
    // The ends count too: the slope may change sign there.
    let inside = ([start, end] + extremes).filter { interval.contains($0.progress) }.map {
      $0.value
    }
    return inside.reduce(min(first, last), min)...inside.reduce(max(first, last), max)
  }

  /// The curve rotated about its centre: 1 - f(1 - x). This turns an ease-in into an ease-out.
  public var mirrored: Self { Self(valid: 1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// The parts before and after a progress, each rescaled to run from (0, 0) to (1, 1).
  ///
  /// Let y be the value at the split x. Before it the whole is y first(p / x), after it y + (1 - y)
  /// second((p - x) / (1 - x)).
  /// - Throws: `ParameterError` if the progress is not between 0 and 1, or if the value there is 0
  ///   or 1 (or so close that a rescaled part is not finite). It also throws if a control point of a part
  ///   lies beyond its end, as next to the steep middle of a pinched curve.
  package func split(
    at progress: Double
  ) throws(ParameterError) -> (first: Self, second: Self) {
    guard progress > 0, progress < 1 else {
      throw ParameterError(
        parameter: "progress", value: progress, allowed: "between 0 and 1")
    }
    let at = solve(progress)
    let y = Self.bernstein(y1, y2, at.t, at.s)
    let first = try Self.leading(x1, y1, x2, y2, at.t, at.s, progress, y)
    let last = try Self.leading(
      1 - x2, 1 - y2, 1 - x1, 1 - y1, at.s, at.t, 1 - progress, 1 - y)
    return (first, last.mirrored)
  }

  /// The part up to t, by de Casteljau's construction, rescaled.
  private static func leading(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ t: Double, _ s: Double, _ x: Double,
    _ y: Double
  ) throws(ParameterError) -> Self {
    let (u1, v1) = (x1 * t, y1 * t)
    let (u2, v2) = (u1 * s + (x1 * s + x2 * t) * t, v1 * s + (y1 * s + y2 * t) * t)
    let (w1, w2) = (v1 / y, v2 / y)
    // u2 <= x because x(t) is monotone; rounding may exceed 1 by a few units.
    guard w1.isFinite, w2.isFinite, u1 / x <= 1 + 0x1p-50 else {
      throw ParameterError(
        parameter: "progress", value: x, allowed: "where each part is a timing function")
    }
    return Self(valid: min(u1 / x, 1), w1, min(u2 / x, 1), w2)
  }
}

extension CubicBezier {
  /// The parameters of the interior extremes, as t and s = 1 - t, in order.
  var extremeParameters: [(t: Double, s: Double)] {
    let d = ordinateDifferences
    return Self.parameters(d.0, d.1, d.2)
  }

  private func point(_ at: (t: Double, s: Double)) -> CurvePoint {
    CurvePoint(
      progress: Self.bernstein(x1, x2, at.t, at.s), value: Self.bernstein(y1, y2, at.t, at.s))
  }

  private var start: CurvePoint { CurvePoint(progress: 0, value: 0) }
  private var end: CurvePoint { CurvePoint(progress: 1, value: 1) }

  private typealias Differences = (DoubleDouble, DoubleDouble, DoubleDouble)

  /// The Bernstein coefficients of dy/dt / 3, divided by a power of two that prevents overflow.
  private var ordinateDifferences: Differences {
    let unit = 1 / ordinateScale
    let (u1, u2) = (y1 * unit, y2 * unit)
    return (DoubleDouble(u1), DoubleDouble(sum: u2, -u1), DoubleDouble(sum: unit, -u2))
  }

  /// The Bernstein coefficients of dx/dt / 3.
  private var abscissaDifferences: Differences {
    (DoubleDouble(x1), DoubleDouble(sum: x2, -x1), DoubleDouble(sum: 1, -x2))
  }

  /// The roots of a s^2 + 2 b s t + c t^2 with a sign change, for positive s + t = 1; in order of t.
  private static func parameters(
    _ a: DoubleDouble, _ b: DoubleDouble, _ c: DoubleDouble
  ) -> [(t: Double, s: Double)] {
    let discriminant = b * b - a * c
    guard discriminant.high > 0 else { return [] }
    let root = discriminant.squareRoot()
    let q = b.high < 0 ? root - b : -(root + b)
    // The ratios t / s; one of them is infinite or 0 when an end is a root.
    return [(q.high, c.high), (a.high, q.high)].compactMap { numerator, denominator in
      let ratio = numerator / denominator
      guard ratio > 0, ratio.isFinite else { return nil }
      return (ratio / (1 + ratio), 1 / (1 + ratio))
    }
    .sorted { $0.t < $1.t }
  }
}

#if !hasFeature(Embedded)
  extension CurvePoint: Codable {}
#endif
