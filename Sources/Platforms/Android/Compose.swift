import CurveArithmetic
import CurveFitting
import Curves
import Spring

extension TargetLanguage {
  /// Jetpack Compose.
  static let compose = TargetLanguage(
    "compose", title: "Jetpack Compose", bezier: "`CubicBezierEasing`",
    spring: "`spring(dampingRatio, stiffness)` with stiffness over mass",
    traps: [
      "Numbers are single precision and key times whole milliseconds.",
      "`visibilityThreshold` is 0.01 of a unit unless given: the spring stops and jumps there.",
      "The initial velocity is an argument of `animateTo`, in units per second, not per distance.",
      "Old versions limit the values of a CubicBezierEasing to 0...1.",
    ],
    file: KotlinFile.form
  ) { (curve) throws(ConversionError) in
    if let bezier = curve.bezier {
      let p = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(floatText).joined(separator: ", ")
      let isOver = bezier.minimum.value < 0 || bezier.maximum.value > 1
      return Draft(
        text: "CubicBezierEasing(\(p))", reference: curve.easing,
        played: { .singleBezier(TextNumbers.all(in: $0)) }, isNative: true,
        notes: isOver ? ["old versions of Compose limit the values to 0...1"] : [])
    }
    if curve.spring != nil { return try Self.composeSpring(curve) }
    if let decay = curve.decay { return Self.composeDecay(decay) }
    return try Self.composeKeyframes(curve)
  }

  private static func composeSpring(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    guard let p = curve.perMass, let mass = curve.physical?.mass else { throw ConversionError("") }
    var notes: [String] = []
    if mass != 1 { notes.append("Compose has no mass: stiffness is stiffness over mass") }
    if p.velocity != 0 {
      notes.append(
        "pass the initial velocity to animateTo: \(cssNumber(p.velocity)) times the distance, per second"
      )
    }
    let text =
      "spring(dampingRatio = \(floatText(p.ratio)), stiffness = \(floatText(p.stiffness)), "
      + "visibilityThreshold = 0.001f)"
    return try .spring(curve, text, notes: notes) { text, time in
      let numbers = TextNumbers.all(in: text).map { Double(Float($0)) }
      guard numbers.count == 3,
        let spring = try? SpringCurve(
          .damped(stiffness: numbers[1], dampingRatio: numbers[0], initialVelocity: p.velocity),
          over: time)
      else { return nil }
      return Playback(spring)
    }
  }

  /// Compose's own decays; an exponential one for those of other systems.
  private static func composeDecay(_ curve: DecayCurve) -> Draft {
    if curve.system.name == "android", curve.parameter("friction") == 0.015 {
      let density = floatText(curve.parameter("density") ?? 1)
      return .decay(
        curve, "splineBasedDecay<Float>(Density(\(density)))",
        notes: ["Compose reads the curve from a table, at most 8.8e-5 of the distance off"])
    }
    var text =
      "exponentialDecay<Float>(frictionMultiplier = \(floatText(curve.exponentialRate / 4.2))"
    if let threshold = curve.parameter("absVelocityThreshold"), threshold != 0.1 {
      text += ", absVelocityThreshold = \(floatText(threshold))"
    }
    return .decay(curve, text + ")")
  }

  private static func composeKeyframes(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    let fitted = try curve.pieces()
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let list = KeyframeList(pieces, error: fitted.error)
    let times = try Self.milliseconds(list)
    var lines: [String] = []
    for (key, time) in zip(list.keys, times) {
      let easing =
        switch key.segment {
        case .hold: "Easing { 0f }"
        case .linear: "LinearEasing"
        case .bezier(let p):
          "CubicBezierEasing("
            + (0..<4).map { floatText(p[$0]) }.joined(separator: ", ") + ")"
        }
      let isEnd = lines.count == list.keys.count - 1
      lines.append("  \(floatText(key.value)) at \(time)" + (isEnd ? "" : " using \(easing)"))
    }
    let text = "keyframes {\n  durationMillis = 1000\n\(lines.joined(separator: "\n"))\n}"
    return Draft(
      text: text, duration: duration, reference: reference, played: Self.readComposeKeyframes,
      isNative: false, points: list.keys.count,
      notes: [
        "key times are whole milliseconds: scale durationMillis and the times up for finer steps"
      ])
  }

  /// The key times of a second in whole milliseconds, each later than the one before.
  private static func milliseconds(_ list: KeyframeList) throws(ConversionError) -> [Int] {
    var times = list.keys.map { Int(($0.progress * 1000).rounded()) }
    for index in times.indices.dropFirst() {
      times[index] = max(times[index], times[index - 1] + 1)
    }
    times[times.count - 1] = 1000
    for index in times.indices.dropLast().reversed() {
      times[index] = min(times[index], times[index + 1] - 1)
    }
    guard times[0] >= 0 else { throw ConversionError("there are more jumps than milliseconds") }
    times[0] = 0
    return times
  }

  @Sendable private static func readComposeKeyframes(_ text: String) -> Playback? {
    var keys: [KeyframeList.Key] = []
    for line in text.split(separator: "\n") where line.contains(" at ") {
      let numbers = TextNumbers.all(in: line).map { Double(Float($0)) }
      guard numbers.count >= 2 else { return nil }
      var segment = KeyframeList.Segment.hold
      if line.contains("LinearEasing") { segment = .linear }
      if numbers.count == 6 {
        segment = .bezier(SIMD4(numbers[2], numbers[3], numbers[4], numbers[5]))
      }
      keys.append(.init(progress: numbers[1] / 1000, value: numbers[0], segment: segment))
    }
    return KeyframeList(keys: keys).playback()
  }
}
