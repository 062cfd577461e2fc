import Spring

extension MotionTrack: Motion {
  /// The end of the last step, in seconds; never nil.
  public var duration: Double? { steps.endTime }

  /// The value at a time in seconds: the initial value before 0, the last value after the end. Where two
  /// keyframes meet, the earlier one applies.
  ///
  /// Complexity: logarithmic in the keyframes.
  public func value(at time: Double) -> Value {
    guard time > 0, time <= steps.endTime else { return heldValue(at: time) }
    let index = steps.index(at: time)
    return value(of: index, at: time - steps.starts[index])
  }

  /// The value at a time outside all steps.
  func heldValue(at time: Double) -> Value {
    if time > 0 || origins.isEmpty { return last }
    return time == 0 ? origins[0] : initial
  }

  /// The value of a step at a time since its start.
  func value(of step: Int, at time: Double) -> Value {
    if case .mix(let timing) = steps.shapes[step] {
      let fraction = steps.timings.value(of: timing, at: time / steps.durations[step])
      return origins[step].interpolated(to: targets[step], at: fraction)
    }
    var result = origins[step]
    steps.withRow(step, at: time) { result.setComponents(to: $0) }
    return result
  }

  /// The velocity of each component at a time, in value units per second; 0 outside the track.
  public func velocity(at time: Double) -> [Double] {
    guard time >= 0, time <= steps.endTime, !origins.isEmpty else {
      return [Double](repeating: 0, count: initial.componentCount)
    }
    let index = steps.index(at: time)
    return steps.velocity(index, at: time - steps.starts[index])
  }
}
