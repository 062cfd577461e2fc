import CurveArithmetic

extension DoubleDouble {
  /// The exponential, to about 30 digits; 0 below the normal numbers.
  static func exponential(_ x: Self) -> Self {
    let exponent = (x.high / logarithmOf2.high).rounded()
    guard exponent > -1022 else { return Self(0) }
    let part = (x - logarithmOf2 * exponent).scaled(by: 0x1p-8)
    var (sum, term) = (Self(1), Self(1))
    for index in 1...14 {
      term = term * part / Self(Double(index))
      sum = sum + term
    }
    for _ in 0..<8 { sum = sum * sum }
    return sum.scaled(by: Double(sign: .plus, exponent: Int(exponent), significand: 1))
  }

  /// Cosine and sine, within about 1e-30 for angles up to 100.
  static func circular(_ x: Self) -> (cosine: Self, sine: Self) {
    let turns = (x.high / quarterTurn.high).rounded()
    let part = x - quarterTurn * turns
    // The terms of the exponential series, which belong to both in turn.
    var (cosine, sine, term) = (Self(1), part, part)
    for index in 2...34 {
      term = term * part / Self(Double(index))
      switch index % 4 {
      case 0: cosine = cosine + term
      case 1: sine = sine + term
      case 2: cosine = cosine - term
      default: sine = sine - term
      }
    }
    return switch Int(turns) & 3 {
    case 0: (cosine, sine)
    case 1: (-sine, cosine)
    case 2: (-cosine, -sine)
    default: (sine, -cosine)
    }
  }

  /// The largest whole number that is not above this one, and the fraction that remains. For numbers below 2^50.
  var split: (whole: Double, fraction: Self) {
    var whole = high.rounded(.down)
    var fraction = self + -whole
    if fraction.high < 0 {
      whole -= 1
      fraction = fraction + 1
    }
    return (whole, fraction)
  }

  private static let logarithmOf2 = Self(
    high: 0.693_147_180_559_945_3, low: 2.319_046_813_846_299_6e-17)
  static let quarterTurn = Self(
    high: 1.570_796_326_794_896_6, low: 6.123_233_995_736_766e-17)
}
