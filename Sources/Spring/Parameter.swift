/// The parameter that a ``ParameterError`` is about.
///
/// It is the text by which the error's message names the parameter. Compare it with the constants below to
/// find the field of a form, or the option of a tool, that has the invalid number.
public struct Parameter: RawRepresentable, Hashable, Sendable {
  /// The name in messages: `mass`, `the time of sample 3`.
  public let rawValue: String

  /// Creates a parameter from its name.
  @inlinable
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Parameter {
  /// The mass of a spring.
  @inlinable public static var mass: Self { "mass" }
  /// The stiffness of a spring.
  @inlinable public static var stiffness: Self { "stiffness" }
  /// The damping of a spring.
  @inlinable public static var damping: Self { "damping" }
  /// The damping ratio of a spring.
  @inlinable public static var dampingRatio: Self { "damping ratio" }
  /// The bounce of a spring.
  @inlinable public static var bounce: Self { "bounce" }
  /// The overshoot of a spring, or that of an equation.
  @inlinable public static var overshoot: Self { "overshoot" }
  /// The first value of a motion.
  @inlinable public static var from: Self { "from" }
  /// The value of a motion at rest.
  @inlinable public static var to: Self { "to" }
  /// The difference of a motion's first value and its value at rest.
  @inlinable public static var distance: Self { "to - from" }
  /// A velocity in value units per second.
  @inlinable public static var initialVelocity: Self { "initialVelocity" }
  /// A velocity in distances per second.
  @inlinable public static var relativeVelocity: Self { "relativeVelocity" }
  /// A duration in seconds.
  @inlinable public static var duration: Self { "duration" }
  /// A time in seconds.
  @inlinable public static var time: Self { "time" }
  /// The speed of a clock.
  @inlinable public static var speed: Self { "speed" }
}

extension Parameter: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// Creates a parameter from its name.
  @inlinable
  public init(stringLiteral name: String) { self.init(rawValue: name) }

  /// The name in messages.
  public var description: String { rawValue }
}

#if !hasFeature(Embedded)
  extension Parameter: Codable {}
#endif
