import CurveArithmetic

/// A spring's parameters as a system names them, such as a duration and a bounce.
///
/// The velocity at the start is in distances per second toward the target, in every parameterisation.
@nonexhaustive
public enum SpringParameters: Sendable, Hashable, CustomStringConvertible {
  /// Mass, stiffness and damping, as in CASpringAnimation.
  case physical(mass: Double, stiffness: Double, damping: Double, relativeVelocity: Double = 0)
  /// Perceptual duration in seconds and bounce in -1...1, as in SwiftUI.
  case perceptual(duration: Double, bounce: Double, relativeVelocity: Double = 0)
  /// Response in seconds and damping ratio, as in UIKit and older SwiftUI.
  case response(response: Double, dampingRatio: Double, relativeVelocity: Double = 0)
  /// Stiffness over mass and damping ratio, as in Jetpack Compose.
  case damped(stiffness: Double, dampingRatio: Double, relativeVelocity: Double = 0)

  /// The shortest text in the same parameterisation with the same numbers, such as
  /// `spring(stiffness: 100, damping: 10)`.
  public var description: String { text() }

  /// The text of the parameters and, if given, of the seconds that progress 0...1 spans. A mass of 1 and
  /// an initial velocity of 0 are omitted.
  package func text(over duration: Double? = nil) -> String {
    var arguments: [(String, Double)] =
      switch self {
      case .physical(let mass, let stiffness, let damping, _):
        (mass == 1 ? [] : [("mass", mass)]) + [("stiffness", stiffness), ("damping", damping)]
      case .perceptual(let duration, let bounce, _): [("duration", duration), ("bounce", bounce)]
      case .response(let response, let ratio, _): [("response", response), ("dampingRatio", ratio)]
      case .damped(let stiffness, let ratio, _):
        [("stiffness", stiffness), ("dampingRatio", ratio)]
      }
    if relativeVelocity != 0 { arguments.append(("initialVelocity", relativeVelocity)) }
    if let duration { arguments.append(("over", duration)) }
    return "spring(\(arguments.map { "\($0): \(cssNumber($1))" }.joined(separator: ", ")))"
  }

  /// The velocity at the start, in distances per second toward the target.
  public var relativeVelocity: Double {
    switch self {
    case .physical(_, _, _, let velocity): velocity
    case .perceptual(_, _, let velocity), .response(_, _, let velocity),
      .damped(_, _, let velocity):
      velocity
    }
  }
}
