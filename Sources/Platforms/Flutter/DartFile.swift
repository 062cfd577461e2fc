import CurveArithmetic

/// Files of Dart: a class with a static field for each curve.
enum DartFile {
  static let form = FileForm(
    name: "motion.dart",
    scope: .type(reserved: [
      "Animation", "Cubic", "Curve", "Curves", "Duration", "SpringDescription",
      "SpringSimulation",
    ]),
    spelling: { Self.spelling($0) },
    duration: DurationForm(text: { seconds, _ in Self.duration(seconds) })
  ) { declarations, type in
    var classes = ""
    var fields = ""
    for declaration in declarations {
      let text = declaration.text
      let value: String
      if text.hasPrefix("class ") {
        // A class cannot be inside another.
        let name = CurveTable.typeName(declaration.name)
        let own = "_" + CurveName.capitalized(declaration.member)
        classes += "\n" + text.replacing(name, with: own) + "\n"
        value = "const \(declaration.member) = \(own)()"
      } else if text.hasPrefix("const ") {
        value = "const \(declaration.member) = \(text.dropFirst(6))"
      } else {
        value = "final \(declaration.member) = \(declaration.indented())"
      }
      let timing = declaration.timing.map { "  /// \($0)\n" } ?? ""
      fields += "\(timing)  static \(value);\n"
    }
    let imports =
      "import 'package:flutter/animation.dart';\nimport 'package:flutter/physics.dart';\n\n"
    return imports + "abstract class \(type) {\n\(fields)}"
      + (classes.isEmpty ? "" : "\n" + classes)
      .dropLast(classes.isEmpty ? 0 : 1)
  }

  /// Whole milliseconds if they are exact, else microseconds.
  private static func duration(_ seconds: Double) -> String {
    let microseconds = (seconds * 1e6).rounded()
    let isWhole = microseconds.truncatingRemainder(dividingBy: 1000) == 0
    return isWhole
      ? "const Duration(milliseconds: \(cssNumber(microseconds / 1000)))"
      : "const Duration(microseconds: \(cssNumber(microseconds)))"
  }

  private static func spelling(_ name: String) -> String {
    let name = CurveName.camel(name)
    return keywords.contains(name) ? name + "Curve" : name
  }

  private static let keywords: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do",
    "else", "enum", "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null",
    "rethrow", "return", "super", "switch", "this", "throw", "true", "try", "var", "void", "while",
    "with", "yield",
  ]
}
