import CurveArithmetic

extension SpringMotion {
  /// The time at which the envelope enters the band.
  ///
  /// Underdamped: R e^(-a t), with R the amplitude of the oscillation. Overdamped: the larger of the two
  /// exponentials if their signs differ, their sum (the motion itself) otherwise. Critical: the motion's
  /// polynomial with positive coefficients, (|y0| + |b| t) e^(-a t). Toward critical damping the first
  /// two grow without bound: the estimate itself has this weakness.
  func envelopeSettling(threshold: Double) -> Double {
    let (solution, rates) = (solution, spring.rates)
    let level = level(threshold)
    guard solution.position != 0 || solution.velocity != 0 else { return 0 }
    guard spring.damping > 0, level > 0 else { return .infinity }
    let time: Double
    switch spring.regime {
    case .critical:
      let bound = UnitSolution(
        rates: rates, position: abs(solution.position),
        velocity: abs(solution.positionSine) - rates.slow.high * abs(solution.position))
      time = bound.lastExit(level: level)
    case .overdamped:
      let (slow, fast) = (solution.slowPosition, solution.fastPosition)
      time =
        (slow < 0) == (fast < 0)
        ? solution.lastExit(level: level)
        : max(
          UnitSolution.loss(abs(slow), level) / rates.slow.high,
          UnitSolution.loss(abs(fast), level) / rates.fast.high)
    case .undamped, .underdamped:
      let amplitude = Double.hypot(solution.position, solution.positionSine / rates.split.high)
      // A decay rate far below the frequency is 0 in these units.
      time = amplitude > level ? UnitSolution.loss(amplitude, level) / rates.decay.high : 0
    }
    // Where the motion touches its envelope, rounding could put the estimate before the exact time.
    return max(time / rates.unit, settlingTime(within: threshold))
  }
}

extension SettlingSystem {
  static let envelope = SettlingSystem(
    "envelope", column: "settlingEnvelope", option: "envelope", title: "envelope",
    isReported: false
  ) { .envelope(threshold: $0) }
}
