import CurveArithmetic

/// A mass on a spring with a damper: m x'' + c x' + k x = 0.
///
/// It stores the three physical parameters as given, and derives everything else once, with more digits
/// than `Double` has. For finite input, no method of a spring traps, hangs or returns NaN.
///
/// ```swift
/// let spring = try DampedSpring(mass: 10, stiffness: 1500, damping: 60)
/// spring.dampingRatio               // 0.2449489742783178
/// let motion = try spring.motion(from: 0, to: 1)
/// motion.value(at: 0.1)             // 0.5493252615612774
/// motion.settlingTime()             // 2.2022825854306833
/// ```
public struct DampedSpring: Hashable, Sendable {
  /// The mass m, positive, in any unit consistent with the other two.
  public let mass: Double
  /// The stiffness k, positive.
  public let stiffness: Double
  /// The damping coefficient c, not negative.
  public let damping: Double

  @usableFromInline let rates: CharacteristicRates

  /// Creates a spring from its physical parameters.
  ///
  /// Defaults are those of Core Animation's `CASpringAnimation`.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite.
  ///   - stiffness: The stiffness, positive and finite.
  ///   - damping: The damping coefficient, zero or positive and finite.
  /// - Throws: `ParameterError` that names the parameter; also when the natural frequency
  ///   lies outside 1e-306...1e306 rad/s, the decay rate above 1e306 per second or the damping
  ///   ratio above 1e140, where times could not be represented.
  /// - Complexity: O(1).
  #if !hasFeature(Embedded)  // There, size counts.
    @inlinable @inline(__always)
  #endif
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10)
    throws(ParameterError)
  {
    let usual = CharacteristicRates.usual
    guard mass == 1 || usual.contains(mass), usual.contains(stiffness),
      damping == 0 || usual.contains(damping)
    else {
      try self.init(anyMass: mass, stiffness: stiffness, damping: damping)
      return
    }
    self.init(
      mass: mass, stiffness: stiffness, damping: damping + 0,
      rates: CharacteristicRates(usualMass: mass, stiffness: stiffness, damping: damping))
  }

  /// Creates a spring of any size.
  @inline(never) @usableFromInline
  init(anyMass mass: Double, stiffness: Double, damping: Double) throws(ParameterError) {
    try require(mass > 0 && mass.isFinite, .mass, mass, "positive and finite")
    try require(stiffness > 0 && stiffness.isFinite, .stiffness, stiffness, "positive and finite")
    try require(damping >= 0 && damping.isFinite, .damping, damping, "zero or positive and finite")
    rates = try CharacteristicRates(mass: mass, stiffness: stiffness, damping: damping)
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping + 0  // -0 is 0
  }

  @inlinable @inline(__always)
  init(mass: Double, stiffness: Double, damping: Double, rates: CharacteristicRates) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.rates = rates
  }

  /// The undamped natural frequency omega = sqrt(k/m), in radians per second.
  ///
  /// Correctly rounded, except for double rounding.
  public var naturalFrequency: Double { rates.frequency.high * rates.unit }

  /// The decay rate a = c/(2m) of the envelope e^(-a t), per second.
  public var decayRate: Double { rates.decay.high * rates.unit }

  /// The damping ratio zeta = c/(2 sqrt(m k)): below 1 the spring oscillates.
  public var dampingRatio: Double { rates.dampingRatio }

  /// The frequency sqrt(omega^2 - a^2) of the oscillation, in radians per second; nil for critical and
  /// overdamped springs.
  ///
  /// The relative error is below 2^-52, even next to critical damping.
  public var dampedFrequency: Double? {
    rates.discriminantSign > 0 ? rates.split.high * rates.unit : nil
  }

  /// The period 2 pi/omega of the undamped spring, in seconds. SwiftUI calls it `response`, and the same
  /// number the perceptual duration.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// The kind of motion: undamped, underdamped, critical or overdamped.
  public var regime: Regime {
    if damping == 0 { return .undamped }
    if rates.isNearCritical { return .critical }
    return rates.discriminantSign > 0 ? .underdamped : .overdamped
  }

  /// The kinds of motion of a damped spring.
  public enum Regime: String, Hashable, Sendable, CaseIterable {
    /// No damping: it oscillates forever.
    case undamped
    /// Damping ratio below 1: it oscillates with decreasing amplitude.
    case underdamped
    /// Damping equal to 2 sqrt(m k) to 4 ulp: the fastest return without oscillation.
    case critical
    /// Damping ratio above 1: it returns slowly, without oscillation.
    case overdamped
  }
}

extension DampedSpring {
  /// Whether two springs have the same three parameters.
  public static func == (a: Self, b: Self) -> Bool {
    a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping
  }

  /// Hashes the three parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(damping)
  }
}

extension DampedSpring: CustomStringConvertible {
  /// The Swift expression that recreates the spring.
  public var description: String {
    "DampedSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping))"
  }
}

#if !hasFeature(Embedded)
  extension DampedSpring.Regime: Codable {}
#endif
