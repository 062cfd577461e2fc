/// A motion that can continue toward another target.
public protocol RetargetableMotion: Motion where Velocity == Value {
  /// The motion that continues from this one's state at a time, toward a new target. Its time 0 is that
  /// time.
  ///
  /// - Parameters:
  ///   - target: The new value at rest.
  ///   - time: The time of the change, in seconds from this motion's start.
  ///   - spring: The spring to continue with; this motion's own if nil.
  /// - Throws: `ParameterError` if the target is not finite or exceeds the range of `Double`.
  func retargeted(
    to target: Value, at time: Double, spring: DampedSpring?
  ) throws(ParameterError) -> Self

  /// The exact settling time, in seconds: see ``SpringMotion/settlingTime(within:velocityThreshold:)``.
  func settlingTime(within threshold: Double) -> Double
}

extension SpringMotion: RetargetableMotion {
  /// The motion that continues from this one's state at a time, toward a new target.
  ///
  /// Value and velocity are continuous. The new motion's time 0 is `time`.
  ///
  /// - Parameters:
  ///   - target: The new value at rest, finite.
  ///   - time: The time of the change, in seconds from this motion's start.
  ///   - spring: The spring to continue with; this motion's own if nil.
  /// - Throws: `ParameterError` if the target is not finite or exceeds the range of `Double`.
  public func retargeted(
    to target: Double, at time: Double, spring: DampedSpring? = nil
  ) throws(ParameterError) -> SpringMotion {
    let state = state(at: time)
    return try SpringMotion(
      spring ?? self.spring, from: state.value, to: target, initialVelocity: state.velocity)
  }

  /// The exact settling time, in seconds.
  public func settlingTime(within threshold: Double) -> Double {
    settlingTime(within: threshold, velocityThreshold: nil)
  }
}

/// A motion whose target changes while it runs: one function of time, with a continuous velocity.
///
/// It keeps the current motion and as much of the past as you request. So a spring that follows a finger
/// for hours uses no more memory than at the start.
///
/// ```swift
/// var motion = RetargetedMotion(try spring.motion(from: 0, to: 100))
/// try motion.retarget(to: 40, at: 0.2)   // the finger moved on
/// try motion.retarget(to: 0, at: 0.35)
/// motion.value(at: 0.5)
/// ```
public struct RetargetedMotion<Base: RetargetableMotion>: Sendable {
  /// One piece: a motion and when it starts, in seconds.
  public struct Piece: Sendable {
    /// The start of the piece; the first one's is 0.
    public let start: Double
    /// The motion, whose own time 0 is `start`.
    public let motion: Base
  }

  /// The stored pieces, in order of time. The last one is current. Never empty.
  public private(set) var pieces: [Piece]

  /// How long before the last change of target the motion can still be evaluated, in seconds.
  public let history: Double

  /// Creates a retargetable motion that starts with a motion at time 0.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - history: How long to keep the past, in seconds before the last change of target. Earlier times
  ///     return the value and velocity at the start of the oldest piece. Infinity keeps everything.
  public init(_ motion: Base, history: Double = 0) {
    pieces = [Piece(start: 0, motion: motion)]
    self.history = max(history, 0)
  }

  init(_ pieces: [Piece], history: Double) {
    self.pieces = pieces
    self.history = max(history, 0)
  }

  /// Changes the target from a time on, and drops later pieces.
  ///
  /// - Parameters:
  ///   - target: The new value at rest, finite.
  ///   - time: The time of the change in seconds, not before the oldest piece's start.
  ///   - spring: The spring to continue with; the current one if nil.
  /// - Throws: `ParameterError` if the time or the target is out of range.
  /// - Complexity: O(n) for n stored pieces.
  public mutating func retarget(
    to target: Base.Value, at time: Double, spring: DampedSpring? = nil
  ) throws(ParameterError) {
    let oldest = pieces[0].start
    try require(
      time >= oldest && time.isFinite, .time, time,
      "at least \(oldest), the start of what is kept, and finite")
    let index = index(at: time)
    let next = try pieces[index].motion.retargeted(
      to: target, at: time - pieces[index].start, spring: spring)
    pieces.removeSubrange((index + 1)...)
    pieces.append(Piece(start: time, motion: next))
    // A piece is needed until the next one starts.
    let needed = pieces.indices.dropFirst().first { pieces[$0].start > time - history }
    pieces.removeFirst((needed ?? pieces.count) - 1)
  }

  /// The exact time after which the motion stays within a fraction of the last piece's distance, in
  /// seconds.
  public func settlingTime(within threshold: Double = SpringMotion.defaultThreshold) -> Double {
    let last = pieces[pieces.count - 1]
    return last.start + last.motion.settlingTime(within: threshold)
  }

  /// The last piece that has started, by binary search; the first before all of them.
  private func index(at time: Double) -> Int {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle } else { high = middle }
    }
    return low
  }
}

extension RetargetedMotion: Motion {
  /// The value at a time in seconds.
  ///
  /// - Complexity: O(log n) for n stored pieces.
  public func value(at time: Double) -> Base.Value {
    let piece = pieces[index(at: time)]
    return piece.motion.value(at: time - piece.start)
  }

  /// The velocity at a time in seconds, in value units per second.
  ///
  /// - Complexity: O(log n) for n stored pieces.
  public func velocity(at time: Double) -> Base.Value {
    let piece = pieces[index(at: time)]
    return piece.motion.velocity(at: time - piece.start)
  }

  /// The end of the last piece in seconds; nil if it never ends, as a spring.
  public var duration: Double? {
    let last = pieces[pieces.count - 1]
    return last.motion.duration.map { last.start + $0 }
  }
}

extension RetargetedMotion.Piece: Equatable where Base: Equatable {}
extension RetargetedMotion.Piece: Hashable where Base: Hashable {}
extension RetargetedMotion: Equatable where Base: Equatable {}
extension RetargetedMotion: Hashable where Base: Hashable {}

#if !hasFeature(Embedded)
  extension RetargetedMotion.Piece: Codable where Base: Codable {}
#endif
