import CurveArithmetic
import CurveNotation
import Curves
import Spring

extension TargetLanguage {
  /// Motion, formerly Framer Motion.
  static let motion = TargetLanguage(
    "motion", title: "Motion for JavaScript", bezier: "`ease: [x1, y1, x2, y2]`",
    spring: "`type: \"spring\"` with stiffness, damping, mass and velocity",
    traps: [
      "`velocity` is in units per second: multiply it by your distance.",
      "A `duration` is in seconds, from 0.01 to 10: Motion limits longer ones.",
      "Motion multiplies `visualDuration` by 1.2 and ignores it without `bounce`.",
      "`cubicBezier` bisects twelve times: errors up to 3.5e-4 on ease, more on steep curves.",
      "A spring shows its target once it is within `restDelta` and slower than `restSpeed`, both in units; the text has them for a distance of 1, or for `--distance`.",
      "Their defaults are 0.5 and 2, or 0.005 and 0.01 for distances below 5.",
      "The animation is complete at the next multiple of 50 ms.",
    ],
    hasDistance: true,
    file: ScriptModule.form(
      "motion.js", type: "import(\"motion\").Transition", reduced: "{ duration: 0 }",
      duration: .seconds)
  ) { (curve) throws(ConversionError) in
    if let b = curve.bezier {
      let p = [b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")
      return Draft(
        text: "{ ease: [\(p)]\(Self.timing(curve.request)) }", reference: curve.easing,
        played: curve.playedBezier(Playback.motionBezier), isNative: true,
        hasDuration: true, hasDelay: true, hasRepeats: true)
    }
    if let p = curve.physical {
      let distance = curve.request.distance ?? 1
      let text =
        "{ type: \"spring\", stiffness: \(cssNumber(p.stiffness)), damping: \(cssNumber(p.damping)), "
        + "mass: \(cssNumber(p.mass)), velocity: \(cssNumber(p.velocity * distance)), "
        + "restDelta: \(cleanNumber(SpringMotion.defaultThreshold * distance)), restSpeed: \(cleanNumber(0.01 * distance))"
        + "\(Self.timing(curve.request)) }"
      return try .spring(
        curve, text, notes: curve.velocityNote, distance: distance, end: { Self.end(of: $0) },
        hasDelay: true, hasRepeats: true)
    }
    if let decay = curve.decay { return Self.inertia(decay) }
    return try JavaScriptTable.draft(curve, use: "ease", with: Self.timing(curve.request))
  }

  /// When Motion completes the animation: it tests for rest every 50 ms, for at most 20 s.
  ///
  /// Source: Motion 13, motion-dom, animation/generators/spring.ts and utils/calc-duration.ts.
  private static func end(of motion: SpringMotion) -> Double? {
    let target = motion.to
    // From critical damping on it tests only the distance.
    let swings = motion.spring.dampingRatio < 1
    return (0..<400).lazy.map { Double($0) * 0.05 }.first { time in
      abs(motion.value(at: time) - target) <= SpringMotion.defaultThreshold
        && (!swings || abs(motion.velocity(at: time)) <= 0.01)
    }
  }

  /// The timing among the settings of a transition.
  private static func timing(_ request: ConversionRequest) -> String {
    var text = ""
    if let duration = request.duration { text += ", duration: \(cssNumber(duration))" }
    if let delay = request.delay { text += ", delay: \(cssNumber(delay))" }
    if let repeats = request.repeats {
      // It counts the runs after the first.
      text += ", repeat: \(repeats.count.isFinite ? cssNumber(repeats.count - 1) : "Infinity")"
      if repeats.autoreverses { text += ", repeatType: \"reverse\"" }
    }
    return text
  }

  /// Motion's inertia: power and time constant can follow every exponential decay.
  private static func inertia(_ curve: DecayCurve) -> Draft {
    let isOwn = curve.system.name == "motion"
    let rate = curve.exponentialRate
    let power = isOwn ? curve.parameter("power") ?? 0.8 : 1 / rate
    let constant = isOwn ? curve.parameter("timeConstant") ?? 0.325 : 1 / rate
    return .decay(
      curve,
      "{ type: \"inertia\", velocity: \(cssNumber(curve.velocity)), power: \(cleanNumber(power)), "
        + "timeConstant: \(cleanNumber(constant * 1000)), "
        + "restDelta: \(cssNumber(curve.parameter("restDelta") ?? 0.5)) }")
  }
}
