import CurveArithmetic

/// The two independent solutions at one time, shared by all motions of one spring.
@usableFromInline
struct PropagatorBasis {
  /// e^(-slow t), e^(-fast t) if modal; else e^(-a t) C, e^(-a t) S, or overdamped e^(-slow t), e^(-slow t) T.
  @usableFromInline let first: Double
  @usableFromInline let second: Double
  @usableFromInline let isModal: Bool

  @inlinable @inline(__always)
  init(_ rates: CharacteristicRates, at time: Double) {
    let form = SolutionForm(rates, at: time)
    let pair = propagatorPair(rates.slow, rates.split, form, time, time.upper)
    (first, second, isModal) = (pair[0], pair[1], form == .modal)
  }
}

/// The forms of the two solutions.
@usableFromInline
enum SolutionForm {
  case oscillating
  case parting
  /// The two rates of an overdamped spring have separated, so that their exponentials are used one by one.
  case modal

  @inlinable @inline(__always)
  init(_ rates: CharacteristicRates, at time: Double) {
    self =
      rates.discriminantSign >= 0
      ? .oscillating : rates.split.high * time > 0.5 ? .modal : .parting
  }
}

/// The two solutions. Only the numbers that a time needs are passed, in registers.
///
/// - Parameter upper: The upper half of the time's digits. The caller computes it, because here the compiler
///   would pair it with that of a rate, which takes longer.
@inline(never) @usableFromInline
func propagatorPair(
  _ slow: DoubleDouble, _ split: DoubleDouble, _ form: SolutionForm, _ time: Double,
  _ upper: Double
) -> SIMD2<Double> {
  let pair = solutions(slow, split, form, time, upper)
  return SIMD2(pair.first, pair.second)
}

/// The sum of the two solutions, times the coefficients of the displacement and of its rate.
@inline(never) @usableFromInline
func unitState(
  _ slow: DoubleDouble, _ split: DoubleDouble, _ form: SolutionForm, _ time: Double,
  _ upper: Double, _ first: SIMD2<Double>, _ second: SIMD2<Double>
) -> SIMD2<Double> {
  let pair = solutions(slow, split, form, time, upper)
  return first * pair.first + second * pair.second
}

@inline(__always)
private func solutions(
  _ slow: DoubleDouble, _ split: DoubleDouble, _ form: SolutionForm, _ time: Double,
  _ upper: Double
) -> (first: Double, second: Double) {
  let exponent = CharacteristicRates.product(
    CharacteristicRates.halved(slow), upper: upper, time)
  guard exponent.high < 700 else { return farSolutions(slow, split, form, time) }  // Or NaN.
  let decay = TabulatedDecay(high: exponent.high, low: exponent.low).factor
  return solutions(decay, slow, split, form, time, upper)
}

@inline(__always)
private func solutions(
  _ decay: Double, _ slow: DoubleDouble, _ split: DoubleDouble, _ form: SolutionForm,
  _ time: Double, _ upper: Double
) -> (first: Double, second: Double) {
  if CharacteristicRates.isNarrow(split: split.high, slow: slow.high) {
    let (cosine, sine) = CharacteristicRates.narrowFactors(
      split.high * time, isOverdamped: form != .oscillating)
    return (decay * cosine, decay * (time * sine))
  }
  if form == .oscillating {
    let phase = CharacteristicRates.product(
      CharacteristicRates.halved(split), upper: upper, time)
    let (cosine, sine): (Double, Double)
    if phase.high < CharacteristicRates.largestPhase {
      let turn = TabulatedTurn(high: phase.high, low: phase.low)
      (cosine, sine) = (turn.cosine, turn.sine)
    } else {
      (cosine, sine) = CharacteristicRates.farFactors(split, time)
    }
    return (decay * cosine, decay * (sine * (1 / split.high)))
  }
  let distance = CharacteristicRates.product(
    CharacteristicRates.halved(split).scaled(by: 2), upper: upper, time)
  // The remainder of a long time is no longer small.
  let low = distance.high < CharacteristicRates.longDistance ? distance.low : 0
  let other = TabulatedDecay(high: distance.high.capped(at: 700), low: low)
  return (
    decay, decay * (form == .modal ? other.factor : other.loss * (0.5 / split.high))
  )
}

/// The solutions where the decay may be subnormal or 0, or the time not a number.
@inline(never)
private func farSolutions(
  _ slow: DoubleDouble, _ split: DoubleDouble, _ form: SolutionForm, _ time: Double
) -> (first: Double, second: Double) {
  let decay = time < .infinity ? CharacteristicRates.decayFactor(slow, time) : 0
  // A decay of 0 takes precedence over a time that overflows.
  return decay == 0 ? (0, 0) : solutions(decay, slow, split, form, time, time.upper)
}
