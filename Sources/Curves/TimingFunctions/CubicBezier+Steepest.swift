import CurveArithmetic

/// A slope of a curve's graph.
public struct CurveSlope: Sendable, Hashable {
  /// The input progress.
  public let progress: Double
  /// The slope there, per unit of progress; infinite where the curve is vertical.
  public let slope: Double
}

extension CubicBezier {
  /// The steepest slope for progress in 0...1, which may be infinite, and the first progress that has it.
  ///
  /// The slope is y'/x' at the parameter of an inflection, not at its progress, which may be rounded where
  /// the curve is nearly vertical. (Largest error found: 2.6e-16 relative.)
  public var steepest: CurveSlope {
    let start = CurveSlope(progress: 0, slope: startVelocity)
    if isIdentity { return start }
    var candidates = SlopeQuotient.views(of: self).flatMap { $0.turns }.map {
      CurveSlope(progress: Self.bernstein(x1, x2, $0.t, $0.s), slope: $0.slope)
    }
    // Vertical there, even without an inflection.
    if x1 == 1, x2 == 0 { candidates.append(CurveSlope(progress: 0.5, slope: velocity(at: 0.5))) }
    candidates.sort { $0.progress < $1.progress }
    candidates.append(CurveSlope(progress: 1, slope: endVelocity))
    return candidates.reduce(start) { abs($1.slope) > abs($0.slope) ? $1 : $0 }
  }
}

/// The slope of a curve as a quotient of two quadratic forms y'/x' in p and q, for q/p in a small range.
///
/// With p and q equal to 1 - t and t, to t and 1 - t, or to 1 and 2 t - 1, small coefficients and small
/// ratios have all their digits next to the start, next to the end and in the middle.
private struct SlopeQuotient {
  /// A turning point of the slope.
  struct Turn {
    let t: Double
    let s: Double
    let slope: Double
  }

  /// a p^2 + 2 b p q + c q^2.
  struct Form {
    var a: DoubleDouble
    var b: DoubleDouble
    var c: DoubleDouble

    func value(_ ratio: DoubleDouble) -> DoubleDouble {
      (c * ratio + b.scaled(by: 2)) * ratio + a
    }
  }

  let rise: Form
  let run: Form
  /// The powers of two that the quotient is to be multiplied by, one after the other.
  let scales: (Double, Double)
  /// The ratios q/p that the view is for.
  let range: ClosedRange<Double>
  /// The parameters t and 1 - t of a ratio.
  let parameters: (Double) -> (t: Double, s: Double)

  static func views(of curve: CubicBezier) -> [SlopeQuotient] {
    // Far from the limits of doubles: abscissas may be the least, and ordinates the greatest.
    let (small, unit) = (0x1p300, 1 / curve.ordinateScale)
    let scales = (small, curve.ordinateScale)
    func forms(_ x1: Double, _ x2: Double, _ one: Double) -> (ends: Form, middle: Form) {
      let (first, last) = (DoubleDouble(x1), DoubleDouble(sum: one, -x2))
      let between = DoubleDouble(sum: x2, -x1)
      let remainder = DoubleDouble(sum: one, -x1)
      return (
        Form(a: first, b: between, c: last),
        Form(a: remainder + x2, b: remainder + (-x2), c: last + first - between.scaled(by: 2))
      )
    }
    let x = forms(curve.x1 * small, curve.x2 * small, small)
    let y = forms(curve.y1 * unit, curve.y2 * unit, unit)
    func reversed(_ form: Form) -> Form { Form(a: form.c, b: form.b, c: form.a) }
    return [
      SlopeQuotient(rise: y.ends, run: x.ends, scales: scales, range: 0...0.5) {
        ($0 / (1 + $0), 1 / (1 + $0))
      },
      SlopeQuotient(rise: y.middle, run: x.middle, scales: scales, range: -0.5...0.5) {
        (0.5 + $0 / 2, 0.5 - $0 / 2)
      },
      SlopeQuotient(
        rise: reversed(y.ends), run: reversed(x.ends), scales: scales, range: 0...0.5
      ) { (1 / (1 + $0), $0 / (1 + $0)) },
    ]
  }

  /// The turning points of the slope in the range, where the forms' ratio is stationary.
  var turns: [Turn] {
    let a = run.a * rise.b - run.b * rise.a
    let b = (run.a * rise.c - run.c * rise.a).scaled(by: 0.5)
    let c = run.b * rise.c - run.c * rise.b
    // A unit of the ratio in which a and c are about as large, so that their product does not underflow.
    let isBalanced = a.high != 0 && c.high != 0
    let exponent = isBalanced ? (a.high.exponent - c.high.exponent) / 2 : 0
    let unit = Double(sign: .plus, exponent: min(max(exponent, -600), 600), significand: 1)
    let (scaledB, scaledC) = (b.scaled(by: unit), c.scaled(by: unit).scaled(by: unit))
    let size = max(abs(a.high), abs(scaledB.high), abs(scaledC.high))
    guard size > 0, size.isFinite else { return [] }
    let inverse = Double(sign: .plus, exponent: -size.exponent, significand: 1)
    return Self.roots(
      a.scaled(by: inverse), scaledB.scaled(by: inverse), scaledC.scaled(by: inverse)
    )
    .compactMap { root in
      let ratio = root.scaled(by: unit)
      guard range.contains(ratio.high), ratio.high != 0 || range.lowerBound < 0 else { return nil }
      let (t, s) = parameters(ratio.high)
      let slope = rise.value(ratio).high / run.value(ratio).high
      guard !slope.isNaN else { return nil }
      return Turn(t: t, s: s, slope: slope * scales.0 * scales.1)
    }
  }

  /// The roots of a + 2 b r + c r^2 with a sign change.
  private static func roots(
    _ a: DoubleDouble, _ b: DoubleDouble, _ c: DoubleDouble
  ) -> [DoubleDouble] {
    let discriminant = b * b - a * c
    guard discriminant.high > 0 else { return [] }
    let root = discriminant.squareRoot()
    let q = b.high < 0 ? root - b : -(root + b)
    return [(q, c), (a, q)].filter { $0.1.high != 0 }.map { $0.0 / $0.1 }
  }
}
