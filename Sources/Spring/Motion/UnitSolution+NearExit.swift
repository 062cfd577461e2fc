import CurveArithmetic

/// Exits from bands almost as wide as the distance, where |y| is almost |y(0)|.
///
/// There 1 - |y/y(0)| is computed instead of |y|, whose rounding would be amplified by 1/(1 - threshold).
extension UnitSolution {
  /// The last time at which |y| > (1 - gap) |y(0)|: infinity if it repeats forever.
  ///
  /// From each extremum on, the motion is one released at rest. Below critical damping, the logarithms of
  /// the heights of the extrema fall by a constant, so a quotient gives the last one above the level.
  ///
  /// - Precondition: y(0) is not 0, and the gap is above 0 and at most 0.5.
  func lastExit(gap: Double) -> Double {
    let depth = Double.log(onePlus: -gap)
    guard velocity != 0 else { return restingExit(depth) }
    guard let turn = extrema?.first else { return firstExit(gap: gap) }
    let height = logarithmOfHeight(turn)
    guard height > depth else { return firstExit(gap: gap) }
    return turn + restingExit(depth - height)
  }

  /// The first time at which |y| <= (1 - gap) |y(0)|.
  func entry(gap: Double) -> Double {
    guard position * velocity > 0, let turn = extrema?.first else { return firstExit(gap: gap) }
    let depth = Double.log(onePlus: -gap) - logarithmOfHeight(turn)
    return turn + resting.firstExit(gap: -Double.expMinusOne(depth))
  }

  /// The motion released at rest from distance 1.
  private var resting: UnitSolution { UnitSolution(rates: rates, position: 1, velocity: 0) }

  /// The last time at which ln|y| is above a depth, for a motion released at rest from distance 1.
  private func restingExit(_ depth: Double) -> Double {
    var (start, depth) = (0.0, depth)
    if rates.discriminantSign > 0 {
      guard rates.decay.high > 0 else { return .infinity }
      let fall = Double.pi * (rates.decay.high / rates.split.high)
      let count = (-depth / fall).rounded(.down)
      guard count < 0x1p53 else { return -depth / rates.decay.high }
      start = count * (Double.pi / rates.split.high)
      depth += count * fall
    }
    // Rounding may take the last extremum above the level for one below it.
    let gap = max(-Double.expMinusOne(depth), 0)
    return start + (gap > 0.5 ? resting.lastExit(level: 1 - gap) : resting.firstExit(gap: gap))
  }

  /// ln|y/y(0)| at the first extremum.
  private func logarithmOfHeight(_ turn: Double) -> Double {
    let push = velocity / position
    if push > 0 { return Double.log(onePlus: -drop(at: turn)) }
    guard rates.discriminantSign > 0 else {
      return Double.log(abs(state(at: turn).position / position))
    }
    // From the amplitude, because the turn lies about half a period away.
    let energy = push * (push + 2 * rates.decay.high) / rates.stiffness.high
    return Double.log(onePlus: energy) / 2 - rates.decay.high * turn
  }

  /// The time at which |y| first falls to (1 - gap) |y(0)|, without a turn before.
  private func firstExit(gap: Double) -> Double {
    guard gap > 0 else { return 0 }
    let (slow, frequency) = (rates.slow.high, rates.frequency.high)
    // The time at rest: t^2 omega^2/2 = gap, or slow t = gap far above critical damping.
    let creep = (2 * gap).squareRoot() / frequency + (rates.discriminantSign < 0 ? gap / slow : 0)
    let guess = 1 / (1 / creep + abs(velocity / position) / gap)
    return fall(
      to: (1 - gap) * abs(position), gap: gap, after: 0, before: zeroCrossings?.first ?? .infinity,
      guess: guess)
  }

  /// 1 - y/y(0) at a time, without cancellation where it is small.
  func drop(at time: Double) -> Double {
    let (push, decay, stiffness) = (velocity / position, rates.decay.high, rates.stiffness.high)
    if rates.fast.high + rates.frequency.high < 2 / time {
      // y'' = -omega^2 y - 2 a y' gives the terms of Taylor's series.
      var (previous, term, sum, order) = (1.0, push * time, 0.0, 1.0)
      while abs(term) + abs(previous) > 1e-17 * abs(sum), order < 60 {
        sum -= term
        let next =
          -(stiffness * time * time * previous / order + 2 * decay * time * term) / (order + 1)
        (previous, term, order) = (term, next, order + 1)
      }
      return sum
    }
    if rates.discriminantSign < 0, rates.split.high * time > 1 {
      let (slow, fast) = (rates.slow.high * time, rates.fast.high * time)
      return -(slowPosition * Double.expMinusOne(-slow) + fastPosition * Double.expMinusOne(-fast))
        / position
    }
    return 1 - state(at: time).position / position
  }
}
