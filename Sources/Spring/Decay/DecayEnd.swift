/// The rule by which a system ends a decay.
public struct DecayEnd: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    case never
    case distance(Double)
    case speed(Double, wholeMilliseconds: Bool)
    case step(Double, framesPerSecond: Double)
  }

  let rule: Rule

  /// The motion has no end.
  public static var never: Self { Self(rule: .never) }

  /// The motion ends when the remaining distance is at most this, in value units (UIScrollView, Motion).
  public static func distance(_ distance: Double) -> Self { Self(rule: .distance(distance)) }

  /// The motion ends, and stays, where its speed has fallen to a threshold in value units per second.
  ///
  /// - Parameters:
  ///   - speed: The threshold, positive.
  ///   - wholeMilliseconds: Whether the duration is cut to whole milliseconds, as in Compose.
  public static func speed(_ speed: Double, wholeMilliseconds: Bool = false) -> Self {
    Self(rule: .speed(speed, wholeMilliseconds: wholeMilliseconds))
  }

  /// The motion ends with the first frame that moves less than a threshold (React Native).
  ///
  /// - Parameters:
  ///   - step: The threshold in value units, positive.
  ///   - framesPerSecond: The frame rate, positive.
  public static func step(below step: Double, framesPerSecond: Double) -> Self {
    Self(rule: .step(step, framesPerSecond: framesPerSecond))
  }

  func validate() throws(ParameterError) {
    switch rule {
    case .never: break
    case .distance(let distance):
      try require(
        distance > 0 && distance.isFinite, "end distance", distance, "positive and finite")
    case .speed(let speed, _):
      try require(speed > 0 && speed.isFinite, "end speed", speed, "positive and finite")
    case .step(let step, let rate):
      try require(step > 0 && step.isFinite, "end step", step, "positive and finite")
      try require(rate > 0 && rate.isFinite, "framesPerSecond", rate, "positive and finite")
    }
  }
}
