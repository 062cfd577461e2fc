import CurveArithmetic

extension UnitSolution {
  /// The last time at which |y| > level: 0 if it never is, infinity if it repeats forever.
  ///
  /// The extrema decrease geometrically, so a logarithm gives the last one above the level. The exit lies
  /// between it and the next zero. No stepping or scanning is needed.
  func lastExit(level: Double) -> Double {
    guard position != 0 || velocity != 0 else { return 0 }
    guard level > 0 else { return .infinity }
    if rates.discriminantSign > 0 { return quickSwing(level) ?? oscillatingExit(level) }
    return quickCreep(level) ?? creepingExit(level)
  }

  /// The exit by plain doubles, nil where they do not decide it.
  private func quickSwing(_ level: Double) -> Double? {
    let (split, decay) = (rates.split.high, rates.decay.high)
    guard decay > 0 else { return nil }
    let tangent = decay / split
    var (start, loss) = (0.0, 0.0)
    if velocity == 0 {
      loss = Self.depth(abs(position) / level)
    } else if let turn = extrema?.first {
      let sine = positionSine / split
      let envelope = (position * position + sine * sine).squareRoot()
      start = turn * split
      loss = Double.log(envelope / level * (split / rates.frequency.high)) - tangent * start
    }
    // Below 0 the first extremum is within the band, and the exit found would be before time 0.
    guard loss >= 0 else { return nil }
    let exit = SwingExit(tangent: tangent, loss: loss)
    return exit.isSound(after: start) ? (start + exit.phase) / split : nil
  }

  /// ln x, without waiting for it at the usual threshold.
  @inline(__always)
  private static func depth(_ x: Double) -> Double {
    x == 1000 ? 0x1.ba18a998fffap+2 : Double.log(x)
  }

  /// The same when it does not oscillate.
  private func quickCreep(_ level: Double) -> Double? {
    let slow = rates.slow.high
    let push = velocity == 0 ? 1 : 1 + velocity / (slow * position)
    let parting = 2 * rates.split.high / slow
    guard push >= CreepExit<Double>.leastPush * parting, abs(position) > level else { return nil }
    let exit = CreepExit(
      parting: parting, push: push, loss: Self.depth(abs(position) / level))
    return exit.isSound ? exit.depth / slow : nil
  }

  /// The logarithm of a height over a level, times a factor, also where their quotient overflows.
  static func loss(_ height: Double, _ level: Double, times factor: Double = 1) -> Double {
    let quotient = height / level * factor
    guard quotient == .infinity else { return Double.log(quotient) }
    return Double.log(height) - Double.log(level) + Double.log(factor)
  }

  /// The index, counted from the first extremum, of the last one with |y| > level; -1 if all are within it.
  /// Nil if the index exceeds 2^53 and has lost its meaning.
  func lastExtremum(above level: Double) -> Double? {
    guard let extrema else { return -1 }
    let height = { (index: Double) in abs(state(at: extrema.time(index)).position) }
    guard rates.discriminantSign > 0 else { return height(0) > level ? 0 : -1 }
    let ratio = height(0) / level
    guard ratio > 1 else { return -1 }
    // Each extremum is e^(-a * spacing) times the previous one.
    let loss = Self.loss(height(0), level)
    let estimate = (loss / (rates.decay.high * extrema.spacing)).rounded(.down)
    guard estimate < 0x1p53 else { return nil }
    var index = estimate
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
    let end = Self.loss(envelope, level, times: split / rates.frequency.high) / decay
    let count = (end - extrema.first) / extrema.spacing
    guard count < 0x1p53 else { return Self.loss(envelope, level) / decay }
    var last = max(count.rounded(.down), -1)
    // Too close for the logarithm to decide: evaluate the extremum.
    if abs(count - count.rounded()) < 1e-9 * (2 + abs(count)) {
      last = lastExtremum(above: level) ?? last
    }
    guard last >= 0 || abs(position) > level else { return 0 }
    // The previous extremum, which may lie before time 0 and then is not part of the motion, and the next
    // zero.
    let extremum = extrema.first + last * extrema.spacing
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
    let share = Double.exp(decay * width - loss) * split / rates.frequency.high
    if share * tangent + share < 0.4 { return 1 - share / (1 + tangent * share) / angle }
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
