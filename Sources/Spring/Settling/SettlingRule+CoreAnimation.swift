import RealModule

extension SettlingRule {
  /// What Core Animation answers for an undamped spring, where this package says infinity.
  public static let coreAnimationUndamped = Double(Float.greatestFiniteMagnitude)
}

extension SpringMotion {
  /// `CASpringAnimation`'s rule, from the numbers it gives on Apple systems.
  ///
  /// Underdamped it is the envelope with |cos| + |sin| in place of their joint amplitude. From
  /// critical damping on, the system computes a critical spring of the same natural frequency, even
  /// for an overdamped one, and looks at it every 0.1 s.
  func coreAnimationSettling(epsilon: Double) -> Double {
    let epsilon = max(epsilon, 1e-6)
    let (decay, velocity) = (spring.decayRate, relativeVelocity)
    guard spring.damping > 0 else { return .infinity }
    if isUnderdamped, let frequency = spring.dampedFrequency {
      let reach = 1 + abs((decay - velocity) / frequency)
      return max(0, (Double.log(reach) - Double.log(epsilon)) / decay)
    }
    let omega = spring.naturalFrequency
    let distance = { (time: Double) in
      abs(1 + (omega - velocity) * time) * Double.exp(-omega * time)
    }
    return gridSettling(epsilon: epsilon, steps: 10_000, distance: distance)
      ?? slowCriticalSettling(epsilon: epsilon)
  }

  /// For springs that take longer than the walk, which nobody has measured: the critical spring's
  /// exact time, rounded up to the grid.
  private func slowCriticalSettling(epsilon: Double) -> Double {
    let omega = spring.naturalFrequency
    guard
      let critical = try? DampedSpring(naturalFrequency: omega, dampingRatio: 1),
      let motion = try? critical.motion(initialVelocity: relativeVelocity)
    else { return .infinity }
    let tenths = motion.settlingDuration(threshold: epsilon) * 10
    return tenths.rounded(.up) / 10
  }
}
