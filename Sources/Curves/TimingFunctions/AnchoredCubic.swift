import Arithmetic

/// A cubic that rises from an anchor, c v + b v^2 + a v^3 = rise, solved for v in 0...1/2.
///
/// The anchor is placed where the cubic may be flat: at an end of a timing curve, or in the middle of a
/// pinched one. There c and b are small without cancellation, and every term is about as large as the
/// sum. So v has a relative error near the rounding unit although dv/d(rise) is unbounded.
///
/// The code is generic over one cubic, two side by side (as ``CubicBezier`` holds its halves), and eight.
struct AnchoredCubic<Value: SolverLanes>: Sendable {
  /// The coefficients c, b and a as multiples of 1/64, and what remains. Products of the multiples and a
  /// short v are exact.
  var linear: Value
  var linearRest: Value
  var quadratic: Value
  var quadraticRest: Value
  var cubic: Value
  var cubicRest: Value
  /// a times the factor that makes the approximate cube root of the rise equal v at the largest v needed.
  var guessCubic: Value
  /// The factor from the first guess g to v, a polynomial in g.
  var correction: (Value, Value, Value, Value)

  /// The coefficients c, b and a, rounded.
  @inline(__always)
  private var rounded: (c: Value, b: Value, a: Value) {
    (linear + linearRest, quadratic + quadraticRest, cubic + cubicRest)
  }

  /// The derivative of the cubic, and half its second derivative.
  @inline(__always)
  func derivatives(at v: Value) -> (slope: Value, halfBend: Value) {
    let (c, b, a) = rounded
    let halfBend = b + Value(repeating: 3) * a * v
    return (c + v * (b + halfBend), halfBend)
  }

  /// A start within a small factor of v for all c, b and a: the root of the quadratic that remains when
  /// an approximate cube root of the rise replaces one factor of a v^3.
  @inline(__always)
  private func guess(_ rise: Value) -> Value {
    let (c, b, _) = rounded
    let square = c * c + Value(repeating: 4) * rise * (b + guessCubic * rise.roughCubeRoot)
    return (rise + rise) / (c + square.positivePart.squareRoot())
  }

  /// The v at which the cubic reaches a rise, to about 1e-5 and cut to few digits.
  ///
  /// The guess is corrected by a polynomial, and then by a step of third order (Halley 1694).
  @inline(__always)
  func start(_ rise: Value) -> Value {
    let (c, b, a) = rounded
    let k = correction
    let g = guess(rise)
    let v = g * ((k.0 + g * k.1) + (g * g) * (k.2 + g * k.3))
    let f = ((a * v + b) * v + c) * v - rise
    let (slope, halfBend) = derivatives(at: v)
    return (v - f * slope / (slope * slope - f * halfBend)).leadingDigits
  }

  struct Solution {
    var v: Value
    /// Newton's step minus the largest that is accepted, times the slope; negative if v is accurate.
    var excess: Value
    var rise: Value
  }

  /// The v at which the cubic reaches a rise within 0...1/2, from a start. It is correct to rounding if
  /// the solution says so.
  ///
  /// A step of fourth order (Householder 1970) on the exact residual. It leaves a relative error of at most
  /// 2.4 h^4, where h is the relative size of Newton's step; the solution accepts h up to 4e-5. The factor is
  /// the largest |c2^3 - 2 c2 c3| v^3 of all curves, where c2 and c3 are the second and the third Taylor
  /// coefficients over the slope.
  @inline(__always)
  func solve(from v: Value, rise: Value, rest: Value) -> Solution {
    let (_, _, a) = rounded
    let f = residual(at: v, rise: rise, rest: rest)
    let (slope, halfBend) = derivatives(at: v)
    let bend = f * halfBend
    let square = slope * slope - bend
    let step = f * square / (slope * (square - bend) + a * (f * f))
    return Solution(
      v: v - step, excess: f.magnitude - Value(repeating: 0x1.6p-15) * (v * slope), rise: rise)
  }

  /// The cubic minus the rise, for a v of 17 bits, with an error of about 2^-60 of the largest term.
  ///
  /// Horner's rule is exact for the multiples of 1/64 if v is above 1/64; below it rounds once, where no
  /// terms cancel. A last product with all digits would round too, so the sum is cut to 17 bits, and what
  /// is cut off is added to the remainders. The following step restores the digits of v.
  @inline(__always)
  func residual(at v: Value, rise: Value, rest: Value) -> Value {
    let sum = (cubic * v + quadratic) * v + linear
    let high = sum.leadingDigits
    let low = (cubicRest * v + quadraticRest) * v + (linearRest + (sum - high))
    return (high * v - rise) + (low * v - rest)
  }
}

