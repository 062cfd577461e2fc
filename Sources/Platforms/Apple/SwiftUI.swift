import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves
import Spring

extension TargetLanguage {
  /// SwiftUI's curves, springs and cubic keyframes.
  static let swiftUI = TargetLanguage(
    "swiftui", title: "SwiftUI", bezier: "`UnitCurve.bezier`, `.timingCurve`",
    spring: "`Spring(mass:stiffness:damping:allowOverDamping:)` or `.spring(duration:bounce:)`",
    traps: [
      "The `duration` of a spring is its perceptual duration; the spring settles later.",
      "`Spring` limits damping to critical unless `allowOverDamping` is true.",
      "The velocity of `interpolatingSpring` is in distances per second toward the target.",
    ],
    hasDistance: true, hasClosedSolver: true,
    file: SwiftFile.form(
      "Motion.swift", imports: ["SwiftUI"],
      attributes: ["@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)"],
      types: [
        "Animation", "KeyframeTimeline", "KeyframeTrack", "Spring", "UnitCurve", "UnitPoint",
      ],
      canReduceMotion: true, member: { Self.member($0) })
  ) { (curve) throws(ConversionError) in
    if let bezier = curve.bezier { return Self.unitCurve(bezier, curve) }
    if curve.spring != nil { return try Self.spring(curve) }
    return try Self.keyframes(curve)
  }

  private static func unitCurve(_ bezier: CubicBezier, _ curve: CurveToConvert) -> Draft {
    let p = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(cssNumber)
    let duration = curve.request.duration.map { ", duration: \(cssNumber($0))" } ?? ""
    let text = """
      .timingCurve(\(p[0]), \(p[1]), \(p[2]), \(p[3])\(duration))\(modifiers(curve.request))
      // or UnitCurve.bezier(startControlPoint: UnitPoint(x: \(p[0]), y: \(p[1])), \
      endControlPoint: UnitPoint(x: \(p[2]), y: \(p[3])))
      """
    return Draft(
      text: text, reference: curve.easing,
      played: curve.played, isNative: true,
      hasDuration: true, hasDelay: true, hasRepeats: true, hasPauses: true)
  }

  /// The delay and the repeats of an animation.
  private static func modifiers(_ request: ConversionRequest) -> String {
    var text = ""
    if let repeats = request.repeats {
      // A delay before the repetition belongs to each run, and one after it to the whole.
      if repeats.delay != 0 { text += ".delay(\(cssNumber(repeats.delay)))" }
      let isFinite = repeats.count.isFinite
      let count = isFinite ? "\(cssNumber(repeats.count.rounded())), " : ""
      text +=
        ".repeat\(isFinite ? "Count" : "Forever")(\(count)autoreverses: \(repeats.autoreverses))"
    }
    if let delay = request.delay { text += ".delay(\(cssNumber(delay)))" }
    return text
  }

  private static func spring(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    guard let spring = curve.spring, let p = curve.physical else { throw ConversionError("") }
    let isOverdamped = spring.motion.spring.regime == .overdamped
    let modifiers = Self.modifiers(curve.request)
    let distance = curve.request.distance ?? 1
    // The threshold is in units of the value.
    let end = { (motion: SpringMotion) in
      let scaled = try? motion.spring.motion(from: 0, to: distance, relativeVelocity: p.velocity)
      return (scaled ?? motion).settlingDuration(.swiftUI())
    }
    if case .perceptual(let duration, let bounce, let velocity) = spring.parameters, velocity == 0 {
      let text = ".spring(duration: \(cssNumber(duration)), bounce: \(cssNumber(bounce)))"
      return try .spring(
        curve, text + modifiers, end: end, hasDelay: true, hasRepeats: true, hasPauses: true)
    }
    let arguments =
      "mass: \(cssNumber(p.mass)), stiffness: \(cssNumber(p.stiffness)), damping: \(cssNumber(p.damping))"
    let allow = isOverdamped ? ", allowOverDamping: true" : ""
    var text = "Spring(\(arguments)\(allow))"
    let isAnimation = p.velocity != 0 && !isOverdamped || !modifiers.isEmpty
    if isAnimation {
      text = ".interpolatingSpring(\(arguments), initialVelocity: \(cssNumber(p.velocity)))"
    }
    let isLost = p.velocity != 0 && !isAnimation
    return try .spring(
      curve, text + (isAnimation ? modifiers : ""),
      notes: isLost
        ? [
          "the initial velocity is not in the text: pass it to value(target:initialVelocity:time:)"
        ]
        : [], end: end, hasDelay: isAnimation, hasRepeats: isAnimation, hasPauses: isAnimation
    ) { spring, time in
      // The velocity of an overdamped spring is passed with each call.
      .spring(isLost ? spring.starting(at: p.velocity) : spring, over: time)
    }
  }

