import Arithmetic
import Spring

extension MotionTrack {
  /// A step, with the values and velocities from its neighbours.
  struct Step: Sendable {
    var start: Double
    var duration: Double
    var from: Value
    var to: Value
    var shape: Shape
  }

  enum Shape: Sendable {
    case linear(Easing)
    /// The velocities at both ends.
    case cubic([Double], [Double])
    /// A motion for each component.
    case spring([SpringMotion])
  }
}

extension MotionTrack: Motion {
  /// The end of the last step, in seconds; never nil.
  public var duration: Double? { endTime }

  /// The value at a time in seconds: the initial value before 0, the last value after the end. Where two
  /// keyframes meet, the earlier one applies.
  ///
  /// Complexity: logarithmic in the keyframes.
  public func value(at time: Double) -> Value {
    if let value = heldValue(at: time) { return value }
    let step = steps[index(at: time)]
    return Self.value(of: step, at: time - step.start)
  }

  /// The value at a time outside all steps; nil during a step.
  func heldValue(at time: Double) -> Value? {
    guard time > 0 else { return steps.isEmpty ? last : time == 0 ? steps[0].from : initial }
    return time <= endTime ? nil : last
  }

  /// The velocity of each component at a time, in value units per second; 0 outside the track.
  public func velocity(at time: Double) -> [Double] {
    guard time >= 0, time <= endTime, !steps.isEmpty else {
      return [Double](repeating: 0, count: initial.componentCount)
    }
    let step = steps[index(at: time)]
    return Self.velocity(of: step, at: time - step.start)
  }

  /// The last step that begins before a time. A step includes the instant of its end, so a move shows
  /// only after its instant, as in SwiftUI.
  func index(at time: Double) -> Int {
    SegmentSearch.partition(1..<max(steps.count, 1)) { steps[$0].start < time } - 1
  }
}

extension MotionTrack {
  static func value(of step: Step, at time: Double) -> Value {
    let u = time / step.duration
    switch step.shape {
    case .linear(let timing): return step.from.interpolated(to: step.to, at: timing.value(at: u))
    case .cubic(let start, let end):
      var result = step.from
      for index in 0..<result.componentCount {
        result[component: index] = cubic(
          step.from[component: index], step.to[component: index], start[index], end[index],
          at: time, step.duration)
      }
      return result
    case .spring(let motions):
      var result = step.from
      for (index, motion) in motions.enumerated() {
        result[component: index] = motion.value(at: time)
      }
      return result
    }
  }

  /// The cubic between two numbers with velocities at both ends.
  @inline(__always)
  static func cubic(
    _ a: Double, _ b: Double, _ start: Double, _ end: Double, at time: Double, _ duration: Double
  ) -> Double {
    let u = time / duration
    if u >= 1 { return b }
    let v = 1 - u
    let tangents = u * v * (v * start - u * end) * duration
    return v * v * (1 + 2 * u) * a + u * u * (3 - 2 * u) * b + tangents
  }

  static func velocity(of step: Step, at time: Double) -> [Double] {
    let u = time / step.duration
    let count = step.from.componentCount
    switch step.shape {
    case .linear(let timing):
      let rate = timing.velocity(at: u) / step.duration
      return (0..<count).map { (step.to[component: $0] - step.from[component: $0]) * rate }
    case .cubic(let start, let end):
      let v = 1 - u
      return (0..<count).map { index in
        let rise = step.to[component: index] - step.from[component: index]
        return 6 * u * v * rise / step.duration + v * (1 - 3 * u) * start[index]
          + u * (3 * u - 2) * end[index]
      }
    case .spring(let motions): return motions.map { $0.velocity(at: time) }
    }
  }
}
