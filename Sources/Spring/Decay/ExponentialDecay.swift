import CurveArithmetic

/// A motion whose velocity falls exponentially: v(t) = v0 e^(-k t), x(t) = x0 + v0 (1 - e^(-k t))/k.
///
/// One formula with many names: UIScrollView's deceleration, Compose's `exponentialDecay`, the decays of
/// React Native and react-spring, Motion's inertia. The static methods take each system's parameters.
///
/// ```swift
/// let throwing = try ExponentialDecay.uiScrollView(velocity: 3000)
/// throwing.restingValue  // 1498.4994994993642
/// throwing.duration      // 3.998679347727387
/// ```
///
/// **Error bound.** 1e-15 times `abs(from) + abs(distance)` for values, 1e-15 relative for velocities
/// while k t is below 700.
public struct ExponentialDecay: Decay, Hashable {
  /// The value at time 0.
  public let from: Double
  /// The velocity at time 0 in value units per second.
  public let initialVelocity: Double
  /// The rate k in 1/s.
  public let decayRate: Double
  /// The rule that ends the motion.
  public let end: DecayEnd
  /// Where the motion lands: its limit, or where its speed falls to the threshold of the rule `speed`.
  public let restingValue: Double

  /// v0/k, the distance that the formula covers in infinite time.
  let reach: Double
  /// From when the value is held at `restingValue`: infinite unless a speed ends the motion.
  let hold: Double

  /// Creates a decay.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - initialVelocity: The velocity at time 0 in value units per second, finite.
  ///   - decayRate: The rate k in 1/s, positive and finite.
  ///   - end: The rule that ends the motion.
  /// - Throws: `ParameterError` that names the parameter; also if the motion leaves the range of doubles.
  public init(
    from: Double = 0, initialVelocity: Double, decayRate: Double, end: DecayEnd = .never
  ) throws(ParameterError) {
    try require(from.isFinite, .from, from, "finite")
    try require(initialVelocity.isFinite, .initialVelocity, initialVelocity, "finite")
    try require(decayRate > 0 && decayRate.isFinite, "decayRate", decayRate, "positive and finite")
    try end.validate()
    let reach = initialVelocity / decayRate
    try require(
      (from + reach).isFinite, .initialVelocity, initialVelocity,
      "small enough that the motion stays finite")
    var (hold, restingValue) = (Double.infinity, from + reach)
    if case .speed(let speed, _) = end.rule {
      if abs(initialVelocity) <= speed {
        (hold, restingValue) = (0, from)
      } else {
        hold = Double.log(abs(initialVelocity) / speed) / decayRate
        restingValue = from + (initialVelocity - (initialVelocity < 0 ? -speed : speed)) / decayRate
      }
    }
    (self.from, self.initialVelocity, self.decayRate) = (from, initialVelocity, decayRate)
    (self.end, self.reach) = (end, reach)
    (self.hold, self.restingValue) = (hold, restingValue)
  }

  /// Creates the decay that lands at a value.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - target: Where it lands, finite.
  ///   - decayRate: The rate k in 1/s, positive and finite.
  ///   - end: The rule that ends the motion.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    from: Double = 0, reaching target: Double, decayRate: Double, end: DecayEnd = .never
  ) throws(ParameterError) {
    try require(target.isFinite, "target", target, "finite")
    var velocity = (target - from) * decayRate
    if case .speed(let speed, _) = end.rule, velocity != 0 {
      velocity += velocity < 0 ? -speed : speed
    }
    try self.init(from: from, initialVelocity: velocity, decayRate: decayRate, end: end)
  }

  /// The value at a time; `restingValue` from the end on if a speed ends the motion.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    if time >= hold { return restingValue }
    let x = -decayRate * time
    return from - reach * (x > -700 ? Elementary.exponentialMinusOne(x) : -1)
  }

  /// The velocity at a time; 0 from the end on if a speed ends the motion.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return hold == 0 ? 0 : initialVelocity }
    return time >= hold ? 0 : initialVelocity * Double.exp(-decayRate * time)
  }

  /// When the system ends the motion, in seconds; nil for the rule `never`.
  public var duration: Double? {
    switch end.rule {
    case .never: return nil
    case .distance(let distance): return timeLeaving(distance)
    case .speed(_, let wholeMilliseconds):
      return wholeMilliseconds ? (hold * 1000).rounded(.down) / 1000 : hold
    case .step(let step, let framesPerSecond):
      // The frame n moves reach (1 - e^(-k/F)) e^(-k (n - 1)/F).
      let perFrame = decayRate / framesPerSecond
      let first = abs(reach) * -Double.expMinusOne(-perFrame)
      guard first >= step else { return 1 / framesPerSecond }
      return ((Double.log(first / step) / perFrame).rounded(.down) + 2) / framesPerSecond
    }
  }

  /// The last time in seconds at which the value is further from `restingValue` than a threshold in value units.
  public func settlingTime(within threshold: Double) -> Double {
    guard hold < .infinity else { return timeLeaving(threshold) }
    return timeLeaving(threshold + abs(from + reach - restingValue))
  }

  /// When the distance left to the limit has this length.
  private func timeLeaving(_ distance: Double) -> Double {
    guard abs(reach) > distance else { return 0 }
    return Double.log(abs(reach) / distance) / decayRate
  }

  /// The first time in seconds at which the motion has a value; nil if it never has.
  public func time(reaching value: Double) -> Double? {
    if value == from { return 0 }
    if value == restingValue, hold < .infinity { return hold }
    let part = (value - from) / reach
    guard part > 0, part < 1 else { return nil }
    let time = -Double.log(onePlus: -part) / decayRate
    return time <= hold ? time : nil
  }

  /// The first time in seconds at which the motion has a velocity; nil if it never has.
  public func time(ofVelocity velocity: Double) -> Double? {
    if velocity == self.velocity(at: 0) { return 0 }
    if velocity == 0 { return hold < .infinity ? hold : nil }
    let part = initialVelocity / velocity
    guard part > 1 else { return nil }
    let time = Double.log(part) / decayRate
    return time <= hold ? time : nil
  }
}
