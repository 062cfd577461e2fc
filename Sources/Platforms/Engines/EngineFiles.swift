/// Files of game engines' languages.
enum EngineFiles {
  /// A static class of C# with a field for each curve.
  static let unity = FileForm(
    name: "Motion.cs", scope: .type(reserved: ["AnimationCurve", "Keyframe", "UnityEngine"]),
    spelling: { CurveName.capitalized($0) }, duration: .singleSeconds
  ) { declarations, type in
    let fields = declarations.map { declaration in
      // A member cannot have the name of its class.
      let name = declaration.member == type ? declaration.member + "Curve" : declaration.member
      let timing = declaration.timing.map { "  /// <summary>\($0)</summary>\n" } ?? ""
      if declaration.conversion.isDuration { return constant(declaration, name, timing) }
      return timing
        + "  public static readonly AnimationCurve \(name) = \(declaration.indented());\n"
    }
    return "using UnityEngine;\n\npublic static class \(type)\n{\n\(fields.joined())}"
  }

  /// A static class of C# with a method for each tween.
  static let doTween = FileForm(
    name: "Tweens.cs", scope: .type(reserved: ["Ease", "Transform", "Tween", "Vector3"]),
    spelling: { CurveName.capitalized($0) }, duration: .singleSeconds
  ) { declarations, type in
    let methods = declarations.map { declaration in
      let name = declaration.member == type ? declaration.member + "Tween" : declaration.member
      let timing = declaration.timing.map { "  /// <summary>\($0)</summary>\n" } ?? ""
      if declaration.conversion.isDuration { return constant(declaration, name, timing) }
      let tween = declaration.indented(by: "    ").replacing("DOMoveX(100f,", with: "DOMoveX(to,")
      return timing
        + "  public static Tween \(name)(Transform transform, float to) =>\n    \(tween);\n"
    }
    return "using DG.Tweening;\nusing UnityEngine;\n\npublic static class \(type)\n{\n"
      + "\(methods.joined())}"
  }

  private static func constant(
    _ declaration: Declaration, _ name: String, _ comment: String
  ) -> String {
    "\(comment)  public const float \(name) = \(declaration.text);\n"
  }

  /// A class of GDScript with a static function for each curve.
  static let godot = FileForm(
    name: "motion.gd", comment: .hash, scope: .type(reserved: ["Animation", "Curve", "Tween"]),
    spelling: { name in
      let name = CurveName.snake(name)
      return reservedFunctions.contains(name) ? name + "_curve" : name
    }, duration: .decimalSeconds
  ) { declarations, type in
    let functions = declarations.map { declaration in
      let timing = declaration.timing.map { "## \($0)\n" } ?? ""
      if declaration.conversion.isDuration {
        return "\n\(timing)const \(declaration.member) := \(declaration.text)"
      }
      let body = declaration.text.split(separator: "\n").map { "\t\($0)\n" }.joined()
      return "\n\(timing)static func \(declaration.member)() -> Curve:\n\(body)\treturn curve"
    }
    return "class_name \(type)\n" + functions.joined(separator: "\n")
  }

  /// Keywords of GDScript, and functions that every object has.
  private static let reservedFunctions: Set<String> = [
    "and", "as", "assert", "await", "break", "breakpoint", "call", "class", "class_name", "connect",
    "const", "continue", "disconnect", "elif", "else", "enum", "extends", "for", "free", "func",
    "get", "if", "in", "is", "match", "namespace", "not", "notification", "or", "pass", "preload",
    "return", "self", "set", "signal", "static", "super", "tr", "trait", "var", "void", "when",
    "while", "yield",
  ]
}
