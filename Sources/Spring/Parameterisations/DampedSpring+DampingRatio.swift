extension DampedSpring {
  /// Creates a spring from its natural frequency and damping ratio.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 1 by default.
  ///   - naturalFrequency: omega = sqrt(k/m) in radians per second, positive and finite.
  ///   - dampingRatio: zeta, zero or positive and finite; 1 is critical.
  /// - Throws: `ParameterError` that names the parameter.
  public init(mass: Double = 1, naturalFrequency: Double, dampingRatio: Double)
    throws(ParameterError)
  {
    try require(
      naturalFrequency > 0 && naturalFrequency.isFinite, "natural frequency", naturalFrequency,
      "positive and finite")
    try require(
      dampingRatio >= 0 && dampingRatio.isFinite, .dampingRatio, dampingRatio,
      "zero or positive and finite")
    try require(mass > 0 && mass.isFinite, .mass, mass, "positive and finite")
    try self.init(
      mass: mass, stiffness: mass * naturalFrequency * naturalFrequency,
      damping: 2 * dampingRatio * (mass * naturalFrequency))
  }

  /// Creates a spring from its stiffness and damping ratio, the parameters of Jetpack Compose.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 1 by default.
  ///   - stiffness: The stiffness k, positive and finite.
  ///   - dampingRatio: zeta, zero or positive and finite; 1 is critical.
  /// - Throws: `ParameterError` that names the parameter.
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) throws(ParameterError) {
    try require(mass > 0 && mass.isFinite, .mass, mass, "positive and finite")
    try require(stiffness > 0 && stiffness.isFinite, .stiffness, stiffness, "positive and finite")
    try require(
      dampingRatio >= 0 && dampingRatio.isFinite, .dampingRatio, dampingRatio,
      "zero or positive and finite")
    let critical = 2 * (mass.squareRoot() * stiffness.squareRoot())
    try self.init(mass: mass, stiffness: stiffness, damping: dampingRatio * critical)
  }
}
