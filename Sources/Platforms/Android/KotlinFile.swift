/// Files of Kotlin: an object with nested ones for the groups, and a property for each curve.
enum KotlinFile {
  static let form = FileForm(
    name: "Motion.kt", scope: .type(reserved: ["Animation", "Easing", "Spring", "Transition"]),
    canReduceMotion: true,
    spelling: { Self.spelling($0) },
    duration: .milliseconds(isWhole: true)
  ) { declarations, type in
    let nested = NestedTypes(opening: { "object \($0)" }) { declaration in
      let timing = declaration.timing.map { "/** \($0) */\n" } ?? ""
      if declaration.conversion.isDuration {
        return "\(timing)const val \(declaration.member): Int = \(declaration.text)"
      }
      let (type, value) = Self.value(declaration)
      let text = "\(timing)val \(declaration.member): \(type) = \(value)"
      // A throw is motion itself, so that it has no alternative without motion.
      return declaration.isReduced && !type.hasPrefix("Decay")
        ? "\(text)\n\(reduced(declaration.member, type))" : text
    }
    var imports = ["androidx.compose.animation.core.*"]
    if declarations.contains(where: { $0.text.hasPrefix("splineBasedDecay<") }) {
      imports += [
        "androidx.compose.animation.splineBasedDecay", "androidx.compose.ui.unit.Density",
      ]
    }
    return imports.map { "import \($0)\n" }.joined() + "\n" + nested.text(declarations, in: type)
  }

  /// A function that jumps at once for users who prefer reduced motion.
  private static func reduced(_ name: String, _ type: String) -> String {
    guard type.hasSuffix(">") else {
      return
        "fun \(name)(durationMillis: Int, reduceMotion: Boolean): FiniteAnimationSpec<Float> =\n"
        + "  if (reduceMotion) snap() else tween(durationMillis, easing = \(name))"
    }
    return "fun \(name)(reduceMotion: Boolean): AnimationSpec<Float> =\n"
      + "  if (reduceMotion) snap() else \(name)"
  }

  /// The type and the value. The type keeps a property that is named like the function from calling
  /// itself.
  private static func value(_ declaration: Declaration) -> (type: String, value: String) {
    // A group named easing hides the interface.
    let easing = "androidx.compose.animation.core.Easing"
    let indented = declaration.indented()
    if indented.hasPrefix("CubicBezierEasing(") { return ("CubicBezierEasing", indented) }
    let text = indented.replacing("Easing { t", with: "\(easing) { t")
    for (function, type) in [
      ("spring(", "SpringSpec"), ("tween(", "TweenSpec"), ("repeatable(", "RepeatableSpec"),
      ("infiniteRepeatable(", "InfiniteRepeatableSpec"), ("snap(", "SnapSpec"),
      ("exponentialDecay<", "DecayAnimationSpec"), ("splineBasedDecay<", "DecayAnimationSpec"),
    ] where text.hasPrefix(function) {
      return (type + "<Float>", text)
    }
    return (easing, text)
  }

  private static func spelling(_ name: String) -> String {
    let groups = CurveName.groups(name)
    let member = CurveName.camel(groups[groups.count - 1])
    let escaped = keywords.contains(member) ? "`\(member)`" : member
    return (groups.dropLast().map { CurveName.capitalized($0) } + [escaped])
      .joined(separator: ".")
  }

  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]
}
