import RealModule

extension UnitSolution {
  /// The last time at which |y| > level: 0 if never, infinity if again and again for ever.
  ///
  /// Extrema fall geometrically, so the last one above the level is known from a logarithm; the
  /// exit lies between it and the next zero. No stepping, no scanning.
  func lastExit(level: Double) -> Double {
    guard position != 0 || velocity != 0 else { return 0 }
    guard level > 0 else { return .infinity }
    return rates.discriminantSign > 0 ? oscillatingExit(level) : creepingExit(level)
  }

  /// The index, counted from the first extremum, of the last one with |y| > level; -1 if none.
  /// Nil when the index has lost its meaning, beyond 2^53.
  func lastExtremum(above level: Double) -> Int? {
    guard let extrema else { return -1 }
    let height = { (index: Int) in abs(state(at: extrema.time(index)).position) }
    guard rates.discriminantSign > 0 else { return height(0) > level ? 0 : -1 }
    let ratio = height(0) / level
    guard ratio > 1 else { return -1 }
    // Each extremum is e^(-a * spacing) times the one before.
    let estimate = (Double.log(ratio) / (rates.decay.high * extrema.spacing)).rounded(.down)
    guard estimate < 0x1p53 else { return nil }
    var index = Int(estimate)
    if height(index + 1) > level {
      index += 1
    } else if index > 0, height(index) <= level {
      index -= 1
    }
    return index
  }

  private func oscillatingExit(_ level: Double) -> Double {
    let (split, decay) = (rates.split.high, rates.decay.high)
    let envelope = Double.hypot(position, positionSine / split)
    guard envelope > level else { return 0 }
    guard decay > 0 else { return .infinity }
    guard let extrema, let zeros = zeroCrossings, let last = lastExtremum(above: level) else {
      return Double.log(envelope / level) / decay
    }
    guard last >= 0 || abs(position) > level else { return 0 }
    let start = last >= 0 ? extrema.time(last) : 0
    // Zeros and extrema alternate; which comes first tells the next zero's index.
    let zero = zeros.time(last >= 0 && zeros.first <= extrema.first ? last + 1 : max(last, 0))
    // At the inflection before the zero the logarithm is already nearly straight; near critical
    // damping that point is lost in rounding and the exponential's tail is the better start.
    let tail = tailGuess(level)
    let inflection = zero - 2 * Double.atan2(y: decay, x: split) / split
    return fall(
      to: level, after: start, before: zero, guess: split * tail < 1 ? tail : inflection)
  }

  private func creepingExit(_ level: Double) -> Double {
    if let turn = extrema?.first, abs(state(at: turn).position) > level {
      return fall(to: level, after: turn, before: .infinity, guess: tailGuess(level))
    }
    guard abs(position) > level else { return 0 }
    let zero = zeroCrossings?.first ?? .infinity
    let guess = zero < .infinity ? zero / 2 : tailGuess(level)
    return fall(to: level, after: 0, before: zero, guess: guess)
  }
}
