import CurveArithmetic

/// What all motions of an oscillating spring share, ready for single values: its rates per second in two
/// parts, so that their products with a time have more than 70 bits in six operations.
///
/// Values are within 1e-15 times the terms that make them up, as those of ``SpringMotion``, but not equal
/// to them in the last digit.
package struct SpringPace: Sendable {
  /// The times of this form end here, in seconds; 0 for a spring that does not oscillate.
  let limit: Double
  private let decay: (high: Double, low: Double)
  private let turn: (high: Double, low: Double)
  private let split: Double

  package init(_ spring: DampedSpring) {
    let rates = spring.rates
    func parts(_ rate: DoubleDouble) -> (high: Double, low: Double) {
      let high = Self.upper(rate.high)
      return (high * rates.unit, ((rate.high - high) + rate.low) * rates.unit)
    }
    (decay, turn, split) = (parts(rates.decay), parts(rates.split), rates.split.high)
    // Far from usual sizes the parts, or the products, would leave the range of doubles.
    let isUsual = (0x1p-300...0x1p300).contains(rates.unit) && split > 0x1p-100
    limit =
      rates.discriminantSign > 0 && isUsual
      ? min(700 / rates.decay.high, 0x1p16 / split) / rates.unit : 0
  }

  /// A number without its last 27 bits.
  @inline(__always)
  private static func upper(_ number: Double) -> Double {
    Double(bitPattern: number.bitPattern & ~0x7ff_ffff)
  }

  /// The value at a time above 0 and below the limit.
  @inline(__always)
  func value(_ terms: borrowing SpringTerms, at time: Double) -> Double {
    let high = Self.upper(time)
    let low = time - high
    let (factor, cosine, sine, quarters) = Elementary.spiral(
      (decay.high * high, decay.high * low + decay.low * time),
      (turn.high * high, turn.high * low + turn.low * time))
    // Instead of the cosine and the sine, their factors are swapped by the quarter turns.
    let first = (terms.amplitude * terms.position).bitPattern
    let second = (terms.amplitude * (terms.positionSine / split)).bitPattern
    let exchange = (first ^ second) & (0 &- (quarters & 1))
    let a = Double(bitPattern: (first ^ exchange) ^ (quarters & 2) << 62)
    let b = Double(bitPattern: (second ^ exchange) ^ ((quarters &+ 1) & 2) << 62)
    return terms.to - factor * (a * cosine + b * sine)
  }
}
