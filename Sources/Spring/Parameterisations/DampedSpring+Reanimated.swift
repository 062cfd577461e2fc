import CurveArithmetic

extension DampedSpring {
  /// Creates a spring from the duration and damping ratio of Reanimated's `withSpring`.
  ///
  /// Reanimated searches for the stiffness with which a critical motion of decay rate zeta omega retains
  /// a given fraction of its energy after 1.5 times the duration. Its bisection stops within a thousandth
  /// of that fraction; this initialiser finds the root itself.
  ///
  /// Source: Reanimated 4, springUtils.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 4 is the default.
  ///   - duration: The duration in seconds, positive and finite; Reanimated's default is 0.55.
  ///   - dampingRatio: zeta, positive and finite; 1 is the default.
  ///   - energyThreshold: The fraction of the energy, above 0 and below 1.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    mass: Double = 4, reanimatedDuration duration: Double, dampingRatio: Double = 1,
    energyThreshold: Double = 6e-9
  ) throws(ParameterError) {
    try require(
      duration > 0 && duration.isFinite, .duration, duration, "positive and finite")
    try require(
      dampingRatio > 0 && dampingRatio.isFinite, .dampingRatio, dampingRatio,
      "positive and finite")
    try require(
      energyThreshold > 0 && energyThreshold < 1, "energy threshold", energyThreshold,
      "above 0 and below 1")
    let decay = Self.reanimatedDecay(dampingRatio, energyThreshold) / (1.5 * duration)
    try self.init(mass: mass, naturalFrequency: decay / dampingRatio, dampingRatio: dampingRatio)
  }

  /// The duration, in seconds, for which Reanimated makes this spring; nil without damping.
  ///
  /// - Parameter energyThreshold: The fraction of the energy that remains after 1.5 times the duration.
  package func reanimatedDuration(energyThreshold: Double = 6e-9) -> Double? {
    guard damping > 0, energyThreshold > 0, energyThreshold < 1 else { return nil }
    return Self.reanimatedDecay(dampingRatio, energyThreshold) / (1.5 * decayRate)
  }

  /// The u at which ((1 + u)^2 + zeta^2 u^2) e^(-2 u) falls from 1 to the threshold.
  ///
  /// Newton's method on 2 u = ln((1 + u)^2 + zeta^2 u^2) - ln threshold, whose right side is concave.
  private static func reanimatedDecay(_ zeta: Double, _ threshold: Double) -> Double {
    let depth = -Double.log(threshold)
    func excess(_ u: Double) -> (value: Double, slope: Double) {
      let reach = Double.hypot(1 + u, zeta * u)
      let slope = 2 * ((1 + u) / reach + zeta * u / reach * zeta) / reach
      return (2 * u - 2 * Double.log(reach) - depth, 2 - slope)
    }
    var (low, high) = (0.0, 1.0)
    while excess(high).value < 0 { high *= 2 }
    var u = high
    for _ in 0..<200 {
      let (value, slope) = excess(u)
      if value > 0 { high = u } else { low = u }
      let next = u - value / slope
      if abs(next - u) <= 4e-16 * u { return next }
      u = next > low && next < high ? next : low + (high - low) / 2
      if u <= low || u >= high { return u }
    }
    return u
  }
}
