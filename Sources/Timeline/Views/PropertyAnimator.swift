import Curves
import Spring

/// An animation of several properties that can be paused, scrubbed, reversed and continued, like
/// UIViewPropertyAnimator. It is a value: it has the state of every property at every time.
///
/// ```swift
/// var animator = try PropertyAnimator(duration: 2, timing: .easeIn)
/// try animator.animate("opacity", from: .number(0), to: .number(1))
/// animator.start(at: 0)
/// animator.pause(at: 1)                // shows 0.315...
/// animator.fractionComplete(at: 5)     // 0.315...: what is shown
/// ```
///
/// The values shown never jump when the animator is paused, reversed or continued. Only final values
/// count: a property that is animated twice runs from its first start to its last target.
public struct PropertyAnimator: Sendable, Hashable {
  /// An animated property.
  private struct Track: Sendable, Hashable {
    var from: AnimatableValue
    var to: AnimatableValue
    var traversal: Traversal
  }

  /// The duration of a whole run, in seconds.
  public let duration: Double
  /// The curve.
  public private(set) var timing: Easing
  /// Whether setting the fraction of a paused animator moves the values in proportion, instead of along
  /// the curve; see ``setFractionComplete(_:)``.
  public var scrubsLinearly = true
  /// Whether the animator stays paused at its end instead of finishing.
  public var pausesOnCompletion = false
  /// Whether the animator runs back to the start.
  public private(set) var isReversed = false
  /// Whether the animator runs.
  public private(set) var isRunning = false
  /// The fraction that was set while it was paused.
  private var setFraction: Double?
  private var tracks: [String: Track] = [:]
  /// The traversal of the animator itself.
  private var main: Traversal
  /// The seconds from the last command to the end.
  private var length: Double
  /// The part of it that had passed at ``since``.
  private var passed = 0.0
  private var since = 0.0
  /// The fractions at the last command and at the end.
  private var (startFraction, endFraction) = (0.0, 1.0)

  /// Creates an animator that has not begun.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, positive and finite.
  ///   - timing: The curve.
  /// - Throws: `ParameterError` unless the duration is positive and finite.
  public init(duration: Double, timing: Easing) throws(ParameterError) {
    guard duration > 0, duration.isFinite else {
      throw ParameterError(parameter: .duration, value: duration, allowed: "positive and finite")
    }
    self.duration = duration
    self.timing = timing
    length = duration
    main = Traversal(until: duration)
  }

  /// Creates an animator with a spring as its curve. Its duration follows UIKit's rule.
  ///
  /// - Throws: `ParameterError` if the spring is invalid or, without damping, never settles.
  public init(spring: SpringParameters) throws(ParameterError) {
    let motion = try DampedSpring(spring).motion(initialVelocity: spring.relativeVelocity)
    let settling = motion.settlingDuration(.uiKit())
    guard settling > 0, settling.isFinite else {
      throw ParameterError(
        parameter: "settling duration", value: settling, allowed: "finite: the spring never settles"
      )
    }
    duration = settling
    timing = .spring(try SpringCurve(spring, over: settling))
    length = settling
    main = Traversal(until: settling)
  }

  /// Animates a property. A property that is added later runs in the remaining time.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - from: Its value at the start; ignored if the property is already animated.
  ///   - to: Its value at the end.
  ///   - time: The time of the addition, in seconds.
  /// - Throws: `KeyframeError` if the kinds of the values differ.
  public mutating func animate(
    _ keyPath: String, from: AnimatableValue, to: AnimatableValue, at time: Double = 0
  ) throws(KeyframeError) {
    guard from.isCompatible(with: to) else { throw .incompatible(index: 1) }
    if tracks[keyPath] != nil {
      tracks[keyPath]?.to = to
      return
    }
    var traversal = main
    let now = elapsed(at: time)
    if now > 0 || startFraction > 0 {
      // An animator that has ended has no time left.
      traversal =
        length - now <= 1e-12 * length
        ? Traversal(endedAt: isReversed ? 0 : 1) : Traversal(from: now, until: length)
      traversal.addedAt = fraction(at: now)
    }
    tracks[keyPath] = Track(from: from, to: to, traversal: traversal)
  }

  /// Starts, or continues from the values shown, at a time in seconds.
  public mutating func start(at time: Double) { `continue`(at: time) }

