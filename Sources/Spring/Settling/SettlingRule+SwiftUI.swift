extension SpringMotion {
  /// SwiftUI's rule, derived from its results on Apple systems.
  ///
  /// Below critical damping it adds a velocity to a distance. This error of units is in the original and
  /// kept here. Otherwise it samples the true curve every 0.1 s, at 1,024 positions, and answers 0 if the
  /// curve has not settled by then.
  func swiftUISettling(threshold: Double) -> Double {
    guard spring.damping > 0 else { return .infinity }
    let target = to - from
    if isUnderdamped {
      let decay = spring.decayRate
      let reach = abs(decay * target - initialVelocity) + abs(target)
      return max(0, UnitSolution.loss(reach, threshold) / decay)
    }
    return gridSettling(threshold: threshold, steps: 1024) { abs(displacement(at: $0)) } ?? 0
  }
}

extension SettlingSystem {
  static let swiftUI = SettlingSystem(
    "swiftUI", column: "settlingSwiftUI", option: "swiftui", title: "SwiftUI",
    remarks: { motion, _ in
      motion.from == motion.to || abs(motion.to - motion.from) == 1 ? [] : [.isInValueUnits]
    }
  ) { .swiftUI(threshold: $0) }
}
