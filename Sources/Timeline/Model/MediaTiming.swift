import Curves

/// The media timing of an object in its parent's time, with the names and rules of CAMediaTiming.
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
  public enum FillMode: String, Sendable, Hashable, Codable, CaseIterable {
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
  /// How long one run takes, in seconds of its own time; 0 or negative is the default: the group's
  /// duration, else 0.25.
  public var duration = 0.0
  /// How fast its time runs; negative is backwards, 0 stands still.
  public var speed = 1.0
  /// The time offset: its own time when it begins, in seconds.
  public var timeOffset = 0.0
  /// How many runs, there and back counting as one; 0 is one.
  public var repeatCount = 0.0
  /// How long it repeats, in seconds of its own time; 0 leaves it to the count.
  public var repeatDuration = 0.0
  /// Whether each run plays forwards, then backwards.
  public var autoreverses = false
  /// What is shown outside the active time.
  public var fillMode = FillMode.removed

  /// The duration of an animation that gives none and is in no group, in seconds.
  public static let defaultDuration = 0.25

  /// Creates timing for one run; set its properties afterwards.
  public init() {}

  /// The time of this object at a time of its parent.
  public func localTime(_ parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The time of the parent at a time of this object; infinite or NaN when the speed is 0.
  public func parentTime(_ localTime: Double) -> Double {
    (localTime - timeOffset) / speed + beginTime
  }

  /// Checks the properties.
  ///
  /// - Throws: ``TimingError`` that names the property.
  public func validate() throws(TimingError) {
    try Self.check("beginTime", beginTime)
    try Self.check("speed", speed)
    try Self.check("timeOffset", timeOffset)
    try Self.check("duration", duration)
    guard repeatCount >= 0 else {
      throw TimingError(property: "repeatCount", value: repeatCount, allowed: "0 or positive")
    }
    guard repeatDuration >= 0 else {
      throw TimingError(property: "repeatDuration", value: repeatDuration, allowed: "0 or positive")
    }
  }

  private static func check(_ property: String, _ value: Double) throws(TimingError) {
    guard abs(value) <= 1e100 else {
      throw TimingError(property: property, value: value, allowed: "in -1e100...1e100")
    }
  }

  /// Warnings about ignored or ineffective settings.
  public var diagnostics: [Diagnostic] {
    repeatDuration > 0 && repeatCount > 0
      ? [Diagnostic("repeatCount and repeatDuration are both given: the shorter counts")] : []
  }

  /// The duration of one run, in seconds of its own time.
  ///
  /// - Parameter group: The duration of the group it is in, nil for an animation of a layer.
  public func runDuration(inGroup group: Double? = nil) -> Double {
    duration > 0 ? duration : group ?? Self.defaultDuration
  }

  /// How long it is active, in seconds of its own time; may be infinite.
  public func activeDuration(inGroup group: Double? = nil) -> Double {
    RunTiming(self, inGroup: group).active
  }

  /// The state at a time of its parent.
  ///
  /// The fraction is exact to the rounding of the time itself however many runs have gone before: a
  /// repeat of a year is as exact at its end as at its start but for the time's own 53 bits (4e-9 s).
  ///
  /// - Parameters:
  ///   - parentTime: The time, in seconds.
  ///   - group: The duration of the group it is in, nil when it is in none.
  public func state(at parentTime: Double, inGroup group: Double? = nil) -> TimingState {
    RunTiming(self, inGroup: group).state(at: parentTime)
  }
}

/// An invalid property of a timing.
public struct TimingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The property.
  public var property: String
  /// Its value.
  public var value: Double
  /// What is allowed, in words that follow "must be".
  public var allowed: String

  /// A one-line description of the error.
  public var description: String { "\(property) must be \(allowed), but is \(value)" }
}
