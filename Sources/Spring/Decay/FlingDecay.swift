import CurveArithmetic

/// Chromium's fling: the curve p(t) = a e^(-g t) - b t - a, starting where its speed is the given one.
///
/// With A = (|v0| + b)/g it is x(t) = x0 + s (A (1 - e^(-g t)) - b t), s the sign of v0; it stops where
/// the velocity is 0. The constants are a = -5707.62, b = 172 and g = 3.7; the curve's largest speed is
/// -a g - b = 20,946.194, and faster throws start with it.
///
/// **Error bound.** 3e-15 times the sum of the magnitudes of the terms.
public struct FlingDecay: Decay, Hashable {
  /// The value at time 0.
  public let from: Double
  /// The velocity at time 0, of magnitude at most ``maximumSpeed``.
  public let initialVelocity: Double
  /// The value at which the motion stops.
  public let restingValue: Double
  /// When the motion stops, in seconds.
  let stoppingTime: Double

  /// The largest speed of the curve, -a g - b, in pixels per second.
  public static var maximumSpeed: Double { 20_946.194 }
  package static var drop: Double { 172 }
  package static var rate: Double { 3.7 }

  private let amplitude: Double
  private let sign: Double

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - from: The offset at time 0, finite.
  ///   - initialVelocity: The velocity at time 0 in pixels per second, finite; limited to
  ///     ``maximumSpeed`` as in Chromium.
  /// - Throws: `ParameterError` that names the parameter.
  public init(from: Double = 0, initialVelocity: Double) throws(ParameterError) {
    try require(from.isFinite, .from, from, "finite")
    try require(initialVelocity.isFinite, .initialVelocity, initialVelocity, "finite")
    let speed = min(abs(initialVelocity), Self.maximumSpeed)
    sign = initialVelocity < 0 ? -1 : 1
    self.from = from
    self.initialVelocity = sign * speed
    amplitude = (speed + Self.drop) / Self.rate
    stoppingTime = Double.log(onePlus: speed / Self.drop) / Self.rate
    restingValue = from + sign * (speed / Self.rate - Self.drop * stoppingTime)
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    guard time < stoppingTime else { return restingValue }
    let covered = amplitude * Double.expMinusOne(-Self.rate * time) + Self.drop * time
    return from - sign * covered
  }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    guard time < stoppingTime else { return 0 }
    return sign * (amplitude * Self.rate * Double.exp(-Self.rate * time) - Self.drop)
  }

  /// When the curve's speed is 0, in seconds.
  public var duration: Double? { stoppingTime }

  /// The last time in seconds at which the value is further from `restingValue` than a threshold in value units.
  public func settlingTime(within threshold: Double) -> Double {
    guard abs(restingValue - from) > threshold else { return 0 }
    return time(reaching: restingValue - sign * threshold) ?? stoppingTime
  }

  /// The first time in seconds at which the motion has a value; nil if it never has.
  public func time(reaching value: Double) -> Double? {
    if value == from { return 0 }
    if value == restingValue { return stoppingTime }
    let part = (value - from) / (restingValue - from)
    guard part > 0, part < 1 else { return nil }
    return monotonicRoot(from: 0, to: stoppingTime) { time in
      (sign * (self.value(at: time) - value), sign * velocity(at: time))
    }
  }

  /// The first time in seconds at which the motion has a velocity; nil if it never has.
  public func time(ofVelocity velocity: Double) -> Double? {
    if velocity == initialVelocity { return 0 }
    let speed = sign * velocity
    guard speed >= 0, speed < abs(initialVelocity) else { return nil }
    return Double.log(Self.rate * amplitude / (speed + Self.drop)) / Self.rate
  }
}
