/// What a decay does at the edge of its bounds.
public struct EdgeBehavior: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    case stop
    case bounce(DampedSpring, speedLimit: Double)
    case reflect
  }

  let rule: Rule

  /// The motion stops at the edge (Compose's `animateDecay` with bounds, `clamp`).
  public static var stop: Self { Self(rule: .stop) }

  /// The motion turns back with the speed it has.
  public static var reflect: Self { Self(rule: .reflect) }

  /// A spring to the edge takes over value and velocity.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - speedLimit: The largest speed that it takes over, in value units per second (Flutter: 5000); not negative.
  public static func bounce(_ spring: DampedSpring, speedLimit: Double = .infinity) -> Self {
    Self(rule: .bounce(spring, speedLimit: speedLimit))
  }
}
