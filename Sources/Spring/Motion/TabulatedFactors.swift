import CurveArithmetic

/// Numbers for which a table has powers of two: one, four or eight side by side.
protocol PowerLanes: PolynomialLanes {
  /// 2^(n/128) for the whole number n in the last bits, if it is normal, and the relative remainder.
  func power() -> (power: Self, remainder: Self)
}

/// Numbers for which a table has sines: one, or eight side by side.
protocol SineLanes: Lanes {
  /// Sine and cosine of n 128ths of a turn, for the whole number n in the last bits.
  func turn() -> (sine: Self, cosine: Self)
}

/// e^-x for an x between 0 and 708: a power of two from a table times 1 + change.
///
/// It takes half the operations of a polynomial alone, because the table leaves little of x. 1 - e^-x costs two
/// subtractions more.
struct TabulatedDecay<Value: PowerLanes> {
  private let power: Value
  /// The power times the change, whose magnitude is at most 0.0028.
  private let change: Value

  /// - Parameters:
  ///   - high: The first 52 bits of x or fewer.
  ///   - low: The remainder of x.
  @inline(__always)
  init(high: Value, low: Value) {
    let (shifted, main, remainder) = Self.reduction(high)
    self.init(shifted, main - (remainder + low))
  }

  /// The same for an x without a remainder.
  @inline(__always)
  init(_ x: Value) {
    let (shifted, main, remainder) = Self.reduction(x)
    self.init(shifted, main - remainder)
  }

  /// n (ln 2)/128 - x as a difference of two numbers; n as the low bits of `shifted`.
  @inline(__always)
  private static func reduction(
    _ x: Value
  ) -> (shifted: Value, main: Value, remainder: Value) {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let shifted = value(Elementary.rounding) - x * value(184.664_965_233_787_3)
    let n = shifted - value(Elementary.rounding)
    // 35 bits of (ln 2)/128, so that the product is exact, and the remainder.
    return (shifted, n * value(-0x1.62e42fef8p-8) - x, n * value(0x1.1cf79abc9e3b4p-43))
  }

  @inline(__always)
  private init(_ shifted: Value, _ r: Value) {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let (power, remainder) = shifted.power()
    let square = r * r
    // The terms left out are below 6e-19.
    let tail =
      (value(1 / 2) + value(1 / 6) * r) + (value(1 / 24) + value(1 / 120) * r) * square
    self.power = power
    change = power * ((r + remainder) + square * tail)
  }

  /// e^-x, within 0.51 ulp.
  @inline(__always)
  var factor: Value { power + change }

  /// 1 - e^-x, with full relative precision even where x is tiny.
  @inline(__always)
  var loss: Value { (Value(lanes: 1) - power) - change }
}

/// Cosine and sine of a phase below 2^15, each within 6e-16 of its own size and 2^-66.
struct TabulatedTurn<Value: SineLanes> {
  let cosine: Value
  let sine: Value

  /// - Parameters:
  ///   - high: The first 52 bits of the phase or fewer.
  ///   - low: The remainder of the phase.
  @inline(__always)
  init(high: Value, low: Value) {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let shifted = high * value(20.371_832_715_762_604) + value(Elementary.rounding)
    let n = shifted - value(Elementary.rounding)
    // 33 bits of pi/64, so that the product is exact, and the remainder.
    let main = high - n * value(0x1.921fb544p-5)
    let r = main - (n * value(0x1.0b4611a626331p-39) - low)
    let (s, c) = shifted.turn()
    let square = r * r
    // The terms left out are below 4e-18.
    let sineTail = value(-1 / 6) + (value(1 / 120) - value(1 / 5_040) * square) * square
    let cosineTail = value(-1 / 2) + (value(1 / 24) - value(1 / 720) * square) * square
    let (odd, even) = (r + (r * square) * sineTail, square * cosineTail)
    cosine = c + (c * even - s * odd)
    sine = s + (s * even + c * odd)
  }
}
