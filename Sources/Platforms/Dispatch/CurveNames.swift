import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// Named curves of other systems and languages.
enum CurveNames {
  /// Prefixes of names, and the families of presets in which to look up other names, in order. The empty
  /// family has CSS's keywords and the easing equations.
  private static let prefixes: [(prefix: String, families: [String])] = [
    ("Curves.", ["flutter", "ceaser", ""]), ("UnitCurve.", ["swiftui"]),
    ("CAMediaTimingFunctionName.", ["ca"]), ("kCAMediaTimingFunction", ["ca"]),
    ("UIView.AnimationCurve.", ["uikit"]), ("UIViewAnimationCurve", ["uikit"]),
    ("UIView.AnimationOptions.curve", ["uikit"]), ("UIViewAnimationOptionCurve", ["uikit"]),
    ("AnimationOptions.curve", ["uikit"]), (".curve", ["uikit"]),
    ("Animation.", ["swiftui"]), ("Spring.", ["swiftui"]), ("Easing.", ["", "react", "material"]),
    ("eases.", [""]), ("Easings.", [""]),
    ("config.", ["react-spring"]), ("easings.", [""]), (".", ["swiftui", "ca", ""]),
    ("Ease", ["easings.Ease", ".Ease"]), ("SKActionTimingMode.", ["ca"]),
    ("androidx.compose.animation.core.Ease", ["easings.Ease", ".Ease"]),
    ("TransitionPresets.ease", ["easings.Ease"]),
  ]

  /// The curve of a name; nil if the name is unknown.
  static func meaning(_ name: String) -> Meaning? {
    if name == "anticipate", let anticipate { return .easing(anticipate) }
    if let decay = DecayNotation.meaning(named: name) { return decay }
    if let figma = ObjectNotation.figma(name) { return figma }
    if let exact = exact[name] ?? ReanimatedNotation.configuration(name) { return exact }
    if let easing = GSAPNotation.curve(name) ?? FlutterNotation.curve(name)
      ?? QtNotation.curve(name)
    {
      return .easing(easing)
    }
    if let meaning = TweenNotation.curve(name) ?? MaterialNotation.meaning(name)
      ?? interpolator(name)
    {
      return meaning
    }
    if let easing = D3Notation.curve(name) ?? fluent(name) { return .easing(easing) }
    let parts = name.split(separator: ".")
    if parts.count == 3, parts[0] == "easings" {  // Carbon's easings.standard.productive
      return Presets.curve("carbon.\(parts[1])-\(parts[2])").map { .easing($0) }
    }
    for (prefix, families) in prefixes where name.hasPrefix(prefix) {
      let remainder = String(name.dropFirst(prefix.count))
      for family in families {
        // Compose's names are those of easings.net without their prefix.
        if let meaning =
          family.hasSuffix(".Ease")
          ? lookUp("ease" + remainder, in: String(family.dropLast(5)))
          : lookUp(remainder, in: family)
        {
          return meaning
        }
      }
    }
    return lookUp(name, in: "")
  }

  /// Android's interpolator of a class without its parentheses, or of a constant such as
  /// `AnimationUtils.FAST_OUT_SLOW_IN_INTERPOLATOR`.
  private static func interpolator(_ name: String) -> Meaning? {
    let word = name.lastPart
    if word == name, word.hasSuffix("Interpolator"),
      let reading = AndroidNotation.interpolators[word]
    {
      return try? reading(Call(name: word, members: [], offset: 0))
    }
    guard word.hasSuffix("_INTERPOLATOR"), word == name || name.hasSuffix("AnimationUtils.\(word)")
    else { return nil }
    let words = word.lowercased().split(separator: "_").dropLast()
    return MaterialNotation.interpolators[words.joined(separator: "-")]?.map { .easing($0) }
  }

  /// `tokens.curveDecelerateMax` of Fluent UI.
  private static func fluent(_ name: String) -> Easing? {
    let word =
      name.hasPrefix("tokens.") || name.hasPrefix("motionTokens.")
      ? name[name.index(after: name.firstIndex(of: ".") ?? name.startIndex)...] : name[...]
    guard word.hasPrefix("curve"), word.utf8.count <= 64 else { return nil }
    return Presets.curve("fluent." + word.dropFirst(5))
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
    "exp": .penner(Penner(valid: .expo(), .in)), "step0": Presets.stepStart,
    "step1": Presets.stepEnd,
  ]

