import Spring

extension Play {
  /// Springs to a value, from the current value with the current velocity.
  ///
  /// - Parameters:
  ///   - target: The value at rest, finite.
  ///   - time: The time in seconds, not before the last command.
  ///   - spring: The spring; ``spring`` if nil.
  ///   - tracker: How a finger's velocity is computed if one holds the value.
  /// - Throws: `ParameterError` that names the parameter.
  public mutating func to(
    _ target: Value, at time: Double, spring: DampedSpring? = nil,
    tracker: VelocityTracker = .leastSquares50
  ) throws(ParameterError) {
    try check(time, target)
    let (values, velocities) = state(at: time, tracker)
    begin(try springs(spring, from: values, velocities, to: target), at: time, .to)
  }

  /// Follows a timing function to a value, from the current value. The velocity jumps to the curve's own.
  ///
  /// - Parameters:
  ///   - target: The value at progress 1, finite.
  ///   - time: The time in seconds, not before the last command.
  ///   - curve: The timing function.
  ///   - duration: The seconds of progress 0...1, positive and finite.
  /// - Throws: `ParameterError` that names the parameter.
  public mutating func to(
    _ target: Value, at time: Double, curve: Easing, duration: Double
  ) throws(ParameterError) {
    try check(time, target)
    guard duration > 0, duration.isFinite else {
      throw ParameterError(parameter: .duration, value: duration, allowed: "positive and finite")
    }
    let values = state(at: time, .leastSquares50).values
    for index in values.indices {
      let target = target[component: index]
      try Self.requireSpeed(abs(target - values[index]) / duration, of: target)
    }
    begin(
      values.indices.map {
        .curve(
          CurveMotion(
            from: values[$0], to: target[component: $0], easing: curve, span: duration))
      }, at: time, .to)
  }

  /// Where ``stop(at:_:)`` leaves the value.
  @nonexhaustive
  public enum StopPosition: String, Hashable, Sendable, CaseIterable {
    /// The current value.
    case current
    /// Where the motion would land.
    case end
  }

  /// Ends the current motion or the drag.
  ///
  /// - Parameters:
  ///   - time: The time in seconds, not before the last command.
  ///   - position: Where the value stays.
  /// - Throws: `ParameterError` if the time is out of range.
  public mutating func stop(
    at time: Double, _ position: StopPosition = .current
  ) throws(ParameterError) {
    try check(time)
    let last = last
    let local = last.time(at: time)
    begin(
      pieces.motions(of: last).map {
        .rest(position == .end ? $0.restingValue : $0.value(at: local))
      },
      at: time, .stop)
  }
}
