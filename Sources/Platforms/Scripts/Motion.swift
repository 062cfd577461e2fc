import CurveArithmetic
import Curves

extension TargetLanguage {
  /// Motion, formerly Framer Motion.
  static let motion = TargetLanguage(
    "motion", title: "Motion for JavaScript", bezier: "`ease: [x1, y1, x2, y2]`",
    spring: "`type: \"spring\"` with stiffness, damping, mass and velocity",
    traps: [
      "`velocity` is in units per second: multiply it by your distance.",
      "Motion multiplies `visualDuration` by 1.2 and ignores it without `bounce`.",
      "`cubicBezier` bisects twelve times: errors up to 3.5e-4 on ease, more on steep curves.",
      "A spring stops at `restDelta`; the text sets it to 0.001 of the distance.",
    ],
    file: ScriptModule.form("motion.js", type: "import(\"motion\").Transition")
  ) { (curve) throws(ConversionError) in
    if let b = curve.bezier {
      let p = [b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")
      return Draft(
        text: "{ ease: [\(p)] }", reference: curve.easing,
        played: { .motionBezier(TextNumbers.all(in: $0)) }, isNative: true)
    }
    if let p = curve.physical {
      let text =
        "{ type: \"spring\", stiffness: \(cssNumber(p.stiffness)), damping: \(cssNumber(p.damping)), "
        + "mass: \(cssNumber(p.mass)), velocity: \(cssNumber(p.velocity)), restDelta: 0.001 }"
      let notes = p.velocity == 0 ? [] : ["multiply velocity by the distance in units"]
      return try .spring(curve, text, notes: notes) { text, time in
        let n = TextNumbers.all(in: text)
        guard n.count == 5 else { return nil }
        return .spring(mass: n[2], stiffness: n[0], damping: n[1], velocity: n[3], over: time)
      }
    }
    if let decay = curve.decay { return Self.inertia(decay) }
    return try JavaScriptTable.draft(curve, use: "ease")
  }

  /// Motion's inertia: power and time constant can follow every exponential decay.
  private static func inertia(_ curve: DecayCurve) -> Draft {
    let isOwn = curve.system.name == "motion"
    let rate = curve.exponentialRate
    let power = isOwn ? curve.parameter("power") ?? 0.8 : 1 / rate
    let constant = isOwn ? curve.parameter("timeConstant") ?? 0.325 : 1 / rate
    return .decay(
      curve,
      "{ type: \"inertia\", velocity: \(cssNumber(curve.velocity)), power: \(decayNumber(power)), "
        + "timeConstant: \(decayNumber(constant * 1000)), "
        + "restDelta: \(cssNumber(curve.parameter("restDelta") ?? 0.5)) }")
  }
}
