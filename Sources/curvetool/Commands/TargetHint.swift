import CurveArithmetic
import CurvePlatforms

/// The targets that people mean by the names of languages, systems and packages.
enum TargetHint {
  /// Whether an argument is the name of a target.
  static func isTarget(_ word: String) -> Bool {
    TargetLanguage.named(word.lowercased()) != nil
  }

  /// The first target that writes files with the extension of a path; nil if none does.
  static func forFile(_ path: String) -> String? {
    let ending = fileExtension(path)
    guard !ending.isEmpty else { return nil }
    return TargetLanguage.all.first { fileExtension($0.fileName) == ending }?.name
  }

  /// What to write in place of an unknown target.
  ///
  /// - Parameter others: Other words that are allowed in its place.
  static func text(for name: String, others: [String]) -> String {
    if ["png", "svg", "pdf", "gif", "mp4", "webm", "html"].contains(name) {
      return ": `curvetool plot CURVE -o a.png` draws, `curvetool preview CURVE -o a.svg` moves"
    }
    if let meant = meant[name.filter { $0 != "-" && $0 != "_" && $0 != "." }] {
      let names = meant.replacing(", ", with: "', '").replacing(" or ", with: "' or '")
      return ": did you mean '\(names)'?"
    }
    let names = TargetLanguage.all.map(\.name)
    if let near = NameList(names + others).nearest(to: name) { return ": did you mean '\(near)'?" }
    return ": they are \((others + names).joined(separator: ", "))"
  }

  /// Names without hyphens, underscores and dots.
  private static let meant: [String: String] = {
    var meant: [String: String] = [:]
    for (typed, targets) in [
      (
        "swiftfile swiftsource swiftenum",
        "swiftui, uikit, core-animation or swift with -o FILE.swift"
      ),
      ("android", "compose or android-xml"),
      ("kotlin jetpack jetpackcompose androidx kt", "compose"),
      ("java xml interpolator pathinterpolator", "android-xml"),
      ("ios macos apple objc objectivec cocoa", "swiftui, uikit or core-animation"),
      ("ca caspringanimation cabasicanimation coreanimations quartz", "core-animation"),
      ("dart flutterdart", "flutter"),
      (
        "js javascript ts typescript node web vue svelte angular",
        "web-animations, motion, gsap or anime"
      ),
      ("waapi webanimation", "web-animations"),
      ("framer framermotion motionone", "motion"),
      ("react", "motion or react-spring"), ("rn expo", "react-native or reanimated"),
      ("animejs", "anime"), ("greensock customease", "gsap"), ("sass", "scss"),
      ("bezier cubicbezier", "css with --as bezier"),
      ("spring springs", "swiftui, react-spring, spring-token or another system's"),
      ("linear", "css"),
      ("keyframes", "css-keyframes"), ("html svg", "css or smil"),
      ("tokens designtokens w3c tokensstudio styledictionary", "dtcg or spring-token"),
      ("ae aftereffect", "after-effects"), ("bodymovin", "lottie"),
      ("qml", "qt"), ("wpf uwp winui", "xaml"), ("csharp c# unity3d", "unity or dotween"),
      ("gdscript", "godot"), ("bpy fcurve", "blender"), ("numpy", "npy"),
      ("python", "csv, json, npy or blender"),
      ("excel samples table", "csv"), ("cssvariables cssvars customproperties", "css"),
    ] {
      for word in typed.split(separator: " ") { meant[String(word)] = targets }
    }
    return meant
  }()
}
