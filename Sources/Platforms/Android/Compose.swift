import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves
import Spring

extension TargetLanguage {
  /// Jetpack Compose.
  static let compose = TargetLanguage(
    "compose", title: "Jetpack Compose",
    bezier: "`CubicBezierEasing`, in `tween` if there is a duration",
    spring: "`spring(dampingRatio, stiffness)` with stiffness over mass",
    traps: [
      "Numbers are single precision, and the time of a spring is whole milliseconds.",
      "`visibilityThreshold` is 0.01 of a unit unless given: the spring stops and jumps there. The number in the text is for Float; other types take a value of their own, such as `0.1.dp`.",
      "The initial velocity is an argument of `animateTo`, in units per second, not per distance.",
      "Old versions limit the values of a CubicBezierEasing to 0...1.",
      "`repeatable` and `infiniteRepeatable` take a `tween`, not a spring.",
      "Other curves are an `Easing` that looks up a table: use it in `tween(durationMillis, easing = ...)`.",
    ],
    hasDistance: true, file: KotlinFile.form
  ) { (curve) throws(ConversionError) in
    if let bezier = curve.bezier {
      let p = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(floatText).joined(separator: ", ")
      let isOver = bezier.minimum.value < 0 || bezier.maximum.value > 1
      return Draft(
        text: Self.tween("CubicBezierEasing(\(p))", curve.request), reference: curve.easing,
        played: curve.playedBezier(Playback.composeBezier), isNative: true,
        notes: isOver ? ["old versions of Compose limit the values to 0...1"] : [],
        hasDuration: true, hasDelay: true, hasRepeats: true, hasPauses: true)
    }
    if curve.spring != nil { return try Self.composeSpring(curve) }
    if let decay = curve.decay { return Self.composeDecay(decay) }
    return try Self.composeTable(curve)
  }

  /// An easing in the specification of an animation, if it has a timing.
  private static func tween(_ easing: String, _ request: ConversionRequest) -> String {
    if request.timing.isEmpty { return easing }
    let milliseconds = { (seconds: Double) in cssNumber((seconds * 1000).rounded()) }
    let duration = request.duration.map { "durationMillis = \(milliseconds($0)), " } ?? ""
    // Among the settings of a tween that is repeated, it is the pause before each run.
    let pause = request.repeats.map { $0.delay == 0 ? nil : $0.delay } ?? request.delay
    let delay = pause.map { "delayMillis = \(milliseconds($0)), " } ?? ""
    return repeated("tween(\(duration)\(delay)easing = \(easing))", request)
  }

  private static func repeated(_ animation: String, _ request: ConversionRequest) -> String {
    guard let repeats = request.repeats else { return animation }
    var mode = "repeatMode = RepeatMode.\(repeats.autoreverses ? "Reverse" : "Restart")"
    if let delay = request.delay {
      mode += ", initialStartOffset = StartOffset(\(cssNumber((delay * 1000).rounded())))"
    }
    guard repeats.count.isFinite else {
      return "infiniteRepeatable(animation = \(animation), \(mode))"
    }
    let count = cssNumber(repeats.count.rounded())
    return "repeatable(iterations = \(count), animation = \(animation), \(mode))"
  }

  private static func composeSpring(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    guard let p = curve.perMass, let mass = curve.physical?.mass else { throw ConversionError("") }
    var notes: [String] = []
    if mass != 1 { notes.append("Compose has no mass: stiffness is stiffness over mass") }
    if p.velocity != 0 {
      let speed =
        curve.request.distance.map { "\(cssNumber(p.velocity * $0)) per second" }
        ?? "\(cssNumber(p.velocity)) times the distance, per second"
      notes.append("pass the initial velocity to animateTo: \(speed)")
    }
    let threshold = SpringMotion.defaultThreshold * (curve.request.distance ?? 1)
    let text =
      "spring(dampingRatio = \(floatText(p.ratio)), stiffness = \(floatText(p.stiffness)), "
      + "visibilityThreshold = \(floatText(threshold)))"
    // Compose estimates the end from the envelope below critical damping.
    let end = { (motion: SpringMotion) in
      let seconds = motion.settlingDuration(
        motion.spring.dampingRatio < 1 ? .envelope() : .exact())
      return (seconds * 1000).rounded(.down) / 1000
    }
    return try .spring(curve, text, notes: notes, end: end) { spring, time in
      guard case .damped(let stiffness, let ratio, _) = spring else { return nil }
      return .spring(
        .damped(
          stiffness: Double(Float(stiffness)), dampingRatio: Double(Float(ratio)),
          relativeVelocity: p.velocity), over: time)
    }
  }

  /// Compose's own decays; an exponential one for those of other systems.
  private static func composeDecay(_ curve: DecayCurve) -> Draft {
    if curve.system.name == "android", curve.hasStandard("friction") {
      let density = floatText(curve.parameter("density") ?? 1)
      return .decay(
        curve, "splineBasedDecay<Float>(Density(\(density)))",
        notes: ["Compose reads the curve from a table, at most 8.8e-5 of the distance off"])
    }
    let multiplier = curve.exponentialRate / ExponentialDecay.composeRate
    var text = "exponentialDecay<Float>(frictionMultiplier = \(floatText(multiplier))"
    if let threshold = curve.parameter("absVelocityThreshold"),
      !curve.hasStandard("absVelocityThreshold")
    {
      text += ", absVelocityThreshold = \(floatText(threshold))"
    }
    return .decay(curve, text + ")")
  }

  /// An Easing that looks up a table in single precision.
  private static func composeTable(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    let line = try curve.polyline()
    let points = line.function.unitPoints
    let text = """
      Easing { t ->
        val x = floatArrayOf(\(points.map { floatText($0.progress) }.joined(separator: ", ")))
        val y = floatArrayOf(\(points.map { floatText($0.value) }.joined(separator: ", ")))
        var i = 1
        while (i < x.size - 1 && x[i] <= t) i++
        y[i - 1] + (y[i] - y[i - 1]) * (t - x[i - 1]) / (x[i] - x[i - 1])
      }
      """
    return Draft(
      text: tween(text, curve.request), duration: line.duration, reference: line.reference,
      played: curve.played { easing in
        guard case .piecewiseLinear(let table) = easing else { return nil }
        return .polyline(
          zip(table.inputs, table.outputs).map { (Double(Float($0)), Double(Float($1))) })
      },
      isNative: line.isExact, points: points.count, jumpWidth: 1e-7,
      hasDuration: curve.request.duration != nil, hasDelay: true, hasRepeats: true,
      hasPauses: true)
  }
}
