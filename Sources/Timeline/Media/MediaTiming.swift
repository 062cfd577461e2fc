import Arithmetic
import Curves

/// When something runs in its parent's time, with the names and rules of CAMediaTiming.
///
/// ```swift
/// var timing = MediaTiming()
/// timing.duration = 0.3
/// timing.repeatCount = .infinity
/// timing.state(at: 0.75).fraction     // 0.5
/// ```
///
/// Source: Apple, CAMediaTiming; checked against a browser's animation engine.
public struct MediaTiming: Sendable, Hashable {
  /// What is shown outside the active time.
  public enum FillMode: String, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case removed
    /// The end, afterwards.
    case forwards
    /// The start, before.
    case backwards
    /// Both.
    case both
  }

  /// When it begins, in seconds of the parent's time.
  public var beginTime = 0.0
  /// How long one run takes, in seconds of its own time; 0 is the group's duration, or 0.25.
  public var duration = 0.0
  /// How fast its time runs; negative is backwards, 0 stands still.
  public var speed = 1.0
  /// What its own time shows when it begins, in seconds.
  public var timeOffset = 0.0
  /// How many runs, there and back counting as one; 0 is one.
  public var repeatCount = 0.0
  /// How long it repeats, in seconds of its own time; 0 leaves it to the count.
  public var repeatDuration = 0.0
  /// Whether each run goes back again.
  public var autoreverses = false
  /// What is shown outside the active time.
  public var fillMode = FillMode.removed

  /// Creates the timing of something that runs once; all can be set afterwards.
  public init() {}

  /// The time of this object at a time of its parent.
  public func localTime(_ parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The time of the parent at a time of this object; infinite or NaN when the speed is 0.
  public func parentTime(_ localTime: Double) -> Double {
    (localTime - timeOffset) / speed + beginTime
  }

  /// Refuses what has no meaning.
  ///
  /// - Throws: ``TimingError`` that names the property.
  public func validate() throws(TimingError) {
    for (name, value) in [
      ("beginTime", beginTime), ("speed", speed), ("timeOffset", timeOffset),
      ("duration", duration),
    ] where !(abs(value) <= 1e100) {
      throw TimingError(property: name, value: value, allowed: "in -1e100...1e100")
    }
    for (name, value) in [
      ("duration", duration), ("repeatCount", repeatCount), ("repeatDuration", repeatDuration),
    ] where !(value >= 0) {
      throw TimingError(property: name, value: value, allowed: "0 or positive")
    }
  }
}

/// A property of a timing that has no meaning.
public struct TimingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The property.
  public var property: String
  /// Its value.
  public var value: Double
  /// What is allowed, in words that follow "must be".
  public var allowed: String

  /// One line.
  public var description: String { "\(property) must be \(allowed), but is \(value)" }
}

/// Where something is in its run.
public struct TimingState: Sendable, Hashable {
  /// On which side of its active time it is.
  public enum Phase: String, Sendable, Hashable {
    /// Not begun.
    case before
    /// Running.
    case active
    /// Ended.
    case after
  }

  /// On which side of its active time it is.
  public var phase: Phase
  /// Its own time since it began, in seconds, limited to the active time.
  public var activeTime: Double
  /// Which run it is in, there and back counting as two; negative when it runs backwards.
  public var run: Double
  /// How many runs are complete, there and back counting as one.
  public var completedCycles: Double
  /// The fraction of the run, before any timing function: 1 - it on the way back.
  public var fraction: Double
  /// Whether anything is shown, by phase and fill mode.
  public var isShown: Bool
}

extension MediaTiming {
  /// The duration of one run.
  ///
  /// - Parameter group: The duration of the group it is in.
  public func runDuration(inGroup group: Double? = nil) -> Double {
    duration > 0 ? duration : group.map { $0 > 0 ? $0 : 0.25 } ?? 0.25
  }

  /// How long it is active, in seconds of its own time; may be infinite.
  public func activeDuration(inGroup group: Double? = nil) -> Double {
    let run = runDuration(inGroup: group)
    let counted = run * runCount
    guard repeatDuration > 0 else { return counted }
    return repeatCount > 0 ? min(repeatDuration, counted) : repeatDuration
  }

  /// What is not as the author may think.
  public var diagnostics: [Diagnostic] {
    repeatDuration > 0 && repeatCount > 0
      ? [Diagnostic("repeatCount and repeatDuration are both given: the shorter counts")] : []
  }

  /// The number of runs by count, there and back counting as two.
  private var runCount: Double {
    (repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 : 1)
  }

  /// Where it is at a time of its parent.
  ///
  /// The fraction is exact to the rounding of the time itself however many runs have gone before: a
  /// repeat of a year is as exact at its end as at its start but for the time's own 53 bits (4e-9 s).
  ///
  /// - Parameters:
  ///   - parentTime: The time, in seconds.
  ///   - group: The duration of the group it is in, nil when it is in none.
  public func state(at parentTime: Double, inGroup group: Double? = nil) -> TimingState {
    let run = runDuration(inGroup: group)
    let active = activeDuration(inGroup: group)
    let elapsed = (parentTime - beginTime) * abs(speed)
    let phase: TimingState.Phase
    if speed == 0 {
      phase = parentTime >= beginTime ? .active : .before
    } else {
      phase = elapsed < 0 ? .before : elapsed >= active ? .after : .active
    }
    let inside = min(max(elapsed, 0), active)
    let direction: Double = speed > 0 ? 1 : speed < 0 ? -1 : 0
    var (index, fraction) = Self.divide(direction * inside + timeOffset, by: run)
    // The end by count is a whole number of runs to the last bit.
    if phase == .after, timeOffset == 0, active == run * runCount, active.isFinite {
      (index, fraction) = Self.divide(direction * runCount, by: 1)
    }
    // A unit of rounding before the end is not the start of a run that never comes.
    let isAtEnd = timeOffset == 0 && fraction == 0 && index == runCount && active == run * runCount
    if phase == .after && fraction == 0 && active > 0 || phase == .active && isAtEnd {
      (index, fraction) = (index - 1, 1)
    }
    let isBack = autoreverses && index.truncatingRemainder(dividingBy: 2) != 0
    return TimingState(
      phase: phase, activeTime: inside, run: index,
      completedCycles: (index / (autoreverses ? 2 : 1)).rounded(.down),
      fraction: isBack ? 1 - fraction : fraction, isShown: isShown(phase))
  }

  private func isShown(_ phase: TimingState.Phase) -> Bool {
    switch phase {
    case .before: fillMode == .backwards || fillMode == .both
    case .active: true
    case .after: fillMode == .forwards || fillMode == .both
    }
  }

  /// The whole number of divisors in a value and the rest as a fraction, without the rounding of a
  /// long division; what is a whole number but for rounding is one.
  private static func divide(_ value: Double, by divisor: Double) -> (Double, Double) {
    guard value.isFinite else { return (0, 0) }
    let quotient = value / divisor
    let nearest = quotient.rounded()
    if abs(quotient - nearest) <= 4 * nearest.ulp { return (nearest, 0) }
    let whole = quotient.rounded(.down)
    var rest = value.truncatingRemainder(dividingBy: divisor)
    if rest < 0 { rest += divisor }
    return (whole, min(rest / divisor, 1))
  }
}
