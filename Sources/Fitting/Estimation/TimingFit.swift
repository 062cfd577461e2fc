import Curves
import Spring

/// A timing function fitted to samples, and its distance from them.
public struct TimingFit: Sendable {
  /// The timing function.
  public let easing: Easing
  /// The placement of the function in time and values.
  public let placement: CurvePlacement
  /// The residuals: the samples minus the curve, in value units.
  public let residuals: Residuals
  /// The number of fitted parameters.
  public let parameterCount: Int
  /// The quantity that was minimised.
  public let criterion: Criterion
  /// The standard errors of a cubic-bezier's x1, y1, x2, y2 if the criterion is ``Criterion/squares``;
  /// infinite for values that the samples do not determine.
  public let standardErrors: [Double]

  /// The quantity that a fit minimises.
  @nonexhaustive
  public enum Criterion: String, Sendable, Hashable {
    /// The sum of the squared residuals: for samples with errors.
    case squares
    /// The largest residual: for a curve of another kind than the samples.
    case maximum
  }

  /// The value at a time of the samples' clock, in seconds.
  public func value(at time: Double) -> Double { placement.value(of: easing, at: time) }

  /// Fits a cubic-bezier.
  ///
  /// If the residuals look like independent errors, the fit minimises the sum of squares, which recovers
  /// the curve behind noisy samples best. Otherwise it minimises the largest residual. Samples of a
  /// cubic-bezier return its control points to 1e-6.
  ///
  /// - Parameters:
  ///   - samples: At least seven during the motion.
  ///   - known: Known values of the motion.
  /// - Throws: `ParameterError` if there are too few samples or they end where they begin.
  public static func cubicBezier(
    _ samples: Samples, known: KnownMotion = KnownMotion()
  ) throws(ParameterError) -> TimingFit {
    let placement = try CurvePlacement(samples, known: known)
    let points = placement.points(samples).filter { $0.progress > 0 && $0.progress < 1 }
    guard points.count >= 5, let nearest = nearest(points) else {
      throw ParameterError(
        parameter: "the number of samples during the motion", value: Double(points.count),
        allowed: "at least 5 between its ends for a cubic-bezier")
    }
    let maximum = TimingFit(
      easing: .cubicBezier(nearest), placement: placement,
      residuals: placement.residuals(samples, nearest), parameterCount: 4, criterion: .maximum,
      standardErrors: [])
    return squares(near: nearest, points, samples, placement) ?? maximum
  }

  /// The curve with the smallest maximum residual. A long list is thinned; then the positions of the largest
  /// errors are added.
  private static func nearest(_ points: [CurvePoint]) -> CubicBezier? {
    let step = Double(points.count) / 1000
    guard step > 1 else { return CubicBezier.approximation(of: points)?.curve }
    var few = (0..<1000).map { points[min(Int(Double($0) * step), points.count - 1)] }
    var curve: CubicBezier?
    for _ in 0..<4 {
      curve = CubicBezier.approximation(of: few)?.curve
      guard let curve else { return nil }
      let errors = points.map { abs($0.value - curve.value(at: $0.progress)) }
      let worst = errors.indices.sorted { errors[$0] > errors[$1] }.prefix(20)
      few += worst.map { points[$0] }
    }
    return curve
  }

  /// The least-squares curve; nil unless the residuals look like independent errors.
  private static func squares(
    near curve: CubicBezier, _ points: [CurvePoint], _ samples: Samples,
    _ placement: CurvePlacement
  ) -> TimingFit? {
    let model = BezierModel(progress: points.map { $0.progress }, values: points.map { $0.value })
    let fit = SeparableFit(model, shape: [curve.x1, curve.x2]).minimum(model, steps: 200)
    guard points.count >= 10, !Residuals(fit.residuals).isSystematic,
      let curve = try? CubicBezier(fit.shape[0], fit.linear[0], fit.shape[1], fit.linear[1])
    else { return nil }
    let deviation = (fit.cost / Double(points.count - 4)).squareRoot()
    let covariance = fit.covariance
    let errors = [2, 0, 3, 1].map { (slot: Int) -> Double in
      let error = deviation * covariance[slot][slot].squareRoot()
      return error.isNaN ? .infinity : error
    }
    return TimingFit(
      easing: .cubicBezier(curve), placement: placement,
      residuals: placement.residuals(samples, curve), parameterCount: 4, criterion: .squares,
      standardErrors: errors)
  }
}
