/// The motion of a damped spring from one value to another: the exact solution, at any time.
///
/// The solution is computed for the displacement from the target, which keeps full precision when the
/// value itself has rounded to the target. Let s be the displacement divided by the distance, so that
/// s(0) = 1. In all regimes, with a the decay rate and d^2 = omega^2 - a^2,
///
///     s(t) = e^(-a t) (cos(d t) + (a - v0) sin(d t)/d)
///
/// where cos and sin become cosh and sinh if d^2 < 0, and their common limit if it is 0.
///
/// **Error bound.** Displacement and velocity are each a sum of two terms; the error is at most 1e-15
/// times the sum of their magnitudes. So the relative error is at most 4e-15 unless they cancel to less
/// than a quarter, near a zero crossing. (Largest errors found: 5.8e-16 and 6.3e-16.) The phase has more
/// digits than a double, so the error does not grow with time, up to a phase of 2^50 radians. The value
/// itself adds the rounding of `to - displacement`. Times below 0 count as 0; +infinity is the limit: the
/// target, at rest. (An undamped motion has no limit; it gives the mean.)
public struct SpringMotion: Sendable {
  /// The spring.
  public var spring: DampedSpring {
    DampedSpring(mass: mass, stiffness: stiffness, damping: damping, rates: solution.rates)
  }
  /// The value at time 0.
  public let from: Double
  /// The value at rest.
  public let to: Double
  /// The velocity at time 0 in value units per second, positive if the value increases.
  public let initialVelocity: Double

  /// The factor from the unit solution to the displacement `to - value`.
  @usableFromInline let amplitude: Double
  @usableFromInline let solution: UnitSolution
  // The spring's other half; its rates are the solution's.
  @usableFromInline let mass: Double
  @usableFromInline let stiffness: Double
  @usableFromInline let damping: Double

  @inlinable @inline(__always)
  init(
    spring: DampedSpring, from: Double, to: Double, initialVelocity: Double,
    amplitude: Double, position: Double, velocity: Double
  ) {
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    self.amplitude = amplitude
    solution = UnitSolution(rates: spring.rates, position: position, velocity: velocity)
  }

  /// As documented for ``DampedSpring/motion(from:to:relativeVelocity:)``.
  init(
    _ spring: DampedSpring, from: Double = 0, to: Double = 1, relativeVelocity: Double
  ) throws(ParameterError) {
    let distance = try Self.distance(from: from, to: to)
    try require(relativeVelocity.isFinite, .relativeVelocity, relativeVelocity, "finite")
    try require(
      distance != 0 || relativeVelocity == 0, .relativeVelocity, relativeVelocity,
      "0 when from equals to, where a velocity relative to the distance has no meaning")
    let velocity = -relativeVelocity / spring.rates.unit
    try require(
      abs(velocity) <= 1e140, .relativeVelocity, relativeVelocity,
      "at most 1e140 times the natural frequency")
    try require(
      (relativeVelocity * distance).isFinite, .relativeVelocity, relativeVelocity,
      "such that its product with to - from is finite")
    self.init(
      spring: spring, from: from, to: to, initialVelocity: relativeVelocity * distance,
      amplitude: distance, position: distance == 0 ? 0 : 1, velocity: velocity)
  }

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - from: The value at time 0, finite.
  ///   - to: The value at rest, finite; may equal `from`.
  ///   - initialVelocity: The velocity at time 0 in value units per second, positive if the value
  ///     increases; finite. This is SwiftUI's convention.
  /// - Throws: `ParameterError` that names the parameter. It also throws if `to - from` overflows.
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public init(
    _ spring: DampedSpring, from: Double = 0, to: Double = 1, initialVelocity: Double = 0
  ) throws(ParameterError) {
    let distance = try Self.distance(from: from, to: to)
    try require(initialVelocity.isFinite, .initialVelocity, initialVelocity, "finite")
    // From rest, the branch spares two divisions and the wait for the rates.
    let reach = initialVelocity == 0 ? 0 : initialVelocity / spring.rates.unit
    try require(
      reach.isFinite, .initialVelocity, initialVelocity,
      "small enough that the motion stays within 1e306")
    // A power of two near the larger of the two scales both without rounding.
    let size = max(abs(distance), abs(reach))
    let scale =
      size >= .leastNormalMagnitude
      ? Double(bitPattern: size.bitPattern & 0x7ff0_0000_0000_0000)
      : size == 0 ? 1 : .leastNormalMagnitude
    self.init(
      spring: spring, from: from, to: to, initialVelocity: initialVelocity,
      amplitude: size == 0 ? 0 : scale, position: distance / scale,
      velocity: reach == 0 ? 0 : -reach / scale)
  }

  @inlinable @inline(__always)
  static func distance(from: Double, to: Double) throws(ParameterError) -> Double {
    try require(from.isFinite, .from, from, "finite")
    try require(to.isFinite, .to, to, "finite")
    let distance = to - from
    try require(distance.isFinite, .distance, distance, "finite")
    return distance
  }

  /// The initial velocity in units of `to - from` per second, positive toward the target; 0 if `from`
  /// equals `to`.
  public var relativeVelocity: Double {
    solution.position == 0 ? 0 : 0 - solution.velocity / solution.position * spring.rates.unit
  }
}

extension DampedSpring {
  /// The motion of this spring from one value to another.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - to: The value at rest, finite.
  ///   - initialVelocity: The velocity at time 0 in value units per second.
  /// - Throws: `ParameterError`, as for `SpringMotion.init(_:from:to:initialVelocity:)`.
  #if !hasFeature(Embedded)  // There, size counts.
    @inlinable @inline(__always)
  #endif
  public func motion(from: Double = 0, to: Double = 1, initialVelocity: Double = 0)
    throws(ParameterError) -> SpringMotion
  {
    try SpringMotion(self, from: from, to: to, initialVelocity: initialVelocity)
  }

  /// The motion of this spring from one value to another, with a velocity relative to the distance.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - to: The value at rest, finite.
  ///   - relativeVelocity: The velocity at time 0 in units of `to - from` per second, positive toward the
  ///     target; finite. This is Core Animation's convention. If `from` equals `to` it has no meaning and
  ///     must be 0: use `initialVelocity` instead.
  /// - Throws: `ParameterError` that names the parameter. It also throws if `to - from` overflows, or if the
  ///   velocity exceeds 1e140 times the distance in one natural time unit.
  public func motion(from: Double = 0, to: Double = 1, relativeVelocity: Double)
    throws(ParameterError) -> SpringMotion
  {
    try SpringMotion(self, from: from, to: to, relativeVelocity: relativeVelocity)
  }
}

extension SpringMotion: Hashable {
  /// Whether the springs, values and initial velocities are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.spring == b.spring && a.from == b.from && a.to == b.to
      && a.initialVelocity == b.initialVelocity
  }

  /// Hashes the spring, the values and the initial velocity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(spring)
    hasher.combine(from)
    hasher.combine(to)
    hasher.combine(initialVelocity)
  }
}

extension SpringMotion: Motion {
  /// Nil: a spring approaches its target without end. The time after which it stays near its target is
  /// ``settlingTime(within:velocityThreshold:)``.
  public var duration: Double? { nil }
}
