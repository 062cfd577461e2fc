extension SpringMotion {
  /// The motion that continues from this one's state at a time, toward a new target.
  ///
  /// Value and velocity are continuous. The new motion's time 0 is `time`.
  ///
  /// - Parameters:
  ///   - target: The new value of rest, finite.
  ///   - time: When, in seconds from this motion's start.
  ///   - spring: The spring to continue with; this motion's own unless given.
  /// - Throws: `SpringError.outOfRange` when the target is not finite or out of reach of `Double`.
  public func retargeted(
    to target: Double, at time: Double, spring: DampedSpring? = nil
  ) throws(SpringError) -> SpringMotion {
    let state = state(at: time)
    return try SpringMotion(
      spring ?? self.spring, from: state.value, to: target,
      absoluteInitialVelocity: state.velocity)
  }
}

/// A motion whose target was changed while it ran: one function of time, with a continuous velocity.
///
/// ```swift
/// var motion = RetargetedMotion(try spring.motion(from: 0, to: 100))
/// try motion.retarget(to: 40, at: 0.2)   // the finger moved on
/// try motion.retarget(to: 0, at: 0.35)
/// motion.state(at: 0.5)
/// ```
public struct RetargetedMotion: Hashable, Sendable {
  /// One piece: a motion and when it starts, in seconds.
  public struct Piece: Hashable, Sendable {
    /// The start of the piece; the first one's is 0.
    public let start: Double
    /// The motion, whose own time 0 is `start`.
    public let motion: SpringMotion
  }

  /// The pieces in order of time, never empty.
  public private(set) var pieces: [Piece]

  /// Begins with a motion at time 0.
  public init(_ motion: SpringMotion) {
    pieces = [Piece(start: 0, motion: motion)]
  }

  /// Changes the target from a time on; later pieces are dropped.
  ///
  /// - Parameters:
  ///   - target: The new value of rest, finite.
  ///   - time: When, in seconds, not before 0.
  ///   - spring: The spring to continue with; the one in force unless given.
  /// - Throws: `SpringError.outOfRange` when the time or the target is not allowed.
  public mutating func retarget(
    to target: Double, at time: Double, spring: DampedSpring? = nil
  ) throws(SpringError) {
    try require(time >= 0 && time.isFinite, "time", time, "zero or positive and finite")
    let index = index(at: time)
    let next = try pieces[index].motion.retargeted(
      to: target, at: time - pieces[index].start, spring: spring)
    pieces.removeSubrange((index + 1)...)
    pieces.append(Piece(start: time, motion: next))
  }

  /// The value and the velocity at a time in seconds.
  ///
  /// - Complexity: O(log n) for n pieces.
  public func state(at time: Double) -> SpringState {
    let piece = pieces[index(at: time)]
    return piece.motion.state(at: time - piece.start)
  }

  /// The time after which the motion stays within a fraction of the last piece's distance, in
  /// seconds.
  public func settlingDuration(threshold: Double = 0.001) -> Double {
    let last = pieces[pieces.count - 1]
    return last.start + last.motion.settlingDuration(threshold: threshold)
  }

  /// The last piece that has started, by binary search.
  private func index(at time: Double) -> Int {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle } else { high = middle }
    }
    return low
  }
}
