import CurveArithmetic

/// A motion that stops after a given time: x(t) = x0 + D (1 - (1 - t/T)^r), the curve of Flutter's
/// `ClampingScrollSimulation`.
///
/// The velocity at time 0 is r D/T.
///
/// **Error bound.** 3e-15 times `abs(from) + abs(distance)`.
public struct PowerDecay: Decay, Hashable {
  /// The value at time 0.
  public let from: Double
  /// The velocity at time 0 in value units per second.
  public let initialVelocity: Double
  /// The exponent r, above 1.
  public let exponent: Double
  /// The value at which the motion stops.
  public let restingValue: Double
  /// T in seconds, from which on the value is `restingValue`.
  public let stoppingTime: Double

  /// Creates a decay.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - initialVelocity: The velocity at time 0 in value units per second, finite.
  ///   - stoppingTime: T in seconds, positive and finite; 0 is allowed without a velocity.
  ///   - exponent: r, above 1 and finite.
  /// - Throws: `ParameterError` that names the parameter; also if the motion leaves the range of doubles.
  init(
    from: Double = 0, initialVelocity: Double, stoppingTime: Double, exponent: Double
  ) throws(ParameterError) {
    try require(from.isFinite, .from, from, "finite")
    try require(initialVelocity.isFinite, .initialVelocity, initialVelocity, "finite")
    try require(
      stoppingTime.isFinite && (stoppingTime > 0 || stoppingTime == 0 && initialVelocity == 0),
      "stoppingTime", stoppingTime, "positive and finite")
    try require(exponent > 1 && exponent.isFinite, "exponent", exponent, "above 1 and finite")
    let distance = initialVelocity * stoppingTime / exponent
    try require(
      (from + distance).isFinite, .initialVelocity, initialVelocity,
      "small enough that the motion stays finite")
    (self.from, self.initialVelocity) = (from, initialVelocity)
    (self.stoppingTime, self.exponent) = (stoppingTime, exponent)
    (reach, restingValue) = (distance, from + distance)
  }

  let reach: Double

  /// Flutter's `ClampingScrollSimulation`, which has Android's distance and .35 r of its duration.
  ///
  /// - Parameters:
  ///   - from: The offset at time 0, finite.
  ///   - velocity: The velocity in logical pixels per second, finite.
  ///   - friction: The coefficient, 0.015; positive.
  /// - Throws: `ParameterError` that names the parameter.
  public static func flutterClampingScroll(
    from: Double = 0, velocity: Double, friction: Double = 0.015
  ) throws(ParameterError) -> Self {
    let fling = try AndroidFling(velocity: velocity, friction: friction)
    let exponent = AndroidFling.decelerationExponent
    return try Self(
      from: from, initialVelocity: velocity,
      stoppingTime: AndroidFling.inflection * exponent * fling.duration, exponent: exponent)
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    guard time < stoppingTime else { return restingValue }
    let left = Double.log(onePlus: -time / stoppingTime)
    return from - reach * Double.expMinusOne(exponent * left)
  }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    guard time < stoppingTime else { return 0 }
    let left = Double.log(onePlus: -time / stoppingTime)
    return initialVelocity * Double.exp((exponent - 1) * left)
  }

  /// The time T in seconds.
  public var duration: Double? { stoppingTime }

  /// The last time in seconds at which the value is further from `restingValue` than a threshold in value units.
  public func settlingTime(within threshold: Double) -> Double {
    guard abs(reach) > threshold else { return 0 }
    return -stoppingTime
      * Double.expMinusOne(Double.log(threshold / abs(reach)) / exponent)
  }

  /// The first time in seconds at which the motion has a value; nil if it never has.
  public func time(reaching value: Double) -> Double? {
    if value == from { return 0 }
    if value == restingValue { return stoppingTime }
    let part = (value - from) / reach
    guard part > 0, part < 1 else { return nil }
    return -stoppingTime * Double.expMinusOne(Double.log(onePlus: -part) / exponent)
  }

  /// The first time in seconds at which the motion has a velocity; nil if it never has.
  public func time(ofVelocity velocity: Double) -> Double? {
    if velocity == initialVelocity { return 0 }
    let part = velocity / initialVelocity
    guard part >= 0, part < 1 else { return nil }
    guard part > 0 else { return stoppingTime }
    return -stoppingTime * Double.expMinusOne(Double.log(part) / (exponent - 1))
  }
}
