import CurveArithmetic

extension DampedSpring {
  /// Creates the spring, of mass 1, that UIKit uses for
  /// `UIView.animate(withDuration:...usingSpringWithDamping: initialSpringVelocity:)`.
  ///
  /// UIKit searches for the frequency at which its own settling estimate equals the duration, with twelve
  /// Newton steps. For a fast initial velocity toward the target these often do not converge, and UIKit
  /// animates with the last iterate; here that is an error. Near that limit the steps are sensitive to
  /// the last digit, so this initialiser and UIKit may disagree on whether a spring exists.
  ///
  /// - Parameters:
  ///   - duration: D in seconds, limited to 0.01...10 as in UIKit.
  ///   - dampingRatio: zeta, positive and finite.
  ///   - initialVelocity: The velocity in distances per second, positive toward the target.
  /// - Throws: `ParameterError` that names the parameter; the initial velocity if UIKit's iteration does not
  ///   converge. Use `init(settlingTime:dampingRatio:)` in that case.
  public init(
    uiViewDuration duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(ParameterError) {
    try require(duration.isFinite, .duration, duration, "finite")
    try require(
      dampingRatio > 0 && dampingRatio.isFinite, .dampingRatio, dampingRatio,
      "positive and finite")
    try require(initialVelocity.isFinite, "initial velocity", initialVelocity, "finite")
    let duration = min(max(duration, 0.01), 10)
    let estimate = UIViewEstimate(
      duration: duration, dampingRatio: dampingRatio, velocity: initialVelocity)
    guard let frequency = estimate.solve() else {
      throw ParameterError(
        parameter: "initial velocity", value: initialVelocity,
        allowed:
          "one for which UIKit's iteration converges for duration \(duration) and damping "
          + "ratio \(dampingRatio) (a spring with that exact settling time exists)")
    }
    try self.init(naturalFrequency: frequency, dampingRatio: dampingRatio)
  }
}

/// UIKit's settling estimate as a function of the natural frequency.
private struct UIViewEstimate {
  let duration: Double
  let dampingRatio: Double
  let velocity: Double
  let threshold = SpringMotion.defaultThreshold

  /// The signed amplitude that remains at the end of the duration, and its derivative.
  func remainder(_ omega: Double) -> (value: Double, slope: Double) {
    let zeta = dampingRatio
    if zeta < 1 {
      let root = ((1 - zeta) * (1 + zeta)).squareRoot()
      let decay = Double.exp(-zeta * omega * duration)
      let amplitude = (zeta * omega - velocity) / (omega * root)
      return (
        amplitude * decay,
        (velocity / (omega * omega * root) - zeta * duration * amplitude) * decay
      )
    }
    let decay = Double.exp(-omega * duration)
    let amplitude = 1 + (omega - velocity) * duration
    return (amplitude * decay, duration * (1 - amplitude) * decay)
  }

  /// Newton's method from 5/D, twelve steps; nil if it has not converged.
  func solve() -> Double? {
    var omega = 5 / duration
    for _ in 0..<12 {
      let (value, slope) = remainder(omega)
      omega -= (abs(value) - threshold) / (value < 0 ? -slope : slope)
    }
    let growth = -min(dampingRatio, 1) * omega * duration
    if !omega.isFinite || growth > 64 { return lowerRoot() }
    guard omega > 0 else { return nil }
    return abs(abs(remainder(omega).value) - threshold) <= 1e-3 * threshold ? omega : nil
  }

  /// The root at which the initial velocity alone brings the value to the target at the end of the
  /// duration.
  ///
  /// Measurements show that UIKit ends there if its iteration has diverged to frequencies far below 0.
  /// The remainder falls from above the threshold to 0 there, so bisection finds the root.
  private func lowerRoot() -> Double? {
    var low = 0.0
    var high = dampingRatio < 1 ? velocity / dampingRatio : velocity - 1 / duration
    guard high > 0 else { return nil }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return middle }
      if abs(remainder(middle).value) > threshold { low = middle } else { high = middle }
    }
  }
}
