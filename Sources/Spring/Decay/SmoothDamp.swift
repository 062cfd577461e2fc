/// Unity's `SmoothDamp` toward a fixed target: a critically damped spring, stepped frame by frame with a
/// rational approximation of its exponential.
///
/// Its steps define the motion, so the frame rate is a parameter. Between two frames the earlier one shows.
/// The motion ends when its steps no longer change the value.
public struct SmoothDamp: Motion, Hashable {
  /// The value at time 0.
  public let from: Double
  /// The target.
  public let to: Double
  /// The velocity at time 0 in value units per second.
  public let initialVelocity: Double
  /// About the time to reach the target, in seconds.
  let smoothTime: Double
  /// The largest speed in value units per second; infinite by default.
  let maximumSpeed: Double
  /// The frame rate.
  var framesPerSecond: Double { frames.framesPerSecond }

  private let frames: FrameTable

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - to: The target, finite.
  ///   - initialVelocity: The velocity at time 0 in value units per second, finite.
  ///   - smoothTime: About the time to reach the target in seconds, positive; Unity raises it to 0.0001.
  ///   - maximumSpeed: The largest speed, positive.
  ///   - framesPerSecond: The frame rate, positive.
  /// - Throws: `ParameterError` that names the parameter; also if the motion takes over 1,000,000 frames.
  /// - Complexity: linear in the frames until the end.
  public init(
    from: Double = 0, to: Double = 1, initialVelocity: Double = 0, smoothTime: Double,
    maximumSpeed: Double = .infinity, framesPerSecond: Double = 60
  ) throws(ParameterError) {
    try require(from.isFinite, .from, from, "finite")
    try require(to.isFinite, .to, to, "finite")
    try require(initialVelocity.isFinite, .initialVelocity, initialVelocity, "finite")
    try require(
      smoothTime > 0 && smoothTime.isFinite, "smoothTime", smoothTime, "positive and finite")
    try require(maximumSpeed > 0, "maximumSpeed", maximumSpeed, "positive")
    try require(
      framesPerSecond > 0 && framesPerSecond.isFinite, "framesPerSecond", framesPerSecond,
      "positive and finite")
    var (value, velocity) = (from, initialVelocity)
    var frames = FrameTable(
      framesPerSecond: framesPerSecond, values: [value], velocities: [velocity])
    let interval = 1 / framesPerSecond
    while value != to || velocity != 0 {
      let last = value
      Self.step(
        &value, &velocity, to: to, smoothTime: smoothTime, maximumSpeed: maximumSpeed,
        interval: interval)
      try require(
        value.isFinite && velocity.isFinite, .initialVelocity, initialVelocity,
        "small enough that the motion stays finite")
      frames.values.append(value)
      frames.velocities.append(velocity)
      // Near the target, steps below the last digit end the motion.
      if value == last, abs(to - value) <= 1e-9 * (abs(from) + abs(to)) { break }
      try require(
        frames.values.count <= FrameTable.limit, "smoothTime", smoothTime,
        "small enough that the motion ends within 1,000,000 frames")
    }
    (self.from, self.to, self.initialVelocity) = (from, to, initialVelocity)
    (self.smoothTime, self.maximumSpeed) = (smoothTime, maximumSpeed)
    self.frames = frames
  }

  /// One frame of `SmoothDamp` as Unity documents it (Game Programming Gems 4, chapter 1.10).
  ///
  /// - Parameters:
  ///   - value: The value; it becomes the next frame's.
  ///   - velocity: The velocity in value units per second; it becomes the next frame's.
  ///   - target: The target, which may move from call to call.
  ///   - smoothTime: About the time to reach the target, in seconds.
  ///   - maximumSpeed: The largest speed.
  ///   - interval: The seconds since the last frame.
  public static func step(
    _ value: inout Double, _ velocity: inout Double, to target: Double, smoothTime: Double,
    maximumSpeed: Double = .infinity, interval: Double
  ) {
    let smoothTime = max(0.0001, smoothTime)
    let rate = 2 / smoothTime
    let x = rate * interval
    let decay = 1 / (1 + x + 0.48 * x * x + 0.235 * x * x * x)
    let limit = maximumSpeed * smoothTime
    let change = min(max(value - target, -limit), limit)
    let near = value - change
    let impulse = (velocity + rate * change) * interval
    velocity = (velocity - rate * impulse) * decay
    var next = near + (change + impulse) * decay
    if (target - value > 0) == (next > target) {
      next = target
      velocity = 0
    }
    value = next
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double { frames.values[frames.index(at: time)] }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double { frames.velocities[frames.index(at: time)] }

  /// The time of the last frame, in seconds.
  public var duration: Double? { frames.duration }
}
