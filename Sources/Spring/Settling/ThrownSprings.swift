import CurveArithmetic

/// Eight springs side by side, each released at distance 1 from its target with a velocity, with the
/// scalar's bits.
///
/// Every lane performs the operations of ``SpringMotion`` in the same order. What a lane does not decide is
/// left to the scalar form: undamped springs, exits that are sensitive to rounding, and springs without
/// oscillation that are thrown across their target.
package struct ThrownSprings {
  private typealias Eight = SIMD8<Double>

  /// The last times outside the band of a thousandth, in seconds.
  package private(set) var settlingTime = SIMD8<Double>.zero
  /// `CASpringAnimation.settlingDuration`, in seconds.
  package private(set) var settlingDuration = SIMD8<Double>.zero
  /// The first turning points beyond the targets: their times, NaN without one, and the overshoots.
  package private(set) var peakTime = SIMD8<Double>(repeating: .nan)
  package private(set) var overshoot = SIMD8<Double>.zero
  /// All ones for the springs that are solved.
  package private(set) var solved = SIMD8<UInt64>.zero

  /// The logarithm of the distance over the half width of the band, a thousandth.
  private static let loss = 0x1.ba18a998fffap+2

  /// The velocities toward the targets, in distances per second.
  package var velocities: SIMD8<Double> { -velocity }

  private let springs: RestingSprings
  /// The derivative of the displacement at time 0, which is negative toward the target.
  private let velocity: SIMD8<Double>

  private var roots: CharacteristicRoots<SIMD8<Double>> { springs.roots }

  /// - Parameters:
  ///   - springs: The springs.
  ///   - velocities: The velocities toward the targets, in distances per second, not 0.
  package init(_ springs: RestingSprings, velocities: SIMD8<Double>) {
    self.springs = springs
    velocity = -velocities
    let roots = springs.roots
    var (swings, creeps) = (false, false)
    for lane in 0..<8 {
      if roots.difference.high[lane] > 0 { swings = true } else { creeps = true }
    }
    if swings { swing() }
    if creeps { creep() }
    for lane in 0..<8 {
      let size = abs(velocities[lane])
      if !(size > 0x1p-100 && size < 0x1p100) { solved[lane] = 0 }
    }
    // The scalar form of those not solved computes it again.
    var isCritical = false
    for lane in 0..<8 where solved[lane] != 0 && springs.regime(lane) != .underdamped {
      isCritical = true
    }
    if isCritical { settleCritical() }
  }

  /// Sets the settling durations of critical and overdamped springs.
  @inline(never)
  private mutating func settleCritical() {
    let frequency = springs.naturalFrequency
    let exits = SpringMotion.criticalExits(slope: 1 + velocity / frequency)
    for lane in 0..<8 where solved[lane] != 0 && springs.regime(lane) != .underdamped {
      settlingDuration[lane] = SpringMotion.criticalSettling(
        frequency[lane], velocity: -velocity[lane], threshold: SpringMotion.defaultThreshold,
        near: (exits.exit[lane], exits.error[lane]))
    }
  }

  /// Solves the springs that oscillate.
  @inline(never)
  private mutating func swing() {
    let (decay, split) = (roots.decay, roots.split.high)
    let weight = (decay + velocity).high
    let sine: Eight = weight / split
    let change: Eight = (roots.stiffness + decay * velocity).high / split
    // The phase of the first extremum. Its cosine has the sign of the change if thrown away from the target.
    let outward = velocity.signFactor
    let phase = Elementary.quickAngle(y: velocity * outward, x: change * outward)
    let turn = phase / split

    let tangent = decay.high / split
    let envelope: Eight = (1 + sine * sine).squareRoot()
    let start: Eight = turn * split
    let height: Eight =
      envelope / SpringMotion.defaultThreshold * (split / springs.naturalFrequency)
    let loss: Eight = Elementary.logarithm(normal: height) - tangent * start
    let exit = SwingExit<Eight>(tangent: tangent, loss: loss)
    let time: Eight = (start + exit.phase) / split

    let reach: Eight = (decay.high + velocity) / split
    let duration: Eight =
      (Elementary.logarithm(normal: 1 + reach * reach.signFactor)
        - SpringMotion.logarithm(SpringMotion.defaultThreshold))
      / decay.high

    let peak = peak(turn, weight)
    for lane in 0..<8 where roots.difference.high[lane] > 0 {
      settlingTime[lane] = time[lane]
      settlingDuration[lane] = max(0, duration[lane])
      (peakTime[lane], overshoot[lane]) = (peak.time[lane], -peak.position[lane])
      let isSound =
        roots.halfDamping[lane] > 0 && loss[lane] >= 0 && exit.isSound(lane, after: start[lane])
        && peak.position[lane] < 0 && peak.exponent[lane] <= 500
      solved[lane] = isSound ? .max : 0
    }
  }

  /// The first extremum, or the second if the first is that of a throw away from the target.
  ///
  /// - Parameter sine: The coefficient of the sine.
  @inline(__always)
  private func peak(
    _ turn: SIMD8<Double>, _ sine: SIMD8<Double>
  ) -> (time: SIMD8<Double>, position: SIMD8<Double>, exponent: SIMD8<Double>) {
    let split = roots.split.high
    let isAway: Eight = 0.5 + 0.5 * velocity.signFactor
    let time: Eight = turn + isAway * (Eight(repeating: .pi) / split)
    let exponent = CharacteristicRates.products(roots.decay, time)
    let factor = TabulatedDecay(high: exponent.high, low: exponent.low).factor
    let phase = CharacteristicRates.products(roots.split, time)
    let turn = TabulatedTurn(high: phase.high, low: phase.low)
    var cosine = turn.cosine
    var sineFactor: Eight = turn.sine * (1 / split)
    for lane in 0..<8
    where CharacteristicRates.isNarrow(split: split[lane], slow: roots.decay.high[lane]) {
      let factors = CharacteristicRates.narrowFactors(split[lane] * time[lane], isOverdamped: false)
      (cosine[lane], sineFactor[lane]) = (factors.cosine, time[lane] * factors.sine)
    }
    let second: Eight = factor * sineFactor
    return (time, factor * cosine + sine * second, exponent.high)
  }

  /// Solves the springs that do not oscillate.
  @inline(never)
  private mutating func creep() {
    var (slow, fast) = (roots.real.slow.high, roots.real.fast)
    for lane in 0..<8 where roots.difference.high[lane] == 0 {
      slow[lane] = roots.decay.high[lane]
      fast.high[lane] = roots.decay.high[lane]
      fast.low[lane] = roots.decay.low[lane]
    }
    let push: Eight = 1 + velocity / slow
    let parting: Eight = 2 * roots.split.high / slow
    let exit = CreepExit<Eight>(parting: parting, push: push, loss: Eight(repeating: Self.loss))
    let least: Eight = CreepExit<Eight>.leastPush * parting
    let time = exit.depth / slow
    let slowSum = (fast + velocity).high
    for lane in 0..<8 where !(roots.difference.high[lane] > 0) {
      settlingTime[lane] = time[lane]
      // Thrown across the target, it turns beyond it.
      let isAcross = velocity[lane] < 0 && !(slowSum[lane] > 0)
      solved[lane] = push[lane] >= least[lane] && !isAcross && exit.isSound(lane) ? .max : 0
    }
  }
}
