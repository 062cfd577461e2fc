import Arithmetic

/// A cubic that rises from an anchor, to be solved: c v + b v^2 + a v^3 = rise with v in 0...1/2.
///
/// The anchor is put where the cubic may be flat (an end of a timing curve, or the middle of a
/// pinched one), so that c and b are small there without cancellation, every term is about as large
/// as the sum, and v has a relative error near the rounding unit although dv/d(rise) is unbounded.
struct AnchoredCubic: Sendable {
  private let linear: DoubleDouble
  private let quadratic: DoubleDouble
  private let cubic: DoubleDouble
  /// a times the factor that makes the rough cube root of the rise meet v at v = 1/2.
  private let guessCubic: Double
  /// The relative correction of the first guess g, a polynomial in g.
  private var correction = SIMD4<Double>.zero

  init(linear: DoubleDouble, quadratic: DoubleDouble, cubic: DoubleDouble) {
    self.linear = linear
    self.quadratic = quadratic
    self.cubic = cubic
    let half = 0.5 * (linear.high + 0.5 * (quadratic.high + 0.5 * cubic.high))
    guessCubic = cubic.high * 0.5 / Self.roughCubeRoot(half)
  }

  /// dv-derivative of the cubic.
  @inline(__always)
  func slope(at v: Double) -> Double {
    linear.high + v * (2 * quadratic.high + 3 * cubic.high * v)
  }

  /// Half the second derivative of the cubic.
  @inline(__always)
  func halfBend(at v: Double) -> Double {
    quadratic.high + 3 * cubic.high * v
  }

  /// The v at which the cubic has risen by an amount it reaches within 0...1/2.
  ///
  /// From a guess good to about 3 % a step that reverts the series of the local cubic leads to
  /// about 1e-7, and one more, on the compensated residual, to the last digit. The loop ends on the
  /// remainder of that series, computed from the residual; a step that leaves the bracket is
  /// replaced by a bisection of the bit pattern, which reaches any magnitude in 64 halvings.
  @inline(__always)
  func solve(rise: DoubleDouble) -> Double {
    let a = cubic.high
    let b = quadratic.high
    let c = linear.high
    var v = correctedGuess(rise.high)
    do {
      let inverse = 1 / slope(at: v)
      let h = (((a * v + b) * v + c) * v - rise.high) * inverse
      let bend = halfBend(at: v) * inverse * h
      let twist = a * inverse * h * h
      if abs(bend) + abs(twist) < 0.25 { v -= h * (1 + bend * (1 + 2 * bend) - twist) }
    }
    var low = 0.0
    var high = 0.500_000_1
    for _ in 0..<128 {
      if !(v > low && v < high) {
        v = Double(bitPattern: (low.bitPattern &+ high.bitPattern) / 2)
      }
      v = DoubleDouble.split(v).high
      let f = residual(at: v, rise: rise)
      if f > 0 { high = v } else { low = v }
      let inverse = 1 / slope(at: v)
      let h = f * inverse
      let bend = halfBend(at: v) * inverse * h
      let twist = a * inverse * h * h
      if (2 * bend * bend + abs(twist)) * abs(h) <= 0x1p-57 * v { return v - h * (1 + bend) }
      v -= h / (1 - bend)
    }
    return v
  }

  /// The cubic minus the rise with an error of about 2^-80 of the largest term, for a v of 26 bits.
  ///
  /// Horner's rule with the rounding error of every operation carried along (Graillat, Langlois and
  /// Louvet 2005), the low words of the coefficients included. The short v saves half of each exact
  /// product, and the step that follows restores its digits.
  @inline(__always)
  private func residual(at v: Double, rise: DoubleDouble) -> Double {
    let p1 = Self.product(cubic.high, short: v)
    let s1 = DoubleDouble(sum: p1.high, quadratic.high)
    let e1 = cubic.low * v + ((p1.low + s1.low) + quadratic.low)
    let p2 = Self.product(s1.high, short: v)
    let s2 = DoubleDouble(sum: p2.high, linear.high)
    let e2 = e1 * v + ((p2.low + s2.low) + linear.low)
    let p3 = Self.product(s2.high, short: v)
    let s3 = DoubleDouble(sum: p3.high, -rise.high)
    return s3.high + (e2 * v + ((p3.low + s3.low) - rise.low))
  }

  /// The exact product of a double and one of at most 26 bits.
  @inline(__always)
  private static func product(_ a: Double, short v: Double) -> DoubleDouble {
    let p = a * v
    let (high, low) = DoubleDouble.split(a)
    return DoubleDouble(high: p, low: (high * v - p) + low * v)
  }
}

extension AnchoredCubic {
  /// The same cubic with its first guess corrected by a polynomial through four points, worth the
  /// while when it is solved more than once.
  func fittingGuess() -> Self {
    let v = SIMD4(0.0625, 0.22, 0.38, 0.5)
    var g = v
    for i in 0..<4 {
      g[i] = guess(v[i] * (linear.high + v[i] * (quadratic.high + v[i] * cubic.high)))
    }
    // Newton's divided differences of v / g over g, then powers of g.
    var d = v / g
    d[3] = (d[3] - d[2]) / (g[3] - g[2])
    d[2] = (d[2] - d[1]) / (g[2] - g[1])
    d[1] = (d[1] - d[0]) / (g[1] - g[0])
    d[3] = (d[3] - d[2]) / (g[3] - g[1])
    d[2] = (d[2] - d[1]) / (g[2] - g[0])
    d[3] = (d[3] - d[2]) / (g[3] - g[0])
    let powers = SIMD4(
      d[0] - g[0] * (d[1] - g[1] * (d[2] - g[2] * d[3])) - 1,
      d[1] - d[2] * (g[0] + g[1]) + d[3] * (g[0] * g[1] + g[0] * g[2] + g[1] * g[2]),
      d[2] - d[3] * (g[0] + g[1] + g[2]),
      d[3])
    guard abs(powers[0]) + abs(powers[1]) + abs(powers[2]) + abs(powers[3]) < 100 else {
      return self
    }
    var fitted = self
    fitted.correction = powers
    return fitted
  }

  /// A start within a small factor of v in every regime of c, b and a: the root of the quadratic
  /// that remains when one factor of a v^3 is replaced by a rough cube root of the rise.
  @inline(__always)
  private func guess(_ rise: Double) -> Double {
    let b = quadratic.high + guessCubic * Self.roughCubeRoot(rise)
    let c = linear.high
    return 2 * rise / (c + max(c * c + 4 * rise * b, 0).squareRoot())
  }

  @inline(__always)
  private func correctedGuess(_ rise: Double) -> Double {
    let g = guess(rise)
    let k = correction
    return g + g * ((k[0] + g * k[1]) + (g * g) * (k[2] + g * k[3]))
  }

  /// A third of the exponent and the leading digits: the cube root within 4 %.
  @inline(__always)
  private static func roughCubeRoot(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern / 3 &+ 0x2A9F_7893_782D_A1CE)
  }
}
