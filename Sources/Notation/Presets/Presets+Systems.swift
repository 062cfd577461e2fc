import Curves

extension Presets {
  /// The keywords of CSS that are curves.
  static let css: [Preset<Easing>] = [Easing.ease, .easeIn, .easeOut, .easeInOut].compactMap {
    if case .preset(let preset) = $0 { preset } else { nil }
  }

  /// The names of CAMediaTimingFunction.
  static let coreAnimation = beziers(
    "ca", source: "Apple, CAMediaTimingFunctionName",
    [
      ("default", 0.25, 0.1, 0.25, 1),
      ("ease-in", 0.42, 0, 1, 1),
      ("ease-out", 0, 0, 0.58, 1),
      ("ease-in-ease-out", 0.42, 0, 0.58, 1),
      ("linear", 0, 0, 1, 1),
    ])

  /// The curves of UIView.AnimationCurve.
  static let uiKit = beziers(
    "uikit", source: "Apple, UIView.AnimationCurve",
    [
      ("ease-in-out", 0.42, 0, 0.58, 1),
      ("ease-in", 0.42, 0, 1, 1),
      ("ease-out", 0, 0, 0.58, 1),
      ("linear", 0, 0, 1, 1),
    ])

  /// The curves of UnitCurve.
  static let swiftUI =
    beziers(
      "swiftui", source: "OpenSwiftUI, UnitCurve and Animation",
      [
        ("ease-in", 0.42, 0, 1, 1),
        ("ease-out", 0, 0, 0.58, 1),
        ("ease-in-out", 0.42, 0, 0.58, 1),
        ("linear", 0, 0, 1, 1),
      ])
    + curves(
      "swiftui", source: "OpenSwiftUI, UnitCurve and Animation",
      [
        ("circular-ease-in", penner(.circ, .in)),
        ("circular-ease-out", penner(.circ, .out)),
        ("circular-ease-in-out", penner(.circ, .inOut)),
      ])

  /// The tokens of Material 3; `emphasized` itself is the path of the Android library.
  static let material =
    beziers(
      "material", source: "material-web, _md-sys-motion.scss",
      [
        ("emphasized-accelerate", 0.3, 0, 0.8, 0.15),
        ("emphasized-decelerate", 0.05, 0.7, 0.1, 1),
        ("standard", 0.2, 0, 0, 1),
        ("standard-accelerate", 0.3, 0, 1, 1),
        ("standard-decelerate", 0, 0, 0, 1),
        ("legacy", 0.4, 0, 0.2, 1),
        ("legacy-accelerate", 0.4, 0, 1, 1),
        ("legacy-decelerate", 0, 0, 0.2, 1),
        ("linear", 0, 0, 1, 1),
        ("emphasized-fallback", 0.2, 0, 0, 1),
      ])
    + curves(
      "material", source: "material-web, _md-sys-motion.scss",
      [
        ("emphasized", emphasizedPath)
      ])

  /// The curves of Material 2.
  static let material2 =
    beziers(
      "material2", source: "Android and Jetpack Compose, animation-core",
      [
        ("fast-out-slow-in", 0.4, 0, 0.2, 1),
        ("linear-out-slow-in", 0, 0, 0.2, 1),
        ("fast-out-linear-in", 0.4, 0, 1, 1),
      ])
    + curves(
      "material2", source: "Android and Jetpack Compose, animation-core",
      [
        ("decelerate", penner(.quad, .out))
      ])

  /// The tokens of Fluent UI 2.
  static let fluent = beziers(
    "fluent", source: "microsoft/fluentui, curves.ts",
    [
      ("accelerate-max", 0.9, 0.1, 1, 0.2),
      ("accelerate-mid", 1, 0, 1, 1),
      ("accelerate-min", 0.8, 0, 0.78, 1),
      ("decelerate-max", 0.1, 0.9, 0.2, 1),
      ("decelerate-mid", 0, 0, 0, 1),
      ("decelerate-min", 0.33, 0, 0.1, 1),
      ("easy-ease-max", 0.8, 0, 0.2, 1),
      ("easy-ease", 0.33, 0, 0.67, 1),
      ("linear", 0, 0, 1, 1),
    ])

  /// The tokens of Carbon.
  static let carbon = beziers(
    "carbon", source: "IBM Carbon, packages/motion",
    [
      ("standard-productive", 0.2, 0, 0.38, 0.9),
      ("standard-expressive", 0.4, 0.14, 0.3, 1),
      ("entrance-productive", 0, 0, 0.38, 0.9),
      ("entrance-expressive", 0, 0, 0.3, 1),
      ("exit-productive", 0.2, 0, 1, 0.9),
      ("exit-expressive", 0.4, 0.14, 1, 1),
    ])
}
