import Curves
import Spring

/// An animation of several properties that can be paused, scrubbed, reversed and continued, as
/// UIViewPropertyAnimator is: a value that tells what every property is at every time.
///
/// ```swift
/// var animator = try PropertyAnimator(duration: 2, timing: .easeIn)
/// try animator.animate("opacity", from: .number(0), to: .number(1))
/// animator.start(at: 0)
/// animator.pause(at: 1)                // shows 0.315...
/// animator.fractionComplete(at: 5)     // 0.315...: what is shown
/// ```
///
/// What is shown never jumps when the animator is paused, reversed or continued. Only final values count: a
/// property that is animated twice runs from its first start to its last target.
public struct PropertyAnimator: Sendable, Hashable {
  /// A property on its way.
  private struct Track: Sendable, Hashable {
    var from: AnimatableValue
    var to: AnimatableValue
    var course: Course
  }

  /// The duration of a whole run, in seconds.
  public let duration: Double
  /// The curve.
  public private(set) var timing: Easing
  /// Whether setting ``fractionComplete(at:)`` of a paused animator moves what is shown in proportion, not
  /// along the curve.
  public var scrubsLinearly = true
  /// Whether the animator stays paused at its end instead of finishing.
  public var pausesOnCompletion = false
  /// Whether it runs back to the start.
  public private(set) var isReversed = false
  /// Whether it runs.
  public private(set) var isRunning = false
  /// The fraction that was set while it was paused.
  private var setFraction: Double?
  private var tracks: [String: Track] = [:]
  /// The course of the animator itself.
  private var main: Course
  /// The seconds of the present leg, from the last command that started one to its end.
  private var length: Double
  /// The seconds of it that had passed at ``since``.
  private var passed = 0.0
  private var since = 0.0
  /// The fractions at the start and at the end of the present leg.
  private var (startFraction, endFraction) = (0.0, 1.0)

  /// Creates an animator that has not begun.
  ///
  /// - Parameters:
  ///   - duration: In seconds, positive and finite.
  ///   - timing: The curve.
  /// - Throws: ``TimingError`` unless the duration is positive and finite.
  public init(duration: Double, timing: Easing) throws(TimingError) {
    guard duration > 0, duration.isFinite else {
      throw TimingError(property: "duration", value: duration, allowed: "positive and finite")
    }
    self.duration = duration
    self.timing = timing
    length = duration
    main = Course(until: duration)
  }

  /// Creates an animator whose curve is a spring; it takes as long as UIKit's rule says.
  ///
  /// - Throws: `SpringError`; a spring without damping never settles.
  public init(spring: SpringParameters) throws(SpringError) {
    let motion = try DampedSpring(spring).motion(initialVelocity: spring.initialVelocity)
    let settling = motion.settlingDuration(.uiKit())
    guard settling > 0, settling.isFinite else {
      throw SpringError(
        parameter: "settling duration", value: settling, allowed: "finite: the spring never settles"
      )
    }
    duration = settling
    timing = .spring(try SpringCurve(spring, over: settling))
    length = settling
    main = Course(until: settling)
  }

  /// Animates a property. One added later runs in the time that is left.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - from: Its value at the start; ignored where the property is animated already.
  ///   - to: Its value at the end.
  ///   - time: When it is added.
  /// - Throws: `KeyframeError` if the values are of different kinds.
  public mutating func animate(
    _ keyPath: String, from: AnimatableValue, to: AnimatableValue, at time: Double = 0
  ) throws(KeyframeError) {
    guard from.isCompatible(with: to) else { throw .incompatible(index: 1) }
    if tracks[keyPath] != nil {
      tracks[keyPath]?.to = to
      return
    }
    var course = main
    let now = elapsed(at: time)
    if now > 0 || startFraction > 0 {
      // Nothing is left of an animator that has ended.
      course =
        length - now <= 1e-12 * length
        ? Course(endedAt: isReversed ? 0 : 1) : Course(from: now, until: length)
      course.addedAt = fraction(at: now)
    }
    tracks[keyPath] = Track(from: from, to: to, course: course)
  }

  /// Starts, or goes on from what is shown.
  public mutating func start(at time: Double) { `continue`(at: time) }

  /// Stands still.
  public mutating func pause(at time: Double) {
    guard isRunning else { return }
    passed = elapsed(at: time)
    since = time
    isRunning = false
  }

  /// Sets the fraction of a paused animator, limited to 0...1; setting the fraction that was read changes
  /// nothing.
  public mutating func setFractionComplete(_ fraction: Double) {
    let before = fractionComplete(at: since)
    guard !isRunning, fraction != before else { return }
    let target = min(max(fraction, 0), 1)
    main.scrub(from: before, to: target, passed, timing, isLinear: scrubsLinearly)
    for key in tracks.keys {
      tracks[key]?.course.scrub(
        from: before, to: target, passed, timing, isLinear: scrubsLinearly)
    }
    setFraction = target
  }

  /// Turns round: it runs back to its start, or to its end again, from what is shown.
  public mutating func reverse(at time: Double) {
    let now = elapsed(at: time)
    let fraction = setFraction ?? self.fraction(at: now)
    isReversed.toggle()
    let target: Double = isReversed ? 0 : 1
    let seconds = abs(target - fraction) * duration
    main.turn(to: target, seconds, fraction: fraction, now, timing)
    for key in tracks.keys {
      tracks[key]?.course.turn(to: target, seconds, fraction: fraction, now, timing)
    }
    begin(at: time, fraction, seconds)
  }

  /// Goes on from what is shown to the target, with another curve and pace.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - timing: The new curve, for what is left; the old one when nil.
  ///   - durationFactor: The remainder takes this multiple of the original duration; 0 takes the time that was
  ///     left.
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
      for key in tracks.keys { tracks[key]?.course.restart(to: target, seconds, now, curve) }
      if let timing { self.timing = timing }
      begin(at: time, fraction, seconds)
    } else {
      passed = now
      since = time
    }
    isRunning = true
  }

  /// The fraction of the way at a time, 0...1.
  ///
  /// While it runs, that of the time; while it is paused and scrubs linearly, the share of the way that is
  /// shown.
  public func fractionComplete(at time: Double) -> Double {
    if let setFraction { return setFraction }
    let now = elapsed(at: time)
    return isRunning || !scrubsLinearly ? fraction(at: now) : main.progress(at: now, timing)
  }

  /// The share of the way that is shown at a time, along the curve.
  public func progress(at time: Double) -> Double { main.progress(at: elapsed(at: time), timing) }

  /// The value of a property at a time; nil if it is not animated.
  public func value(_ keyPath: String, at time: Double) -> AnimatableValue? {
    guard let track = tracks[keyPath] else { return nil }
    return track.from.interpolated(
      to: track.to, at: track.course.progress(at: elapsed(at: time), timing))
  }

  /// When it ends if nothing else is done; infinite while it is paused, or where it pauses on completion.
  public func endTime() -> Double {
    isRunning && !pausesOnCompletion ? since + length - passed : .infinity
  }

  private func elapsed(at time: Double) -> Double {
    isRunning ? min(max(passed + time - since, 0), length) : passed
  }

  /// The fraction after some seconds of the present leg.
  private func fraction(at elapsed: Double) -> Double {
    guard length > 0, elapsed < length else { return endFraction }
    return startFraction + (endFraction - startFraction) * (elapsed / length)
  }

  /// Begins a leg.
  private mutating func begin(at time: Double, _ fraction: Double, _ seconds: Double) {
    (startFraction, endFraction) = (fraction, isReversed ? 0 : 1)
    (length, passed, since, setFraction) = (seconds, 0, time, nil)
  }
}
