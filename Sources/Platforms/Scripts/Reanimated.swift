import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves
import Spring

extension TargetLanguage {
  /// React Native Reanimated.
  static let reanimated = TargetLanguage(
    "reanimated", title: "React Native Reanimated", bezier: "`Easing.bezier`",
    spring: "`withSpring` with every parameter written out",
    traps: [
      "A damping ratio above 1 runs as critical damping.",
      "In version 3 the duration depends on the distance; stiffness and damping do not.",
      "`velocity` is in units per second, not per distance.",
      "`linear()` is for the CSS transitions of version 4.",
    ],
    hasDistance: true,
    file: ScriptModule.form(
      "reanimated.js", importing: ["Easing", "linear"], from: "react-native-reanimated",
      value: { declaration in
        // The settings alone: a call would start an animation.
        let text = declaration.text
        guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"),
          text.hasPrefix("with")
        else { return text }
        return String(text[open...close])
      })
  ) { (curve) throws(ConversionError) in
    if let b = curve.bezier {
      let p = [b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")
      let easing = "Easing.bezier(\(p))"
      let duration = curve.request.duration.map {
        "duration: \(CSSText.milliseconds($0).dropLast(2)), "
      }
      return Draft(
        text: curve.request.timing.isEmpty
          ? easing
          : Self.wrapped("withTiming(1, { \(duration ?? "")easing: \(easing) })", curve.request),
        reference: curve.easing,
        played: curve.playedBezier { .tableBezier($0) }, isNative: true, hasDuration: true,
        hasDelay: true, hasRepeats: true, hasPauses: true)
    }
    if let p = curve.physical { return try Self.withSpring(curve, p) }
    if let decay = curve.decay { return try Self.withDecay(decay) }
    let line = try curve.polyline()
    let (x, y) = (line.function.inputs, line.function.outputs)
    let stops = x.indices.map { index in
      index == 0 && x[0] == 0 || index == x.count - 1 && x[index] == 1
        ? cssNumber(y[index]) : "[\(cssNumber(y[index])), '\(cssPercentage(x[index]))']"
    }
    return Draft(
      text: "linear(\(stops.joined(separator: ", ")))", duration: line.duration,
      reference: line.reference,
      played: curve.played, isNative: line.isExact, points: x.count)
  }

  /// Reanimated's throw: for those of other systems, the deceleration that lands nearest at 60 Hz.
  private static func withDecay(_ curve: DecayCurve) throws(ConversionError) -> Draft {
    let deceleration: Double
    if curve.system.name == "reanimated", let own = curve.parameter("deceleration") {
      deceleration = own
    } else {
      var (low, high) = (0.0, 0.999_999)
      for _ in 0..<40 {
        let middle = low + (high - low) / 2
        let landing = try ConversionError.wrapping { () throws(ParameterError) in
          try FrameDecay(initialVelocity: curve.firstVelocity, deceleration: middle).restingValue
        }
        if abs(landing) < abs(curve.distance) { low = middle } else { high = middle }
      }
      deceleration = DecimalRounding.round(low, within: 1e-8)
    }
    return .decay(
      curve,
      "withDecay({ velocity: \(cleanNumber(curve.firstVelocity)), deceleration: \(cssNumber(deceleration)) })",
      notes: ["the throw depends on the frame rate: the error is that at 60 Hz"])
  }

  private static func withSpring(
    _ curve: CurveToConvert,
    _ p: (mass: Double, stiffness: Double, damping: Double, velocity: Double)
  ) throws(ConversionError) -> Draft {
    let distance = curve.request.distance ?? 1
    let text = """
      withSpring(\(cssNumber(distance)), {
        mass: \(cssNumber(p.mass)), stiffness: \(cssNumber(p.stiffness)), damping: \(cssNumber(p.damping)),
        velocity: \(cssNumber(p.velocity * distance)), overshootClamping: \(curve.stopsAtTarget),
      })
      """
    var notes = curve.velocityNote
    if let ratio = curve.perMass?.ratio, ratio > 1 {
      notes.append("Reanimated runs overdamped springs as critical ones")
    }
    let end: ((SpringMotion) -> Double?)? =
      curve.stopsAtTarget ? nil : { $0.restByEnergy(6e-9) }
    return try .spring(
      curve, Self.wrapped(text, curve.request), notes: notes, end: end, hasDelay: true,
      hasRepeats: true, hasPauses: true)
  }

  /// An animation with the delay and the repeats of a request.
  private static func wrapped(_ animation: String, _ request: ConversionRequest) -> String {
    var text = animation
    if let repeats = request.repeats {
      // Its backward runs begin with the delay too.
      if repeats.delay != 0 {
        text = "withDelay(\(CSSText.milliseconds(repeats.delay).dropLast(2)), \(text))"
      }
      let count = repeats.count.isFinite ? cssNumber(repeats.count.rounded()) : "-1"
      text = "withRepeat(\(text), \(count), \(repeats.autoreverses))"
    }
    if let delay = request.delay {
      text = "withDelay(\(CSSText.milliseconds(delay).dropLast(2)), \(text))"
    }
    return text
  }
}
