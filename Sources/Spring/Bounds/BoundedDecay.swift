/// A decay inside bounds: it meets an edge at an exact time with an exact velocity, and then stops,
/// bounces by a spring, or turns back.
///
/// A decay that starts outside its bounds returns immediately: by the spring, or by a jump to the edge
/// if it has none.
///
/// **Error bound.** That of the decay and of the spring; the time of the edge is as exact as the decay's
/// `time(reaching:)`.
public struct BoundedDecay<Base: Decay>: Motion {
  // When something else than the decay shows: infinite without a contact. First, next to the decay's
  // numbers.
  private let contact: Double
  private let phase: Phase
  /// The motion without bounds.
  public let decay: Base
  /// The least and the largest value.
  public let bounds: ClosedRange<Double>
  /// What happens at an edge.
  public let edge: EdgeBehavior
  /// The time, the edge and the velocity of the first contact; nil if the decay lands inside.
  public let impact: EdgeImpact?

  // Not optional: a value of an optional's motion would copy the motion.
  private let bounce: SpringMotion

  /// What shows after the first contact.
  private enum Phase {
    case free, stop, bounce, reflect
  }

  /// The motion after a bounce.
  package var spring: SpringMotion? { phase == .bounce ? bounce : nil }

  /// Creates a bounded decay.
  ///
  /// - Parameters:
  ///   - decay: The motion without bounds.
  ///   - bounds: The least and the largest value, finite.
  ///   - edge: What happens at an edge.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    _ decay: Base, in bounds: ClosedRange<Double>, edge: EdgeBehavior
  ) throws(ParameterError) {
    try require(bounds.lowerBound.isFinite, "lower bound", bounds.lowerBound, "finite")
    try require(bounds.upperBound.isFinite, "upper bound", bounds.upperBound, "finite")
    self.decay = decay
    self.bounds = bounds
    self.edge = edge
    let impact = Self.impact(of: decay, in: bounds)
    self.impact = impact
    contact = impact?.time ?? .infinity
    guard let impact, case .bounce(let spring, let limit) = edge.rule else {
      phase = impact == nil ? .free : edge == .stop ? .stop : .reflect
      bounce = try DampedSpring().motion(from: 0, to: 0)
      return
    }
    try require(limit >= 0, "speedLimit", limit, "zero or positive")
    phase = .bounce
    bounce = try spring.motion(
      from: impact.time == 0 ? decay.from : impact.edge, to: impact.edge,
      initialVelocity: min(max(impact.velocity, -limit), limit))
  }

  private static func impact(of decay: Base, in bounds: ClosedRange<Double>) -> EdgeImpact? {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    let velocity = decay.velocity(at: 0)
    if decay.from < low { return EdgeImpact(time: 0, edge: low, velocity: velocity) }
    if decay.from > high { return EdgeImpact(time: 0, edge: high, velocity: velocity) }
    if decay.from == high, velocity > 0 {
      return EdgeImpact(time: 0, edge: high, velocity: velocity)
    }
    if decay.from == low, velocity < 0 {
      return EdgeImpact(time: 0, edge: low, velocity: velocity)
    }
    let first = [low, high].compactMap { edge -> EdgeImpact? in
      guard edge != decay.from || decay.restingValue > high || decay.restingValue < low else {
        return nil
      }
      guard let time = decay.time(reaching: edge), time > 0 else { return nil }
      return EdgeImpact(time: time, edge: edge, velocity: decay.velocity(at: time))
    }.min { $0.time < $1.time }
    // A motion that lands on the edge does not cross it.
    guard let first, first.velocity != 0 else { return nil }
    return first
  }
}

/// The contact of a motion with an edge.
public struct EdgeImpact: Hashable, Sendable {
  /// The time in seconds.
  public let time: Double
  /// The value of the edge.
  public let edge: Double
  /// The velocity at the edge in value units per second.
  public let velocity: Double
}

