import CurveArithmetic

/// A rule for when a spring counts as settled: the exact one, or the one that a system uses to report a
/// duration.
@nonexhaustive
public enum SettlingRule: Hashable, Sendable {
  /// The last time at which the motion is outside a band: see `SpringMotion.settlingTime`.
  case exact(threshold: Double = SpringMotion.defaultThreshold)
  /// `CASpringAnimation.settlingDuration`: an estimate below critical damping, a 0.1 s grid above. It
  /// takes a threshold below 1e-6 as 1e-6.
  case coreAnimation(threshold: Double = SpringMotion.defaultThreshold)
  /// SwiftUI's `Spring.settlingDuration(target:initialVelocity:epsilon:)`, with `to - from` as the
  /// target. Its threshold is in value units; those of the other rules are fractions of the distance.
  case swiftUI(threshold: Double = SpringMotion.defaultThreshold)
  /// The duration of a `UIViewPropertyAnimator` with `UISpringTimingParameters`.
  case uiKit(threshold: Double = SpringMotion.defaultThreshold)
  /// The time at which the decaying envelope, not the motion itself, enters the band: never early, often
  /// late.
  case envelope(threshold: Double = SpringMotion.defaultThreshold)
}

extension SettlingSystem {
  /// All rules, in the order in which they are shown.
  package static let all = [exact, coreAnimation, swiftUI, uiKit, envelope]

  package static let exact = SettlingSystem(
    "exact", column: "settlingExact", option: "exact", title: "exact", isReported: false,
    eight: SpringFactOfEight(
      atRest: { $0.settlingTime }, thrown: { $0.settlingTime }, needsSettlingTime: true)
  ) { .exact(threshold: $0) }
}

extension SpringMotion {
  /// The settling time that a system reports, in seconds; infinite if the motion does not settle.
  ///
  /// Core Animation itself reports `Float.greatestFiniteMagnitude` for an undamped spring.
  ///
  /// - Complexity: O(1) for all but the 0.1 s grids, whose number of steps is bounded.
  public func settlingDuration(_ rule: SettlingRule) -> Double {
    switch rule {
    case .exact(let threshold): settlingTime(within: threshold)
    case .coreAnimation(let threshold): coreAnimationSettling(threshold: threshold)
    case .swiftUI(let threshold): swiftUISettling(threshold: threshold)
    case .uiKit(let threshold): uiKitSettling(threshold: threshold)
    case .envelope(let threshold): envelopeSettling(threshold: threshold)
    }
  }

  /// Whether the systems' rules treat the spring as oscillating.
  var isUnderdamped: Bool { spring.regime == .underdamped }
}

extension VectorSpringMotion {
  /// The settling time that a system reports, in seconds: the latest of all moving components.
  public func settlingDuration(_ rule: SettlingRule) -> Double {
    components.reduce(0) { latest, motion in
      let moves = motion.from != motion.to || motion.initialVelocity != 0
      return moves ? max(latest, motion.settlingDuration(rule)) : latest
    }
  }
}

/// The first time on the grid 0, 0.1, 0.2, ... (summed in double precision, as in the systems) from which
/// a distance stays below a threshold for more than a second; nil if the step limit is reached first.
func gridSettling(threshold: Double, steps: Int, distance: (Double) -> Double) -> Double? {
  var time = 0.0
  var start: Double?
  for _ in 0..<steps {
    if distance(time) >= threshold {
      start = nil
    } else if let start {
      if time - start > 1 { return start }
    } else {
      start = time
    }
    time += 0.1
  }
  return nil
}
