import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

extension TargetLanguage {
  /// Writes a curve as this platform's text.
  ///
  /// The error is measured on the text, read back as the platform reads it.
  ///
  /// Complexity: that of writing and reading the text if it reads back to the same function, else about
  /// 5,000 evaluations of the curve, plus those of an approximation if one is needed; a millisecond or two.
  /// - Throws: ``ConversionError`` if the platform cannot express the curve.
  public func convert(_ request: ConversionRequest) throws(ConversionError) -> Conversion {
    try convert(request, sharing: SharedApproximations())
  }

  /// Writes a curve as this platform's text, with the approximations that other targets of it have found.
  package func convert(
    _ request: ConversionRequest, sharing approximations: SharedApproximations
  ) throws(ConversionError) -> Conversion {
    let curve = CurveToConvert(request, sharing: approximations) { text, seconds in
      (try? EasingParser(springsOver: seconds).parse(text))?.easing.unnamed
    }
    var draft = try write(curve)
    draft.isMeasured = request.measuresError
    guard let played = draft.played(draft.text) else {
      throw ConversionError("the text written for \(name) cannot be read back")
    }
    // The error within the span; beyond it, a spring that is not stopped passes its target.
    let overshoot = curve.overshoot(of: draft.text, endingAt: draft.engineEnd)
    let error = max(draft.error(of: played, sharing: approximations), overshoot)
    if overshoot > 1e-6 {
      let percentage = cssPercentage(DecimalRounding.round(overshoot, within: overshoot / 100))
      draft.notes.append(
        "the text does not stop the spring at its target: it passes it by \(percentage)")
    }
    if let end = draft.engineEnd, let spring = curve.spring, spring.isDurationGiven,
      !spring.stopsAtTarget, abs(end - spring.duration) > 0.001 * spring.duration
    {
      let own = cssNumber(DecimalRounding.round(end, within: 1e-6))
      draft.notes.append(
        "the text has no duration: the engine ends the spring after \(own) s, not after "
          + cssNumber(spring.duration) + " s")
    }
    let isSpring = draft.duration != nil
    let jump = isSpring ? abs(1 - played.value(1 - 1e-9)) : 0
    let timing = draft.missingTiming(of: request)
    let remark =
      timing.isEmpty ? "" : file.comment.remark(timing.text, behind: draft.text)
    let lost = draft.notes(on: timing, of: request, isInComment: remark != nil, file.timing)
    return Conversion(
      target: name, text: draft.text + (remark ?? ""), bytes: draft.bytes,
      duration: draft.duration ?? request.duration, delay: request.delay,
      repeats: request.repeats, engineEnd: draft.engineEnd, maximumError: error,
      jumpAtEnd: jump < 1e-7 ? 0 : jump, isLossless: draft.isNative && error <= 1e-6,
      points: draft.points, notes: draft.notes + lost)
  }
}
