import CurveArithmetic
import Spring

extension Play {
  /// Stops the clock. A finger still moves the value.
  ///
  /// - Parameter time: The time in seconds, not before the last command.
  /// - Throws: `ParameterError` if the time is out of range.
  public mutating func pause(at time: Double) throws(ParameterError) {
    try change(at: time, .pause) { $0.isPaused = true }
  }

  /// Resumes the clock.
  ///
  /// - Parameter time: The time in seconds, not before the last command.
  /// - Throws: `ParameterError` if the time is out of range.
  public mutating func resume(at time: Double) throws(ParameterError) {
    try change(at: time, .resume) { $0.isPaused = false }
  }

  /// Sets the speed of the clock.
  ///
  /// - Parameters:
  ///   - speed: Seconds of the clock per second of wall time, positive, at most 1e150.
  ///   - time: The time in seconds, not before the last command.
  /// - Throws: `ParameterError` that names the parameter.
  public mutating func setSpeed(_ speed: Double, at time: Double) throws(ParameterError) {
    guard speed > 0, speed <= Self.speedLimit else {
      throw ParameterError(
        parameter: .speed, value: speed, allowed: "positive and finite, at most 1e150")
    }
    try change(at: time, .speed) { $0.speed = speed }
  }

  /// Moves the clock within the current motion. Earlier commands are not replayed.
  ///
  /// - Parameters:
  ///   - reading: The new reading of the clock in seconds, not before the current motion began.
  ///   - time: The time in seconds, not before the last command.
  /// - Throws: `ParameterError` that names the parameter; also while a finger holds the value.
  public mutating func seek(to reading: Double, at time: Double) throws(ParameterError) {
    try check(time)
    guard finger == nil else {
      throw ParameterError(parameter: "seek", value: reading, allowed: "outside a grab")
    }
    guard reading >= clock.origin, reading.isFinite else {
      throw ParameterError(
        parameter: "seek", value: reading,
        allowed: "at least \(cssNumber(clock.origin)), when the current motion began, and finite")
    }
    try change(at: time, .seek) { $0.reading = reading }
  }

  /// Changes the clock, and the current motion with it. A finger does not follow the clock.
  private mutating func change(
    at time: Double, _ cause: PlayCause, _ change: (inout PlayClock) -> Void
  ) throws(ParameterError) {
    try check(time)
    clock.advance(to: time)
    let rate = clock.rate
    change(&clock)
    guard finger == nil, clock.rate != rate || cause == .seek else { return }
    pieces.continueLast(
      start: time, offset: clock.reading - clock.origin, rate: clock.rate, cause: cause)
    dropHistory()
  }
}
