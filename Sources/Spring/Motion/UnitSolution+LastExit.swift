import Arithmetic

extension UnitSolution {
  /// The last time at which |y| > level: 0 if it never is, infinity if it repeats forever.
  ///
  /// The extrema decrease geometrically, so a logarithm gives the last one above the level. The exit lies
  /// between it and the next zero. No stepping or scanning is needed.
  func lastExit(level: Double) -> Double {
    guard position != 0 || velocity != 0 else { return 0 }
    guard level > 0 else { return .infinity }
    return rates.discriminantSign > 0 ? oscillatingExit(level) : creepingExit(level)
  }

  /// The index, counted from the first extremum, of the last one with |y| > level; -1 if there is none.
  /// Nil if the index exceeds 2^53 and has lost its meaning.
  func lastExtremum(above level: Double) -> Int? {
    guard let extrema else { return -1 }
    let height = { (index: Int) in abs(state(at: extrema.time(index)).position) }
    guard rates.discriminantSign > 0 else { return height(0) > level ? 0 : -1 }
    let ratio = height(0) / level
    guard ratio > 1 else { return -1 }
    // Each extremum is e^(-a * spacing) times the previous one.
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
    let sine = positionSine / split
    let envelope = (position * position + sine * sine).squareRoot()
    guard envelope > level else { return 0 }
    guard decay > 0 else { return .infinity }
    guard let extrema else { return 0 }
    // At extrema the displacement is the envelope times split / frequency: those before this time are
    // above the level.
    let end = Double.log(envelope / level * (split / rates.frequency.high)) / decay
    let count = (end - extrema.first) / extrema.spacing
    guard count < 0x1p53 else { return Double.log(envelope / level) / decay }
    var last = max(Int(count.rounded(.down)), -1)
    // Too close for the logarithm to decide: evaluate the extremum.
    if abs(count - count.rounded()) < 1e-9 * (2 + abs(count)) {
      last = lastExtremum(above: level) ?? last
    }
    guard last >= 0 || abs(position) > level else { return 0 }
    // The previous extremum, which may lie before time 0 and then is not part of the motion, and the next
    // zero.
    let extremum = extrema.first + Double(last) * extrema.spacing
    let width = (Double.pi / 2 + Elementary.quickAngle(y: decay, x: split)) / split
    let guess = extremum + width * share(decay * (end - extremum), width)
    return fall(
      to: level, after: max(extremum, 0), before: extremum + width, guess: guess)
  }

  /// An estimate of the distance from an extremum to the point before the next zero where the
  /// displacement has lost a number of nepers.
  ///
  /// It matches the parabola at the extremum and the zero at infinity, to within 5 %.
  private func share(_ loss: Double, _ width: Double) -> Double {
    let (split, decay) = (rates.split.high, rates.decay.high)
    let (angle, tangent) = (width * split, decay / split)
    // The remainder at the zero if only the exponential decayed.
    let rest = Double.exp(decay * width - loss) * split / rates.frequency.high
    if rest * tangent + rest < 0.4 { return 1 - rest / (1 + tangent * rest) / angle }
    let scale = 2 / ((1 + tangent * tangent) * angle * angle)
    return (-Double.expMinusOne(-scale * max(loss, 0))).squareRoot()
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
