import CurveArithmetic
import CurveFitting
import Curves
import Spring

extension DesignRanking.Spelling {
  /// The design in the notation of the systems that use it: `stiffness 230, damping 22`.
  package var text: String {
    switch self {
    case .namedSpring(let preset):
      return preset.family == "compose" ? "Compose \(preset.name)" : preset.description
    case .curve(let easing, let duration):
      return "\(easing.description) over \(Self.number((duration * 1e6).rounded() / 1e3)) ms"
    case .spring(let parameters):
      switch parameters {
      case .physical(let mass, let stiffness, let damping, _):
        let weight = mass == 1 ? "" : "mass \(Self.number(mass)), "
        return "\(weight)stiffness \(Self.number(stiffness)), damping \(Self.number(damping))"
      case .perceptual(let duration, let bounce, _):
        return "duration \(Self.number(duration)) s, bounce \(Self.number(bounce))"
      case .response(let response, let ratio, _):
        return "response \(Self.number(response)) s, dampingFraction \(Self.number(ratio))"
      case .damped(let stiffness, let ratio, _):
        return "stiffness \(Self.number(stiffness)), dampingRatio \(Self.number(ratio))"
      }
    }
  }

  /// The design as text that reads back as a curve.
  package var curveText: String {
    switch self {
    case .spring(let parameters): parameters.description
    case .namedSpring(let preset): preset.value.description
    case .curve(let easing, _): easing.description
    }
  }

  private static func number(_ value: Double) -> String { cssNumber(value) }
}
