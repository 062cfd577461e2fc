extension DampedSpring {
  /// Creates a spring from its perceptual duration and bounce (SwiftUI's `Spring(duration:bounce:)`,
  /// `CASpringAnimation(perceptualDuration:bounce:)`).
  ///
  /// `perceptualDuration` and `bounce` are the inverse.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 1 by default.
  ///   - perceptualDuration: D = 2 pi/omega in seconds, positive and finite. It is the pace of the
  ///     motion, not its settling time.
  ///   - bounce: b above -1 and at most 1: zeta = 1 - b for b >= 0 (1 is undamped), 1/(1 + b) below.
  /// - Throws: `ParameterError` that names the parameter.
  public init(mass: Double = 1, perceptualDuration: Double, bounce: Double = 0)
    throws(ParameterError)
  {
    try require(
      perceptualDuration > 0 && perceptualDuration.isFinite, "perceptual duration",
      perceptualDuration, "positive and finite")
    try self.init(
      mass: mass, response: perceptualDuration, dampingRatio: try Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring of mass 1 with SwiftUI's labels: its duration is the perceptual duration.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, positive and finite. It is the pace of the motion,
  ///     not its settling time.
  ///   - bounce: The bounce, above -1 and at most 1.
  /// - Throws: `ParameterError` that names the parameter.
  public init(duration: Double, bounce: Double = 0) throws(ParameterError) {
    try self.init(perceptualDuration: duration, bounce: bounce)
  }

  /// The damping ratio for a bounce.
  ///
  /// - Parameter bounce: The bounce, above -1 and at most 1.
  /// - Throws: `ParameterError` if the bounce is out of range.
  public static func dampingRatio(bounce: Double) throws(ParameterError) -> Double {
    try require(bounce > -1 && bounce <= 1, .bounce, bounce, "above -1 and at most 1")
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  /// The perceptual duration 2 pi/omega, in seconds: the same number as `response`.
  public var perceptualDuration: Double { response }

  /// The bounce: 1 - zeta up to critical damping, 1/zeta - 1 beyond. 1 is undamped, 0 critical.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}
