import CurveArithmetic
import Curves

extension TargetLanguage {
  /// A design token.
  static let dtcg = TargetLanguage(
    "dtcg", title: "Design Tokens 2025.10", bezier: "a `cubicBezier` token",
    spring: "a `transition` token with the nearest cubic-bezier; the spring in `$extensions`",
    traps: [
      "The format has no springs, steps or `linear()`: a cubic-bezier approximates them.",
      "A transition needs all three parts: `duration`, `delay` and `timingFunction`.",
    ],
    isTokenFile: true, file: DTCGText.file("motion.tokens.json")
  ) { (curve) throws(ConversionError) in
    try DTCGText.draft(curve)
  }
}

/// Tokens of the Design Tokens Format Module.
enum DTCGText {
  /// An object with a token for each curve, in the groups of its name.
  static func file(_ name: String) -> FileForm {
    FileForm(
      name: name, comment: .none, spelling: { CurveName.groups($0).joined(separator: ".") },
      duration: DurationForm(text: { duration($0, name: $1) }),
      text: { declarations, _ in
        #if hasFeature(Embedded)
          return ""
        #else
          var tree = TokenTree()
          for declaration in declarations {
            tree.insert(TokenTree.token(in: declaration.text), at: declaration.path)
          }
          return tree.text
        #endif
      })
  }

  private static func duration(_ seconds: Double, name: String) -> String {
    """
    {
      "\(CSSText.identifier(name))": {
        "$type": "duration",
        "$value": { "value": \(CSSText.milliseconds(seconds).dropLast(2)), "unit": "ms" }
      }
    }
    """
  }

  /// A token of the format's own types.
  static func draft(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
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
    if curve.spring == nil, let duration = curve.request.duration {
      let milliseconds = { (seconds: Double) in CSSText.milliseconds(seconds).dropLast(2) }
      text = """
        {
          \(name): {
            "$type": "transition",
            "$value": {
              "duration": { "value": \(milliseconds(duration)), "unit": "ms" },
              "delay": { "value": \(milliseconds(curve.request.delay ?? 0)), "unit": "ms" },
              "timingFunction": [\(numbers)]
            }
          }
        }
        """
    }
    if let p = curve.physical, let duration = function.duration {
      let milliseconds = CSSText.milliseconds(duration).dropLast(2)
      // The end that the curve sets; other springs settle.
      let isCut = curve.spring?.isDurationGiven == true
      let over = isCut ? ", \"duration\": \(cssNumber(duration))" : ""
      text = """
        {
          \(name): {
            "$type": "transition",
            "$value": {
              "duration": { "value": \(milliseconds), "unit": "ms" },
              "delay": { "value": \(CSSText.milliseconds(curve.request.delay ?? 0).dropLast(2)), "unit": "ms" },
              "timingFunction": [\(numbers)]
            },
            "$extensions": {
              "\(DesignToken.springKey)": {
                "mass": \(cssNumber(p.mass)), "stiffness": \(cssNumber(p.stiffness)),
                "damping": \(cssNumber(p.damping)), "initialVelocity": \(cssNumber(p.velocity))\(over)
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
      isNative: function.isNative, notes: function.notes, hasDuration: true,
      hasDelay: text.contains("\"delay\""))
  }
}

/// What this package writes into tokens besides their values.
package enum DesignToken {
  /// The extension of a token that approximates a spring: mass, stiffness, damping, initialVelocity, and
  /// duration if the spring is cut there.
  package static let springKey = "dev.curvetool.spring"
}
