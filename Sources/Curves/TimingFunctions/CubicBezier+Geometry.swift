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
