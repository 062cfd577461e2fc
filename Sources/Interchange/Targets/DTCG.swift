import Arithmetic
import Curves

extension TargetLanguage {
  /// A design token.
  static let dtcg = TargetLanguage(
    "dtcg", title: "Design Tokens 2025.10", bezier: "a `cubicBezier` token",
    spring: "a `transition` token with the nearest cubic-bezier; the spring in `$extensions`",
    traps: [
      "The format has no springs, steps or `linear()`: a cubic-bezier approximates them.",
      "A transition needs all three parts: `duration`, `delay` and `timingFunction`.",
    ]
  ) { (curve) throws(ConversionError) in
    let name = "\"\(CSSText.identifier(curve.request.name))\""
    let function: CSSText.Function
    let numbers: String
    if let bezier = curve.bezier {
      function = .init(text: bezier.description, reference: curve.easing, isNative: true)
    } else {
      function = try CSSText.nearest(curve)
    }
    numbers = TextNumbers.all(in: function.text).map(cssNumber).joined(separator: ", ")
    var text = """
      {
        \(name): {
          "$type": "cubicBezier",
          "$value": [\(numbers)]
        }
      }
      """
    if let p = curve.physical, let duration = function.duration {
      let milliseconds = CSSText.milliseconds(duration).dropLast(2)
      text = """
        {
          \(name): {
            "$type": "transition",
            "$value": {
              "duration": { "value": \(milliseconds), "unit": "ms" },
              "delay": { "value": 0, "unit": "ms" },
              "timingFunction": [\(numbers)]
            },
            "$extensions": {
              "dev.curvetool.spring": {
                "mass": \(cssNumber(p.mass)), "stiffness": \(cssNumber(p.stiffness)),
                "damping": \(cssNumber(p.damping)), "initialVelocity": \(cssNumber(p.velocity))
              }
            }
          }
        }
        """
    }
    return Draft(
      text: text, duration: function.duration, reference: function.reference,
      played: { text in
        let word = text.contains("timingFunction") ? "\"timingFunction\": [" : "\"$value\": ["
        return .bezier(TextNumbers.all(in: text, after: word, until: "]"))
      },
      isNative: function.isNative, notes: function.notes)
  }
}
