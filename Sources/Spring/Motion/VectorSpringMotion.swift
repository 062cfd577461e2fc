/// The motion of a vector value on one spring. Every component moves independently, in common time.
///
/// It supports `SIMD2/3/4` of doubles or floats, arrays of doubles and any other `VectorValue`.
public struct VectorSpringMotion<Value: VectorValue>: Sendable {
  /// The spring that moves all components.
  public let spring: DampedSpring
  /// The value at time 0.
  public let from: Value
  /// The value at rest.
  public let to: Value
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Value
  /// The motion of each component.
  public let components: [SpringMotion]

  /// Creates a motion from one vector to another.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - from: The value at time 0, finite.
  ///   - to: The value at rest, finite, with the same number of components.
  ///   - initialVelocity: The velocity at time 0 in value units per second, with the same number of
  ///     components; 0 if nil.
  /// - Throws: `ParameterError` if a component is not finite or the component counts differ.
  /// - Complexity: O(n) for n components.
  public init(
    _ spring: DampedSpring, from: Value, to: Value, initialVelocity: Value? = nil
  ) throws(ParameterError) {
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

  /// A value and its velocity.
  public struct State: Sendable {
    /// The value, in value units.
    public let value: Value
    /// The velocity, in value units per second.
    public let velocity: Value
  }

  /// The value and the velocity at a time in seconds.
  ///
  /// - Complexity: O(n) for n components; one exponential, sine and cosine for all of them.
  public func state(at time: Double) -> State {
    var (value, velocity) = (to, to)
    let basis = PropagatorBasis(
      spring.rates, at: components.first?.dimensionless(time) ?? 0)
    for (i, component) in components.enumerated() {
      let state = time <= 0 ? component.state(at: 0) : component.state(basis)
      value[component: i] = state.value
      velocity[component: i] = state.velocity
    }
    return State(value: value, velocity: velocity)
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Value { state(at: time).value }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The exact settling time in the maximum norm: the last time at which any component is further from
  /// its target than a threshold.
  ///
  /// - Parameter threshold: The half width of the band, as a fraction of the largest component of `|to -
  ///   from|`; in value units if all components are at their target.
  /// - Returns: Seconds: the latest time of all components.
  public func settlingTime(within threshold: Double = SpringMotion.defaultThreshold) -> Double {
    let distance = components.reduce(0) { max($0, abs($1.to - $1.from)) }
    let band = distance == 0 ? threshold : threshold * distance
    return components.reduce(0) { latest, motion in
      let isLargest = abs(motion.to - motion.from) == distance
      return max(
        latest,
        isLargest ? motion.settlingTime(within: threshold) : motion.settlingTime(band: band))
    }
  }

  /// The motion that continues from this one's state at a time, toward a new target.
  ///
  /// - Parameters:
  ///   - target: The new value at rest, finite.
  ///   - time: The time of the change, in seconds from this motion's start.
  ///   - spring: The spring to continue with; this motion's own if nil.
  /// - Throws: `ParameterError` if a component of the target is not finite or the component counts differ.
  public func retargeted(
    to target: Value, at time: Double, spring: DampedSpring? = nil
  ) throws(ParameterError) -> Self {
    let state = state(at: time)
    return try Self(
      spring ?? self.spring, from: state.value, to: target, initialVelocity: state.velocity)
  }
}

extension VectorSpringMotion: RetargetableMotion {
  /// Nil: a spring approaches its target without end. The time after which it stays near its target is
  /// ``settlingTime(within:)``.
  public var duration: Double? { nil }
}

extension VectorSpringMotion: Equatable {
  /// Whether the springs, values and initial velocities are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.spring == b.spring && a.from == b.from && a.to == b.to
      && a.initialVelocity == b.initialVelocity
  }
}

extension VectorSpringMotion: Hashable where Value: Hashable {
  /// Hashes the spring, the values and the initial velocity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(spring)
    hasher.combine(from)
    hasher.combine(to)
    hasher.combine(initialVelocity)
  }
}

extension DampedSpring {
  /// The motion of this spring from one vector to another.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - to: The value at rest, finite, with the same number of components.
  ///   - initialVelocity: The velocity at time 0 in value units per second; 0 if nil.
  /// - Throws: `ParameterError`, as for `VectorSpringMotion.init(_:from:to:initialVelocity:)`.
  /// - Complexity: O(n) for n components.
  public func motion<Value: VectorValue>(
    from: Value, to: Value, initialVelocity: Value? = nil
  ) throws(ParameterError) -> VectorSpringMotion<Value> {
    try VectorSpringMotion(self, from: from, to: to, initialVelocity: initialVelocity)
  }
}
