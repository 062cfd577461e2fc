/// Style sheets of several curves.
extension FileForm {
  /// The custom properties of the root. With a fallback each curve has rules of its own.
  static let customProperties = FileForm(
    name: "motion.css", comment: .block, timing: .declaredTimes, canReduceMotion: true,
    spelling: { CSSText.identifier($0) }, duration: .time
  ) { declarations, _ in
    if declarations.contains(where: { $0.text.contains("{") }) {
      return declarations.map { $0.property ?? $0.text }.joined(separator: "\n")
    }
    let reduced = Self.reduced(declarations) { "--\($0.member): step-start;" }
    let names = Set(declarations.map { $0.member })
    let lines = declarations.map { declaration in
      "  --\(declaration.member): \(declaration.conversion.text);\n"
        + declaration.times(besides: names).map { "  \($0);\n" }.joined()
    }
    return ":root {\n\(lines.joined())}" + reduced
  }

  /// Properties of the root for users who prefer reduced motion: a curve that jumps at once.
  private static func reduced(
    _ declarations: [Declaration], _ line: (Declaration) -> String
  ) -> String {
    let lines = declarations.filter { $0.isReduced }.map { "    \(line($0))\n" }.joined()
    return lines.isEmpty
      ? "" : "\n@media (prefers-reduced-motion: reduce) {\n  :root {\n\(lines)  }\n}"
  }

  /// A theme of Tailwind: one block of variables, and the comments on their durations.
  static let theme = FileForm(
    name: "theme.css", comment: .block, canReduceMotion: true,
    spelling: { CSSText.themeName($0) },
    duration: DurationForm(text: { seconds, name in
      "@theme {\n  --transition-\(name.lowercased().contains("delay") ? "delay" : "duration")-"
        + "\(CSSText.themeName(name)): "
        + "\(CSSText.milliseconds(seconds));\n}"
    })
  ) { declarations, _ in
    let parts = declarations.map { $0.text.lines() }
    let inside = parts.map { $0.count > 1 ? $0[1] + "\n" : "" }.joined()
    let classes = parts.flatMap { $0.dropFirst(3) }.map { "\n\($0)" }.joined()
    // Classes have a duration and a delay.
    let remarks = declarations.filter { declaration in
      let conversion = declaration.conversion
      return conversion.repeats != nil || conversion.duration == nil && conversion.delay != nil
    }.map { "\n/* ease-\($0.member): \($0.timing ?? "") */" }.joined()
    let reduced = Self.reduced(declarations) { "--ease-\($0.member): step-start;" }
    return "@theme {\n\(inside)}\(classes)\(remarks)\(reduced)"
  }
}

extension Declaration {
  /// The times in the comment of a curve as properties of their own, which `transition` can take.
  ///
  /// - Parameter names: The names of the file, which are not written again.
  fileprivate func times(besides names: Set<String>) -> [String] {
    guard let remark = TimingRemark.split(conversion.text)?.remark else { return [] }
    return [("duration", remark.duration), ("delay", remark.delay)].compactMap { part, seconds in
      let name = "\(member)-\(part)"
      guard let seconds, !names.contains(name) else { return nil }
      return "--\(name): \(CSSText.milliseconds(seconds))"
    }
  }

  /// The rule of a duration as a custom property of the root; nil for a curve.
  var property: String? {
    conversion.isDuration ? ":root {\n  --\(CSSText.identifier(name)): \(text);\n}" : nil
  }
}
