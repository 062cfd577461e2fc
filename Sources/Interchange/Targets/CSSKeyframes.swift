import Arithmetic
import Curves

extension TargetLanguage {
  /// A `@keyframes` rule of the fewest cubic pieces.
  static let cssKeyframes = TargetLanguage(
    "css-keyframes", title: "CSS @keyframes", bezier: "two keyframes and their easing",
    spring: "the fewest keyframes within the error",
    traps: [
      "An easing in a keyframe applies to the interval that starts there.",
      "Two keyframes at one percentage merge: a jump takes a `step-end` or 0.0001 % of the time.",
    ]
  ) { (curve) throws(ConversionError) in
    let (pieces, reference, duration) = try curve.pieces()
    let list = KeyframeList(pieces, error: curve.request.maximumError).separated
    let name = CSSText.identifier(curve.request.name)
    let time = CSSText.milliseconds(duration ?? 1)
    let text = """
      @keyframes \(name) {
      \(CSSKeyframeText.blocks(list))
      }
      .\(name) { animation: \(name) \(time) linear both; }
      """
    return Draft(
      text: text, duration: duration, reference: reference,
      played: { CSSKeyframeText.read($0)?.playback() }, isNative: pieces.isExact,
      points: list.keys.count,
      notes: duration == nil ? ["the curve has no duration; change 1000 ms as needed"] : [],
      jumpWidth: 1.1e-6)
  }
}

/// The blocks of a `@keyframes` rule that moves by 100 px.
enum CSSKeyframeText {
  /// The distance in px.
  private static let distance = 100.0

  /// One line for each keyframe.
  static func blocks(_ list: KeyframeList) -> String {
    list.keys.enumerated().map { index, key in
      let place = cssPercentage(key.progress)
      let value = DecimalRounding.round(key.value * distance, within: abs(key.value) * 1e-13)
      let easing = index == list.keys.count - 1 ? "" : " animation-timing-function: \(name(key));"
      return "  \(place) { transform: translateX(\(cssNumber(value))px);\(easing) }"
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
