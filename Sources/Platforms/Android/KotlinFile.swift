/// Files of Kotlin: an object with nested ones for the groups, and a property for each curve.
enum KotlinFile {
  static let form = FileForm(
    name: "Motion.kt", scope: .type(reserved: ["Animation", "Easing", "Spring", "Transition"]),
    spelling: { Self.spelling($0) }
  ) { declarations, type in
    let nested = NestedTypes(opening: { "object \($0)" }) { declaration in
      let timing = declaration.timing.map { "/** \($0) */\n" } ?? ""
      let (type, value) = Self.value(declaration)
      return "\(timing)val \(declaration.member): \(type) = \(value)"
    }
    return "import androidx.compose.animation.core.*\n\n" + nested.text(declarations, in: type)
  }

  /// The type and the value. The type keeps a property that is named like the function from calling
  /// itself.
  private static func value(_ declaration: Declaration) -> (type: String, value: String) {
    let text = declaration.text
    if text.hasPrefix("spring(") { return ("SpringSpec<Float>", text) }
    if text.hasPrefix("keyframes ") {
      // A group named easing hides the interface.
      return (
        "KeyframesSpec<Float>",
        text.replacing(" Easing {", with: " androidx.compose.animation.core.Easing {")
      )
    }
    return ("CubicBezierEasing", text)
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
