import Spring

/// The spring of a spring animation, with the names of CASpringAnimation.
public struct SpringSettings: Sendable, Hashable, Codable {
  /// The mass, positive.
  public var mass = 1.0
  /// The stiffness, positive.
  public var stiffness = 100.0
  /// The damping, 0 or positive.
  public var damping = 10.0
  /// The velocity at the start, in distances per second toward the target.
  public var initialVelocity = 0.0
  /// Whether the duration is Core Animation's `settlingDuration` instead of the animation's own.
  public var isSettling = false

  /// Creates a spring with Core Animation's defaults.
  public init() {}

  /// The motion from 0 to 1.
  ///
  /// - Throws: `ParameterError` that names the parameter.
  public func motion() throws(ParameterError) -> SpringMotion {
    try DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
      .motion(initialVelocity: initialVelocity)
  }
}
