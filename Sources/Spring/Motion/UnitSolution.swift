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
  /// The coefficients of the slow and fast exponentials, and those of y'; overdamped only.
  @usableFromInline let slowPosition: Double
  @usableFromInline let slowVelocity: Double
  @usableFromInline let fastPosition: Double
  @usableFromInline let fastVelocity: Double

  // In place, because the processor waits for numbers just written that it copies.
  @inlinable @inline(__always)
  init(rates: CharacteristicRates, position: Double, velocity: Double) {
    self.rates = rates
    self.position = position
    self.velocity = velocity
    if rates.discriminantSign < 0 {
      if velocity == 0 {  // As most motions begin; nothing cancels.
        let inverse = 0.5 / rates.split.high
        slowSum = rates.fast.high * position
        positionSine = rates.slow.high * position
        velocitySine = -(rates.stiffness.high * position)
        slowPosition = slowSum * inverse
        fastPosition = -(positionSine * inverse)
      } else {
        let slowSum = rates.fast * position + velocity
        let fastSum = rates.slow * position + velocity
        self.slowSum = slowSum.high
        positionSine = fastSum.high
        velocitySine = -(rates.fast * fastSum).high
        let width = rates.split.scaled(by: 2)
        let inverse = 1 / width.high
        slowPosition = slowSum.quotient(width, inverse: inverse).high
        fastPosition = -fastSum.quotient(width, inverse: inverse).high
      }
      slowVelocity = -rates.slow.high * slowPosition
      fastVelocity = -rates.fast.high * fastPosition
    } else {
      if velocity == 0 {
        positionSine = rates.decay.high * position
        velocitySine = -(rates.stiffness.high * position)
      } else {
        positionSine = (rates.decay * position + velocity).high
        velocitySine = -(rates.stiffness * position + rates.decay * velocity).high
      }
      slowSum = positionSine
      (slowPosition, slowVelocity, fastPosition, fastVelocity) = (0, 0, 0, 0)
    }
  }

  /// y and y' at a dimensionless time.
  @inlinable @inline(__always)
  func state(at time: Double) -> (position: Double, velocity: Double) {
    let form = SolutionForm(rates, at: time)
    let (first, second) =
      form == .modal
      ? (
        SIMD2(slowPosition, slowVelocity), SIMD2(fastPosition, fastVelocity)
      )
      : (SIMD2(position, velocity), SIMD2(positionSine, velocitySine))
    let state = unitState(rates.slow, rates.split, form, time, time.upper, first, second)
    return (state[0], state[1])
  }

  /// y and y' from the factors of one time, which all motions of one spring share.
  @inlinable @inline(__always)
  func state(_ basis: PropagatorBasis) -> (position: Double, velocity: Double) {
    basis.isModal
      ? (
        slowPosition * basis.first + fastPosition * basis.second,
        slowVelocity * basis.first + fastVelocity * basis.second
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
    slowVelocity = -rates.slow.high * slowPosition
    fastVelocity = -rates.fast.high * fastPosition
  }
}
