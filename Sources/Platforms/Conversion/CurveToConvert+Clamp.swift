import Curves
import Spring

extension SpringCurve {
  /// Whether it ends when it first arrives at its target, as a clamp of overshoot ends it.
  var stopsAtTarget: Bool {
    guard isDurationGiven, let arrival = motion.zeroCrossings.first(where: { $0 > 0 }) else {
      return false
    }
    return abs(duration - arrival) <= 1e-9 * arrival
  }
}

extension CurveToConvert {
  /// Whether the curve is a spring that stops at its target.
  var stopsAtTarget: Bool { spring?.stopsAtTarget == true }

  /// How far the spring passes its target, as a fraction of the distance, where a text does not stop it there; 0 for
  /// other curves and texts.
  ///
  /// - Parameter end: When the platform ends the spring by itself.
  func overshoot(of text: String, endingAt end: Double?) -> Double {
    guard let spring, spring.stopsAtTarget, end.map({ $0 > 1.000_001 * spring.duration }) ?? true,
      case .spring(let written)? = read(text, nil),
      !written.isDurationGiven
    else { return 0 }
    return spring.motion.overshoot
  }
}