extension AnchoredCubic {
  /// The cubic with coefficients of 32 digits, to be solved for v up to a limit.
  @inline(__always)
  init(
    linear: Value, linearRest: Value, quadratic: Value, quadraticRest: Value, cubic: Value,
    cubicRest: Value, reach: Double
  ) {
    let v = Value(repeating: reach)
    let zero = Value(repeating: 0)
    (self.linear, self.linearRest) = Self.split(linear, linearRest)
    (self.quadratic, self.quadraticRest) = Self.split(quadratic, quadraticRest)
    (self.cubic, self.cubicRest) = Self.split(cubic, cubicRest)
    guessCubic = cubic * v / (v * (linear + v * (quadratic + v * cubic))).roughCubeRoot
    correction = (zero, zero, zero, zero)
    fitGuess(reach: reach)
  }

  /// A multiple of 1/64, and the rest.
  @inline(__always)
  private static func split(_ high: Value, _ low: Value) -> (multiple: Value, rest: Value) {
    let rounding = Value(repeating: 0x1.8p46)
    let multiple = (high + rounding) - rounding
    return (multiple, (high - multiple) + low)
  }

  /// Builds the polynomial that corrects the guess: through four points, by Newton's divided differences
  /// of v / g over g, converted to powers of g.
  @inline(__always)
  private mutating func fitGuess(reach: Double) {
    let (c, b, a) = rounded
    @inline(__always) func point(_ share: Double) -> (g: Value, ratio: Value) {
      let v = Value(repeating: reach * share)
      let g = guess(v * (c + v * (b + v * a)))
      return (g, v / g)
    }
    let (p0, p1, p2, p3) = (point(0.2), point(0.6), point(0.9), point(1))
    let (g0, g1, g2) = (p0.g, p1.g, p2.g)
    let d01 = (p1.ratio - p0.ratio) / (g1 - g0)
    let d12 = (p2.ratio - p1.ratio) / (g2 - g1)
    let d23 = (p3.ratio - p2.ratio) / (p3.g - g2)
    let d02 = (d12 - d01) / (g2 - g0)
    let d13 = (d23 - d12) / (p3.g - g1)
    let d = (d13 - d02) / (p3.g - g0)
    correction = (
      p0.ratio - g0 * (d01 - g1 * (d02 - g2 * d)),
      d01 - d02 * (g0 + g1) + d * (g0 * g1 + g0 * g2 + g1 * g2),
      d02 - d * (g0 + g1 + g2), d
    )
  }
}

extension AnchoredCubic<SIMD2<Double>> {
  /// One of the two cubics.
  @inline(__always)
  subscript(index: Int) -> AnchoredCubic<Double> {
    let k = correction
    return AnchoredCubic<Double>(
      linear: linear[index], linearRest: linearRest[index], quadratic: quadratic[index],
      quadraticRest: quadraticRest[index], cubic: cubic[index], cubicRest: cubicRest[index],
      guessCubic: guessCubic[index], correction: (k.0[index], k.1[index], k.2[index], k.3[index]))
  }

  /// The first of the two cubics in the lanes where a mask is zero, the second where it is all ones. The
  /// cubic coefficients are the same.
  @inline(__always)
  func lanes(_ mask: SIMD8<UInt64>) -> AnchoredCubic<SIMD8<Double>> {
    let k = correction
    return AnchoredCubic<SIMD8<Double>>(
      linear: linear.lanes(mask), linearRest: linearRest.lanes(mask),
      quadratic: quadratic.lanes(mask), quadraticRest: quadraticRest.lanes(mask),
      cubic: SIMD8(repeating: cubic[0]), cubicRest: SIMD8(repeating: cubicRest[0]),
      guessCubic: guessCubic.lanes(mask),
      correction: (k.0.lanes(mask), k.1.lanes(mask), k.2.lanes(mask), k.3.lanes(mask)))
  }
}

extension AnchoredCubic<Double>.Solution {
  @inline(__always)
  var isRight: Bool {
    excess < 0 && v >= 0 && v < AnchoredCubic<Double>.limit
      && rise >= AnchoredCubic<Double>.leastRise
  }
}

extension AnchoredCubic<SIMD8<Double>>.Solution {
  /// The same test in sign bits. It compares the bits of v and of the rise as integers, which rejects NaN
  /// of either sign; if v is a number, the excess is a number too. A negative rise has a negative v or an
  /// excess above 0.
  @inline(__always)
  var isRight: SIMD8<UInt64> {
    excess.bits & ~v.bits & (v.bits &- AnchoredCubic<Double>.limit.bitPattern)
      & ~(rise.bits &- AnchoredCubic<Double>.leastRise.bitPattern)
  }
}
