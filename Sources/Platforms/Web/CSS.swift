extension TargetLanguage {
  /// A CSS timing function; for a spring, a `linear()` and its duration.
  static let css = TargetLanguage(
    "css", title: "CSS timing function", bezier: "the function itself",
    spring: "`linear()` that ends on exactly 1, and its duration",
    traps: [
      "`linear()` needs Chrome 113, Firefox 112 or Safari 17.2; `--fallback` adds `@supports`.",
      "A spring's `linear()` is right for its duration only: copy both.",
      "Reversing in mid-flight restarts the curve, without the velocity.",
    ],
    hasLinear: true, hasFallback: true, file: .customProperties
  ) { (curve) throws(ConversionError) in
    if curve.request.hasFallback { return try CSSText.rules(curve) }
    let function = try CSSText.function(curve)
    return Draft(
      text: function.text, duration: function.duration,
      reference: function.reference,
      played: curve.played, isNative: function.isNative, points: function.points,
      notes: function.notes,
      measured: function.measured)
  }
}
