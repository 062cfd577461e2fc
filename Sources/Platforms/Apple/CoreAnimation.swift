import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves
import Spring

extension TargetLanguage {
  /// Core Animation's timing functions, springs and keyframe animations.
  static let coreAnimation = TargetLanguage(
    "core-animation", title: "Core Animation", bezier: "`CAMediaTimingFunction(controlPoints:)`",
    spring: "`CASpringAnimation` with `duration = settlingDuration`",
    traps: [
      "A spring animation runs 0.25 s unless `duration` is set to `settlingDuration`.",
      "Control points are single precision.",
      "`initialVelocity` is in distances per second toward the target.",
      "Damping beyond critical needs `allowsOverdamping`.",
    ],
    hasClosedSolver: true,
    file: SwiftFile.form(
      "LayerMotion.swift", prefix: "Layer", imports: ["QuartzCore"],
      types: ["CAKeyframeAnimation", "CAMediaTimingFunction", "CASpringAnimation"]
    ) { declaration in
      let text = declaration.text
      guard let open = text.firstIndex(of: "("), text.hasPrefix("let animation = ") else {
        return .computed("CAMediaTimingFunction", text)
      }
      return .computed(String(text[..<open].dropFirst(16)), text + "\nreturn animation")
    }
  ) { (curve) throws(ConversionError) in
    if let bezier = curve.bezier {
      let p = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(cssNumber).joined(separator: ", ")
      var text = "CAMediaTimingFunction(controlPoints: \(p))"
      if !curve.request.timing.isEmpty {
        text = """
          let animation = CABasicAnimation(keyPath: "position.x")
          animation.timingFunction = \(text)\(Self.timing(curve.request))
          """
      }
      return Draft(
        text: text, reference: curve.easing,
        played: curve.playedBezier(Playback.singleBezier), isNative: true, hasDuration: true,
        hasDelay: true, hasRepeats: true)
    }
    if curve.spring != nil { return try Self.springAnimation(curve) }
    return try Self.keyframeAnimation(curve)
  }

  /// The lines that set the timing of an animation.
  private static func timing(_ request: ConversionRequest) -> String {
    var lines: [String] = []
    if let duration = request.duration { lines.append("duration = \(cssNumber(duration))") }
    if let delay = request.delay {
      lines += ["beginTime = CACurrentMediaTime() + \(cssNumber(delay))", "fillMode = .backwards"]
    }
    if let repeats = request.repeats {
      // A repetition goes forth and back.
      let count = repeats.autoreverses ? repeats.count / 2 : repeats.count
      lines.append("repeatCount = \(count.isFinite ? cssNumber(count) : ".infinity")")
      if repeats.autoreverses { lines.append("autoreverses = true") }
    }
    return lines.map { "\nanimation.\($0)" }.joined()
  }

  private static func springAnimation(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    guard let spring = curve.spring, let p = curve.physical else { throw ConversionError("") }
    let seconds = spring.motion.settlingDuration(.coreAnimation())
    // settlingDuration is far too short for overdamped springs.
    let isOverdamped = spring.motion.spring.regime == .overdamped
    let hasDuration = spring.isDurationGiven || isOverdamped || !seconds.isFinite
    let duration = hasDuration ? try curve.timed(spring).duration : seconds
    var text = """
      let animation = CASpringAnimation(keyPath: "position.x")
      animation.mass = \(cssNumber(p.mass))
      animation.stiffness = \(cssNumber(p.stiffness))
      animation.damping = \(cssNumber(p.damping))
      animation.initialVelocity = \(cssNumber(p.velocity))

      """
    if isOverdamped { text += "animation.allowsOverdamping = true\n" }
    text +=
      "animation.duration = \(hasDuration ? cssNumber(duration) : "animation.settlingDuration")"
    text += Self.timing(curve.request)
    let timed = try spring.spanning(duration)
    return Draft(
      text: text, duration: duration, reference: .spring(timed),
      played: curve.playedSpring(over: duration), isNative: true,
      notes: isOverdamped && !spring.isDurationGiven
        ? ["duration is the exact settling time: settlingDuration is too short"] : [],
      engineEnd: duration, hasDuration: true, hasDelay: true, hasRepeats: true)
  }

  private static func keyframeAnimation(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    let fitted = try curve.pieces()
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let list = KeyframeList(pieces, error: fitted.error)
    let segments = list.keys.dropLast().map { key -> String in
      switch key.segment {
      case .hold, .linear: return "CAMediaTimingFunction(name: .linear)"
      case .bezier(let p):
        let numbers = (0..<4).map { cssNumber(p[$0]) }.joined(separator: ", ")
        return "CAMediaTimingFunction(controlPoints: \(numbers))"
      }
    }
    if list.keys.dropLast().allSatisfy({ $0.segment == .hold }) {
      return discreteAnimation(list, reference, curve)
    }
    if list.keys.dropLast().contains(where: { $0.segment == .hold }) {
      throw ConversionError("Core Animation supports jumps only in discrete animations")
    }
    let times = list.keys.map { cssNumber($0.progress) }.joined(separator: ", ")
    let values = list.keys.map { cssNumber($0.value) }.joined(separator: ", ")
    let text = """
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.isAdditive = true
      animation.keyTimes = [\(times)]
      animation.values = [\(values)]
      animation.timingFunctions = [
        \(segments.joined(separator: ",\n  "))
      ]
      """ + Self.span(duration) + Self.timing(curve.request)
    return Draft(
      text: text, duration: duration, reference: reference,
      played: played(curve, end: list.keys[list.keys.count - 1].value),
      isNative: pieces.isExact, points: list.keys.count,
      notes: ["the values are fractions of the distance: multiply them by your distance"],
      hasDuration: true, hasDelay: true, hasRepeats: true)
  }

  private static func span(_ duration: Double?) -> String {
    duration.map { "\nanimation.duration = \(cssNumber($0))" } ?? ""
  }

  /// Values that hold until the next key time.
  private static func discreteAnimation(
    _ list: KeyframeList, _ reference: Easing, _ curve: CurveToConvert
  ) -> Draft {
    let keys = list.keys
    let text = """
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.isAdditive = true
      animation.calculationMode = .discrete
      animation.keyTimes = [\(keys.map { cssNumber($0.progress) }.joined(separator: ", "))]
      animation.values = [\(keys.dropLast().map { cssNumber($0.value) }.joined(separator: ", "))]
      """ + Self.timing(curve.request)
    let end = keys[keys.count - 1].value
    return Draft(
      text: text, reference: reference,
      played: played(curve, end: end),
      isNative: true, points: keys.count,
      notes: ["the values are fractions of the distance: multiply them by your distance"],
      jumpWidth: 1e-7, hasDuration: true, hasDelay: true, hasRepeats: true)
  }

  /// What Core Animation plays: key times and control points are single precision.
  ///
  /// - Parameter end: The value at the end.
  private static func played(
    _ curve: CurveToConvert, end: Double
  ) -> (String) -> Playback? {
    { [read = curve.read] text in
      var list = KeyframeList(
        try? KeyframeAnimationText.keyframes(text) { read($0, nil) })?.single
      if let last = list?.keys.indices.last { list?.keys[last].value = end }
      return list?.playback()
    }
  }
}
