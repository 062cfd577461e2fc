import CurveArithmetic

extension ExponentialDecay {
  /// The deceleration of UIScrollView: the velocity is multiplied by the rate each millisecond.
  ///
  /// It ends when 0.5 points are left (WWDC 2018, "Designing Fluid Interfaces").
  ///
  /// - Parameters:
  ///   - from: The offset at time 0, finite.
  ///   - velocity: The velocity in points per second, finite.
  ///   - rate: `UIScrollView.DecelerationRate`: 0.998 is `normal`, 0.99 `fast`; in 0..<1, not 0.
  /// - Throws: `ParameterError` that names the parameter.
  public static func uiScrollView(
    from: Double = 0, velocity: Double, rate: Double = 0.998
  ) throws(ParameterError) -> Self {
    let rate = try DecelerationRate(perMillisecond: rate)
    return try Self(
      from: from, initialVelocity: velocity, decayRate: rate.decayRate, end: .distance(0.5))
  }

  /// Compose's rate in 1/s for a friction multiplier of 1.
  package static var composeRate: Double { 4.2 }

  /// Compose's `exponentialDecay`: k = 4.2 times the friction multiplier.
  ///
  /// It ends at the speed threshold; the duration is cut to whole milliseconds, as in Compose.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - velocity: The velocity in value units per second, finite.
  ///   - frictionMultiplier: A factor of the friction, positive.
  ///   - absVelocityThreshold: The speed at which the motion ends, positive.
  /// - Throws: `ParameterError` that names the parameter.
  public static func compose(
    from: Double = 0, velocity: Double, frictionMultiplier: Double = 1,
    absVelocityThreshold: Double = 0.1
  ) throws(ParameterError) -> Self {
    try require(
      frictionMultiplier > 0 && frictionMultiplier.isFinite, "frictionMultiplier",
      frictionMultiplier, "positive and finite")
    return try Self(
      from: from, initialVelocity: velocity, decayRate: composeRate * frictionMultiplier,
      end: .speed(absVelocityThreshold, wholeMilliseconds: true))
  }

  /// The decay of React Native's `Animated.decay` and of react-spring: k = 1000 (1 - deceleration).
  ///
  /// It ends with the first frame that moves less than 0.1.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - velocity: The velocity in value units per second, finite. React Native's own is per millisecond.
  ///   - deceleration: The factor of the velocity in a millisecond, in 0..<1.
  ///   - framesPerSecond: The frame rate, positive.
  /// - Throws: `ParameterError` that names the parameter.
  public static func reactNative(
    from: Double = 0, velocity: Double, deceleration: Double = 0.998, framesPerSecond: Double = 60
  ) throws(ParameterError) -> Self {
    try require(deceleration >= 0 && deceleration < 1, "deceleration", deceleration, "in 0..<1")
    return try Self(
      from: from, initialVelocity: velocity, decayRate: 1000 * (1 - deceleration),
      end: .step(below: 0.1, framesPerSecond: framesPerSecond))
  }

  /// Motion's inertia: x = A (1 - e^(-t/T)) with A = power times velocity.
  ///
  /// The throw starts at power/T times the velocity, 2.46 times with the defaults, and ends when the
  /// remaining distance is `restDelta`.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - velocity: The velocity in value units per second, finite.
  ///   - power: The factor from the velocity to the distance, finite.
  ///   - timeConstant: T in seconds, positive (Motion has milliseconds).
  ///   - restDelta: The remaining distance at the end, positive.
  /// - Throws: `ParameterError` that names the parameter.
  public static func motion(
    from: Double = 0, velocity: Double, power: Double = 0.8, timeConstant: Double = 0.325,
    restDelta: Double = 0.5
  ) throws(ParameterError) -> Self {
    try require(power.isFinite, "power", power, "finite")
    try require(
      timeConstant > 0 && timeConstant.isFinite, "timeConstant", timeConstant,
      "positive and finite")
    return try Self(
      from: from, initialVelocity: power * velocity / timeConstant, decayRate: 1 / timeConstant,
      end: .distance(restDelta))
  }
}

/// The factor by which a scroll view's velocity falls each millisecond.
package struct DecelerationRate: Hashable, Sendable {
  /// The factor, in 0..<1, not 0.
  package let perMillisecond: Double

  /// `UIScrollView.DecelerationRate.normal`, 0.998.
  package static var normal: Self { Self(unchecked: 0.998) }
  /// `UIScrollView.DecelerationRate.fast`, 0.99.
  package static var fast: Self { Self(unchecked: 0.99) }

  /// Creates a rate.
  ///
  /// - Parameter perMillisecond: The factor, in 0..<1, not 0.
  /// - Throws: `ParameterError` that names the value.
  package init(perMillisecond: Double) throws(ParameterError) {
    try require(
      perMillisecond > 0 && perMillisecond < 1, "rate", perMillisecond, "between 0 and 1")
    self.perMillisecond = perMillisecond
  }

  private init(unchecked rate: Double) { perMillisecond = rate }

  /// The rate k = -1000 ln(factor) of the exponential, in 1/s.
  package var decayRate: Double { -1000 * Double.log(perMillisecond) }

  /// How far a velocity carries, by the sample code of WWDC 2018: a sum over milliseconds,
  /// (v/1000) d/(1 - d).
  ///
  /// It is 0.1 % less than the integral v/k for `normal`, and 0.5 % for `fast`.
  ///
  /// - Parameter velocity: The velocity in points per second.
  /// - Returns: The signed distance in points.
  package func millisecondProjection(velocity: Double) -> Double {
    velocity / 1000 * perMillisecond / (1 - perMillisecond)
  }
}