extension BoundedDecay {
  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    guard time >= contact else { return decay.value(at: time) }
    switch phase {
    case .free: return decay.value(at: time)
    case .stop: return restingValue
    case .bounce: return bounce.value(at: time - contact)
    case .reflect: return folded(decay.value(at: time)).value
    }
  }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double {
    guard time >= contact else { return decay.velocity(at: time) }
    switch phase {
    case .free: return decay.velocity(at: time)
    case .stop: return 0
    case .bounce: return bounce.velocity(at: time - contact)
    case .reflect:
      return folded(decay.value(at: time)).isReversed
        ? -decay.velocity(at: time) : decay.velocity(at: time)
    }
  }

  /// A value of the unbounded motion after its reflections.
  private func folded(_ value: Double) -> (value: Double, isReversed: Bool) {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    let extent = high - low
    guard extent > 0 else { return (low, false) }
    let offset = value - low
    let turns = (offset / extent).rounded(.down)
    let remainder = offset - turns * extent
    let isReversed = turns.remainder(dividingBy: 2) != 0
    return (isReversed ? high - remainder : low + remainder, isReversed)
  }

  /// When the motion ends by its rule: the decay's duration, the impact, or, after a bounce, when the
  /// spring has come within half a unit; nil if it never ends.
  public var duration: Double? {
    guard let impact else { return decay.duration }
    switch edge.rule {
    case .stop: return impact.time
    case .reflect: return decay.duration
    case .bounce:
      let end = impact.time + settling(spring, within: 0.5)
      return end.isFinite ? end : nil
    }
  }

  /// Where the motion lands.
  public var restingValue: Double {
    guard let impact else { return decay.restingValue }
    if case .reflect = edge.rule { return folded(decay.restingValue).value }
    return impact.edge
  }

  /// The last time in seconds at which the value is further from ``restingValue`` than a threshold.
  ///
  /// - Parameter threshold: The half width of the band in value units, positive.
  public func settlingTime(within threshold: Double) -> Double {
    guard let impact else { return decay.settlingTime(within: threshold) }
    switch edge.rule {
    case .reflect: return decay.settlingTime(within: threshold)
    case .stop:
      let near = impact.edge - (impact.velocity < 0 ? -threshold : threshold)
      return impact.time == 0 ? 0 : decay.time(reaching: near) ?? 0
    case .bounce:
      let settled = settling(spring, within: threshold)
      if settled > 0 { return impact.time + settled }
      let near = impact.edge - (impact.velocity < 0 ? -threshold : threshold)
      return impact.time == 0 ? 0 : decay.time(reaching: near) ?? 0
    }
  }

  private func settling(_ spring: SpringMotion?, within threshold: Double) -> Double {
    guard let spring else { return 0 }
    return spring.settlingTime(band: threshold)
  }

  /// The point furthest beyond the edge, or the landing of a motion that stays inside.
  public var farthest: MotionPoint {
    guard let impact else {
      return MotionPoint(time: decay.duration ?? .infinity, value: decay.restingValue)
    }
    guard let spring else { return MotionPoint(time: impact.time, value: impact.edge) }
    if let turn = spring.extrema.first(where: { _ in true }),
      abs(turn.displacement) > abs(spring.to - spring.from)
    {
      return MotionPoint(time: impact.time + turn.time, value: turn.value)
    }
    return MotionPoint(time: impact.time, value: spring.from)
  }

  /// The time from which the value stays within the bounds, in seconds; infinite if it never does.
  ///
  /// - Parameter threshold: How far outside still counts as inside, in value units, positive: a spring
  ///   that does not oscillate nears its edge forever.
  public func returnTime(within threshold: Double = SpringMotion.defaultThreshold) -> Double {
    guard let impact, let spring else { return 0 }
    return impact.time + spring.settlingTime(band: threshold)
  }
}

/// A value of a motion and its time.
public struct MotionPoint: Hashable, Sendable {
  /// The time in seconds.
  public let time: Double
  /// The value.
  public let value: Double
}