  /// A keyframe track: a cubic keyframe is a polynomial of time.
  private static func keyframes(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    let fitted = try curve.pieces(.thirds)
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let error = fitted.error
    var lines: [String] = []
    var value = pieces.start
    let n = { (value: Double) in cssNumber(DecimalRounding.round(value, within: error / 1000)) }
    let seconds = curve.request.duration ?? duration
    let scale = seconds ?? 1
    for piece in pieces.pieces {
      let width = scale * (piece.end.progress - piece.start.progress)
      if piece.start.value != value { lines.append("MoveKeyframe(\(n(piece.start.value)))") }
      value = piece.end.value
      let written = DecimalRounding.round(width, within: scale * 1e-12)
      let span = "\(n(value)), duration: \(cssNumber(written))"
      if piece.isStraight || piece.isHold {
        lines.append("LinearKeyframe(\(span))")
      } else {
        let start = 3 * (piece.control1.value - piece.start.value) / width
        let end = 3 * (piece.end.value - piece.control2.value) / width
        let velocity = { (value: Double) in
          cssNumber(DecimalRounding.round(value, within: error / 1000 / scale))
        }
        lines.append(
          "CubicKeyframe(\(span), startVelocity: \(velocity(start)), endVelocity: \(velocity(end)))"
        )
      }
    }
    if pieces.end != value { lines.append("MoveKeyframe(\(n(pieces.end)))") }
    let first = pieces.pieces.first?.start.value ?? pieces.start
    let heading = seconds == nil ? "// over 1 s from \(n(first))" : "// from \(n(first))"
    let text = ([heading] + lines).joined(separator: "\n")
    return Draft(
      text: text, duration: duration, reference: reference,
      played: { text in (try? KeyframeTrackText.keyframes(text)).flatMap { .hermite($0) } },
      isNative: pieces.isExact, points: pieces.pieces.count,
      notes: ["use as the body of a KeyframeTrack with initialValue \(n(first))"],
      hasDuration: seconds != nil)
  }

}

extension TargetLanguage {
  /// A member of a file: of a cubic-bezier without a timing it is the curve, in the comment.
  fileprivate static func member(_ declaration: Declaration) -> SwiftFile.Member {
    let text = declaration.text
    let lines = text.lines()
    if text.hasPrefix(".timingCurve"), let curve = text.firstRange(of: "UnitCurve") {
      let isTimed = declaration.conversion.duration != nil || lines[0].firstRange(of: ").") != nil
      return .constant(isTimed ? "Animation\(lines[0])" : String(text[curve.lowerBound...]))
    }
    if text.hasPrefix(".") { return .constant("Animation" + text) }
    guard text.hasPrefix("// ") else { return .constant(text) }
    // The body of a keyframe track, after a comment with its first value.
    let first = lines[0].split(separator: " ").last ?? "0"
    let body = lines.dropFirst().map { "\n    \($0)" }.joined()
    return .computed(
      "KeyframeTimeline<Double>",
      "KeyframeTimeline(initialValue: \(first) as Double) {\n  KeyframeTrack {\(body)\n  }\n}")
  }
}
