import CurveArithmetic
import Curves
import Spring

extension TargetLanguage {
  /// This package's own initialisers.
  static let swift = TargetLanguage(
    "swift", title: "This package", bezier: "`CubicBezier(x1, y1, x2, y2)`",
    spring: "`SpringCurve(parameters)`",
    file: SwiftFile.form(
      "CurveMotion.swift", prefix: "Curve", imports: ["Curves", "CurvePlatforms", "Spring"],
      types: ["CubicBezier", "Easing", "SpringCurve"]
    ) { declaration in
      // The text was read back, so it throws nothing.
      .constant("try! " + declaration.text.dropFirst(4))
    }
  ) { (curve) throws(ConversionError) in
    let text: String
    if let spring = curve.spring {
      // Text has Core Animation's name for a velocity per distance, code the library's.
      let arguments = spring.parameters.description.dropFirst("spring(".count).dropLast()
        .replacing("initialVelocity:", with: "relativeVelocity:")
      let form =
        switch spring.parameters {
        case .physical: "physical(\(arguments.hasPrefix("mass") ? "" : "mass: 1, ")"
        case .perceptual: "perceptual("
        case .response: "response("
        case .damped: "damped("
        }
      let over = spring.isDurationGiven ? ", over: \(cssNumber(spring.duration))" : ""
      text = "try SpringCurve(.\(form)\(arguments))\(over))"
    } else if let b = curve.bezier {
      text = "try CubicBezier(\([b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")))"
    } else {
      text = "try Easing(#\"\(curve.request.easing)\"#)"
    }
    return Draft(
      text: text, duration: curve.spring?.duration, reference: curve.easing,
      played: curve.played, isNative: true,
      notes: ["a type of this package: `import Curves`; swiftui and core-animation need no package"]
    )
  }
}
