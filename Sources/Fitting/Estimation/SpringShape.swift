import CurveArithmetic

/// The natural frequency and the damping ratio of a spring as samples determine them under one kind of
/// motion: a normal distribution with its share of the evidence.
struct SpringShape: Sendable {
  /// The logarithm of the natural frequency in 1/s, and the area sine of the damping ratio.
  let mean: SIMD2<Double>
  /// The variances of both, and their covariance.
  let (variances, covariance): (SIMD2<Double>, Double)
  /// Minus half of Schwarz's criterion without the two parameters of the shape.
  let logLikelihood: Double

  init(
    mean: SIMD2<Double>, variances: SIMD2<Double>, covariance: Double, logLikelihood: Double
  ) {
    self.mean = mean
    self.logLikelihood = logLikelihood
    // Samples written with six digits or more determine no more than that.
    self.variances = variances + 1e-13
    self.covariance = covariance
  }

  private var determinant: Double {
    variances.x * variances.y - covariance * covariance
  }

  /// The area of the distribution, for a peak of 1.
  var area: Double { 2 * Double.pi * max(determinant, 0).squareRoot() }

  /// Minus half the squared distance of a spring from the mean, in standard deviations.
  func logDensity(_ point: SIMD2<Double>) -> Double {
    let d = point - mean
    let square =
      variances.y * d.x * d.x - 2 * covariance * d.x * d.y + variances.x * d.y * d.y
    return -square / (2 * determinant)
  }

  /// The frequencies within five standard deviations.
  var frequencies: ClosedRange<Double> {
    let reach = min(5 * variances.x.squareRoot(), 3)
    return Double.exp(mean.x - reach)...Double.exp(mean.x + reach)
  }

  /// The damping ratios within five standard deviations. A spring that swings for ever is no design.
  var ratios: ClosedRange<Double> {
    let reach = min(5 * variances.y.squareRoot(), 3)
    return max(Double.sinh(mean.y - reach), 1e-3)...max(Double.sinh(mean.y + reach), 1e-3)
  }

  /// The first coordinate of a spring in the plane of the distribution.
  static func coordinate(frequency: Double) -> Double { Double.log(frequency) }

  /// The second coordinate of a spring in the plane of the distribution.
  static func coordinate(ratio: Double) -> Double { Double.asinh(ratio) }
}