  /// Source: Apple, SwiftUI, Animation.default.
  private static let swiftUIDefault = Meaning.spring(.response(response: 0.55, dampingRatio: 1))
    .noting("read as the default of iOS 17 and later; before, it is ease-in-out over 0.35 s")

  /// The equations of anime.js 4 that Penner's in-out equations are not: it doubles the ease-in without
  /// changing its parameters.
  private static func anime(_ family: Penner.Family) -> Meaning {
    .easing(.penner(Penner(valid: family, .inOut)))
      .noting("read as anime.js'; the equations of easings.net have another in-out")
  }

  private static let motionBackOut = CubicBezier(valid: 0.33, 1.53, 0.69, 0.99)

  private static func motionBack(_ easing: Easing) -> Meaning {
    .easing(easing).noting("read as Motion's; Svelte's is Penner's")
  }

  /// Motion's anticipate, which ends 0.0005 before 1.
  ///
  /// Source: Motion 12, motion-utils, easing/anticipate.ts.
  private static let anticipate: Easing? = {
    let back = Easing.cubicBezier(motionBackOut).mirrored
    guard let rise = Formula("anticipate", { 1 - Double.pow(2, -10 * $0) }).path else { return nil }
    return
      (try? Chain([
        .init(back, end: 0.5, value: 0.5), .init(rise, end: 1, value: 1),
      ])).map(Easing.chained)
  }()

  /// Names that no rule produces.
  private static let exact: [String: Meaning] = {
    var names: [String: Meaning] = [
      "none": .easing(.linear),
      // React Native's ease is an ease-in.
      "Easing.ease": .easing(.easeIn),
      ".default": swiftUIDefault, "Animation.default": swiftUIDefault,
      ".interactiveSpring": .spring(.perceptual(duration: 0.15, bounce: 0.14)),
      ".interpolatingSpring": .spring(.perceptual(duration: 0.5, bounce: 0)),
      "backIn": motionBack(Easing.cubicBezier(motionBackOut).mirrored),
      "backOut": motionBack(.cubicBezier(motionBackOut)),
      "backInOut": motionBack(
        Easing.inOut(of: Easing.cubicBezier(motionBackOut).mirrored) ?? .linear),
      "inOutBack": anime(.back(overshoot: 1.70158)),
      "inOutElastic": anime(.elastic(period: 0.3)),
      // Qt's period is 0.3 in all directions.
      "Easing.InOutElastic": .easing(.penner(Penner(valid: .elastic(period: 0.3), .inOut))),
      "circIn": .easing(.penner(Penner(valid: .circ, .in))),
      "circOut": .easing(.penner(Penner(valid: .circ, .out))),
      "circInOut": .easing(.penner(Penner(valid: .circ, .inOut))),
      "LinearEasing": .easing(.linear),
      "DecelerateEasing": .easing(.penner(Penner(valid: .quad, .out))),
      "Ease": .easing(.ease), "EaseIn": .easing(.easeIn), "EaseOut": .easing(.easeOut),
      "EaseInOut": .easing(.easeInOut),
    ]
    for preset in LayoutAnimationNotation.presets {
      let meaning = try? LayoutAnimationNotation.preset(preset, at: 1)
      names["LayoutAnimation.Presets." + preset] = meaning
      names["LayoutAnimation." + preset] = meaning
    }
    // Source: Phaser 3, src/math/easing/EaseMap.js.
    for (name, family) in [
      ("Power1", Penner.Family.quad), ("Power2", .cubic), ("Power3", .quart), ("Power4", .quint),
    ] { names[name] = .easing(.penner(Penner(valid: family, .out))) }
    // Source: react-motion, src/presets.js.
    for (name, stiffness, damping) in [
      ("noWobble", 170.0, 26.0), ("gentle", 120, 14), ("wobbly", 180, 12), ("stiff", 210, 20),
    ] {
      let spring = SpringParameters.physical(mass: 1, stiffness: stiffness, damping: damping)
      names["presets." + name] = .spring(spring)
      names["Spring.presets." + name] = .spring(spring)
    }
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
