/// A summary of residuals, collected one at a time.
package struct ResidualSummary: Sendable {
  /// The index of the sample that is furthest off.
  package private(set) var worst = 0
  /// The largest distance of a sample from the curve, in value units.
  package private(set) var maximum = 0.0
  private var count = 0
  private var squares = 0.0
  private var products = 0.0
  private var last = 0.0

  init() {}

  mutating func add(_ residual: Double) {
    if abs(residual) > maximum { (maximum, worst) = (abs(residual), count) }
    squares += residual * residual
    products += residual * last
    last = residual
    count += 1
  }

  /// The square root of the mean squared distance, in value units.
  package var rootMeanSquare: Double { (squares / Double(count)).squareRoot() }

  /// Whether neighbouring residuals are correlated, by more than three standard deviations of independent
  /// errors: the samples do not come from this kind of curve.
  package var isSystematic: Bool { products > 3 * squares / Double(count).squareRoot() }
}
