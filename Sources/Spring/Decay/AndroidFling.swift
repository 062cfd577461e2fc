import CurveArithmetic

/// The distance and the duration of Android's fling, from the constants of its scroller.
///
/// l = ln(.35 |v|/(f P)), D = f P e^(l r/(r - 1)), T = e^(l/(r - 1)) with P = 9.80665 x 39.37 x 160 x
/// density x .84 and r = ln .78/ln .9.
public struct AndroidFling: Hashable, Sendable {
  /// The signed distance in pixels.
  public let distance: Double
  /// The duration in seconds; the scroller cuts it to whole milliseconds.
  public let duration: Double

  /// The exponent r = ln .78/ln .9 of Android's deceleration.
  public static var decelerationExponent: Double { 2.3582018154259448 }
  /// The part of the duration at which the scroller's curve bends, .35.
  static var inflection: Double { 0.35 }

  /// Computes a fling.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in pixels per second, finite.
  ///   - friction: `ViewConfiguration.getScrollFriction()`, 0.015; positive.
  ///   - density: The display's density: pixels per density-independent pixel, positive.
  /// - Throws: `ParameterError` that names the parameter, also if the result leaves the range of doubles.
  public init(
    velocity: Double, friction: Double = 0.015, density: Double = 1
  ) throws(ParameterError) {
    try require(velocity.isFinite, "velocity", velocity, "finite")
    try require(friction > 0 && friction.isFinite, "friction", friction, "positive and finite")
    try require(density > 0 && density.isFinite, "density", density, "positive and finite")
    guard velocity != 0 else {
      (distance, duration) = (0, 0)
      return
    }
    let exponent = Self.decelerationExponent
    let resistance = friction * (9.80665 * 39.37 * 160 * density * 0.84)
    let level = Double.log(Self.inflection * abs(velocity) / resistance)
    let distance = resistance * Double.exp(level * (exponent / (exponent - 1)))
    duration = Double.exp(level / (exponent - 1))
    try require(
      distance.isFinite && duration.isFinite, "velocity", velocity,
      "small enough that the motion stays finite")
    self.distance = velocity < 0 ? -distance : distance
  }
}
