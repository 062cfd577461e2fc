/// The motion of a vector value on one spring: every component moves on its own, in common time.
///
/// Works on `SIMD2/3/4<Double>`, arrays of doubles and any other `VectorValue`.
public struct VectorSpringMotion<Value: VectorValue>: Sendable {
  /// The spring that moves all components.
  public let spring: DampedSpring
  /// The value at time 0.
  public let from: Value
  /// The value of rest.
  public let to: Value
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Value
  /// The motion of each component.
  public let components: [SpringMotion]

  /// Creates a motion from one vector to another.
  ///
  /// - Parameters:
  ///   - spring: The spring that moves.
  ///   - from: The value at time 0, finite.
  ///   - to: The value of rest, finite, with as many components.
  ///   - initialVelocity: The velocity at time 0 in value units per second, with as many components;
  ///     rest unless given.
  /// - Throws: `SpringError` when a component is not finite or the counts differ.
  /// - Complexity: O(n) for n components.
  public init(
    _ spring: DampedSpring, from: Value, to: Value, initialVelocity: Value? = nil
  ) throws(SpringError) {
    let count = from.componentCount
    for other in [to, initialVelocity ?? to] {
      try require(
        other.componentCount == count, "component count", Double(other.componentCount),
        "\(count), that of from")
    }
    var components: [SpringMotion] = []
    components.reserveCapacity(count)
    for i in 0..<count {
      components.append(
        try SpringMotion(
          spring, from: from[component: i], to: to[component: i],
          initialVelocity: initialVelocity?[component: i] ?? 0))
    }
    var velocity = initialVelocity ?? to
    if initialVelocity == nil {
      for i in 0..<count { velocity[component: i] = 0 }
    }
    self.initialVelocity = velocity
    self.spring = spring
    self.from = from
    self.to = to
    self.components = components
  }

  /// The value and the velocity, in value units per second, at a time in seconds.
  ///
  /// - Complexity: O(n) for n components; one exponential, sine and cosine for all of them.
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    var (value, velocity) = (to, to)
    let basis = PropagatorBasis(
      spring.rates, at: components.first?.dimensionless(time) ?? 0)
    for (i, component) in components.enumerated() {
      let state = time <= 0 ? component.state(at: 0) : component.state(basis)
      value[component: i] = state.value
      velocity[component: i] = state.velocity
    }
    return (value, velocity)
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Value { state(at: time).value }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The exact settling time in the maximum norm: the last time any component is further from its
  /// target than a threshold.
  ///
  /// - Parameter threshold: The half width of the band as a fraction of the largest component of
  ///   `|to - from|`; in value units when nothing is to move.
  /// - Returns: Seconds; the latest of the components' times.
  public func settlingTime(within threshold: Double = 0.001) -> Double {
    let distance = components.reduce(0) { max($0, abs($1.to - $1.from)) }
    let band = distance == 0 ? threshold : threshold * distance
    return components.reduce(0) { max($0, $1.settlingTime(band: band)) }
  }

  /// The motion that continues from this one's state at a time, toward a new target.
  ///
  /// - Parameters:
  ///   - target: The new value of rest, finite.
  ///   - time: When, in seconds from this motion's start.
  ///   - spring: The spring to continue with; this motion's own unless given.
  /// - Throws: `SpringError` when a component of the target is not finite or the counts
  ///   differ.
  public func retargeted(
    to target: Value, at time: Double, spring: DampedSpring? = nil
  ) throws(SpringError) -> Self {
    let (value, velocity) = state(at: time)
    return try Self(
      spring ?? self.spring, from: value, to: target, initialVelocity: velocity)
  }
}

extension VectorSpringMotion: RetargetableMotion {
  /// The exact settling time within 0.001 of the largest distance, in seconds; nil if the motion never
  /// settles.
  public var duration: Double? {
    let time = settlingTime()
    return time < .infinity ? time : nil
  }
}

extension VectorSpringMotion: Hashable {
  /// Whether spring, values and initial velocity are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.spring == b.spring && a.from == b.from && a.to == b.to
      && a.initialVelocity == b.initialVelocity
  }

  /// Hashes spring, values and initial velocity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(spring)
    hasher.combine(from)
    hasher.combine(to)
    hasher.combine(initialVelocity)
  }
}
