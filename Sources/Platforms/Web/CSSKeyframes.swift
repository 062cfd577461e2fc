import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

extension TargetLanguage {
  /// A `@keyframes` rule of the fewest cubic pieces.
  package static let cssKeyframes = TargetLanguage(
    "css-keyframes", title: "CSS @keyframes", bezier: "two keyframes and their easing",
    spring: "the fewest keyframes within the error",
    traps: [
      "An easing in a keyframe applies to the interval that starts there.",
      "Keyframes at the same percentage merge. Write a jump with `step-end`, or 0.0001 % later.",
    ],
    file: FileForm(
      name: "keyframes.css", comment: .block, canReduceMotion: true,
      spelling: { CSSText.animationName($0) }, duration: .time,
      text: { declarations, _ in
        declarations.map { declaration in
          guard declaration.isReduced else { return declaration.property ?? declaration.text }
          return declaration.text + "\n@media (prefers-reduced-motion: reduce) { "
            + ".\(CSSText.animationName(declaration.name)) { animation-duration: 1ms; } }"
        }.joined(separator: "\n")
      })
  ) { (curve) throws(ConversionError) in
    try curve.rounded { (share) throws(ConversionError) in try Self.keyframes(curve, share) }
  }

  private static func keyframes(
    _ curve: CurveToConvert, _ share: Double
  ) throws(ConversionError) -> Draft {
    let fitted = try curve.pieces(share: share)
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let list = KeyframeList(pieces, error: fitted.error).separated
    let name = CSSText.animationName(curve.request.name)
    let seconds = duration ?? curve.request.duration
    let delay = curve.request.delay.map { " \(CSSText.milliseconds($0))" } ?? ""
    let text = """
      @keyframes \(name) {
      \(CSSKeyframeText.blocks(list))
      }
      .\(name) { animation: \(name) \(CSSText.milliseconds(seconds ?? 1)) linear\(delay)\(Self.repeats(curve.request)) both; }
      """
    return Draft(
      text: text, duration: duration, reference: reference,
      played: { CSSKeyframeText.read($0)?.playback() }, isNative: pieces.isExact,
      points: list.keys.count,
      notes: (seconds == nil ? ["the curve has no duration; change 1000 ms as needed"] : [])
        + (curve.bezier.map(CSSText.browserNotes) ?? []),
      jumpWidth: 1.1e-6, hasDuration: true, hasDelay: true, hasRepeats: true)
  }

  private static func repeats(_ request: ConversionRequest) -> String {
    guard let repeats = request.repeats else { return "" }
    let count = repeats.count.isFinite ? cssNumber(repeats.count) : "infinite"
    return " \(count)\(repeats.autoreverses ? " alternate" : "")"
  }
}

/// The blocks of a `@keyframes` rule that moves by 100 px.
enum CSSKeyframeText {
  /// The distance in px.
  private static let distance = 100.0

  /// One line for each keyframe.
  static func blocks(_ list: KeyframeList) -> String {
    list.keys.enumerated().map { index, key in
      let position = cssPercentage(key.progress)
      let value = cleanNumber(key.value * distance)
      let easing = index == list.keys.count - 1 ? "" : " animation-timing-function: \(name(key));"
      return "  \(position) { transform: translateX(\(value)px);\(easing) }"
    }.joined(separator: "\n")
  }

  private static func name(_ key: KeyframeList.Key) -> String {
    switch key.segment {
    case .hold: return "step-end"
    case .linear: return "linear"
    case .bezier(let p):
      let numbers = (0..<4).map { cssNumber(p[$0]) }.joined(separator: ", ")
      return "cubic-bezier(\(numbers))"
    }
  }

  /// Reads the keyframes back from the text.
  static func read(_ text: String) -> KeyframeList? {
    var keys: [KeyframeList.Key] = []
    for line in text.split(separator: "\n") where line.contains("% {") {
      let numbers = TextNumbers.all(in: line)
      guard numbers.count >= 2 else { return nil }
      var segment = KeyframeList.Segment.hold
      if line.contains("cubic-bezier") {
        guard numbers.count == 6 else { return nil }
        segment = .bezier(SIMD4(numbers[2], numbers[3], numbers[4], numbers[5]))
      } else if line.contains("function: linear;") {
        segment = .linear
      }
      keys.append(
        .init(progress: numbers[0] / 100, value: numbers[1] / distance, segment: segment))
    }
    return KeyframeList(keys: keys)
  }
}
