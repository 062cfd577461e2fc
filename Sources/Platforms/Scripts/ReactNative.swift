import CurveArithmetic
import CurveNotation
import Curves
import Spring

extension TargetLanguage {
  /// Animated of React Native.
  static let reactNative = TargetLanguage(
    "react-native", title: "React Native Animated",
    bezier: "`Animated.timing` with `Easing.bezier`",
    spring: "`Animated.spring` with stiffness, damping, mass and velocity",
    traps: [
      "A damping ratio above 1 runs as critical damping.",
      "`velocity` and the rest thresholds are in units; the text has them for a distance of 1, or for `--distance`.",
      "`tension` and `friction`, and `speed` and `bounciness`, are other settings than those of react-spring.",
      "`Animated.loop` starts every run from the beginning: it cannot run back.",
    ],
    hasDistance: true,
    file: ScriptModule.form(
      "react-native.js", importing: ["Easing"], from: "react-native",
      value: { declaration in
        // The settings alone: a call would need a value.
        if let parts = JavaScriptTable.parts(of: declaration.text) {
          return parts.use.before + parts.function + parts.use.after
        }
        let text = declaration.text
        guard let open = text.firstRange(of: "(value, "), let close = text.lastIndex(of: "}") else {
          return text
        }
        let settings = text[open.upperBound...close]
        // A loop has settings of its own after those of the animation.
        return String(
          settings.firstRange(of: "})").map { settings[..<$0.lowerBound] + "}" } ?? settings)
      })
  ) { (curve) throws(ConversionError) in
    if let b = curve.bezier {
      let p = [b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")
      let text =
        "Animated.timing(value, { toValue: 1, easing: Easing.bezier(\(p))"
        + "\(Self.timing(curve.request)), useNativeDriver: true })"
      return Draft(
        text: Self.looped(text, curve.request), reference: curve.easing,
        played: curve.playedBezier { .tableBezier($0) }, isNative: true, hasDuration: true,
        hasDelay: Self.hasDelay(curve.request),
        hasRepeats: curve.request.repeats?.autoreverses != true, hasPauses: true)
    }
    if let p = curve.physical { return try Self.animatedSpring(curve, p) }
    if let decay = curve.decay, let factor = decay.millisecondFactor {
      return .decay(
        decay,
        "Animated.decay(value, { velocity: \(cleanNumber(decay.firstVelocity / 1000)), "
          + "deceleration: \(cleanNumber(factor)), useNativeDriver: true })")
    }
    // Not in a loop.
    var request = curve.request
    request.repeats = nil
    var draft = try JavaScriptTable.draft(curve, use: "easing", with: Self.timing(request))
    draft.hasRepeats = false
    return draft
  }

  private static func animatedSpring(
    _ curve: CurveToConvert,
    _ p: (mass: Double, stiffness: Double, damping: Double, velocity: Double)
  ) throws(ConversionError) -> Draft {
    let distance = curve.request.distance ?? 1
    let threshold = SpringMotion.defaultThreshold
    let delay =
      pause(curve.request).map { " delay: \(CSSText.milliseconds($0).dropLast(2))," } ?? ""
    let clamp = curve.stopsAtTarget ? " overshootClamping: true," : ""
    let text = """
      Animated.spring(value, {
        toValue: \(cssNumber(distance)),\(delay) mass: \(cssNumber(p.mass)), \
      stiffness: \(cssNumber(p.stiffness)), damping: \(cssNumber(p.damping)),
        velocity: \(cssNumber(p.velocity * distance)), \
      restDisplacementThreshold: \(cleanNumber(threshold * distance)),
        restSpeedThreshold: \(cleanNumber(threshold * distance)),\(clamp) useNativeDriver: true,
      })
      """
    var notes = curve.velocityNote
    if let ratio = curve.perMass?.ratio, ratio > 1 {
      notes.append("React Native runs overdamped springs as critical ones")
    }
    let end: ((SpringMotion) -> Double?)? =
      curve.stopsAtTarget ? nil : { $0.firstRest(within: threshold, below: threshold) }
    return try .spring(
      curve, looped(text, curve.request), notes: notes,
      end: end, hasDelay: hasDelay(curve.request),
      hasRepeats: curve.request.repeats?.autoreverses != true, hasPauses: true)
  }

  /// The delay of the settings: `Animated.loop` repeats it with each run.
  private static func pause(_ request: ConversionRequest) -> Double? {
    guard let repeats = request.repeats, !repeats.autoreverses else { return request.delay }
    return repeats.delay == 0 ? nil : repeats.delay
  }

  /// Whether the text has the delay of a request.
  private static func hasDelay(_ request: ConversionRequest) -> Bool {
    request.repeats?.autoreverses ?? true
  }

  /// The duration and the delay among the settings.
  private static func timing(_ request: ConversionRequest) -> String {
    [("duration", request.duration), ("delay", pause(request))].map { name, seconds in
      seconds.map { ", \(name): \(CSSText.milliseconds($0).dropLast(2))" } ?? ""
    }.joined()
  }

  private static func looped(_ animation: String, _ request: ConversionRequest) -> String {
    guard let repeats = request.repeats, !repeats.autoreverses else { return animation }
    let count = repeats.count.isFinite ? cssNumber(repeats.count.rounded()) : "-1"
    return "Animated.loop(\(animation), { iterations: \(count) })"
  }
}
