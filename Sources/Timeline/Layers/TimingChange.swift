import Spring

extension AnimatedLayer {
  /// A pause, a resumption or a change of speed or time offset, of a layer or of one of its animations.
  public struct TimingChange: Sendable, Hashable, Codable {
    /// What changes.
    @nonexhaustive
    public enum Action: Sendable, Hashable {
      /// The time stops where it is, as with speed 0 in Technical Q&A QA1673.
      case pause
      /// The time continues from where it stopped.
      case resume
      /// The time continues at another speed, in seconds per second of the parent's time.
      case speed(Double)
      /// The time jumps by the change of the time offset, in seconds.
      case timeOffset(Double)
    }

    /// The time in seconds of the parent's time: the superlayer's for a layer, the layer's for an
    /// animation.
    public var time: Double
    /// What changes.
    public var action: Action

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - time: The time in seconds of the parent's time.
    ///   - action: What changes.
    public init(at time: Double, _ action: Action) {
      self.time = time
      self.action = action
    }
  }
}

extension AnimatedLayer.TimingChange {
  /// Checks a change.
  ///
  /// - Parameter last: The time of the change before; negative infinity for the first.
  /// - Throws: `ParameterError` if a number is out of range or the change is before the one it follows.
  package func validate(after last: Double) throws(ParameterError) {
    guard abs(time) <= 1e100, time >= last else {
      throw ParameterError(
        parameter: .at, value: time,
        allowed: last.isFinite ? "at least \(last), the time of the change before" : "finite")
    }
    switch action {
    case .speed(let value), .timeOffset(let value):
      guard abs(value) <= 1e100 else {
        let name: Parameter = if case .speed = action { .speed } else { .timeOffset }
        throw ParameterError(parameter: name, value: value, allowed: "in -1e100...1e100")
      }
    case .pause, .resume: break
    }
  }
}

extension [AnimatedLayer.TimingChange] {
  /// Checks the changes of a layer's timing.
  ///
  /// - Throws: `ParameterError` if a number is out of range or a change is before the one it follows.
  package func validate() throws(ParameterError) {
    var last = -Double.infinity
    for change in self {
      try change.validate(after: last)
      last = change.time
    }
  }

  /// Checks the changes of an animation's timing.
  ///
  /// - Throws: `ParameterError` as for a layer, and if the animation's own speed is 0 or nearly.
  package func validate(of animation: LayerAnimation) throws(ParameterError) {
    try validate()
    let speed = animation.timing.speed
    guard isEmpty || abs(speed) >= 1e-100 else {
      throw ParameterError(
        parameter: .speed, value: speed,
        allowed: "at least 1e-100 in magnitude for an animation with timingChanges")
    }
  }
}
