import Arithmetic
import Curves
import Spring

/// Named curves of other systems and languages.
enum CurveNames {
  /// Prefixes of names, and the families of presets in which to look up the rest, in order. The empty
  /// family has CSS's keywords and the easing equations.
  private static let prefixes: [(prefix: String, families: [String])] = [
    ("Curves.", ["flutter", "ceaser", ""]), ("UnitCurve.", ["swiftui"]),
    ("CAMediaTimingFunctionName.", ["ca"]), ("kCAMediaTimingFunction", ["ca"]),
    ("UIView.AnimationCurve.", ["uikit"]), ("UIViewAnimationCurve", ["uikit"]),
    ("UIView.AnimationOptions.curve", ["uikit"]), ("UIViewAnimationOptionCurve", ["uikit"]),
    ("AnimationOptions.curve", ["uikit"]), (".curve", ["uikit"]),
    ("Animation.", ["swiftui"]), ("Spring.", ["swiftui"]), ("Easing.", ["", "react"]),
    ("config.", ["react-spring"]), ("easings.", [""]), (".", ["swiftui", "ca"]),
    ("Ease", ["easings.Ease", ".Ease"]),
  ]

  /// The curve of a name; nil if the name is unknown.
  static func meaning(_ name: String) -> Meaning? {
    if let exact = exact[name] { return exact }
    if let easing = GSAPWords.curve(name) { return .easing(easing) }
    for (prefix, families) in prefixes where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.count))
      for family in families {
        // Compose's names are those of easings.net without their prefix.
        if let meaning =
          family.hasSuffix(".Ease")
          ? lookUp("ease" + rest, in: String(family.dropLast(5))) : lookUp(rest, in: family)
        {
          return meaning
        }
      }
    }
    return lookUp(name, in: "")
  }

  static func nearest(to name: String) -> String? {
    EasingReader.names.nearest(to: name)
  }

  private static func lookUp(_ name: String, in family: String) -> Meaning? {
    guard !name.isEmpty, name.utf8.count <= 64 else { return nil }
    if family.isEmpty {
      let plain = name.lowercased().filter { $0 != "-" && $0 != "_" }
      if let keyword = keywords[plain] { return .easing(keyword) }
      return Penner(presetName: "penner." + name).map { .easing(.penner($0)) }
    }
    if family == "react" { return reactNative[name].map { .easing($0) } }
    if let easing = Presets.curve("\(family).\(name)") { return .easing(easing) }
    return Presets.spring("\(family).\(name)").map { .spring($0.value) }
  }

  /// The keywords of CSS without their hyphens.
  private static let keywords: [String: Easing] = [
    "linear": .linear, "ease": .ease, "easein": .easeIn, "easeout": .easeOut,
    "easeinout": .easeInOut, "easeineaseout": .easeInOut, "stepstart": Presets.stepStart,
    "stepend": Presets.stepEnd,
  ]

  /// React Native's and Reanimated's Easing, which are ease-ins.
  private static let reactNative: [String: Easing] = [
    "quad": .penner(Penner(valid: .quad, .in)), "cubic": .penner(Penner(valid: .cubic, .in)),
    "sin": .penner(Penner(valid: .sine, .in)), "circle": .penner(Penner(valid: .circ, .in)),
    // Its `bounce` is what other systems call an ease-out bounce.
    "bounce": .penner(Penner(valid: .bounce, .out)),
  ]

  /// Names that no rule produces.
  private static let exact: [String: Meaning] = {
    var names: [String: Meaning] = [
      "none": .easing(.linear),
      // React Native's ease is an ease-in.
      "Easing.ease": .easing(.easeIn),
      ".interactiveSpring": .spring(.perceptual(duration: 0.15, bounce: 0.14)),
      ".interpolatingSpring": .spring(.perceptual(duration: 0.5, bounce: 0)),
      "backIn": .easing(Easing.cubicBezier(CubicBezier(valid: 0.33, 1.53, 0.69, 0.99)).mirrored),
      "backOut": .easing(.cubicBezier(CubicBezier(valid: 0.33, 1.53, 0.69, 0.99))),
      "circIn": .easing(.penner(Penner(valid: .circ, .in))),
      "circOut": .easing(.penner(Penner(valid: .circ, .out))),
      "circInOut": .easing(.penner(Penner(valid: .circ, .inOut))),
      "LinearEasing": .easing(.linear),
      "DecelerateEasing": .easing(.penner(Penner(valid: .quad, .out))),
    ]
    for (name, preset) in [
      ("FastOutSlowInEasing", "fast-out-slow-in"),
      ("LinearOutSlowInEasing", "linear-out-slow-in"),
      ("FastOutLinearInEasing", "fast-out-linear-in"),
    ] {
      if let easing = Presets.curve("material2.\(preset)") { names[name] = .easing(easing) }
    }
    return names
  }()
}
