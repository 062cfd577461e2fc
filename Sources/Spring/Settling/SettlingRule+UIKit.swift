import CurveArithmetic

extension SpringMotion {
  /// UIKit's rule: Core Animation's below critical damping. From there on, it is a closed form for the
  /// critical spring of the same natural frequency, starting from rest.
  ///
  /// The closed form is Barry et al.'s approximation of the Lambert W function on its lower branch
  /// ("Analytical approximations for real values of the Lambert W-function", Math. Comput. Simul. 53,
  /// 2000), which solves (1 + u) e^(-u) = threshold.
  func uiKitSettling(threshold: Double) -> Double {
    guard !isUnderdamped, spring.damping > 0 else {
      return coreAnimationSettling(threshold: threshold)
    }
    let s = -Double.log(threshold)
    guard s > 0 else { return 0 }
    guard s < .infinity else { return .infinity }
    let (m1, m2, m3) = (0.3361, -0.0042, -0.0201)
    let correction = 1 + m1 * (s / 2).squareRoot() / (1 + m2 * s * Double.exp(m3 * s.squareRoot()))
    let u = s + 2 / m1 * (1 - 1 / correction)
    return u / spring.naturalFrequency
  }
}

extension SettlingSystem {
  static let uiKit = SettlingSystem(
    "uiKit", column: "settlingUiKit", option: "uikit", title: "UIKit",
    remarks: { motion, threshold in
      let isEstimate = motion.isUnderdamped
      return (threshold < 1e-6 && isEstimate ? [.hasLeastThreshold] : [])
        + (motion.from == motion.to ? [.isOverDistanceFromRest] : [])
        + (!isEstimate && motion.relativeVelocity != 0 ? [.isFromRest] : [])
    }
  ) { .uiKit(threshold: $0) }
}
