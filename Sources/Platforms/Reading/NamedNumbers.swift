/// Constants of other systems that stand for numbers.
enum NamedNumbers {
  /// The constants of Compose's Spring and of SpringForce.
  static let constants: [String: Double] = [
    "DampingRatioHighBouncy": 0.2, "DampingRatioMediumBouncy": 0.5, "DampingRatioLowBouncy": 0.75,
    "DampingRatioNoBouncy": 1, "StiffnessHigh": 10_000, "StiffnessMedium": 1500,
    "StiffnessMediumLow": 400, "StiffnessLow": 200, "StiffnessVeryLow": 50,
    "DAMPING_RATIO_HIGH_BOUNCY": 0.2, "DAMPING_RATIO_MEDIUM_BOUNCY": 0.5,
    "DAMPING_RATIO_LOW_BOUNCY": 0.75, "DAMPING_RATIO_NO_BOUNCY": 1, "STIFFNESS_HIGH": 10_000,
    "STIFFNESS_MEDIUM": 1500, "STIFFNESS_LOW": 200, "STIFFNESS_VERY_LOW": 50,
  ]

  /// The durations of Flutter's Material library and of Compose's animations, in seconds.
  static let durations: [String: Double] = {
    var durations: [String: Double] = [
      "kThemeAnimationDuration": 0.2, "kTabScrollDuration": 0.3, "Duration.zero": 0,
      "AnimationConstants.DefaultDurationMillis": 0.3, "DefaultDurationMillis": 0.3,
    ]
    for (index, word) in ["short", "medium", "long", "extralong"].enumerated() {
      for step in 1...4 {
        let milliseconds = [50, 250, 450, 700][index] + (step - 1) * (index == 3 ? 100 : 50)
        durations["Durations.\(word)\(step)"] = Double(milliseconds) / 1000
      }
    }
    for (index, word) in ["Short", "Medium", "Long", "ExtraLong"].enumerated() {
      for step in 1...4 {
        durations["MotionTokens.Duration\(word)\(step)"] =
          durations["Durations.\(word.lowercased())\(step)"]
      }
    }
    // Source: Fluent UI, tokens, src/global/durations.ts.
    for (word, milliseconds) in [
      ("UltraFast", 50.0), ("Faster", 100), ("Fast", 150), ("Normal", 200), ("Gentle", 250),
      ("Slow", 300), ("Slower", 400), ("UltraSlow", 500),
    ] {
      for prefix in ["tokens.", "motionTokens.", ""] {
        durations["\(prefix)duration\(word)"] = milliseconds / 1000
      }
    }
    // Source: MUI, createTransitions.ts.
    for (word, milliseconds) in [
      ("shortest", 150.0), ("shorter", 200), ("short", 250), ("standard", 300), ("complex", 375),
      ("enteringScreen", 225), ("leavingScreen", 195),
    ] {
      for prefix in ["theme.", ""] {
        durations["\(prefix)transitions.duration.\(word)"] = milliseconds / 1000
      }
    }
    return durations
  }()
}
