import CurveArithmetic

/// Reanimated's `withDecay`: each frame multiplies the velocity by e^(-(1 - d) m/10), m the milliseconds
/// since the start, and moves by velocity times frame.
///
/// The factor counts all the time since the start, so this is not an exponential, and the result depends on
/// the frame rate: a throw with 2000 px/s covers 691 px at 60 Hz and 495 px at 120 Hz. Between two
/// frames the earlier one shows. The motion ends with the first frame whose speed is below 1.
public struct FrameDecay: Decay, Hashable {
  /// The value at time 0.
  public let from: Double
  /// The velocity at time 0 in value units per second.
  public let initialVelocity: Double
  /// The parameter d of `withDecay`, 0.998 by default.
  public let deceleration: Double
  /// The frame rate.
  public var framesPerSecond: Double { frames.framesPerSecond }

  private let frames: FrameTable

  /// Creates a decay.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - initialVelocity: The velocity at time 0 in value units per second, finite.
  ///   - deceleration: d, in 0..<1.
  ///   - framesPerSecond: The frame rate, positive.
  /// - Throws: `ParameterError` that names the parameter; also if the motion takes over 1,000,000 frames.
  /// - Complexity: linear in the frames until the end.
  public init(
    from: Double = 0, initialVelocity: Double, deceleration: Double = 0.998,
    framesPerSecond: Double = 60
  ) throws(ParameterError) {
    try require(from.isFinite, .from, from, "finite")
    try require(initialVelocity.isFinite, .initialVelocity, initialVelocity, "finite")
    try require(deceleration >= 0 && deceleration < 1, "deceleration", deceleration, "in 0..<1")
    try require(
      framesPerSecond > 0 && framesPerSecond.isFinite, "framesPerSecond", framesPerSecond,
      "positive and finite")
    let milliseconds = 1000 / framesPerSecond
    // Reanimated moves by at most 64 ms after a late frame.
    let interval = min(milliseconds, 64) / 1000
    var (value, velocity) = (from, initialVelocity)
    var frames = FrameTable(
      framesPerSecond: framesPerSecond, values: [value], velocities: [velocity])
    repeat {
      let elapsed = Double(frames.values.count) * milliseconds
      velocity *= Double.exp(-(1 - deceleration) * elapsed * 0.1)
      value += velocity * interval
      frames.values.append(value)
      frames.velocities.append(velocity)
      try require(
        frames.values.count <= FrameTable.limit, "deceleration", deceleration,
        "small enough that the motion ends within 1,000,000 frames")
    } while abs(velocity) >= 1
    try require(
      value.isFinite, .initialVelocity, initialVelocity,
      "small enough that the motion stays finite")
    (self.from, self.initialVelocity, self.deceleration) = (from, initialVelocity, deceleration)
    self.frames = frames
  }

  /// The value at which the motion lands.
  public var restingValue: Double { frames.values[frames.values.count - 1] }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double { frames.values[frames.index(at: time)] }

  /// The velocity of the frame that shows, in value units per second; 0 from the end on.
  public func velocity(at time: Double) -> Double {
    let index = frames.index(at: time)
    return index == frames.values.count - 1 && time > frames.duration
      ? 0 : frames.velocities[index]
  }

  /// The time of the last frame, in seconds.
  public var duration: Double? { frames.duration }

  /// The last time in seconds at which the value is further from `restingValue` than a threshold in value units.
  public func settlingTime(within threshold: Double) -> Double {
    let end = restingValue
    let far = frames.values.lastIndex { abs($0 - end) > threshold }
    return far.map { frames.time(of: $0 + 1) } ?? 0
  }

  /// The time in seconds of the first frame that has reached a value; nil if none has.
  public func time(reaching value: Double) -> Double? {
    let sign: Double = initialVelocity < 0 ? -1 : 1
    guard sign * (value - from) >= 0 else { return nil }
    return frames.values.firstIndex { sign * ($0 - value) >= 0 }.map(frames.time)
  }

  /// The time in seconds of the first frame whose speed has fallen to that of a velocity; nil if none has.
  public func time(ofVelocity velocity: Double) -> Double? {
    guard velocity * initialVelocity >= 0, abs(velocity) <= abs(initialVelocity) else { return nil }
    if velocity == 0 { return frames.duration }
    return frames.velocities.firstIndex { abs($0) <= abs(velocity) }.map(frames.time)
  }
}
