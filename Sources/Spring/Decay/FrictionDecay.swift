import CurveArithmetic

/// Drag and a constant deceleration: x(t) = x0 + v0 (q^t - 1)/ln q - s a t^2/2, s the sign of v0.
///
/// Flutter's `FrictionSimulation`. With a deceleration the motion stops where its velocity is 0 and
/// stays; without one it nears its limit forever.
///
/// **Error bound.** 3e-15 times the sum of the magnitudes of the terms.
public struct FrictionDecay: Decay, Hashable {
  /// The value at time 0.
  public let from: Double
  /// The velocity at time 0 in value units per second.
  public let initialVelocity: Double
  /// The factor q of the velocity in a second, between 0 and 1.
  public let drag: Double
  /// The constant deceleration a in value units/s^2, not negative.
  public let constantDeceleration: Double
  /// The speed in value units per second below which the system ends the motion.
  public let velocityTolerance: Double
  /// The value at which the motion stops, or its limit.
  public let restingValue: Double
  /// When the velocity is 0, in seconds: infinite without a constant deceleration.
  package let stoppingTime: Double

  /// -ln q, and a with the sign of the velocity.
  private let rate: Double
  private let deceleration: Double

  /// The rate in 1/s; nil with a constant deceleration, which makes the motion no exponential.
  package var exponentialRate: Double? { constantDeceleration == 0 ? rate : nil }

  /// Creates a decay.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - initialVelocity: The velocity at time 0 in value units per second, finite.
  ///   - drag: The factor q of the velocity in a second, between 0 and 1.
  ///   - constantDeceleration: a in value units/s^2, not negative, finite.
  ///   - velocityTolerance: The speed below which the motion has ended (Flutter's default 0.001),
  ///     positive.
  /// - Throws: `ParameterError` that names the parameter; also if the motion leaves the range of doubles.
  public init(
    from: Double = 0, initialVelocity: Double, drag: Double, constantDeceleration: Double = 0,
    velocityTolerance: Double = 0.001
  ) throws(ParameterError) {
    try require(from.isFinite, .from, from, "finite")
    try require(initialVelocity.isFinite, .initialVelocity, initialVelocity, "finite")
    try require(drag > 0 && drag < 1, "drag", drag, "between 0 and 1")
    try require(
      constantDeceleration >= 0 && constantDeceleration.isFinite, "constantDeceleration",
      constantDeceleration, "zero or positive and finite")
    try require(
      velocityTolerance > 0 && velocityTolerance.isFinite, "velocityTolerance", velocityTolerance,
      "positive and finite")
    let rate = -Double.log(drag)
    try require(
      (from + initialVelocity / rate).isFinite, .initialVelocity, initialVelocity,
      "small enough that the motion stays finite")
    (self.from, self.initialVelocity, self.drag) = (from, initialVelocity, drag)
    self.constantDeceleration = constantDeceleration
    self.velocityTolerance = velocityTolerance
    self.rate = rate
    deceleration = initialVelocity < 0 ? -constantDeceleration : constantDeceleration
    if constantDeceleration == 0 || initialVelocity == 0 {
      stoppingTime = initialVelocity == 0 ? 0 : .infinity
      restingValue = from + initialVelocity / rate
    } else {
      stoppingTime = Self.time(
        ofSpeed: 0, initial: abs(initialVelocity), rate: rate, deceleration: constantDeceleration)
      restingValue = Self.value(
        from: from, velocity: initialVelocity, rate: rate, deceleration: deceleration,
        at: stoppingTime)
    }
  }

  private static func value(
    from: Double, velocity: Double, rate: Double, deceleration: Double, at time: Double
  ) -> Double {
    from
      - (velocity / rate * Double.expMinusOne(-rate * time) + deceleration * time * time / 2)
  }

  /// When |v0| e^(-k t) - a t has fallen to a speed that is below |v0|.
  private static func time(
    ofSpeed speed: Double, initial: Double, rate: Double, deceleration: Double
  ) -> Double {
    let limit = min(
      (initial - speed) / deceleration,
      speed > 0 ? Double.log(initial / speed) / rate : .greatestFiniteMagnitude)
    return monotonicRoot(from: 0, to: limit) { time in
      let decayed = initial * Double.exp(-rate * time)
      return (decayed - deceleration * time - speed, -rate * decayed - deceleration)
    }
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    guard time < stoppingTime else { return restingValue }
    return Self.value(
      from: from, velocity: initialVelocity, rate: rate, deceleration: deceleration, at: time)
  }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    guard time < stoppingTime else { return 0 }
    return initialVelocity * Double.exp(-rate * time) - deceleration * time
  }

  /// When the speed has fallen to `velocityTolerance`, in seconds, as Flutter's `isDone` decides.
  public var duration: Double? { time(ofSpeed: velocityTolerance) ?? 0 }

  private func time(ofSpeed speed: Double) -> Double? {
    guard abs(initialVelocity) > speed else { return nil }
    guard constantDeceleration > 0 else {
      return speed > 0 ? Double.log(abs(initialVelocity) / speed) / rate : nil
    }
    if speed == 0 { return stoppingTime }
    return Self.time(
      ofSpeed: speed, initial: abs(initialVelocity), rate: rate,
      deceleration: constantDeceleration)
  }

  /// The stopping time by Flutter's ten Newton steps from 0; nil without a constant deceleration.
  package var flutterFinalTime: Double? {
    guard constantDeceleration > 0 else { return nil }
    var time = 0.0
    for _ in 0..<10 {
      let decayed = initialVelocity * Double.exp(-rate * time)
      time -= (decayed - deceleration * time) / (-rate * decayed - deceleration)
    }
    return time
  }

  /// The last time in seconds at which the value is further from `restingValue` than a threshold in value units.
  public func settlingTime(within threshold: Double) -> Double {
    guard abs(restingValue - from) > threshold else { return 0 }
    return time(reaching: restingValue - (initialVelocity < 0 ? -threshold : threshold))
      ?? stoppingTime
  }

  /// The first time in seconds at which the motion has a value; nil if it never has.
  public func time(reaching value: Double) -> Double? {
    if value == from { return 0 }
    if value == restingValue { return stoppingTime < .infinity ? stoppingTime : nil }
    let part = (value - from) / (restingValue - from)
    guard part > 0, part < 1 else { return nil }
    guard constantDeceleration > 0 else {
      return -Double.log(onePlus: -part) / rate
    }
    return monotonicRoot(from: 0, to: stoppingTime) { time in
      let covered = self.value(at: time) - value
      let sign: Double = initialVelocity < 0 ? -1 : 1
      return (sign * covered, sign * velocity(at: time))
    }
  }

  /// The first time in seconds at which the motion has a velocity; nil if it never has.
  public func time(ofVelocity velocity: Double) -> Double? {
    if velocity == initialVelocity { return 0 }
    guard velocity * initialVelocity >= 0 else { return nil }
    return time(ofSpeed: abs(velocity))
  }
}
