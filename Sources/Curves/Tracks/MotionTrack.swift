import CurveArithmetic
import Spring

/// A sequence of keyframes, as in SwiftUI's KeyframeTrack.
///
/// ```swift
/// let track = try MotionTrack(
///   initial: 0.0,
///   [.cubic(10, duration: 0.1), .spring(0, DampedSpring(perceptualDuration: 0.4), duration: 0.4)])
/// track.value(at: 0.05)       // 5
/// ```
///
/// Source: SwiftUI, KeyframeTrack and KeyframesBuilder. The rules for velocities were measured on Apple
/// systems.
public struct MotionTrack<Value: Interpolatable>: Sendable {
  /// A step to a value.
  @nonexhaustive
  public enum Keyframe: Sendable, Equatable {
    /// A straight line, eased by a timing function.
    case linear(Value, duration: Double, timing: Easing = .linear)
    /// A cubic curve. A velocity is in value units per second. If it is nil, the neighbours determine it:
    /// between two cubics it is the slope across both, next to another kind it is that kind's velocity,
    /// and at the ends of the track it is 0.
    case cubic(Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
    /// A spring that continues the current velocity. It stops at the end of its duration, wherever it is.
    /// If nil, the duration is the time to come within 1e-4.
    case spring(Value, DampedSpring, duration: Double? = nil)
    /// An immediate jump.
    case move(Value)

    var value: Value {
      switch self {
      case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _),
        .move(let value):
        value
      }
    }
  }

  /// The value before the first keyframe.
  public let initial: Value
  /// The keyframes as given.
  public let keyframes: [Keyframe]
  private(set) var steps: TrackSteps
  /// The values at the start and at the end of each step. (An array of pairs would look up its type at
  /// each access, because generic code creates the type of a pair at run time.)
  private(set) var origins: [Value] = []
  private(set) var targets: [Value] = []
  private(set) var last: Value

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - initial: The value before the first keyframe.
  ///   - keyframes: The keyframes, in order.
  /// - Throws: ``KeyframeError`` if a value differs in kind from the first, or if a number is out of
  ///   range.
  public init(initial: Value, _ keyframes: [Keyframe]) throws(KeyframeError) {
    self.initial = initial
    self.keyframes = keyframes
    last = initial
    let count = initial.componentCount
    steps = TrackSteps(count: count)
    for component in 0..<count where !initial[component: component].isFinite {
      throw .outOfRange(
        parameter: "the initial value", value: initial[component: component], allowed: "finite")
    }
    for (index, keyframe) in keyframes.enumerated() {
      let to = keyframe.value
      guard to.isCompatible(with: initial) else { throw .incompatible(index: index) }
      for component in 0..<count where !to[component: component].isFinite {
        throw .notFinite(list: "the values", index: index)
      }
      var incoming = velocity(at: steps.endTime)
      // A jump has no velocity to pass on.
      if index > 0, case .move = keyframes[index - 1] { incoming = incoming.map { _ in 0 } }
      let length: Double
      let shape: TrackSteps.Shape
      var (tangents, motions): (([Double], [Double])?, [SpringMotion]) = (nil, [])
      switch keyframe {
      case .move:
        last = to
        continue
      case .linear(_, let duration, let timing):
        length = duration
        let slot = steps.append(timing)
        shape = last.mixesByComponents(with: to) ? .line(timing: slot) : .mix(timing: slot)
      case .cubic(_, let duration, _, _):
        (length, shape) = (duration, .cubic)
        tangents = try Self.velocities(of: index, in: keyframes, from: last, incoming: incoming)
      case .spring(_, let spring, let duration):
        motions = try Self.motions(spring, from: last, to: to, velocity: incoming)
        length = duration ?? Self.naturalDuration(spring, last.distance(to: to))
        shape = .spring(firstMotion: steps.motions.count, spring: steps.append(spring))
      }
      guard length >= 0, (steps.endTime + length).isFinite else {
        throw .outOfRange(
          parameter: "the duration of keyframe \(index + 1)", value: length,
          allowed: "0 or positive and finite")
      }
      guard length > 0 else {
        last = to
        continue
      }
      steps.append(
        shape, duration: length, from: Self.components(last), to: Self.components(to),
        tangents: tangents, motions: motions)
      origins.append(last)
      targets.append(to)
      last = value(of: origins.count - 1, at: length)
    }
  }
}

extension MotionTrack {
  /// The velocities at the ends of a cubic keyframe.
  private static func velocities(
    of index: Int, in keyframes: [Keyframe], from: Value, incoming: [Double]
  ) throws(KeyframeError) -> ([Double], [Double]) {
    let zero = [Double](repeating: 0, count: from.componentCount)
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

  private static func components(_ value: Value) -> [Double] {
    (0..<value.componentCount).map { value[component: $0] }
  }

  private static func motions(
    _ spring: DampedSpring, from: Value, to: Value, velocity: [Double]
  ) throws(KeyframeError) -> [SpringMotion] {
    var motions: [SpringMotion] = []
    for index in 0..<from.componentCount {
      do throws(ParameterError) {
        motions.append(
          try SpringMotion(
            spring, from: from[component: index], to: to[component: index],
            initialVelocity: velocity[index]))
      } catch {
        throw .outOfRange(
          parameter: "the initial velocity of a spring", value: velocity[index],
          allowed: "within the range of the spring")
      }
    }
    return motions
  }

  /// SwiftUI's estimate of the time at which a spring comes within 1e-4.
  private static func naturalDuration(_ spring: DampedSpring, _ distance: Double) -> Double {
    let rate = spring.dampingRatio < 1 ? spring.decayRate : spring.naturalFrequency
    guard distance > 0, rate > 0 else { return 0 }
    return max(0, Double.log(distance * (rate + 1) / 1e-4) / rate)
  }
}

extension MotionTrack.Keyframe: Hashable where Value: Hashable {}

extension MotionTrack: Equatable {
  /// Whether the initial values and the keyframes are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.initial == b.initial && a.keyframes == b.keyframes
  }
}

extension MotionTrack: Hashable where Value: Hashable {
  /// Hashes initial value and keyframes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(initial)
    hasher.combine(keyframes)
  }
}
