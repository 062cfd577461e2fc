import CurveArithmetic

extension SpringMotion {
  /// `CASpringAnimation`'s rule, derived from its results on Apple systems.
  ///
  /// Below critical damping it is the envelope with |cos| + |sin| in place of their combined amplitude.
  /// From critical damping on, the system samples a critical spring of the same natural frequency every
  /// 0.1 s, even for an overdamped spring.
  func coreAnimationSettling(threshold: Double) -> Double {
    let threshold = max(threshold, 1e-6)
    let (decay, velocity) = (spring.decayRate, relativeVelocity)
    guard spring.damping > 0 else { return .infinity }
    if isUnderdamped, let frequency = spring.dampedFrequency {
      let reach = 1 + abs((decay - velocity) / frequency)
      return max(0, (Double.log(reach) - Self.logarithm(threshold)) / decay)
    }
    return Self.criticalSettling(spring.naturalFrequency, velocity: velocity, threshold: threshold)
  }

  /// The system's answer for a critical spring of a natural frequency.
  ///
  /// - Parameter estimate: That of ``criticalExits(slope:)``, which does not change the answer.
  static func criticalSettling(
    _ omega: Double, velocity: Double, threshold: Double,
    near estimate: (exit: Double, error: Double)? = nil
  ) -> Double {
    let distance = { (time: Double) in
      abs(1 + (omega - velocity) * time) * Double.exp(-omega * time)
    }
    // Without overshoot from the initial velocity, the motion stays within the band once it enters. Then
    // the answer is the first such time of the grid.
    let (exit, error) = estimate ?? criticalExit(threshold, 1 - velocity / omega)
    let isBelow = { (time: Double) in
      abs(omega * time - exit) > error ? omega * time > exit : distance(time) < threshold
    }
    if velocity <= omega, let time = SettlingGrid.firstTime(near: exit / omega, isBelow) {
      return time
    }
    return gridSettling(threshold: threshold, steps: 10_000, distance: distance)
      ?? slowCriticalSettling(omega, velocity: velocity, threshold: threshold)
  }

  /// The logarithm of a threshold, a constant for the default.
  static func logarithm(_ threshold: Double) -> Double {
    threshold == defaultThreshold ? -0x1.ba18a998fffa0p+2 : Double.log(threshold)
  }

  /// An estimate of the u at which (1 + slope u) e^(-u) falls to a threshold, and the largest error of the
  /// estimate: three steps of u = ln((1 + slope u)/threshold), or a constant.
  private static func criticalExit(
    _ threshold: Double, _ slope: Double
  ) -> (exit: Double, error: Double) {
    if threshold == defaultThreshold, slope == 1 { return (9.233_413_476_451_586, 1e-9) }
    let depth = -logarithm(threshold)
    var (u, step) = (depth, 0.0)
    for _ in 0..<3 {
      let next = depth + Double.log(onePlus: slope * max(u, 0))
      (u, step) = (next, abs(next - u))
    }
    // Each step is at most 1/depth of the one before it.
    return (u, depth > 3 && slope >= 0 ? step + 1e-9 : .infinity)
  }

  /// The same for eight slopes, not negative, and a threshold of a thousandth.
  static func criticalExits(
    slope: SIMD8<Double>
  ) -> (exit: SIMD8<Double>, error: SIMD8<Double>) {
    let depth = -logarithm(defaultThreshold)
    var (u, step) = (SIMD8(repeating: depth), SIMD8<Double>.zero)
    let slope = slope * slope.signFactor
    for _ in 0..<3 {
      let next: SIMD8<Double> = depth + Elementary.logarithm(normal: 1 + slope * u)
      (u, step) = (next, next - u)
    }
    return (u, step * step.signFactor + 1e-9)
  }

  /// For springs that exceed the grid, for which there are no measurements: the critical spring's exact
  /// time, rounded up to the grid.
  private static func slowCriticalSettling(
    _ omega: Double, velocity: Double, threshold: Double
  ) -> Double {
    guard
      let critical = try? DampedSpring(naturalFrequency: omega, dampingRatio: 1),
      let motion = try? critical.motion(relativeVelocity: velocity)
    else { return .infinity }
    let tenths = motion.settlingTime(within: threshold) * 10
    return tenths.rounded(.up) / 10
  }
}

/// The times at which Core Animation samples a spring: 0, 0.1, 0.2, ... summed in double precision as it
/// does.
private enum SettlingGrid {
  private static let times: [Double] = {
    var (times, time) = ([Double](), 0.0)
    for _ in 0..<10_000 {
      times.append(time)
      time += 0.1
    }
    return times
  }()

  /// The first time below a threshold, if the distance then stays below; nil if the following second would
  /// not end within the grid.
  ///
  /// - Parameter guess: An estimate of the time, in seconds.
  static func firstTime(near guess: Double, _ isBelow: (Double) -> Bool) -> Double? {
    let times = times
    let limit = times.count - 12
    guard guess >= 0, guess < Double(limit) / 10 else { return nil }
    var index = min(Int(guess * 10), limit)
    while index < limit, !isBelow(times[index]) { index += 1 }
    while index > 0, isBelow(times[index - 1]) { index -= 1 }
    return index < limit ? times[index] : nil
  }
}

extension SettlingSystem {
  static let coreAnimation = SettlingSystem(
    "coreAnimation", column: "settlingCoreAnimation", option: "core-animation",
    title: "Core Animation",
    eight: SpringFactOfEight(
      atRest: { $0.springs.settlingDuration }, thrown: { $0.settlingDuration }),
    remarks: { motion, threshold in
      (threshold < 1e-6 ? [.hasLeastThreshold] : [])
        + (motion.from == motion.to ? [.isOverDistanceFromRest] : [])
    }
  ) { .coreAnimation(threshold: $0) }
}
