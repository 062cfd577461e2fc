import CurveArithmetic
import Curves
import Spring

extension TargetLanguage {
  /// A token of the type that is proposed for springs.
  static let springToken = TargetLanguage(
    "spring-token", title: "Design token of a spring (proposal)", bezier: "a `cubicBezier` token",
    spring: "a `spring` token with bounce, duration and physics",
    traps: [
      "The type is a proposal (design-tokens/community-group, issues 158 and 429): other tools may skip it.",
      "`duration` is the perceptual duration, as in SwiftUI and Figma: the spring settles later.",
    ],
    file: DTCGText.file("springs.tokens.json")
  ) { (curve) throws(ConversionError) in
    guard let p = curve.physical, let spring = curve.spring else {
      return try DTCGText.draft(curve)
    }
    let shape = spring.motion.spring
    let velocity = p.velocity == 0 ? "" : ",\n        \"initialVelocity\": \(cssNumber(p.velocity))"
    let text = """
      {
        "\(CSSText.identifier(curve.request.name))": {
          "$type": "spring",
          "$value": {
            "bounce": \(cleanNumber(shape.bounce)),
            "duration": "\(CSSText.milliseconds(shape.perceptualDuration))",
            "physics": { "stiffness": \(cssNumber(p.stiffness)), \
      "damping": \(cssNumber(p.damping)), "mass": \(cssNumber(p.mass)) }\(velocity)
          }
        }
      }
      """
    return try .spring(curve, text)
  }
}
