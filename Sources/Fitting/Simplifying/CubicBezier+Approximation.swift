import CurveArithmetic
import Curves

extension CubicBezier {
  /// A cubic-bezier that approximates another timing function.
  public struct Approximation: Sendable, Hashable {
    /// The curve.
    public let curve: CubicBezier
    /// The largest distance over 0...1, or from the samples.
    public let maximumError: Double
  }

  /// The cubic-bezier with the smallest maximum distance from a timing function that runs from 0 to 1.
  ///
  /// The result is the best of several local optima, each to 1e-4 of its error. No known method proves a
  /// global optimum. A function that is a cubic-bezier is recovered up to rounding.
  ///
  /// Complexity: about 50,000 evaluations of a cubic-bezier; about 10 ms.
  ///
  /// - Returns: Nil if the function's values are so large that they overflow.
  public static func approximation(of function: some TimingFunction) -> Approximation? {
    let function = function.continued
    let positions = CubicSamples.positions(0...1, breakpoints: function.breakpoints)
    var points = positions.map { (x: $0, y: function.value(at: $0)) }
    var fit = CubicFit(points: points, ends: (0, 1))
    var result = fit.best()
    guard var best = Candidate(graph: result.graph, function) else { return nil }
    // The position of the largest error is added until the set of points is complete.
    for _ in 0..<16 {
      let worst = best.error.x
      points.append((worst, function.value(at: worst)))
      fit = CubicFit(points: points, ends: (0, 1))
      result = fit.improved(result, steps: 30)
      guard let next = Candidate(graph: result.graph, function) else { break }
      if next.error.value < best.error.value { best = next }
      if best.error.value <= 1.0001 * result.error { break }
    }
    return Approximation(curve: best.curve, maximumError: best.error.value)
  }

  /// A curve and its largest distance from the function.
  private struct Candidate {
    var curve: CubicBezier
    var error: LargestDifference

    init?(graph: CubicGraph, _ function: some TimingFunction) {
      guard let curve = graph.bezier else { return nil }
      (self.curve, error) = (curve, LargestDifference(curve, function))
    }
  }

  /// The cubic-bezier with the smallest maximum distance from samples.
  ///
  /// - Parameter samples: Points of a timing function that runs from (0, 0) to (1, 1), in any order.
  ///   Points with a progress outside 0...1 are ignored.
  /// - Returns: Nil for fewer than five samples between 0 and 1, which do not determine a curve.
  ///
  /// Complexity: linear in the samples, about 2000 evaluations of the curve for each.
  public static func approximation(of samples: [CurvePoint]) -> Approximation? {
    let points = samples.filter { $0.progress > 0 && $0.progress < 1 && $0.value.isFinite }
      .sorted { $0.progress < $1.progress }
    guard points.count >= 5 else { return nil }
    let result = CubicFit(points: points.map { ($0.progress, $0.value) }, ends: (0, 1)).best()
    return result.graph.bezier.map { Approximation(curve: $0, maximumError: result.error) }
  }
}

extension CubicGraph {
  /// The timing function of a curve from 0 to 1; nil if a control point is not finite.
  fileprivate var bezier: CubicBezier? {
    try? CubicBezier(controls[0], controls[1], controls[2], controls[3])
  }
}

#if !hasFeature(Embedded)
  extension CubicBezier.Approximation: Codable {}
#endif
