import Arithmetic

/// The parameters of a spring as text has them: `spring(mass: 1, stiffness: 100, damping: 10)`, with
/// `over: 2` at the end where progress 0...1 is to span two seconds instead of the settling time.
public enum SpringParameters: Sendable, Hashable, CustomStringConvertible {
  /// Mass, stiffness, damping and initial velocity: CASpringAnimation's.
  case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  /// Perceptual duration in seconds and bounce in -1...1: SwiftUI's.
  case perceptual(duration: Double, bounce: Double)
  /// Response in seconds and damping ratio: UIKit's and the older SwiftUI's.
  case response(response: Double, dampingRatio: Double)
  /// Stiffness over mass and damping ratio: Jetpack Compose's.
  case damped(stiffness: Double, dampingRatio: Double)

  /// The text that reads back to the same parameters.
  public var description: String { text() }

  /// The text of the parameters and, if given, of the seconds that progress 0...1 spans.
  public func text(over duration: Double? = nil) -> String {
    let words: [(String, Double)] =
      switch self {
      case .physical(let mass, let stiffness, let damping, let velocity):
        [
          ("mass", mass), ("stiffness", stiffness), ("damping", damping),
          ("initialVelocity", velocity),
        ]
      case .perceptual(let duration, let bounce): [("duration", duration), ("bounce", bounce)]
      case .response(let response, let ratio): [("response", response), ("dampingRatio", ratio)]
      case .damped(let stiffness, let ratio): [("stiffness", stiffness), ("dampingRatio", ratio)]
      }
    let all = words + (duration.map { [("over", $0)] } ?? [])
    return "spring(\(all.map { "\($0): \(cssNumber($1))" }.joined(separator: ", ")))"
  }
}
