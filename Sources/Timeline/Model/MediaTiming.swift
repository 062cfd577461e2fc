import Curves
import Spring

/// The timing of an object in its parent's time, with the names and rules of CAMediaTiming.
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
  /// The value shown outside the active time.
  public enum FillMode: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing.
    case removed
    /// The value at the end, after the active time.
    case forwards
    /// The value at the start, before the active time.
    case backwards
    /// Both of the above.
    case both
  }

  /// The begin time, in seconds of the parent's time.
  public var beginTime = 0.0
  /// The duration of one run, in seconds of local time. 0 or less means the default: the group's
  /// duration, else 0.25.
  public var duration = 0.0
  /// The speed of local time; negative runs backwards, 0 is paused.
  public var speed = 1.0
  /// The time offset: the local time at the begin time, in seconds.
  public var timeOffset = 0.0
  /// The number of runs; a forward and backward pair counts as one. 0 means one.
  public var repeatCount = 0.0
  /// The time for which the object repeats, in seconds of local time; 0 means that the count applies.
  public var repeatDuration = 0.0
  /// Whether each run plays forwards, then backwards.
  public var autoreverses = false
  /// The value shown outside the active time.
  public var fillMode = FillMode.removed

  /// The default duration of an animation outside groups, in seconds.
  public static let defaultDuration = 0.25

  /// Creates timing for one run; set its properties afterwards.
  public init() {}

  /// Converts a time of the parent to local time.
  public func localTime(_ parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// Converts a local time to the parent's time; infinite or NaN if the speed is 0.
  public func parentTime(_ localTime: Double) -> Double {
    (localTime - timeOffset) / speed + beginTime
  }

  /// Checks that all properties are valid.
  ///
  /// - Throws: `ParameterError` that names the property.
  public func validate() throws(ParameterError) {
    try Self.check(.beginTime, beginTime)
    try Self.check(.speed, speed)
    try Self.check(.timeOffset, timeOffset)
    try Self.check(.duration, duration)
    guard repeatCount >= 0 else {
      throw ParameterError(parameter: .repeatCount, value: repeatCount, allowed: "0 or positive")
    }
    guard repeatDuration >= 0 else {
      throw ParameterError(
        parameter: .repeatDuration, value: repeatDuration, allowed: "0 or positive")
    }
  }

  private static func check(_ property: Parameter, _ value: Double) throws(ParameterError) {
    guard abs(value) <= 1e100 else {
      throw ParameterError(parameter: property, value: value, allowed: "in -1e100...1e100")
    }
  }

  /// Warnings about ignored or ineffective settings.
  public var diagnostics: [Diagnostic] {
    repeatDuration > 0 && repeatCount > 0
      ? [Diagnostic("repeatCount and repeatDuration are both given: the shorter one applies")] : []
  }

  /// The duration of one run, in seconds of local time.
  ///
  /// - Parameter group: The duration of the group it is in; nil for an animation of a layer.
  public func runDuration(inGroup group: Double? = nil) -> Double {
    duration > 0 ? duration : group ?? Self.defaultDuration
  }

  /// The active duration, in seconds of local time; may be infinite.
  public func activeDuration(inGroup group: Double? = nil) -> Double {
    RunTiming(self, inGroup: group).active
  }

  /// The state at a time of the object's parent.
  ///
  /// The fraction is exact up to the rounding of the time itself, after any number of runs. At the end of
  /// a year of repeats the only error is that of the time's 53 bits (4e-9 s).
  ///
  /// - Parameters:
  ///   - parentTime: The time of the parent, in seconds.
  ///   - group: The duration of the group it is in; nil outside groups.
  public func state(at parentTime: Double, inGroup group: Double? = nil) -> TimingState {
    RunTiming(self, inGroup: group).state(at: parentTime)
  }
}
