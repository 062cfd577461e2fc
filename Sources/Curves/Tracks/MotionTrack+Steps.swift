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
    if time > 0 || ends.isEmpty { return last }
    return time == 0 ? ends[0].from : initial
  }

  /// The value of a step at a time since its start.
  func value(of step: Int, at time: Double) -> Value {
    var result = ends[step].from
    if case .mix(let timing) = steps.shapes[step] {
      let fraction = timing.value(at: time / steps.durations[step])
      return result.interpolated(to: ends[step].to, at: fraction)
    }
    let count = steps.componentCount
    withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { row in
      guard let row = row.baseAddress else { return }
      steps.write(step, at: time, into: row)
      for index in 0..<count { result[component: index] = row[index] }
    }
    return result
  }

  /// The velocity of each component at a time, in value units per second; 0 outside the track.
  public func velocity(at time: Double) -> [Double] {
    guard time >= 0, time <= steps.endTime, !ends.isEmpty else {
      return [Double](repeating: 0, count: initial.componentCount)
    }
    let index = steps.index(at: time)
    return steps.velocity(index, at: time - steps.starts[index])
  }
}
