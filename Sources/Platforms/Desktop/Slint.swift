import CurveArithmetic
import Curves

extension TargetLanguage {
  /// An animation of a property in Slint.
  static let slint = TargetLanguage(
    "slint", title: "Slint", bezier: "`easing: cubic-bezier(...)`",
    spring: "the nearest cubic-bezier over the settling time",
    traps: [
      "Slint has no springs and no `linear()`: a cubic-bezier approximates them.",
      "Slint solves a cubic-bezier only to 0.01 of the duration.",
    ],
    file: FileForm(
      name: "motion.slint", timing: .comments, scope: .module, spelling: { CSSText.identifier($0) },
      duration: .time,
      text: { declarations, _ in
        let lines = declarations.map { declaration -> String in
          if declaration.conversion.isDuration {
            return "    out property <duration> \(declaration.member): \(declaration.text);\n"
          }
          let curve = declaration.text.components(after: "easing: ").first ?? "linear"
          let timing = declaration.timing.map { "    // \($0)\n" } ?? ""
          return "\(timing)    out property <easing> \(declaration.member): \(curve);\n"
        }
        return "export global Motion {\n\(lines.joined())}"
      })
  ) { (curve) throws(ConversionError) in
    let function =
      if let bezier = curve.bezier {
        CSSText.Function(
          text: bezier.description, reference: curve.easing, isNative: true)
      } else {
        try CSSText.nearest(curve)
      }
    let request = curve.request
    var settings = ""
    if let seconds = function.duration ?? request.duration {
      settings += "duration: \(CSSText.milliseconds(seconds)); "
    }
    if let delay = request.delay { settings += "delay: \(CSSText.milliseconds(delay)); " }
    if let repeats = request.repeats {
      settings += "iteration-count: \(repeats.count.isFinite ? cssNumber(repeats.count) : "-1"); "
      if repeats.autoreverses { settings += "direction: alternate; " }
    }
    let p = TextNumbers.all(in: function.text).map(cssNumber).joined(separator: ", ")
    return Draft(
      text: "animate x { \(settings)easing: cubic-bezier(\(p)); }", duration: function.duration,
      reference: function.reference,
      played: curve.playedBezier(Playback.slintBezier),
      isNative: function.isNative, notes: function.notes, hasDuration: true,
      hasDelay: true,
      hasRepeats: true)
  }
}
