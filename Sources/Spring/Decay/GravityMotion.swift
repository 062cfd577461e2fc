/// A constant acceleration: x(t) = x0 + v0 t + a t^2/2, Flutter's `GravitySimulation`.
///
/// It ends, and stays, at an extent on the side to which it accelerates.
///
/// **Error bound.** 1e-15 times the sum of the magnitudes of the terms.
public struct GravityMotion: Decay, Hashable {
  /// The value at time 0.
  public let from: Double
  /// The velocity at time 0 in value units per second.
  public let initialVelocity: Double
  /// The acceleration a in value units/s^2, not 0.
  public let acceleration: Double
  /// The extent: where the motion ends.
  public let restingValue: Double
  /// When the motion arrives there, in seconds.
  let arrival: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - initialVelocity: The velocity at time 0 in value units per second, finite.
  ///   - acceleration: a in value units/s^2, finite, not 0.
  ///   - extent: Where the motion ends, finite; it must lie on the side to which it accelerates.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    from: Double = 0, initialVelocity: Double = 0, acceleration: Double, extent: Double
  ) throws(ParameterError) {
    try require(from.isFinite, .from, from, "finite")
    try require(initialVelocity.isFinite, .initialVelocity, initialVelocity, "finite")
    try require(
      acceleration != 0 && acceleration.isFinite, "acceleration", acceleration,
      "finite and not 0")
    let distance = extent - from
    try require(
      distance.isFinite && (acceleration > 0 ? distance >= 0 : distance <= 0), "extent", extent,
      "on the side to which the motion accelerates")
    (self.from, self.initialVelocity) = (from, initialVelocity)
    (self.acceleration, restingValue) = (acceleration, extent)
    arrival = Self.last(initialVelocity, acceleration, distance)
    try require(
      arrival.isFinite, .initialVelocity, initialVelocity,
      "small enough that the motion stays finite")
  }

  /// The later solution of v t + a t^2/2 = d, for d on the side of a: (r - s v)/|a| with
  /// r = sqrt(v^2 + 2 a d), or 2 |d|/(r + s v) where the difference cancels; s the sign of a.
  private static func last(_ v: Double, _ a: Double, _ d: Double) -> Double {
    let scale = max(abs(v), (abs(a) * abs(d)).squareRoot())
    guard scale > 0 else { return 0 }
    let root = scale * ((v / scale) * (v / scale) + 2 * (a / scale) * (d / scale)).squareRoot()
    let toward = a < 0 ? -v : v
    return toward > 0 ? 2 * abs(d) / (root + toward) : (root - toward) / abs(a)
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    return time < arrival
      ? from + time * (initialVelocity + acceleration * time / 2) : restingValue
  }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    return time < arrival ? initialVelocity + acceleration * time : 0
  }

  /// When the extent is reached, in seconds.
  public var duration: Double? { arrival }

  /// The last time in seconds at which the value is further from `restingValue` than a threshold in value units.
  public func settlingTime(within threshold: Double) -> Double {
    // The last passage of extent - s threshold, or a turn that is further away.
    let sign: Double = acceleration < 0 ? -1 : 1
    let turn = -initialVelocity / acceleration
    let farthest = turn > 0 ? value(at: turn) : from
    guard sign * (restingValue - farthest) > threshold else { return 0 }
    let level = restingValue - sign * threshold - from
    let v = sign * initialVelocity
    let root = (v * v + 2 * abs(acceleration) * (sign * level)).squareRoot()
    return (root - v) / abs(acceleration)
  }

  /// The first time in seconds at which the motion has a value; nil if it never has.
  public func time(reaching value: Double) -> Double? {
    if value == from { return 0 }
    let distance = value - from
    let square = initialVelocity * initialVelocity + 2 * acceleration * distance
    guard square >= 0 else { return nil }
    let root = square.squareRoot()
    // The roots are 2 d/(v + s r); the least positive one is the first passage.
    let candidates = (
      2 * distance / (initialVelocity + root), 2 * distance / (initialVelocity - root)
    )
    let first = min(
      candidates.0 > 0 ? candidates.0 : .infinity, candidates.1 > 0 ? candidates.1 : .infinity)
    return first <= arrival ? first : value == restingValue ? arrival : nil
  }

  /// The first time in seconds at which the motion has a velocity; nil if it never has.
  public func time(ofVelocity velocity: Double) -> Double? {
    if velocity == initialVelocity { return 0 }
    let time = (velocity - initialVelocity) / acceleration
    if time > 0, time < arrival { return time }
    return velocity == 0 ? arrival : nil
  }
}
