#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A cubic-bezier by Cardano's formula for the parameter, and two steps of Newton's method for the digits
/// that the formula cancels. Whatever does not depend on the progress is stored.
///
/// Errors reach 1e-9 where the curve is nearly vertical.
struct CardanoBezier {
  private let ax, bx, cx, ay, by, cy: Double
  /// The coefficients of the slope.
  private let slope2, slope1: Double
  private let form: Form

  private enum Form {
    /// The depressed cubic s^3 + 3 p s + 2 q = 0 with t = s - third and q = q0 + q1 x. Of three real roots,
    /// the parameter is the one at `turn`.
    case cubic(
      third: Double, p: Double, cube: Double, q0: Double, q1: Double, radius: Double,
      inverse: Double, turn: Double)
    /// A parabola or a line, or nearly.
    case quadratic
    case line
  }

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (cx, cy) = (3 * x1, 3 * y1)
    (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
    (ax, ay) = (1 - cx - bx, 1 - cy - by)
    (slope2, slope1) = (3 * ax, 2 * bx)
    guard abs(ax) > 1e-5 else {
      form = abs(bx) > 1e-5 ? .quadratic : .line
      return
    }
    let reciprocal = 1 / ax
    let third = bx * reciprocal / 3
    let p = cx * reciprocal / 3 - third * third
    let root = max(-p, 0).squareRoot()
    // The curve never goes back: between its extrema if the cubic falls in the end, else before or after both.
    let turn = ax < 0 ? 2.0 : third > 0 ? 0 : 4
    form = .cubic(
      third: third, p: p, cube: p * p * p, q0: third * (third * third - cx * reciprocal / 2),
      q1: -reciprocal / 2, radius: 2 * root, inverse: 1 / (p * root), turn: turn * .pi / 3)
  }

  @inline(__always)
  func value(at x: Double) -> Double {
    var t = start(at: x)
    for _ in 0..<2 {
      let slope = (slope2 * t + slope1) * t + cx
      guard abs(slope) > 1e-9 else { break }
      t -= (((ax * t + bx) * t + cx) * t - x) / slope
    }
    return ((ay * t + by) * t + cy) * t
  }

  /// The root in 0...1 of the cubic, or of the quadratic or line that it nearly is.
  @inline(__always)
  private func start(at x: Double) -> Double {
    switch form {
    case .cubic(let third, let p, let cube, let q0, let q1, let radius, let inverse, let turn):
      let q = q0 + q1 * x
      let discriminant = q * q + cube
      guard discriminant < 0 else {
        let u = cbrt(q > 0 ? -q - discriminant.squareRoot() : -q + discriminant.squareRoot())
        return u == 0 ? -third : u - p / u - third
      }
      return radius * cos(acos(min(max(q * inverse, -1), 1)) / 3 - turn) - third
    case .quadratic: return 2 * x / (cx + (cx * cx + 4 * bx * x).squareRoot())
    case .line: return x / cx
    }
  }
}
