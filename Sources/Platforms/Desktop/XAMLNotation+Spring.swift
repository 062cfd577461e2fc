import CurveNotation
import Spring

extension XAMLNotation {
  /// The spring of WinUI's natural motion, by the period of its undamped oscillation; nil for other
  /// settings.
  ///
  /// Source: Microsoft, WinUI, SpringNaturalMotionAnimation.
  static func spring(_ call: Call) throws(MeaningError) -> Meaning? {
    guard let period = call["Period"], let ratio = call["DampingRatio"] else { return nil }
    let (seconds, damping) = (try period.number(in: .seconds), try ratio.number(in: .plain))
    guard seconds > 0 else { throw MeaningError("a positive Period", at: period.offset) }
    return Meaning.spring(.response(response: seconds, dampingRatio: damping))
      .timed(nil, delay: call["DelayTime"], in: .seconds)
  }
}
