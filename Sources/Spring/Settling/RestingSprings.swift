import CurveArithmetic

/// Eight springs side by side, each released at rest at distance 1 from its target, with the scalar's bits.
///
/// Every lane performs the operations of ``DampedSpring`` and ``SpringMotion`` in the same order. Powers of
/// two change no digit, so springs of usual size need no units.
package struct RestingSprings {
  package let mass: SIMD8<Double>
  package let stiffness: SIMD8<Double>
  package let damping: SIMD8<Double>
  let roots: CharacteristicRoots<SIMD8<Double>>
  private let frequency: DoubleWord<SIMD8<Double>>

  /// - Parameters:
  ///   - mass: The masses.
  ///   - stiffness: The stiffnesses.
  ///   - damping: The damping coefficients.
  /// - Returns: Nil if one of the springs is invalid or far from usual size.
  package init?(mass: SIMD8<Double>, stiffness: SIMD8<Double>, damping: SIMD8<Double>) {
    let (least, most) = (0x1p-100, 0x1p100)
    var nonzero = damping
    for lane in 0..<8 where damping[lane].bitPattern == 0 { nonzero[lane] = 1 }
    guard mass.areAll(from: least, to: most), stiffness.areAll(from: least, to: most),
      nonzero.areAll(from: least, to: most)
    else { return nil }
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    roots = CharacteristicRoots(
      mass: mass, stiffness: stiffness, halfDamping: damping * 0.5, scale: SIMD8(repeating: 1))
    frequency = roots.stiffness.squareRoot()
  }

  /// The undamped natural frequencies, in radians per second.
  package var naturalFrequency: SIMD8<Double> { frequency.high }

  /// The damping ratios.
  package var dampingRatio: SIMD8<Double> { (roots.decay / frequency).high }

  /// The kind of motion of one of the springs.
  package func regime(_ lane: Int) -> DampedSpring.Regime {
    let half = roots.halfDamping[lane]
    if half == 0 { return .undamped }
    let difference = roots.difference.high[lane]
    if CharacteristicRates.isNearCritical(difference, half: half) { return .critical }
    return difference > 0 ? .underdamped : .overdamped
  }

  /// The first turning points beyond the targets: their times, NaN without one, and the overshoots.
  package var peak: (time: SIMD8<Double>, overshoot: SIMD8<Double>) {
    let split = roots.split.high
    // The phase of the first extremum is pi.
    var time: SIMD8<Double> = SIMD8(repeating: Double.pi) / split
    let exponent = CharacteristicRates.products(roots.decay, time)
    let factor = TabulatedDecay(high: exponent.high, low: exponent.low).factor
    let phase = CharacteristicRates.products(roots.split, time)
    let turn = TabulatedTurn(high: phase.high, low: phase.low)
    let cosine: SIMD8<Double> = factor * turn.cosine
    let sine: SIMD8<Double> = factor * (turn.sine * (1 / split))
    let position: SIMD8<Double> = cosine + roots.decay.high * sine
    var overshoot = position * position.signFactor
    for lane in 0..<8 {
      if !(roots.difference.high[lane] > 0) {
        (time[lane], overshoot[lane]) = (.nan, 0)
      } else if exponent.high[lane] > 500 {
        (time[lane], overshoot[lane]) = vanishingPeak(lane)
      }
    }
    return (time, overshoot)
  }

  /// A peak so small that parts of it leave the range of doubles, earlier in some units than in others.
  @inline(never)
  private func vanishingPeak(_ lane: Int) -> (time: Double, overshoot: Double) {
    let spring = try? DampedSpring(
      mass: mass[lane], stiffness: stiffness[lane], damping: damping[lane])
    let peak = (try? spring?.motion())?.peak
    return (peak?.time ?? .nan, abs(peak?.displacement ?? 0))
  }

  /// `CASpringAnimation.settlingDuration` of the springs, in seconds.
  package var settlingDuration: SIMD8<Double> {
    let decay = roots.decay.high
    let reach: SIMD8<Double> = 1 + decay / roots.split.high
    var duration: SIMD8<Double> =
      (Elementary.logarithm(normal: reach) - SpringMotion.logarithm(SpringMotion.defaultThreshold))
      / decay
    for lane in 0..<8 {
      switch regime(lane) {
      case .underdamped: break
      case .undamped: duration[lane] = .infinity
      case .critical, .overdamped:
        duration[lane] = SpringMotion.criticalSettling(
          naturalFrequency[lane], velocity: 0, threshold: SpringMotion.defaultThreshold)
      }
    }
    return duration
  }
}
