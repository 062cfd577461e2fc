import Curves

extension Presets {
  /// The older cubic-beziers that approximate Penner's equations.
  static let ceaser = beziers(
    "ceaser", source: "the 'Ceaser' set, as in Flutter, Sass and jQuery UI ports",
    [
      ("ease-in-sine", 0.47, 0, 0.745, 0.715),
      ("ease-out-sine", 0.39, 0.575, 0.565, 1),
      ("ease-in-out-sine", 0.445, 0.05, 0.55, 0.95),
      ("ease-in-quad", 0.55, 0.085, 0.68, 0.53),
      ("ease-out-quad", 0.25, 0.46, 0.45, 0.94),
      ("ease-in-out-quad", 0.455, 0.03, 0.515, 0.955),
      ("ease-in-cubic", 0.55, 0.055, 0.675, 0.19),
      ("ease-out-cubic", 0.215, 0.61, 0.355, 1),
      ("ease-in-out-cubic", 0.645, 0.045, 0.355, 1),
      ("ease-in-quart", 0.895, 0.03, 0.685, 0.22),
      ("ease-out-quart", 0.165, 0.84, 0.44, 1),
      ("ease-in-out-quart", 0.77, 0, 0.175, 1),
      ("ease-in-quint", 0.755, 0.05, 0.855, 0.06),
      ("ease-out-quint", 0.23, 1, 0.32, 1),
      ("ease-in-out-quint", 0.86, 0, 0.07, 1),
      ("ease-in-expo", 0.95, 0.05, 0.795, 0.035),
      ("ease-out-expo", 0.19, 1, 0.22, 1),
      ("ease-in-out-expo", 1, 0, 0, 1),
      ("ease-in-circ", 0.6, 0.04, 0.98, 0.335),
      ("ease-out-circ", 0.075, 0.82, 0.165, 1),
      ("ease-in-out-circ", 0.785, 0.135, 0.15, 0.86),
      ("ease-in-back", 0.6, -0.28, 0.735, 0.045),
      ("ease-out-back", 0.175, 0.885, 0.32, 1.275),
      ("ease-in-out-back", 0.68, -0.55, 0.265, 1.55),
    ])

  /// The newer cubic-beziers that approximate Penner's equations.
  static let easings = beziers(
    "easings", source: "easings.net; Jetpack Compose, EasingFunctions.kt",
    [
      ("ease-in-sine", 0.12, 0, 0.39, 0),
      ("ease-out-sine", 0.61, 1, 0.88, 1),
      ("ease-in-out-sine", 0.37, 0, 0.63, 1),
      ("ease-in-quad", 0.11, 0, 0.5, 0),
      ("ease-out-quad", 0.5, 1, 0.89, 1),
      ("ease-in-out-quad", 0.45, 0, 0.55, 1),
      ("ease-in-cubic", 0.32, 0, 0.67, 0),
      ("ease-out-cubic", 0.33, 1, 0.68, 1),
      ("ease-in-out-cubic", 0.65, 0, 0.35, 1),
      ("ease-in-quart", 0.5, 0, 0.75, 0),
      ("ease-out-quart", 0.25, 1, 0.5, 1),
      ("ease-in-out-quart", 0.76, 0, 0.24, 1),
      ("ease-in-quint", 0.64, 0, 0.78, 0),
      ("ease-out-quint", 0.22, 1, 0.36, 1),
      ("ease-in-out-quint", 0.83, 0, 0.17, 1),
      ("ease-in-expo", 0.7, 0, 0.84, 0),
      ("ease-out-expo", 0.16, 1, 0.3, 1),
      ("ease-in-out-expo", 0.87, 0, 0.13, 1),
      ("ease-in-circ", 0.55, 0, 1, 0.45),
      ("ease-out-circ", 0, 0.55, 0.45, 1),
      ("ease-in-out-circ", 0.85, 0, 0.15, 1),
      ("ease-in-back", 0.36, 0, 0.66, -0.56),
      ("ease-out-back", 0.34, 1.56, 0.64, 1),
      ("ease-in-out-back", 0.68, -0.6, 0.32, 1.6),
    ])

  /// The curves of Flutter that other families do not have.
  static let flutter =
    beziers(
      "flutter", source: "Flutter, curves.dart",
      [
        ("fast-linear-to-slow-ease-in", 0.18, 1, 0.04, 1),
        ("ease-in-to-linear", 0.67, 0.03, 0.65, 0.09),
        ("linear-to-ease-out", 0.35, 0.91, 0.33, 0.97),
        ("slow-middle", 0.15, 0.85, 0.85, 0.15),
        ("fast-out-slow-in", 0.4, 0, 0.2, 1),
      ])
    + curves(
      "flutter", source: "Flutter, curves.dart",
      [
        ("decelerate", penner(.quad, .out)),
        ("elastic-in", penner(.elastic(period: 0.4), .in)),
        ("elastic-out", penner(.elastic(period: 0.4), .out)),
        ("elastic-in-out", penner(.elastic(period: 0.4), .inOut)),
        ("ease-in-out-cubic-emphasized", emphasizedPath),
      ])

  /// The equations of Penner, in every direction.
  static let penner = curves(
    "penner", source: "R. Penner, Programming Macromedia Flash MX; easings.net",
    [
      Penner.Family.sine, .quad, .cubic, .quart, .quint, .expo(), .circ, .back(), .elastic(),
      .bounce,
    ].flatMap { family in
      Penner.Direction.allCases.map { direction in
        let equation = Penner(valid: family, direction)
        let name = Array(equation.description.utf8).dropFirst(Penner.prefix.count)
        return (String(decoding: name, as: UTF8.self), .penner(equation))
      }
    })

  /// The normalised exponentials of d3-ease.
  static let d3 = curves(
    "d3", source: "d3-ease, exp.js and math.js",
    [
      ("exp-in", penner(.expo(normalized: true), .in)),
      ("exp-out", penner(.expo(normalized: true), .out)),
      ("exp-in-out", penner(.expo(normalized: true), .inOut)),
    ])

  /// The elastic equations of tween.js, with a period of 0.4 in all directions.
  static let tween = curves(
    "tween", source: "tween.js, Easing.ts",
    [
      ("elastic-in", penner(.elastic(period: 0.4), .in)),
      ("elastic-out", penner(.elastic(period: 0.4), .out)),
      ("elastic-in-out", penner(.elastic(period: 0.4), .inOut)),
    ])

  /// The elastic equations of GSAP with its default amplitude and period.
  static let gsap = curves(
    "gsap", source: "GSAP, elastic with amplitude 1 and period 0.3",
    [
      ("elastic-in", penner(.elastic(period: 0.3), .in)),
      ("elastic-out", penner(.elastic(period: 0.3), .out)),
    ])
}
