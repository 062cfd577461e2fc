extension TargetLanguage {
  /// A theme variable of Tailwind 4.
  static let tailwind = TargetLanguage(
    "tailwind", title: "Tailwind CSS 4 theme", bezier: "`--ease-NAME` in `@theme`",
    spring: "`--ease-NAME` with a `linear()`, the duration in a comment",
    traps: ["The variable creates the class `ease-NAME`; the duration needs a separate class."],
    hasLinear: true, file: .theme
  ) { (curve) throws(ConversionError) in
    let function = try CSSText.function(curve)
    let name = CSSText.themeName(curve.request.name)
    var text = "@theme {\n  --ease-\(name): \(function.text);\n}"
    if let duration = function.duration ?? curve.request.duration {
      let delay = curve.request.delay.map { " delay-[\(CSSText.milliseconds($0))]" } ?? ""
      text +=
        "\n/* class=\"ease-\(name) duration-[\(CSSText.milliseconds(duration))]\(delay)\" */"
    }
    return Draft(
      text: text, duration: function.duration, reference: function.reference,
      played: curve.played, isNative: function.isNative, points: function.points,
      notes: function.notes,
      measured: function.measured)
  }
}

extension CSSText {
  /// A name after `--ease-`, which a style sheet's variable may already have as prefix.
  static func themeName(_ name: String) -> String {
    let name = identifier(name)
    return name.hasPrefix("ease-") && name.utf8.count > 5 ? String(name.dropFirst(5)) : name
  }
}
