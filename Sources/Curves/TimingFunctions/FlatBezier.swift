import CurveArithmetic

/// A cubic timing curve solved where x' may be small: next to its ends, or next to the middle of a pinched
/// curve.
///
/// It is anchored at t = 0, 1/2 and 1, where x' and x'' are small without cancellation. From the nearest of
/// the three, x rises by c v + b v^2 + a v^3 for v in 0...1/4, in which no terms cancel to much less than
/// the largest. So v has a relative error near the rounding unit although dv/dx is unbounded.
struct FlatBezier {
  private let curve: CubicBezier
  /// x(1/2) to 32 digits.
  private let middle: DoubleDouble

  init(_ curve: CubicBezier) {
    self.curve = curve
    middle = (DoubleDouble(sum: curve.x1, curve.x2) * 3 + 1).scaled(by: 0.125)
  }

  /// The cubic from the anchor of a progress: v is on the side of `sign` of it.
  private struct Branch {
    let t: Double
    let sign: Double
    let rise: Double
    let c: Double
    let b: Double
    let a: Double

    /// x', half x'' and what is missing from the rise at a v.
    func state(at v: Double) -> (slope: Double, halfBend: Double, residual: Double) {
      let halfBend = b + 3 * a * v
      return (c + v * (b + halfBend), halfBend, ((a * v + b) * v + c) * v - rise)
    }

    /// The v after a step by the reverted series of the cubic at v, and Newton's step.
    func next(_ v: Double) -> (v: Double, newton: Double, residual: Double) {
      let (slope, halfBend, residual) = state(at: v)
      let inverse = 1 / slope
      let w = residual * inverse
      let e = halfBend * inverse * w
      return (v - w * (1 + (e + (2 * e * e - a * inverse * (w * w)))), w, residual)
    }
  }

  private func branch(of x: Double) -> Branch {
    let (x1, x2) = (curve.x1, curve.x2)
    let (u1, u2) = (1 - x1, 1 - x2)
    let a = curve.cubic
    if 64 * x <= 27 * x1 + 9 * x2 + 1 {
      return Branch(t: 0, sign: 1, rise: x, c: 3 * x1, b: 3 * (x2 - 2 * x1), a: a)
    }
    if 64 * x >= 9 * x1 + 27 * x2 + 27 {
      return Branch(t: 1, sign: -1, rise: 1 - x, c: 3 * u2, b: 3 * (u1 - 2 * u2), a: a)
    }
    let rise = (x - middle.high) - middle.low
    let sign = rise < 0 ? -1.0 : 1.0
    return Branch(
      t: 0.5, sign: sign, rise: rise * sign, c: 0.75 * (u1 + x2), b: sign * 1.5 * (u1 - x2), a: a)
  }

  /// The value at a progress between 0 and 1.
  func value(at x: Double) -> Double {
    let branch = branch(of: x)
    let offset = branch.sign * root(branch)
    let (t, s) = (branch.t + offset, (1 - branch.t) - offset)
    return t * t * t + (3 * t * s) * (curve.y1 * s + curve.y2 * t)
  }

  /// The point at a progress between 0 and 1.
  func point(at x: Double) -> CubicBezier.Point {
    let branch = branch(of: x)
    let v = root(branch)
    let (slope, halfBend, _) = branch.state(at: v)
    let offset = branch.sign * v
    return CubicBezier.Point(
      t: branch.t + offset, s: (1 - branch.t) - offset, slope: slope,
      halfBend: halfBend * branch.sign)
  }

  /// The v at which a branch has risen.
  ///
  /// The start is the root of the quadratic that remains when an approximate cube root replaces one factor
  /// of a v^3. Then a step of third order, and one of fourth.
  private func root(_ branch: Branch) -> Double {
    let (rise, a, b, c) = (branch.rise, branch.a, branch.b, branch.c)
    guard rise >= 0x1p-80 else { return rootInBrackets(branch) }
    // (rise/whole)^(1/3)/4 within 6 %, from a third of the difference of the logarithms.
    let whole = ((a * 0.25 + b) * 0.25 + c) * 0.25
    let logarithm = (Int64(bitPattern: rise.bitPattern) &- Int64(bitPattern: whole.bitPattern)) / 3
    let rough = Double(
      bitPattern: UInt64(bitPattern: Int64(bitPattern: (0.25).bitPattern) &+ logarithm))
    let square = c * c + 4 * rise * (b + a * rough)
    let guess = 2 * rise / (c + max(square, 0).squareRoot())
    let (slope, halfBend, residual) = branch.state(at: guess)
    let start = guess - residual * slope / (slope * slope - residual * halfBend)
    let (v, newton, _) = branch.next(start)
    return abs(newton) < 0x1p-12 * start ? v : rootInBrackets(branch)
  }

  /// The same by steps within a bracket. A bisection of the bit pattern replaces a step that leaves it; it
  /// reaches any magnitude in 64 halvings.
  @inline(never)
  private func rootInBrackets(_ branch: Branch) -> Double {
    guard branch.rise > 0 else { return 0 }
    var (low, high) = (0.0, 0.250_000_2)
    var v = min(branch.rise, 0.125)
    for _ in 0..<200 {
      if !(v > low && v < high) { v = Double(bitPattern: (low.bitPattern &+ high.bitPattern) / 2) }
      let (next, newton, residual) = branch.next(v)
      if residual > 0 { high = v } else { low = v }
      if abs(newton) < 0x1p-14 * v { return next }
      if low.bitPattern &+ 1 >= high.bitPattern { break }
      v = next
    }
    return v
  }
}
