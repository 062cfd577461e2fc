import CurveArithmetic
import Curves
import Spring

extension TargetLanguage {
  /// Timing parameters of UIViewPropertyAnimator.
  static let uiKit = TargetLanguage(
    "uikit", title: "UIKit", bezier: "`UICubicTimingParameters`",
    spring: "`UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`",
    traps: [
      "The initial velocity is a CGVector in distances per second toward the target.",
      "A damping ratio above 1 runs as critical damping.",
      "With these parameters the animator ignores its own `duration`.",
      "The only alternative to a spring is a single cubic-bezier.",
    ],
    hasClosedSolver: true,
    file: SwiftFile.form(
      "UIKitMotion.swift", prefix: "UIKit", imports: ["UIKit"], keyword: "@MainActor enum",
      types: ["CGPoint", "CGVector", "UICubicTimingParameters", "UISpringTimingParameters"]
    ) { declaration in
      // An animator runs only once: the parameters alone make any number of them.
      let text = declaration.text
      guard let start = text.firstRange(of: "timingParameters: ") else { return .constant(text) }
      return .constant(String(text[start.upperBound...].dropLast()))
    }
  ) { (curve) throws(ConversionError) in
    if let p = curve.physical {
      let text = """
        UISpringTimingParameters(
          mass: \(cssNumber(p.mass)), stiffness: \(cssNumber(p.stiffness)), damping: \(cssNumber(p.damping)),
          initialVelocity: CGVector(dx: \(cssNumber(p.velocity)), dy: \(cssNumber(p.velocity))))
        """
      let isOverdamped = curve.spring?.motion.spring.regime == .overdamped
      return try .spring(
        curve, text,
        notes: isOverdamped
          ? ["UIKit may run overdamped springs as critical ones"] : [],
        end: { $0.settlingDuration(.uiKit()) })
    }
    if let decay = curve.decay { return Self.decelerationRate(decay) }
    let bezier = if let exact = curve.bezier { exact } else { try curve.nearestBezier() }
    let p = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(cssNumber)
    var text = """
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: \(p[0]), y: \(p[1])),
        controlPoint2: CGPoint(x: \(p[2]), y: \(p[3])))
      """
    if let duration = curve.request.duration {
      text =
        "UIViewPropertyAnimator(duration: \(cssNumber(duration)), timingParameters: \(text))"
    }
    return Draft(
      text: text, reference: curve.easing,
      played: curve.played, isNative: curve.bezier != nil, hasDuration: true)
  }

  /// The deceleration of a scroll view.
  private static func decelerationRate(_ curve: DecayCurve) -> Draft {
    let rate = curve.parameter("rate") ?? Double.exp(-curve.exponentialRate / 1000)
    let text =
      switch rate {
      case DecaySystem.standard("rate", of: "uiscrollview"): "UIScrollView.DecelerationRate.normal"
      case DecaySystem.standard("rate", of: "uiscrollview-fast"):
        "UIScrollView.DecelerationRate.fast"
      default: "UIScrollView.DecelerationRate(rawValue: \(cleanNumber(rate)))"
      }
    return .decay(curve, text)
  }
}
