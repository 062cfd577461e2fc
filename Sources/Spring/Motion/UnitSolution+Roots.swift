import CurveArithmetic

extension UnitSolution {
  /// The times above 0 at which a combination p C + r S of the two solutions crosses zero.
  ///
  /// For an oscillation, `first` and then every `spacing`. Otherwise at most one.
  struct Crossings: Hashable, Sendable {
    let first: Double
    /// Half a period; infinite if there is only one crossing.
    let spacing: Double

    func time(_ index: Double) -> Double { index == 0 ? first : first + index * spacing }
  }

  /// The zero crossings of y; nil if y never crosses zero.
  var zeroCrossings: Crossings? {
    rates.discriminantSign > 0
      ? oscillatingCrossings(cosine: position, sine: positionSine)
      : singleCrossing(-position / slowSum)
  }

  /// The extrema of y (zero crossings of y'); nil if y has no extremum.
  var extrema: Crossings? {
    rates.discriminantSign > 0
      ? oscillatingCrossings(cosine: velocity, sine: velocitySine)
      : singleCrossing(velocity / (rates.slow.high * slowSum))
  }

  private func oscillatingCrossings(cosine: Double, sine: Double) -> Crossings? {
    guard cosine != 0 || sine != 0 else { return nil }
    let split = rates.split.high
    // The signs are chosen so that the phase is in (0, pi] without subtracting pi.
    let phase =
      cosine == 0
      ? Double.pi
      : Elementary.quickAngle(y: abs(cosine), x: cosine > 0 ? -sine / split : sine / split)
    return Crossings(first: phase / split, spacing: Double.pi / split)
  }

  /// The single crossing of a sum of two exponentials.
  ///
  /// Their ratio there, e^(2 split t), is 1 + 2 split x, where x is minus the initial value over
  /// ``slowSum``. Neither is a difference of rounded numbers. So the crossing is found if and only if it
  /// exists, even if the slow exponential has almost no part in the motion.
  private func singleCrossing(_ x: Double) -> Crossings? {
    guard x > 0 else { return nil }
    let width = 2 * rates.split.high
    let time = width == 0 ? x : Double.log(onePlus: width * x) / width
    return time.isFinite && time > 0 ? Crossings(first: time, spacing: .infinity) : nil
  }

  /// The time at which |y| falls to `level`, within a bracket where |y| decreases from above it.
  ///
  /// It works on ln|y|, which is concave between zeros. With r = y'/y, the differential equation gives
  /// the second derivative as -(r^2 + 2 a r + omega^2). Each step goes to the root of the parabola, so
  /// the error falls with its third power. The third derivative shows which step is the last. Bisection
  /// is used only if a step leaves the bracket. About three evaluations.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - gap: The same as 1 - level/|y(0)|, if this is small.
  ///   - start: The start of the bracket.
  ///   - end: The end of the bracket, which may be infinite.
  ///   - guess: A first guess.
  func fall(
    to level: Double, gap: Double? = nil, after start: Double, before end: Double, guess: Double
  ) -> Double {
    var (low, high) = (start, end)
    var time = guess > low && guess < high ? guess : middle(low, high)
    let (drag, stiffness) = (2 * rates.decay.high, rates.stiffness.high)
    for _ in 0..<200 {
      let basis = PropagatorBasis(rates, at: time)
      let (y, velocity) = state(basis)
      let excess =
        gap.map { Double.log(onePlus: ($0 - drop(at: time)) / (1 - $0)) }
        ?? Elementary.logarithm(of: abs(y), over: level)
      if excess > 0 { low = time } else { high = time }
      let slope = velocity / y
      // For two well-separated exponentials ln|y| is straight, and its curvature is lost in rounding.
      let isStraight = basis.isModal && rates.split.high * time > 1
      let bend = isStraight ? 0 : -((slope + drag) * slope + stiffness)
      let reach = slope * slope - 2 * bend * excess
      let step =
        reach > 0 && slope < 0 ? 2 * excess / (reach.squareRoot() - slope) : -excess / slope
      let next = time + step
      // Tested before the bracket: at the root, rounding decides on which side a step ends.
      let twist = (2 * slope + drag) * bend
      let isLast =
        isStraight
        ? abs(step) <= 2e-15 * time
        : abs(twist * step * step * step) <= 6e-16 * next * abs(slope + bend * step)
          && abs(step) <= 0.01 * time
      if isLast { return next }
      time = next > low && next < high ? next : middle(low, high)
      if time == low || time == high { return time }
    }
    return time
  }

  private func middle(_ low: Double, _ high: Double) -> Double {
    high < .infinity ? low + (high - low) / 2 : max(2 * low, 1 / rates.slow.high)
  }

  /// A first guess of the time at which the last exponential has fallen to `level`.
  func tailGuess(_ level: Double) -> Double {
    let split = rates.split.high
    if rates.discriminantSign < 0 {
      let guess = Double.log(abs(slowPosition) / level) / rates.slow.high
      if split * guess > 1 { return guess }
    }
    // Around critical damping: a t = ln((|y0| + |b| t)/level), iterated.
    let decay = rates.decay.high
    var time = Double.log((abs(position) + abs(positionSine) / decay) / level) / decay
    for _ in 0..<2 {
      time = Double.log((abs(position) + abs(positionSine) * max(time, 0)) / level) / decay
    }
    return time
  }

  /// The first time at which |y| <= level; 0 if it starts there.
  func entry(level: Double) -> Double {
    guard abs(position) > level else { return 0 }
    guard level > 0 else { return zeroCrossings?.first ?? .infinity }
    // With an outward velocity it first turns, then falls.
    let start = position * velocity > 0 ? extrema?.first ?? 0 : 0
    let zero = zeroCrossings?.first ?? .infinity
    let guess = zero < .infinity ? start + (zero - start) / 2 : tailGuess(level)
    return fall(to: level, after: start, before: zero, guess: guess)
  }
}
