extension DampedSpring {
  /// Creates a spring from react-spring's tension and friction: other names for stiffness and damping.
  ///
  /// `stiffness` and `damping` are the inverse.
  ///
  /// - Parameters:
  ///   - mass: The mass, positive and finite; 1 by default.
  ///   - tension: The stiffness, positive and finite; react-spring's default is 170.
  ///   - friction: The damping, zero or positive and finite; react-spring's default is 26.
  /// - Throws: `ParameterError` that names the parameter.
  public init(mass: Double = 1, tension: Double, friction: Double) throws(ParameterError) {
    try require(tension > 0 && tension.isFinite, "tension", tension, "positive and finite")
    try require(
      friction >= 0 && friction.isFinite, "friction", friction, "zero or positive and finite")
    try self.init(mass: mass, stiffness: tension, damping: friction)
  }
}

/// Tension and friction in the units of Quartz Composer and Origami, for a mass of 1. The stiffness is
/// 3.62 per unit of tension and 194 at 30; the damping is 3 per unit of friction and 25 at 8.
///
/// Source: Rebound's OrigamiValueConverter.
public struct OrigamiTension: Hashable, Sendable {
  /// The tension; 30 is a stiffness of 194.
  public var tension: Double
  /// The friction; 8 is a damping of 25.
  public var friction: Double

  /// Creates a pair without checking it.
  ///
  /// - Parameters:
  ///   - tension: The tension; 30 is a stiffness of 194.
  ///   - friction: The friction; 8 is a damping of 25.
  public init(tension: Double, friction: Double) {
    self.tension = tension
    self.friction = friction
  }

  /// The pair equivalent to a spring. The mass is divided out.
  public init(_ spring: DampedSpring) {
    tension = (spring.stiffness / spring.mass - 194) / 3.62 + 30
    friction = (spring.damping / spring.mass - 25) / 3 + 8
  }

  /// The stiffness for a mass of 1.
  package var stiffness: Double { (tension - 30) * 3.62 + 194 }
  /// The damping for a mass of 1.
  package var damping: Double { (friction - 8) * 3 + 25 }
}

extension DampedSpring {
  /// Creates a spring of mass 1 from Origami's tension and friction.
  ///
  /// - Throws: `ParameterError` that names the parameter if stiffness or damping is out of range.
  public init(_ origami: OrigamiTension) throws(ParameterError) {
    let (stiffness, damping) = (origami.stiffness, origami.damping)
    try require(
      stiffness > 0 && stiffness.isFinite, "tension", origami.tension, "above -23.59 and finite")
    try require(
      damping >= 0 && damping.isFinite, "friction", origami.friction, "at least -1/3 and finite")
    try self.init(mass: 1, stiffness: stiffness, damping: damping)
  }
}

#if !hasFeature(Embedded)
  extension OrigamiTension: Codable {}
#endif
