import Arithmetic
import Curves

extension TargetLanguage {
  /// The options of `element.animate()`.
  static let webAnimations = TargetLanguage(
    "web-animations", title: "Web Animations API", bezier: "`easing` of `element.animate()`",
    spring: "`linear()` and its duration",
    traps: [
      "`easing` in the options applies to the whole animation; in a keyframe, to the next interval.",
      "Without `fill` the element returns to its previous state when the animation ends.",
    ]
  ) { (curve) throws(ConversionError) in
    let function = try CSSText.function(curve)
    let milliseconds = CSSText.milliseconds(function.duration ?? 1).dropLast(2)
    let text = """
      { easing: "\(function.text)", duration: \(milliseconds), fill: "both" }
      """
    return Draft(
      text: text, duration: function.duration, reference: function.reference,
      played: { text in
        let words = text.split(separator: "\"")
        return words.count > 1 ? (try? Easing(String(words[1]))).map { Playback($0) } : nil
      },
      isNative: function.isNative, points: function.points,
      notes: function.notes
        + (function.duration == nil
          ? ["the curve has no duration; change 1000 ms as needed"] : []))
  }
}
