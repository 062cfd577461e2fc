import Arithmetic

/// A cubic that rises from an anchor, c v + b v^2 + a v^3 = rise, solved for v in 0...1/2.
///
/// The anchor is placed where the cubic may be flat: at an end of a timing curve, or in the middle of a
/// pinched one. There c and b are small without cancellation, and every term is about as large as the
/// sum. So v has a relative error near the rounding unit although dv/d(rise) is unbounded.
///
/// The code is generic over one cubic, two side by side (as ``CubicBezier`` holds its halves), and eight.
struct AnchoredCubic<Value: SolverLanes>: Sendable {
  /// The coefficients c, b and a, each with its rounding error.
  var linear: Value
  var linearRest: Value
  var quadratic: Value
  var quadraticRest: Value
  var cubic: Value
  /// a minus its leading 26 bits.
  var cubicRest: Value
  /// a times the factor that makes the approximate cube root of the rise equal v at the largest v needed.
  var guessCubic: Value
  /// The relative correction of the first guess g, a polynomial in g.
  var correction: (Value, Value, Value, Value)

  /// The derivative of the cubic.
  @inline(__always)
  func slope(at v: Value) -> Value { linear + v * (quadratic + halfBend(at: v)) }

  /// Half the second derivative of the cubic.
  @inline(__always)
  func halfBend(at v: Value) -> Value { quadratic + Value(repeating: 3) * cubic * v }

  /// A start within a small factor of v for all c, b and a: the root of the quadratic that remains when
  /// an approximate cube root of the rise replaces one factor of a v^3.
  @inline(__always)
  private func guess(_ rise: Value) -> Value {
    let b = quadratic + guessCubic * rise.roughCubeRoot
    let square = linear * linear + Value(repeating: 4) * rise * b
    return (rise + rise) / (linear + square.positivePart.squareRoot())
  }

  struct Solution {
    var v: Value
    /// The truncation error of the last step minus its bound. If it is negative and v is in 0...1/2, v is
    /// correct to rounding.
    var excess: Value
  }

  /// The v at which the cubic reaches a rise within 0...1/2, if two steps find it.
  ///
  /// The guess is good to about 3 %. One step that reverts the series of the local cubic improves it to
  /// about 1e-7, and one more, on the compensated residual, to the last digit.
  @inline(__always)
  func solve(rise: Value, rest: Value) -> Solution {
    let g = guess(rise)
    let k = correction
    var v = g + g * ((k.0 + g * k.1) + (g * g) * (k.2 + g * k.3))
    v = v - step(at: v, residual: ((cubic * v + quadratic) * v + linear) * v - rise).length
    v = v.leadingDigits
    let last = step(at: v, residual: residual(at: v, rise: rise, rest: rest))
    return Solution(
      v: v - last.length, excess: last.remainder - Value(repeating: 0x1p-57) * v)
  }

  /// The step to the root by the first three terms of the reverted series of the local cubic, and the
  /// size of the following terms.
  @inline(__always)
  func step(at v: Value, residual: Value) -> (length: Value, remainder: Value) {
    let one = Value(repeating: 1)
    let half = halfBend(at: v)
    let inverse = one / (linear + v * (quadratic + half))
    let h = residual * inverse
    let bend = half * inverse * h
    let twist = cubic * inverse * (h * h)
    let square = bend * bend
    return (
      h * (one + (bend + (square + square - twist))),
      Value(repeating: 5) * (square + twist.magnitude) * (bend * h).magnitude
    )
  }

  /// The cubic minus the rise, for a v of 26 bits, with an error of about 2^-75 of the largest term.
  ///
  /// Horner's rule with the rounding error of every operation carried along (Graillat, Langlois and
  /// Louvet 2005). Each partial sum is truncated to 26 bits, so its product with v is exact. The
  /// following step restores the digits of v.
  @inline(__always)
  func residual(at v: Value, rise: Value, rest: Value) -> Value {
    let (s1, e1) = Self.cutSum(cubic.leadingDigits * v, quadratic)
    let r1 = e1 + (cubicRest * v + quadraticRest)
    let (s2, e2) = Self.cutSum(s1 * v, linear)
    let r2 = e2 + (r1 * v + linearRest)
    return (s2 * v - rise) + (r2 * v - rest)
  }

