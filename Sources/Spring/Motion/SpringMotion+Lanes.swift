import CurveArithmetic

/// A motion's states at eight times side by side, bit for bit equal to ``SpringMotion/state(at:)``.
///
/// Every lane performs the same operations in the same order. At unusual times the result is nil and the
/// caller uses the scalar form.
struct SpringLanes {
  private typealias Eight = SIMD8<Double>

  private let motion: SpringMotion
  /// The times in seconds must all lie in this range.
  private let range: Range<Double>
  /// 1 over the split.
  private let inverseSplit: Double

  init(_ motion: SpringMotion) {
    self.motion = motion
    let rates = motion.spring.rates
    /// The time in seconds at which an exponent reaches a number.
    func time(_ exponent: Double, _ rate: Double) -> Double {
      min(exponent / rate / rates.unit, .greatestFiniteMagnitude)
    }
    inverseSplit = 1 / rates.split.high
    // The kernels handle exponents up to 700.
    let least = Double.leastNormalMagnitude
    let end =
      rates.discriminantSign < 0
      ? min(
        time(700, rates.slow.high), time(0.5 * CharacteristicRates.longDistance, rates.split.high))
      : min(
        time(700, rates.decay.high), time(0.5 * CharacteristicRates.largestPhase, rates.split.high))
    range = least..<max(end, least)
  }

  /// The states at eight times; nil if they must be computed one by one.
  @inline(__always)
  func states(at times: SIMD8<Double>) -> (values: SIMD8<Double>, velocities: SIMD8<Double>)? {
    guard times.areAll(from: range.lowerBound, to: range.upperBound) else { return nil }
    let (rates, solution) = (motion.solution.rates, motion.solution)
    let time = times * rates.unit
    let isNarrow = CharacteristicRates.isNarrow(split: rates.split.high, slow: rates.slow.high)
    if rates.discriminantSign < 0, !isNarrow { return overdamped(time) }
    let decay = Self.decay(rates.slow, time)
    let (first, second): (Eight, Eight)
    if isNarrow {
      let (cosine, sine) = CharacteristicRates.narrowFactors(
        rates.split.high * time, isOverdamped: rates.discriminantSign < 0)
      (first, second) = (decay * cosine, decay * (time * sine))
    } else {
      let (cos, sin) = Self.circular(rates.split, time)
      (first, second) = (decay * cos, decay * (sin * inverseSplit))
    }
    let y: Eight = solution.position * first + solution.positionSine * second
    let v: Eight = solution.velocity * first + solution.velocitySine * second
    return output(y, v)
  }

  /// The states at eight dimensionless times, in both forms; each lane has that of its time.
  @inline(__always)
  private func overdamped(_ time: SIMD8<Double>) -> (SIMD8<Double>, SIMD8<Double>) {
    let (rates, solution) = (motion.solution.rates, motion.solution)
    let first = Self.decay(rates.slow, time)
    let distance = CharacteristicRates.product(rates.split.scaled(by: 2), time)
    let other = TabulatedDecay(high: distance.high.capped(at: 700), low: distance.low)
    // All ones where the two rates have separated.
    let isModal = SIMD8<UInt64>.zero &- (Self.bits(0.5 - rates.split.high * time) &>> 63)
    @inline(__always)
    func choose(_ modal: Eight, _ other: Eight) -> Eight {
      let (a, b) = (Self.bits(modal), Self.bits(other))
      return unsafeBitCast(b ^ ((a ^ b) & isModal), to: Eight.self)
    }
    func choose(_ modal: Double, _ other: Double) -> Eight {
      choose(Eight(repeating: modal), Eight(repeating: other))
    }
    let second: Eight = first * choose(other.factor, other.loss * (0.5 * inverseSplit))
    let (slow, fast) = (solution.slowPosition, solution.fastPosition)
    let y: Eight =
      choose(slow, solution.position) * first + choose(fast, solution.positionSine) * second
    let v: Eight =
      choose(solution.slowVelocity, solution.velocity) * first
      + choose(solution.fastVelocity, solution.velocitySine) * second
    return output(y, v)
  }

  @inline(__always)
  private static func bits(_ eight: SIMD8<Double>) -> SIMD8<UInt64> {
    unsafeBitCast(eight, to: SIMD8<UInt64>.self)
  }

  @inline(__always)
  private func output(_ y: SIMD8<Double>, _ v: SIMD8<Double>) -> (SIMD8<Double>, SIMD8<Double>) {
    let displacement: SIMD8<Double> = motion.amplitude * y
    let (first, last) = motion.speedFactors
    let speed: SIMD8<Double> = first * v * last
    return (motion.to - displacement, 0.0 - speed)
  }

  @inline(__always)
  private static func decay(_ rate: DoubleDouble, _ time: SIMD8<Double>) -> SIMD8<Double> {
    let x = CharacteristicRates.product(rate, time)
    return TabulatedDecay(high: x.high, low: x.low).factor
  }

  @inline(__always)
  private static func circular(
    _ rate: DoubleDouble, _ time: SIMD8<Double>
  ) -> (cos: SIMD8<Double>, sin: SIMD8<Double>) {
    let phase = CharacteristicRates.product(rate, time)
    let turn = TabulatedTurn(high: phase.high, low: phase.low)
    return (turn.cosine, turn.sine)
  }
}
