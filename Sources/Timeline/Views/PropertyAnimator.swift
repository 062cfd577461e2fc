import Curves
import Spring

/// An animation of several properties that can be paused, scrubbed, reversed and continued, as
/// UIViewPropertyAnimator is: a value that tells what every property is at every time.
///
/// ```swift
/// var animator = try PropertyAnimator(duration: 2, timing: .easeInOut)
/// try animator.animate("opacity", from: .number(1), to: .number(0))
/// animator.start(at: 0)
/// animator.pause(at: 1)
/// animator.fractionComplete(at: 5)     // 0.5
/// ```
///
/// Only final values count: a property that is animated twice runs from its first start to its last
/// target.
public struct PropertyAnimator: Sendable {
  /// A property on its way.
  private struct Track: Sendable {
    var from: AnimatableValue
    var to: AnimatableValue
    /// The fraction at which it was added; it runs in what was left.
    var start: Double
  }

  /// The whole duration, in seconds.
  public let duration: Double
  /// The curve.
  public private(set) var timing: Easing
  /// Whether a paused animator that is moved by hand moves in proportion to the fraction, not along its
  /// curve.
  public var scrubsLinearly = true
  /// Whether it runs back to the start.
  public private(set) var isReversed = false
  /// Whether it runs.
  public private(set) var isRunning = false
  /// Whether it was moved while paused.
  private var isScrubbed = false
  private var tracks: [String: Track] = [:]
  /// The fraction at the last command, and when that was.
  private var fraction = 0.0
  private var since = 0.0
  /// The seconds a whole run takes now.
  private var pace: Double
  /// The progress at the last command, from which a new curve leads on.
  private var origin = (fraction: 0.0, progress: 0.0)

  /// Creates an animator that has not begun.
  ///
  /// - Throws: ``TimingError`` unless the duration is positive and finite.
  public init(duration: Double, timing: Easing) throws(TimingError) {
    guard duration > 0, duration.isFinite else {
      throw TimingError(property: "duration", value: duration, allowed: "positive and finite")
    }
    self.duration = duration
    self.timing = timing
    pace = duration
  }

  /// Creates an animator whose curve is a spring; it takes as long as the spring takes to settle.
  ///
  /// - Throws: `SpringError`; a spring without damping never settles.
  public init(spring: SpringParameters) throws(SpringError) {
    let curve = try SpringCurve(spring)
    duration = curve.duration
    timing = .spring(curve)
    pace = duration
  }

  /// Animates a property. Added while it runs, it takes (1 - fraction) of the duration.
  ///
  /// - Throws: ``KeyframeError`` if the values are of different kinds.
  public mutating func animate(
    _ keyPath: String, from: AnimatableValue, to: AnimatableValue, at time: Double = 0
  ) throws(KeyframeError) {
    guard from.isCompatible(with: to) else { throw .incompatible(index: 1) }
    let first = tracks[keyPath]?.from ?? from
    let start = tracks[keyPath]?.start ?? (isRunning ? fractionComplete(at: time) : fraction)
    tracks[keyPath] = Track(from: first, to: to, start: min(start, 1))
  }

  /// Starts or goes on from where it stands.
  public mutating func start(at time: Double) {
    settle(at: time)
    isRunning = true
    isScrubbed = false
  }

  /// Stands still.
  public mutating func pause(at time: Double) {
    settle(at: time)
    isRunning = false
  }

  /// Moves a paused animator to a fraction, limited to 0...1.
  public mutating func setFractionComplete(_ fraction: Double) {
    self.fraction = min(max(fraction, 0), 1)
    isScrubbed = true
  }

  /// Turns round.
  public mutating func reverse(at time: Double) {
    settle(at: time)
    isReversed.toggle()
  }

  /// Goes on with another curve and pace.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - timing: The new curve, for what is left; the old one when nil.
  ///   - durationFactor: What is left takes so many times the original duration; 0 takes the time that
  ///     was left.
  public mutating func `continue`(
    at time: Double, timing: Easing? = nil, durationFactor: Double = 0
  ) {
    let progress = progress(at: time)
    settle(at: time)
    let left = isReversed ? fraction : 1 - fraction
    if durationFactor > 0, durationFactor.isFinite, left > 0 {
      pace = durationFactor * duration / left
    }
    if let timing {
      origin = (fraction, progress)
      self.timing = timing
    }
    isRunning = true
    isScrubbed = false
  }

  /// The fraction of the way at a time, 0...1, before the curve.
  public func fractionComplete(at time: Double) -> Double {
    guard isRunning else { return fraction }
    let change = (time - since) / pace
    return min(max(isReversed ? fraction - change : fraction + change, 0), 1)
  }

  /// The progress at a time, along the curve; in proportion to the fraction where it is scrubbed.
  public func progress(at time: Double) -> Double {
    let fraction = fractionComplete(at: time)
    return isScrubbed && !isRunning && scrubsLinearly ? fraction : eased(fraction)
  }

  /// The value of a property at a time; nil if it is not animated.
  public func value(_ keyPath: String, at time: Double) -> AnimatableValue? {
    guard let track = tracks[keyPath] else { return nil }
    let fraction = fractionComplete(at: time)
    guard track.start > 0 else {
      return track.from.interpolated(to: track.to, at: progress(at: time))
    }
    guard track.start < 1 else { return track.to }
    let share = min(max((fraction - track.start) / (1 - track.start), 0), 1)
    return track.from.interpolated(to: track.to, at: timing.value(at: share))
  }

  /// When it ends if nothing else is done; infinite while it is paused.
  public func endTime() -> Double {
    isRunning ? since + pace * (isReversed ? fraction : 1 - fraction) : .infinity
  }

  private mutating func settle(at time: Double) {
    fraction = fractionComplete(at: time)
    since = time
  }

  /// The curve, which a change of curves leads on from where it stood.
  private func eased(_ fraction: Double) -> Double {
    let left = isReversed ? origin.fraction : 1 - origin.fraction
    guard origin.fraction > 0, left > 0 else { return timing.value(at: fraction) }
    let share = abs(fraction - origin.fraction) / left
    let target: Double = isReversed ? 0 : 1
    return origin.progress + (target - origin.progress) * timing.value(at: min(share, 1))
  }
}
