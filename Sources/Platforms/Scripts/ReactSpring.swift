import CurveArithmetic
import CurveFitting
import Curves
import Spring

extension TargetLanguage {
  /// react-spring's configuration.
  static let reactSpring = TargetLanguage(
    "react-spring", title: "react-spring", bezier: "an `easing` function",
    spring: "`tension`, `friction`, `mass`, `velocity` per millisecond",
    traps: [
      "`velocity` is in units per millisecond: multiply it by your distance.",
      "react-spring ignores `easing` without `duration`.",
      "react-spring integrates in steps of 1 ms, with errors up to 1e-2.",
      "The spring stops at `precision`; the text sets it to 0.001 of the distance.",
    ],
    hasDistance: true,
    file: ScriptModule.form("react-spring.js", type: "import(\"@react-spring/web\").SpringConfig")
  ) { (curve) throws(ConversionError) in
    if let decay = curve.decay, let factor = decay.millisecondFactor {
      return .decay(
        decay,
        "{ decay: \(cleanNumber(factor)), velocity: \(cleanNumber(decay.firstVelocity / 1000)) }")
    }
    guard let p = curve.physical else {
      // Without a duration react-spring ignores the easing.
      let seconds = curve.request.duration
      let milliseconds = CSSText.milliseconds(seconds ?? 1).dropLast(2)
      var draft = try JavaScriptTable.draft(curve, use: "duration: \(milliseconds), easing")
      draft.hasDuration = true
      if seconds == nil {
        draft.notes.append("the curve has no duration; change 1000 ms as needed")
      }
      return draft
    }
    let distance = curve.request.distance ?? 1
    let velocity = p.velocity * distance
    let text =
      "{ tension: \(cssNumber(p.stiffness)), friction: \(cssNumber(p.damping)), mass: \(cssNumber(p.mass)), "
      + "velocity: \(cssNumber(DecimalRounding.round(velocity / 1000, within: abs(velocity) * 1e-15))), "
      + "precision: \(cleanNumber(SpringMotion.defaultThreshold * distance))"
      + (curve.stopsAtTarget ? ", clamp: true }" : " }")
    if let spring = curve.spring, try curve.timed(spring).duration > 1000 {
      throw ConversionError(
        "react-spring integrates by the millisecond: a spring of more than 1000 s is not written")
    }
    // It is at rest within precision, and slower than a tenth of it per millisecond.
    let end = { (_: SpringMotion) -> Double? in
      var steps = MillisecondSteps(
        tension: p.stiffness, friction: p.damping, mass: p.mass, velocity: p.velocity / 1000)
      for step in 0..<1_000_000 {
        if abs(steps.speed) <= 1e-4, abs(1 - steps.position) <= SpringMotion.defaultThreshold {
          return Double(step) / 1000
        }
        steps.advance()
      }
      return nil
    }
    return try .spring(
      curve, text, notes: curve.velocityNote, distance: distance,
      end: curve.stopsAtTarget ? nil : end, play: steppedSpring)
  }

  /// The motion in steps of a millisecond: velocity first, then position.
  private static func steppedSpring(
    _ spring: SpringParameters, over duration: Double
  ) -> Playback? {
    let steps = duration * 1000
    guard steps <= 1e6, case .physical(let mass, let tension, let friction, let velocity) = spring
    else { return nil }
    var motion = MillisecondSteps(
      tension: tension, friction: friction, mass: mass, velocity: velocity / 1000)
    var points = [(x: 0.0, y: 0.0)]
    for step in 1...Int(steps.rounded(.up)) + 1 {
      motion.advance()
      points.append((Double(step) / steps, motion.position))
    }
    return .polyline(points)
  }
}

/// react-spring's integration.
private struct MillisecondSteps {
  let (tension, friction, mass): (Double, Double, Double)
  var position = 0.0
  /// In distances per millisecond.
  var speed: Double

  init(tension: Double, friction: Double, mass: Double, velocity: Double) {
    (self.tension, self.friction, self.mass) = (tension, friction, mass)
    speed = velocity
  }

  mutating func advance() {
    let force = -tension * 1e-6 * (position - 1) - friction * 1e-3 * speed
    speed += force / mass
    position += speed
  }
}
