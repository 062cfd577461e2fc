import CurveNotation
import Curves

/// Code of several lines that the targets write for curves without a short form, read back as one curve.
package enum WrittenCode {
  /// The curve of a text; nil for other texts. Each form has its reader next to its writer.
  ///
  /// - Complexity: linear in the text.
  package static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    let read = { (text: String) in try? EasingParser().parse(text) }
    if let table = try CurveTable.parsed(text, timing: read) { return table }
    if let keys = try HermiteKeys.parsed(text) { return keys }
    if let script = try AfterEffectsText.parsed(text) { return script }
    if let track = try KeyframeTrackText.parsed(text) { return track }
    if let animation = try KeyframeAnimationText.parsed(
      text, read: { read($0)?.easing })
    {
      return animation
    }
    if let own = try OwnCode.parsed(text) { return own }
    if let refusal = SampleRows.refusal(text) ?? CSSKeyframeText.refusal(text) { throw refusal }
    return nil
  }
}
