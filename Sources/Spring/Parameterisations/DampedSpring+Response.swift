extension DampedSpring {
  /// Creates a spring from its response and damping ratio (SwiftUI's `Spring(response:dampingRatio:)`).
  ///
  /// `response`, the period of the undamped spring, is the inverse.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 1 by default.
  ///   - response: 2 pi/omega in seconds, positive and finite.
  ///   - dampingRatio: zeta, zero or positive and finite; 1 is critical.
  /// - Throws: `ParameterError` that names the parameter.
  public init(mass: Double = 1, response: Double, dampingRatio: Double) throws(ParameterError) {
    try require(response > 0 && response.isFinite, "response", response, "positive and finite")
    try self.init(
      mass: mass, naturalFrequency: 2 * Double.pi / response, dampingRatio: dampingRatio)
  }
}
