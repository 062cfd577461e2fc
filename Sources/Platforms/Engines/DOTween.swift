import CurveArithmetic

extension TargetLanguage {
  /// A tween of DOTween with an AnimationCurve.
  static let doTween = TargetLanguage(
    "dotween", title: "DOTween", bezier: "`SetEase(new AnimationCurve(...))`",
    spring: "the fewest cubic pieces over the settling time, as an AnimationCurve",
    traps: [
      "Numbers are single precision.",
      "DOTween has no springs: `Ease.OutElastic` is another curve.",
      "`SetLoops` counts every run, forwards or backwards.",
    ],
    file: EngineFiles.doTween
  ) { (curve) throws(ConversionError) in
    let request = curve.request
    var lines: [String] = []
    var draft = try HermiteKeys.draft(curve, reading: UnityNotation.keyframes) { keys in
      lines = HermiteKeys.unityLines(keys)
      return lines.joined(separator: "\n")
    }
    let seconds = draft.duration ?? request.duration
    draft.text =
      "transform.DOMoveX(100f, \(floatText(seconds ?? 1))).SetEase(new AnimationCurve(\n"
      + "\(lines.joined(separator: ",\n"))\n))"
    if let delay = request.delay { draft.text += ".SetDelay(\(floatText(delay)))" }
    if let repeats = request.repeats {
      let count = repeats.count.isFinite ? cssNumber(repeats.count.rounded()) : "-1"
      draft.text += ".SetLoops(\(count), LoopType.\(repeats.autoreverses ? "Yoyo" : "Restart"))"
    }
    draft.notes = seconds == nil ? ["the curve has no duration; change 1 s as needed"] : []
    (draft.hasDuration, draft.hasDelay, draft.hasRepeats) = (true, true, true)
    return draft
  }
}
