extension Elementary {
  /// ln x for a positive, normal x, to about 2^-66 of its larger terms.
  package static func wideLogarithm(_ x: Double) -> DoubleDouble {
    let (k, m) = logarithmReduction(DoubleDouble(x))
    let s = logarithmRatio(m)
    let square = s * s
    let z = square.high
    // 2/3 to 32 digits; for the following terms a double is enough.
    let third = DoubleDouble(high: 0x1.5555555555555p-1, low: 0x1.5555555555555p-55)
    let a = s.scaled(by: 2) + s * (square * third + logarithmEnd(z))
    let parts = DoubleDouble(product: k, 0x1.62e42fefp-1)
    let remainder = DoubleDouble(high: 0x1.473de6af278edp-34, low: -0x1.9ff0342542fc3p-90) * k
    return (parts + remainder) + a
  }
}

extension Double {
  /// x to the power of y, within 0.75 ulp.
  ///
  /// Zeros, infinities and NaN follow IEEE 754; NaN for a negative x and a fractional y.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    guard x == x, y == y else { return .nan }
    let whole = Int64(exactly: y)
    let (isWhole, isOdd) = (whole != nil || abs(y) > 0x1p53, (whole ?? 0) & 1 == 1)
    guard x > 0, x < .infinity, abs(y) < .infinity else { return powerOfOdd(x, y, isWhole, isOdd) }
    if y == 1 { return x }
    let isSmall = x < .leastNormalMagnitude
    var exponent = Elementary.wideLogarithm(isSmall ? x * 0x1p54 : x)
    if isSmall {
      exponent =
        exponent - DoubleDouble(high: 0x1.62e42fefa39efp-1, low: 0x1.abc9e3b39803fp-56) * 54
    }
    guard abs(exponent.high * y) < 800 else {
      return (exponent.high < 0) == (y < 0) ? .infinity : 0
    }
    return Elementary.exponential(exponent * y)
  }

  /// x to the power of a whole number.
  package static func pow(_ x: Double, _ n: Int) -> Double { pow(x, Double(n)) }

  private static func powerOfOdd(_ x: Double, _ y: Double, _ isWhole: Bool, _ isOdd: Bool) -> Double
  {
    if abs(y) == .infinity {
      if abs(x) == 1 { return 1 }
      return (abs(x) > 1) == (y > 0) ? .infinity : 0
    }
    if x == 0 || abs(x) == .infinity {
      let size: Double = (x == 0) == (y > 0) ? 0 : .infinity
      return isOdd && x.sign == .minus ? -size : size
    }
    guard isWhole else { return .nan }
    return isOdd ? -pow(-x, y) : pow(-x, y)
  }

  /// The cube root, within 0.51 ulp, for either sign.
  package static func cbrt(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    // x = 2^(3 k) m with m in 1..<8.
    let exponent = x.exponent
    let k = (exponent + 1074 + 3) / 3 - 359
    let m = Double(sign: .plus, exponent: exponent - 3 * k, significand: x.significand)
    var root = 0.745 + m * (0.28 - m * 0.0158)
    for _ in 0..<4 { root -= (root - m / (root * root)) / 3 }
    let remainder = DoubleDouble(m) - DoubleDouble(product: root, root) * root
    root += remainder.high / (3 * root * root)
    return Double(sign: x.sign, exponent: k, significand: root)
  }

  /// sqrt(x^2 + y^2), within 0.51 ulp, without intermediate overflow.
  package static func hypot(_ x: Double, _ y: Double) -> Double {
    let size = max(abs(x), abs(y))
    guard size > 0, size < .infinity else {
      return abs(x) == .infinity || abs(y) == .infinity ? .infinity : abs(x) + abs(y)
    }
    guard x == x, y == y else { return .nan }
    let scale =
      0x1p-400...0x1p400 ~= size
      ? 1 : Double(sign: .plus, exponent: -max(size.exponent, -1022), significand: 1)
    let (a, b) = (x * scale, y * scale)
    return (DoubleDouble(product: a, a) + DoubleDouble(product: b, b)).squareRoot().high / scale
  }
}
