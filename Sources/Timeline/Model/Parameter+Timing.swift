import Spring

extension Parameter {
  /// The time at which a timing changes.
  public static var at: Self { "at" }
  /// The start of an animation in its parent's time.
  public static var beginTime: Self { "beginTime" }
  /// The offset of local time.
  public static var timeOffset: Self { "timeOffset" }
  /// The number of runs.
  public static var repeatCount: Self { "repeatCount" }
  /// The seconds of all runs.
  public static var repeatDuration: Self { "repeatDuration" }
}
