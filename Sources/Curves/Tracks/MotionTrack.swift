import Arithmetic
import Spring

/// Keyframes one after another as SwiftUI's KeyframeTrack has them.
///
/// ```swift
/// let track = try MotionTrack(
///   initial: 0.0,
///   [.cubic(10, duration: 0.1), .spring(0, DampedSpring(perceptualDuration: 0.4), duration: 0.4)])
/// track.value(at: 0.05)       // 5
/// ```
///
/// Source: SwiftUI, KeyframeTrack and KeyframesBuilder; the rules of velocities as measured on Apple
/// systems.
public struct MotionTrack<Value: Interpolatable>: Sendable {
  /// A step to a value.
  public enum Keyframe: Sendable {
    /// In a straight line, eased by a timing function.
    case linear(Value, duration: Double, timing: Easing = .linear)
    /// On a cubic curve. A velocity, in value units per second, that is nil is found from the
    /// neighbours: between two cubics the slope across both, beside another kind that one's velocity,
    /// at the ends of the track 0.
    case cubic(Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
    /// By a spring, which takes over the velocity. It stops when its duration is over, wherever it
    /// is; nil is the time it takes to come within 1e-4.
    case spring(Value, DampedSpring, duration: Double? = nil)
    /// At once.
    case move(Value)

    var value: Value {
      switch self {
      case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _),
        .move(let value):
        value
      }
    }
  }

  /// A step with all that it takes over from its neighbours.
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

  let initial: Value
  private(set) var steps: [Step] = []
  /// When the last step ends, in seconds.
  public private(set) var duration = 0.0
  private var last: Value

  /// Creates a track.
  ///
  /// - Throws: ``KeyframeError`` if a value is of another kind or a number is out of range.
  public init(initial: Value, _ keyframes: [Keyframe]) throws(KeyframeError) {
    self.initial = initial
    last = initial
    let count = initial.componentCount
    for (index, keyframe) in keyframes.enumerated() {
      let to = keyframe.value
      guard to.isCompatible(with: initial) else { throw .incompatible(index: index) }
      for component in 0..<count where !to[component: component].isFinite {
        throw .notFinite(list: "the values", index: index)
      }
      var incoming = velocity(at: duration)
      // A jump has no velocity to hand on.
      if index > 0, case .move = keyframes[index - 1] { incoming = incoming.map { _ in 0 } }
      let (length, shape): (Double, Shape)
      switch keyframe {
      case .move:
        last = to
        continue
      case .linear(_, let duration, let timing): (length, shape) = (duration, .linear(timing))
      case .cubic(_, let duration, _, _):
        let (start, end) = try Self.velocities(
          of: index, in: keyframes, from: last, startTime: self.duration, incoming: incoming)
        (length, shape) = (duration, .cubic(start, end))
      case .spring(_, let spring, let duration):
        let motions = try Self.motions(spring, from: last, to: to, velocity: incoming)
        (length, shape) = (
          duration ?? Self.naturalDuration(spring, last.distance(to: to)), .spring(motions)
        )
      }
      guard length >= 0, (duration + length).isFinite else {
        throw .outOfRange(
          name: "the duration of keyframe \(index + 1)", value: length,
          allowed: "0 or positive and finite")
      }
      let step = Step(start: duration, duration: length, from: last, to: to, shape: shape)
      duration += length
      last = length > 0 ? Self.value(of: step, at: length) : to
      if length > 0 { steps.append(step) }
    }
  }

  /// The value at a time in seconds: the initial one before 0, the last reached after the end. Where two
  /// keyframes meet, that of the earlier one.
  ///
  /// Complexity: logarithmic in the keyframes.
  public func value(at time: Double) -> Value {
    if let value = heldValue(at: time) { return value }
    let step = steps[index(at: time)]
    return Self.value(of: step, at: time - step.start)
  }

  /// The value at a time at which no step runs; nil while one does.
  func heldValue(at time: Double) -> Value? {
    guard time > 0 else { return steps.isEmpty ? last : time == 0 ? steps[0].from : initial }
    return time <= duration ? nil : last
  }

  /// The velocity of each component at a time, in value units per second; 0 outside the track.
  public func velocity(at time: Double) -> [Double] {
    guard time >= 0, time <= duration, !steps.isEmpty else {
      return [Double](repeating: 0, count: initial.componentCount)
    }
    let step = steps[index(at: time)]
    return Self.velocity(of: step, at: time - step.start)
  }

  /// The last step that begins before a time: a step owns the instant of its end, so that a move shows
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

  private static func velocity(of step: Step, at time: Double) -> [Double] {
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

  /// The velocities at the ends of a cubic keyframe.
  private static func velocities(
    of index: Int, in keyframes: [Keyframe], from: Value, startTime: Double, incoming: [Double]
  ) throws(KeyframeError) -> ([Double], [Double]) {
    let zero = [Double](repeating: 0, count: from.componentCount)
    func components(_ value: Value) -> [Double] {
      (0..<value.componentCount).map { value[component: $0] }
    }
    guard case .cubic(let to, let duration, let given, let givenEnd) = keyframes[index] else {
      return (zero, zero)
    }
    var start = index > 0 ? incoming : zero
    if let given { start = components(given) }
    var end = zero
    if let givenEnd {
      end = components(givenEnd)
    } else if index + 1 < keyframes.count {
      switch keyframes[index + 1] {
      case .cubic(let next, let nextDuration, let nextStart, _):
        if let nextStart {
          end = components(nextStart)
        } else if duration + nextDuration > 0 {
          end = zip(components(next), components(from)).map {
            ($0 - $1) / (duration + nextDuration)
          }
        }
      case .linear(let next, let nextDuration, let timing):
        if nextDuration > 0 {
          let rate = timing.velocity(at: 0) / nextDuration
          end = zip(components(next), components(to)).map { ($0 - $1) * rate }
        }
      case .spring, .move: break
      }
    }
    guard (start + end).allSatisfy({ $0.isFinite }) else {
      throw .notFinite(list: "the velocities", index: index)
    }
    return (start, end)
  }

  private static func motions(
    _ spring: DampedSpring, from: Value, to: Value, velocity: [Double]
  ) throws(KeyframeError) -> [SpringMotion] {
    var motions: [SpringMotion] = []
    for index in 0..<from.componentCount {
      do throws(SpringError) {
        motions.append(
          try SpringMotion(
            spring, from: from[component: index], to: to[component: index],
            initialVelocity: velocity[index]))
      } catch {
        throw .outOfRange(
          name: "the velocity into a spring", value: velocity[index], allowed: "within its reach")
      }
    }
    return motions
  }

  /// SwiftUI's estimate of when a spring has come within 1e-4.
  private static func naturalDuration(_ spring: DampedSpring, _ distance: Double) -> Double {
    let rate = spring.dampingRatio < 1 ? spring.decayRate : spring.naturalFrequency
    guard distance > 0, rate > 0 else { return 0 }
    return max(0, Double.log(distance * (rate + 1) / 1e-4) / rate)
  }
}
