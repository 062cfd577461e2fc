import Curves

extension Presets {
  /// The keywords of CSS that are curves.
  static let css: [Preset<Easing>] = [Easing.ease, .easeIn, .easeOut, .easeInOut].compactMap {
    if case .preset(let preset) = $0 { preset } else { nil }
  }

  /// The names of CAMediaTimingFunction.
  static let coreAnimation = curves(
    "ca", source: "Apple, CAMediaTimingFunctionName",
    [
      ("default", bezier(0.25, 0.1, 0.25, 1)),
      ("ease-in", bezier(0.42, 0, 1, 1)),
      ("ease-out", bezier(0, 0, 0.58, 1)),
      ("ease-in-ease-out", bezier(0.42, 0, 0.58, 1)),
      ("linear", bezier(0, 0, 1, 1)),
    ])

  /// The curves of UIView.AnimationCurve.
  static let uiKit = curves(
    "uikit", source: "Apple, UIView.AnimationCurve",
    [
      ("ease-in-out", bezier(0.42, 0, 0.58, 1)),
      ("ease-in", bezier(0.42, 0, 1, 1)),
      ("ease-out", bezier(0, 0, 0.58, 1)),
      ("linear", bezier(0, 0, 1, 1)),
    ])

  /// The curves of UnitCurve.
  static let swiftUI = curves(
    "swiftui", source: "OpenSwiftUI, UnitCurve and Animation",
    [
      ("ease-in", bezier(0.42, 0, 1, 1)),
      ("ease-out", bezier(0, 0, 0.58, 1)),
      ("ease-in-out", bezier(0.42, 0, 0.58, 1)),
      ("linear", bezier(0, 0, 1, 1)),
      ("circular-ease-in", penner(.circ, .in)),
      ("circular-ease-out", penner(.circ, .out)),
      ("circular-ease-in-out", penner(.circ, .inOut)),
    ])

  /// The tokens of Material 3; `emphasized` itself is the path of the Android library.
  static let material = curves(
    "material", source: "material-web, _md-sys-motion.scss",
    [
      ("emphasized-accelerate", bezier(0.3, 0, 0.8, 0.15)),
      ("emphasized-decelerate", bezier(0.05, 0.7, 0.1, 1)),
      ("standard", bezier(0.2, 0, 0, 1)),
      ("standard-accelerate", bezier(0.3, 0, 1, 1)),
      ("standard-decelerate", bezier(0, 0, 0, 1)),
      ("legacy", bezier(0.4, 0, 0.2, 1)),
      ("legacy-accelerate", bezier(0.4, 0, 1, 1)),
      ("legacy-decelerate", bezier(0, 0, 0.2, 1)),
      ("linear", bezier(0, 0, 1, 1)),
      ("emphasized-fallback", bezier(0.2, 0, 0, 1)),
      ("emphasized", emphasizedPath),
    ])

  /// The curves of Material 2.
  static let material2 = curves(
    "material2", source: "Android and Jetpack Compose, animation-core",
    [
      ("fast-out-slow-in", bezier(0.4, 0, 0.2, 1)),
      ("linear-out-slow-in", bezier(0, 0, 0.2, 1)),
      ("fast-out-linear-in", bezier(0.4, 0, 1, 1)),
      ("decelerate", penner(.quad, .out)),
    ])

  /// The tokens of Fluent UI 2.
  static let fluent = curves(
    "fluent", source: "microsoft/fluentui, curves.ts",
    [
      ("accelerate-max", bezier(0.9, 0.1, 1, 0.2)),
      ("accelerate-mid", bezier(1, 0, 1, 1)),
      ("accelerate-min", bezier(0.8, 0, 0.78, 1)),
      ("decelerate-max", bezier(0.1, 0.9, 0.2, 1)),
      ("decelerate-mid", bezier(0, 0, 0, 1)),
      ("decelerate-min", bezier(0.33, 0, 0.1, 1)),
      ("easy-ease-max", bezier(0.8, 0, 0.2, 1)),
      ("easy-ease", bezier(0.33, 0, 0.67, 1)),
      ("linear", bezier(0, 0, 1, 1)),
    ])

  /// The tokens of Carbon.
  static let carbon = curves(
    "carbon", source: "IBM Carbon, packages/motion",
    [
      ("standard-productive", bezier(0.2, 0, 0.38, 0.9)),
      ("standard-expressive", bezier(0.4, 0.14, 0.3, 1)),
      ("entrance-productive", bezier(0, 0, 0.38, 0.9)),
      ("entrance-expressive", bezier(0, 0, 0.3, 1)),
      ("exit-productive", bezier(0.2, 0, 1, 0.9)),
      ("exit-expressive", bezier(0.4, 0.14, 1, 1)),
    ])
}