  /// The leading 26 bits of a sum, and the remainder.
  @inline(__always)
  private static func cutSum(_ a: Value, _ b: Value) -> (high: Value, low: Value) {
    let s = a + b
    let t = s - a
    let high = s.leadingDigits
    return (high, (s - high) + ((a - (s - t)) + (b - t)))
  }
}

extension AnchoredCubic {
  /// The cubic without a correction of its guess, to be solved for v up to a limit.
  @inline(__always)
  init(
    linear: Value, linearRest: Value, quadratic: Value, quadraticRest: Value, cubic: Value,
    cubicRest: Value, reach: Double
  ) {
    let v = Value(repeating: reach)
    let zero = Value(repeating: 0)
    (self.linear, self.linearRest) = (linear, linearRest)
    (self.quadratic, self.quadraticRest) = (quadratic, quadraticRest)
    self.cubic = cubic
    self.cubicRest = (cubic - cubic.leadingDigits) + cubicRest
    guessCubic = cubic * v / (v * (linear + v * (quadratic + v * cubic))).roughCubeRoot
    correction = (zero, zero, zero, zero)
  }

  /// Builds the polynomial that corrects the guess: through four points, by Newton's divided differences
  /// of v / g over g, converted to powers of g.
  @inline(__always)
  mutating func fitGuess(reach: Double) {
    @inline(__always) func point(_ share: Double) -> (g: Value, ratio: Value) {
      let v = Value(repeating: reach * share)
      let g = guess(v * (linear + v * (quadratic + v * cubic)))
      return (g, v / g)
    }
    let (p0, p1, p2, p3) = (point(0.125), point(0.44), point(0.76), point(1))
    let (g0, g1, g2) = (p0.g, p1.g, p2.g)
    let d01 = (p1.ratio - p0.ratio) / (g1 - g0)
    let d12 = (p2.ratio - p1.ratio) / (g2 - g1)
    let d23 = (p3.ratio - p2.ratio) / (p3.g - g2)
    let d02 = (d12 - d01) / (g2 - g0)
    let d13 = (d23 - d12) / (p3.g - g1)
    let d = (d13 - d02) / (p3.g - g0)
    correction = (
      p0.ratio - g0 * (d01 - g1 * (d02 - g2 * d)) - Value(repeating: 1),
      d01 - d02 * (g0 + g1) + d * (g0 * g1 + g0 * g2 + g1 * g2),
      d02 - d * (g0 + g1 + g2), d
    )
  }
}

extension AnchoredCubic<Double>.Solution {
  @inline(__always)
  var isRight: Bool { excess < 0 && v >= 0 && v < AnchoredCubic<Double>.limit }
}

extension AnchoredCubic<Double> {
  /// The v at which the cubic reaches a rise within 0...1/2.
  @inline(__always)
  func root(rise: Double, rest: Double) -> Double {
    let solution = solve(rise: rise, rest: rest)
    return solution.isRight ? solution.v : rootInBrackets(rise: rise, rest: rest)
  }

  /// An upper bound of v.
  static var limit: Double { 0.500_000_1 }

  /// The root if two steps from the guess do not find it, for example next to a triple root.
  ///
  /// It steps on the compensated residual. A bisection of the bit pattern replaces a step that leaves the
  /// bracket; it reaches any magnitude in 64 halvings.
  @inline(never)
  private func rootInBrackets(rise: Double, rest: Double) -> Double {
    guard rise > 0 else { return 0 }
    var (low, high) = (0.0, Self.limit)
    var v = min(rise, 0.25)
    for _ in 0..<128 {
      if !(v > low && v < high) { v = Double(bitPattern: (low.bitPattern &+ high.bitPattern) / 2) }
      v = v.leadingDigits
      let f = residual(at: v, rise: rise, rest: rest)
      if f > 0 { high = v } else { low = v }
      let (length, remainder) = step(at: v, residual: f)
      v -= length
      if remainder <= 0x1p-57 * v, v <= Self.limit { return v }
    }
    return v
  }
}
