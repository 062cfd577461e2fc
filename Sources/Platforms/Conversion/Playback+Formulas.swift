import Curves
import Spring

extension Playback {
  /// A cubic-bezier of four numbers, solved exactly.
  static func bezier(_ numbers: some Collection<Double>) -> Playback? {
    let p = Array(numbers)
    guard p.count == 4, let curve = try? CubicBezier(p[0], p[1], p[2], p[3]) else { return nil }
    return Playback(curve)
  }

  /// A cubic-bezier of four numbers in single precision.
  static func singleBezier(_ numbers: some Collection<Double>) -> Playback? {
    bezier(numbers.map { Double(Float($0)) })
  }

  /// The exact motion of a spring from 0 to 1 over a duration.
  static func spring(_ parameters: SpringParameters, over duration: Double) -> Playback? {
    (try? SpringCurve(parameters, over: duration)).map { Playback($0) }
  }

  /// A polyline through points of increasing progress.
  static func polyline(_ points: [(x: Double, y: Double)]) -> Playback? {
    guard let function = try? PiecewiseLinear(stops: points.map { .init($0.y, at: $0.x) }) else {
      return nil
    }
    return .function(.piecewiseLinear(function))
  }
}

extension CurveToConvert {
  /// The physical parameters of the spring: mass, stiffness, damping, and the velocity toward the target
  /// in distances per second.
  var physical: (mass: Double, stiffness: Double, damping: Double, velocity: Double)? {
    guard let spring else { return nil }
    let motion = spring.motion
    return (
      motion.spring.mass, motion.spring.stiffness, motion.spring.damping,
      spring.parameters.relativeVelocity
    )
  }

  /// A note on a velocity in units whose distance is not known.
  var velocityNote: [String] {
    guard request.distance == nil, let velocity = physical?.velocity, velocity != 0 else {
      return []
    }
    return ["multiply velocity by the distance in units, or convert with --distance"]
  }

  /// The same motion with mass 1: stiffness and damping divided by the mass.
  var perMass: (stiffness: Double, damping: Double, ratio: Double, velocity: Double)? {
    guard let p = physical, let spring else { return nil }
    return (
      p.stiffness / p.mass, p.damping / p.mass, spring.motion.spring.dampingRatio, p.velocity
    )
  }
}

extension Draft {
  /// A native spring of the platform, as its exact motion over the settling time. The platform sets its
  /// duration.
  ///
  /// - Parameters:
  ///   - distance: The distance of the text, in the units of its velocity.
  ///   - end: When the platform ends the motion by itself, in seconds; nil if that is unknown.
  ///   - play: How the platform plays a spring over a duration.
  static func spring(
    _ curve: CurveToConvert, _ text: String, notes: [String] = [], distance: Double = 1,
    end: ((SpringMotion) -> Double?)? = nil, hasDelay: Bool = false, hasRepeats: Bool = false,
    hasPauses: Bool = false,
    play: @escaping (SpringParameters, Double) -> Playback? = { .spring($0, over: $1) }
  ) throws(ConversionError) -> Draft {
    guard let spring = curve.spring else { throw ConversionError("not a spring") }
    let timed = try curve.timed(spring)
    let seconds = end?(spring.motion)
    return Draft(
      text: text, duration: timed.duration, reference: .spring(timed),
      played: curve.playedSpring(over: timed.duration, distance: distance, play), isNative: true,
      notes: notes,
      engineEnd: seconds.flatMap { $0.isFinite ? $0 : nil }, hasDuration: true,
      hasDelay: hasDelay, hasRepeats: hasRepeats, hasPauses: hasPauses)
  }
}
