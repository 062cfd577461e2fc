import CurveArithmetic

/// Bounciness and speed, as in Rebound, Pop and React Native's `Animated.spring`.
///
/// The speed sets Origami's tension. The bounciness sets how far its friction lies below the friction
/// without bounce.
///
/// Source: Rebound's BouncyConversion.
public struct Bounciness: Hashable, Sendable {
  /// From 0 to 20. Pop's default is 4, React Native's 8.
  public var bounciness: Double
  /// From 0 to 20; the default is 12.
  public var speed: Double

  /// Creates a pair without checking it.
  ///
  /// - Parameters:
  ///   - bounciness: The bounciness, from 0 to 20.
  ///   - speed: The speed, from 0 to 20.
  public init(bounciness: Double, speed: Double = 12) {
    self.bounciness = bounciness
    self.speed = speed
  }

  /// The pair equivalent to a spring; nil if no pair describes it. The mass is divided out.
  public init?(_ spring: DampedSpring) {
    let origami = OrigamiTension(spring)
    let still = Self.frictionWithoutBounce(origami.tension)
    // 2 b - b^2 = share, with b the fraction of bounciness below 1.
    let share = (still - origami.friction) / (still - Self.leastFriction)
    guard share <= 1, (still > Self.leastFriction) else { return nil }
    let fraction = share / (1 + (1 - share).squareRoot())
    bounciness = fraction / 0.8 * Self.range
    speed = (origami.tension - 0.5) / 199.5 * Self.range
  }

  /// The equivalent tension and friction of Origami.
  public var origami: OrigamiTension {
    let fraction = bounciness / Self.range * 0.8
    let tension = 0.5 + speed / Self.range * 199.5
    let still = Self.frictionWithoutBounce(tension)
    let share = fraction * (2 - fraction)
    return OrigamiTension(
      tension: tension, friction: still + share * (Self.leastFriction - still))
  }

  /// Both run from 0 to 20, in steps of 1.7.
  private static let range = 34.0
  private static let leastFriction = 0.01

  /// Rebound's three cubics through the frictions without bounce.
  private static func frictionWithoutBounce(_ x: Double) -> Double {
    if x <= 18 { return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28 }
    if x <= 44 { return ((0.000044 * x - 0.006) * x + 0.36) * x + 2 }
    return ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84
  }
}

extension DampedSpring {
  /// Creates a spring of mass 1 from bounciness and speed.
  ///
  /// `Bounciness(spring)` is the inverse.
  ///
  /// - Throws: `ParameterError` that names the parameter.
  public init(_ pair: Bounciness) throws(ParameterError) {
    // At 42.5 the friction's fraction reverses direction.
    try require(
      pair.bounciness >= 0 && pair.bounciness <= 42.5, "bounciness", pair.bounciness,
      "in 0...42.5")
    try require(pair.speed >= 0 && pair.speed <= 1e6, .speed, pair.speed, "in 0...1000000")
    try self.init(pair.origami)
  }
}

#if !hasFeature(Embedded)
  extension Bounciness: Codable {}
#endif