  /// Pauses at a time in seconds and keeps the values shown then.
  public mutating func pause(at time: Double) {
    guard isRunning else { return }
    passed = elapsed(at: time)
    since = time
    isRunning = false
  }

  /// Sets the fraction of a paused animator, limited to 0...1. Setting the current fraction changes
  /// nothing.
  public mutating func setFractionComplete(_ fraction: Double) {
    let before = fractionComplete(at: since)
    guard !isRunning, fraction != before else { return }
    let target = min(max(fraction, 0), 1)
    main.scrub(from: before, to: target, passed, timing, isLinear: scrubsLinearly)
    for key in tracks.keys {
      tracks[key]?.traversal.scrub(
        from: before, to: target, passed, timing, isLinear: scrubsLinearly)
    }
    setFraction = target
  }

  /// Reverses the direction at a time in seconds, from the values shown: toward its start, or toward its end again.
  public mutating func reverse(at time: Double) {
    let now = elapsed(at: time)
    let fraction = setFraction ?? self.fraction(at: now)
    isReversed.toggle()
    let target: Double = isReversed ? 0 : 1
    let seconds = abs(target - fraction) * duration
    main.turn(to: target, seconds, fraction: fraction, now, timing)
    for key in tracks.keys {
      tracks[key]?.traversal.turn(to: target, seconds, fraction: fraction, now, timing)
    }
    begin(at: time, fraction, seconds)
  }

  /// Continues from the values shown to the target, optionally with another curve and pace.
  ///
  /// - Parameters:
  ///   - time: The time of the command, in seconds.
  ///   - timing: The new curve for the remainder; the old one if nil.
  ///   - durationFactor: The duration of the remainder, as a multiple of the original duration; 0 keeps
  ///     the time that was left.
  public mutating func `continue`(
    at time: Double, timing: Easing? = nil, durationFactor: Double = 0
  ) {
    let now = elapsed(at: time)
    if timing != nil || durationFactor > 0 || setFraction != nil {
      let fraction = fractionComplete(at: time)
      let target: Double = isReversed ? 0 : 1
      var seconds = setFraction == nil ? length - now : abs(target - fraction) * duration
      if durationFactor > 0, durationFactor.isFinite { seconds = durationFactor * duration }
      let curve = self.timing
      main.restart(to: target, seconds, now, curve)
      for key in tracks.keys { tracks[key]?.traversal.restart(to: target, seconds, now, curve) }
      if let timing { self.timing = timing }
      begin(at: time, fraction, seconds)
    } else {
      passed = now
      since = time
    }
    isRunning = true
  }

  /// The fraction of the animation at a time, 0...1.
  ///
  /// While it runs, it is the fraction of the time. While it is paused and scrubs linearly, it is the
  /// progress shown.
  public func fractionComplete(at time: Double) -> Double {
    if let setFraction { return setFraction }
    let now = elapsed(at: time)
    return isRunning || !scrubsLinearly ? fraction(at: now) : main.progress(at: now, timing)
  }

  /// The progress shown at a time in seconds, along the curve.
  public func progress(at time: Double) -> Double { main.progress(at: elapsed(at: time), timing) }

  /// The value of a property at a time; nil if it is not animated.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - time: The time in seconds.
  public func value(_ keyPath: String, at time: Double) -> AnimatableValue? {
    guard let track = tracks[keyPath] else { return nil }
    return track.from.interpolated(
      to: track.to, at: track.traversal.progress(at: elapsed(at: time), timing))
  }

  /// The end in seconds if no further command follows; infinite while it is paused, or if it pauses on completion.
  package func endTime() -> Double {
    isRunning && !pausesOnCompletion ? since + length - passed : .infinity
  }

  private func elapsed(at time: Double) -> Double {
    isRunning ? min(max(passed + time - since, 0), length) : passed
  }

  /// The fraction after some seconds since the last command.
  private func fraction(at elapsed: Double) -> Double {
    guard length > 0, elapsed < length else { return endFraction }
    return startFraction + (endFraction - startFraction) * (elapsed / length)
  }

  /// Starts a new part of the run at a command.
  private mutating func begin(at time: Double, _ fraction: Double, _ seconds: Double) {
    (startFraction, endFraction) = (fraction, isReversed ? 0 : 1)
    (length, passed, since, setFraction) = (seconds, 0, time, nil)
  }
}
