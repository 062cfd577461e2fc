import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

extension TargetLanguage {
  /// Keyframes of a Lottie property from 0 to 100.
  package static let lottie = TargetLanguage(
    "lottie", title: "Lottie property", bezier: "two keyframes with their `o` and `i`",
    spring: "the fewest keyframes within the error",
    traps: [
      "Times are frames; the file's `fr` is their rate. This text uses 60 per second.",
      "The x of a handle is limited to 0...1, its y is free; `h: 1` holds until the next keyframe.",
      "A jump is two keyframes at one time.",
    ],
    file: .members("lottie.json")
  ) { (curve) throws(ConversionError) in
    try curve.rounded { (share) throws(ConversionError) in try Self.keyframes(curve, share) }
  }

  private static func keyframes(
    _ curve: CurveToConvert, _ share: Double
  ) throws(ConversionError) -> Draft {
    let fitted = try curve.pieces(share: share)
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let list = KeyframeList(pieces, error: fitted.error)
    let seconds = duration ?? curve.request.duration
    let frames = 60 * (seconds ?? 1)
    let start = 60 * (curve.request.delay ?? 0)
    let lines = list.keys.enumerated().map { index, key in
      var members =
        "\"t\": \(cleanNumber(start + key.progress * frames)), \"s\": [\(cleanNumber(key.value * 100))]"
      if index < list.keys.count - 1 {
        switch key.segment {
        case .hold: members += ", \"h\": 1"
        case .linear: members += handles(SIMD4(1, 1, 2, 2) / 3)
        case .bezier(let p): members += handles(p)
        }
      }
      return "    { \(members) }"
    }
    let text = "{\n  \"a\": 1,\n  \"k\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}"
    return Draft(
      text: text, duration: duration, reference: reference,
      played: { text in
        let keys = EasingReader.literal(text)?.member("k")?.elements
        let curve = keys.flatMap { try? LottieNotation.keyframes($0, 0) }
        return KeyframeList(curve, from: start, over: frames, distance: 100)?.playback {
          .tableBezier($0)
        }
      },
      isNative: pieces.isExact, points: list.keys.count,
      notes: seconds == nil ? ["the curve has no duration; change 60 frames as needed"] : [],
      hasDuration: true, hasDelay: true)
  }

  private static func handles(_ p: SIMD4<Double>) -> String {
    let n = (0..<4).map { cssNumber(p[$0]) }
    return
      ", \"o\": { \"x\": [\(n[0])], \"y\": [\(n[1])] }, \"i\": { \"x\": [\(n[2])], \"y\": [\(n[3])] }"
  }

}
