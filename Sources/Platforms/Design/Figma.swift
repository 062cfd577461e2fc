import CurveArithmetic
import Curves

extension TargetLanguage {
  /// An easing of Figma's plugin and REST interfaces.
  static let figma = TargetLanguage(
    "figma", title: "Figma", bezier: "`CUSTOM_CUBIC_BEZIER` with its object",
    spring: "`CUSTOM_SPRING` with mass, stiffness, damping and initialVelocity",
    traps: ["The duration of a spring is a setting of its own, not part of the easing."],
    hasClosedSolver: true, file: .members("figma.json")
  ) { (curve) throws(ConversionError) in
    if let p = curve.physical {
      let text = """
        {
          "type": "CUSTOM_SPRING",
          "easingFunctionSpring": {
            "mass": \(cssNumber(p.mass)), "stiffness": \(cssNumber(p.stiffness)),
            "damping": \(cssNumber(p.damping)), "initialVelocity": \(cssNumber(p.velocity))
          }
        }
        """
      return try .spring(curve, text)
    }
    let b = if let exact = curve.bezier { exact } else { try curve.nearestBezier() }
    let text = """
      {
        "type": "CUSTOM_CUBIC_BEZIER",
        "easingFunctionCubicBezier": {
          "x1": \(cssNumber(b.x1)), "y1": \(cssNumber(b.y1)), "x2": \(cssNumber(b.x2)), "y2": \(cssNumber(b.y2))
        }
      }
      """
    let duration = curve.request.duration
    return Draft(
      text: duration.map {
        // A transition has both.
        "{\n  \"duration\": \(cssNumber($0)),\n  \"easing\": "
          + text.split(separator: "\n").joined(separator: "\n  ") + "\n}"
      } ?? text,
      reference: curve.easing,
      played: curve.played, isNative: curve.bezier != nil, hasDuration: true)
  }
}
