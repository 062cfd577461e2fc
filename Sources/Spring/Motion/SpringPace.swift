import CurveArithmetic

/// What all motions of an oscillating spring share, ready for single values: its rates per second in two
/// parts, whose products with a time have more than 70 bits in five operations.
package struct SpringPace: Sendable {
  /// The times of this form end here, in seconds; 0 for a spring that does not oscillate.
  package let limit: Double
  private let decay: DoubleDouble
  private let turn: DoubleDouble
  private let inverseSplit: Double

  package init(_ spring: DampedSpring) {
    let rates = spring.rates
    decay = CharacteristicRates.halved(rates.decay).scaled(by: rates.unit)
    turn = CharacteristicRates.halved(rates.split).scaled(by: rates.unit)
    inverseSplit = 1 / rates.split.high
    // Far from usual sizes the parts, or the products, would leave the range of doubles.
    let isUsual = (0x1p-300...0x1p300).contains(rates.unit) && rates.split.high > 0x1p-100
    let isNarrow = CharacteristicRates.isNarrow(split: rates.split.high, slow: rates.slow.high)
    limit =
      rates.discriminantSign > 0 && isUsual && !isNarrow
      ? min(700 / rates.decay.high, 0.5 * CharacteristicRates.largestPhase / rates.split.high)
        / rates.unit : 0
  }

  /// The value at a time above 0 and below the limit, with the bits of ``SpringMotion/value(at:)``.
  @inline(__always)
  func value(_ terms: borrowing SpringTerms, at time: Double) -> Double {
    let upper = time.upper
    let exponent = CharacteristicRates.product(decay, upper: upper, time)
    let factor = TabulatedDecay(high: exponent.high, low: exponent.low).factor
    let phase = CharacteristicRates.product(turn, upper: upper, time)
    let turn = TabulatedTurn(high: phase.high, low: phase.low)
    let (first, second) = (factor * turn.cosine, factor * (turn.sine * inverseSplit))
    return terms.to - terms.amplitude * (terms.position * first + terms.positionSine * second)
  }
}
