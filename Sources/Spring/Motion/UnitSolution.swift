import CurveArithmetic

/// The displacement y of a free damped spring in dimensionless time, with y(0) and y'(0) given.
///
/// Below critical damping, y = e^(-a t) (y0 C + b S), with C and S the cosine and sine of the split. Above it
/// there are two forms of one solution, chosen by time. At first y = e^(-slow t) (y0 + b T), with T = (1 -
/// e^(-width t))/width, which is t at critical damping. Once the two rates have separated, y is the sum of
/// its two exponentials. Neither form cancels where it is used.
@usableFromInline
struct UnitSolution: Hashable, Sendable {
  @usableFromInline let rates: CharacteristicRates
  /// y(0) and y'(0).
  @usableFromInline let position: Double
  @usableFromInline let velocity: Double

  /// b = y'(0) + a y(0), and the same for y': -(omega^2 y(0) + a y'(0)). Overdamped: b = y'(0) + slow y(0),
  /// and the same for y': -fast b.
  @usableFromInline let positionSine: Double
  @usableFromInline let velocitySine: Double
  /// fast y(0) + y'(0), which is 0 for a start on the fast exponential alone; unused for oscillations.
  @usableFromInline let slowSum: Double
  /// The coefficients of the slow and fast exponentials; overdamped only.
  @usableFromInline let slowPosition: Double
  @usableFromInline let fastPosition: Double

  // In place, because the processor waits for numbers just written that it copies.
  @inlinable @inline(__always)
  init(rates: CharacteristicRates, position: Double, velocity: Double) {
    self.rates = rates
    self.position = position
    self.velocity = velocity
    if rates.discriminantSign < 0 {
      // From rest at distance 1, as motions mostly begin, the sums are the rates themselves.
      let isPlain = position == 1 && velocity == 0
      let slowSum = isPlain ? rates.fast : rates.fast * position + velocity
      let fastSum = isPlain ? rates.slow : rates.slow * position + velocity
      self.slowSum = slowSum.high
      positionSine = fastSum.high
      // The product of the two rates is omega^2.
      velocitySine = -(isPlain ? rates.stiffness : rates.fast * fastSum).high
      let width = rates.split.scaled(by: 2)
      let inverse = 1 / width.high
      slowPosition = slowSum.quotient(width, inverse: inverse).high
      fastPosition = -fastSum.quotient(width, inverse: inverse).high
    } else {
      if velocity == 0 {
        positionSine = rates.decay.high * position
        velocitySine = -(rates.stiffness.high * position)
      } else {
        positionSine = (rates.decay * position + velocity).high
        velocitySine = -(rates.stiffness * position + rates.decay * velocity).high
      }
      slowSum = positionSine
      slowPosition = 0
      fastPosition = 0
    }
  }

  /// y and y' at a dimensionless time.
  @inlinable @inline(__always)
  func state(at time: Double) -> (position: Double, velocity: Double) {
    state(PropagatorBasis(rates, at: time))
  }

  /// y and y' from the factors of one time, which all motions of one spring share.
  @inlinable @inline(__always)
  func state(_ basis: PropagatorBasis) -> (position: Double, velocity: Double) {
    basis.isModal
      ? (
        slowPosition * basis.first + fastPosition * basis.second,
        -rates.slow.high * slowPosition * basis.first
          - rates.fast.high * fastPosition * basis.second
      )
      : (
        position * basis.first + positionSine * basis.second,
        velocity * basis.first + velocitySine * basis.second
      )
  }

  /// The solution that is this one's derivative: y' obeys the same equation.
  ///
  /// Its exponentials are this one's times their rates. Computed from rounded y' and y'' they would
  /// cancel far above critical damping.
  var derivative: UnitSolution {
    let stiffness = rates.stiffness
    let acceleration =
      -(stiffness * position + rates.decay.scaled(by: 2) * velocity)
    return UnitSolution(
      rates: rates, position: velocity, velocity: acceleration.high, positionSine: velocitySine,
      velocitySine: rates.discriminantSign < 0
        ? -rates.fast.high * velocitySine
        : -(stiffness * velocity + rates.decay * acceleration).high,
      slowSum: -rates.slow.high * slowSum,
      slowPosition: -rates.slow.high * slowPosition, fastPosition: -rates.fast.high * fastPosition)
  }

  private init(
    rates: CharacteristicRates, position: Double, velocity: Double, positionSine: Double,
    velocitySine: Double, slowSum: Double, slowPosition: Double, fastPosition: Double
  ) {
    self.rates = rates
    self.position = position
    self.velocity = velocity
    self.positionSine = positionSine
    self.velocitySine = velocitySine
    self.slowSum = slowSum
    self.slowPosition = slowPosition
    self.fastPosition = fastPosition
  }
}

/// The two independent solutions at one time, shared by all motions of one spring.
@usableFromInline
struct PropagatorBasis {
  /// e^(-slow t), e^(-fast t) if modal; else e^(-a t) C, e^(-a t) S, or overdamped e^(-slow t), e^(-slow t) T.
  @usableFromInline let first: Double
  @usableFromInline let second: Double
  @usableFromInline let isModal: Bool

  /// Only the numbers that a time needs are passed on, in registers.
  @inlinable @inline(__always)
  init(_ rates: CharacteristicRates, at time: Double) {
    self.init(
      slow: rates.slow, split: rates.split, discriminantSign: rates.discriminantSign, at: time)
  }

  @inline(never) @usableFromInline
  init(slow: DoubleDouble, split: DoubleDouble, discriminantSign: Int, at time: Double) {
    guard time < .infinity else {  // The limit; NaN propagates.
      self.init(first: 0, second: 0, isModal: false)
      return
    }
    if CharacteristicRates.isNarrow(split: split.high, slow: slow.high) {
      let decay = CharacteristicRates.decayFactor(slow, time)
      let (cosine, sine) = CharacteristicRates.narrowFactors(
        split.high * time, isOverdamped: discriminantSign < 0)
      // A decay of 0 takes precedence over a time that overflows the series.
      self.init(
        first: decay == 0 ? 0 : decay * cosine, second: decay == 0 ? 0 : decay * (time * sine),
        isModal: false)
      return
    }
    if discriminantSign < 0 {
      let factor = CharacteristicRates.decayFactor(slow, time)
      let distance = CharacteristicRates.product(split.scaled(by: 2), time)
      // The rest of a long time is no longer small.
      let low = distance.high < CharacteristicRates.longDistance ? distance.low : 0
      let (ratio, parted) = Elementary.decay(distance.high, low: low)
      let isModal = distance.high > 1
      self.init(
        first: factor, second: factor * (isModal ? ratio : parted * (0.5 / split.high)),
        isModal: isModal)
      return
    }
    let decay = CharacteristicRates.decayFactor(slow, time)
    let (cosine, sine) = CharacteristicRates.phaseFactors(split, time)
    self.init(
      first: decay * cosine, second: decay * (sine / split.high), isModal: false)
  }

  @inlinable @inline(__always)
  init(first: Double, second: Double, isModal: Bool) {
    self.first = first
    self.second = second
    self.isModal = isModal
  }
}
