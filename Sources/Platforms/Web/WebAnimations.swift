import CurveArithmetic
import CurveNotation

extension TargetLanguage {
  /// The options of `element.animate()`.
  package static let webAnimations = TargetLanguage(
    "web-animations", title: "Web Animations API", bezier: "`easing` of `element.animate()`",
    spring: "`linear()` and its duration",
    traps: [
      "`easing` in the options applies to the whole animation; in a keyframe, to the next interval.",
      "Without `fill` the element returns to its previous state when the animation ends.",
    ],
    hasLinear: true,
    file: ScriptModule.form(
      "web-animations.js", type: "KeyframeAnimationOptions",
      reduced: "{ duration: 0, fill: \"both\" }")
  ) { (curve) throws(ConversionError) in
    let function = try CSSText.function(curve)
    let seconds = function.duration ?? curve.request.duration
    let milliseconds = CSSText.milliseconds(seconds ?? 1).dropLast(2)
    let delay = curve.request.delay.map { "delay: \(CSSText.milliseconds($0).dropLast(2)), " } ?? ""
    let repeats =
      curve.request.repeats.map { repeats in
        let count = repeats.count.isFinite ? cssNumber(repeats.count) : "Infinity"
        return
          "iterations: \(count), \(repeats.autoreverses ? "direction: \"alternate\", " : "")"
      } ?? ""
    let text = """
      { easing: "\(function.text)", duration: \(milliseconds), \(delay)\(repeats)fill: "both" }
      """
    return Draft(
      text: text, duration: function.duration, reference: function.reference,
      played: curve.played, isNative: function.isNative, points: function.points,
      notes: function.notes
        + (seconds == nil ? ["the curve has no duration; change 1000 ms as needed"] : []),
      hasDuration: true, hasDelay: true, hasRepeats: true, measured: function.measured)
  }
}
