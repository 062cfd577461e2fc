extension DampedSpring {
  /// Creates a spring of mass 1 from Motion's `visualDuration` and `bounce`.
  ///
  /// The perceptual duration is 1.2 times the visual duration. The damping ratio is 1 - bounce, limited
  /// to 0.05...1. `visualDuration` and `bounce` are the inverse.
  ///
  /// Source: Motion 13, spring options.
  ///
  /// - Parameters:
  ///   - visualDuration: The visual duration in seconds, positive and finite.
  ///   - bounce: From 0 to 1; 0.3 is Motion's default.
  /// - Throws: `ParameterError` that names the parameter.
  public init(visualDuration: Double, bounce: Double = 0.3) throws(ParameterError) {
    try require(
      visualDuration > 0 && visualDuration.isFinite, "visual duration", visualDuration,
      "positive and finite")
    try require(bounce >= 0 && bounce <= 1, .bounce, bounce, "in 0...1")
    try self.init(SpringParameters.visual(duration: visualDuration, bounce: bounce))
  }

  /// Motion's visual duration in seconds: the response divided by 1.2.
  public var visualDuration: Double { response / 1.2 }
}

extension SpringParameters {
  /// Motion's visual duration and bounce, without checking them.
  package static func visual(duration: Double, bounce: Double) -> SpringParameters {
    .response(response: 1.2 * duration, dampingRatio: min(max(1 - bounce, 0.05), 1))
  }
}
