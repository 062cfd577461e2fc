import CurveArithmetic
import Curves

extension TargetLanguage {
  /// Remotion's springs and interpolations.
  static let remotion = TargetLanguage(
    "remotion", title: "Remotion", bezier: "`interpolate` over seconds with `Easing.bezier`",
    spring: "`spring({ frame, fps, config })`",
    traps: [
      "A damping ratio above 1 runs as critical damping, and the motion starts at rest.",
      "`interpolate` extrapolates unless both sides are clamped.",
      "`durationInFrames` stretches a spring; leave it out for the spring's own duration.",
    ],
    file: ScriptModule.form(
      "remotion.js", importing: ["Easing"], from: "remotion", duration: .seconds,
      value: { declaration in
        let text = declaration.text
        if let parts = JavaScriptTable.parts(of: text) { return parts.function }
        // What the function takes: the settings of the spring, or the easing.
        if let start = text.firstRange(of: "config: ") {
          return String(text[start.upperBound...].prefix { $0 != "}" } + "}")
        }
        guard let start = text.firstRange(of: "easing: ") else { return text }
        return String(text[start.upperBound...].prefix { $0 != ")" } + ")")
      })
  ) { (curve) throws(ConversionError) in
    if let b = curve.bezier {
      let p = [b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")
      let start = curve.request.delay ?? 0
      let end = start + (curve.request.duration ?? 1)
      let text =
        "interpolate(seconds, [\(cleanNumber(start)), \(cleanNumber(end))], [0, 1], { easing: Easing.bezier(\(p)), "
        + "extrapolateLeft: \"clamp\", extrapolateRight: \"clamp\" })"
      return Draft(
        text: text, reference: curve.easing,
        played: curve.playedBezier { .tableBezier($0) }, isNative: true,
        notes: ["seconds is frame / fps"]
          + (curve.request.duration == nil
            ? ["the curve has no duration; change 1 s as needed"] : []),
        hasDuration: true, hasDelay: true)
    }
    guard let p = curve.physical else { return try JavaScriptTable.draft(curve, use: "easing") }
    var notes: [String] = []
    if p.velocity != 0 { notes.append("Remotion's springs start at rest: the velocity is lost") }
    if let ratio = curve.perMass?.ratio, ratio > 1 {
      notes.append("Remotion runs overdamped springs as critical ones")
    }
    let text =
      "spring({ frame, fps, config: { mass: \(cssNumber(p.mass)), stiffness: \(cssNumber(p.stiffness)), "
      + "damping: \(cssNumber(p.damping))"
      + (curve.stopsAtTarget ? ", overshootClamping: true } })" : " } })")
    return try .spring(curve, text, notes: notes)
  }
}
