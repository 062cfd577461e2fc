#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A cubic-bezier by Cardano's formula for the parameter, and two steps of Newton's method for the digits
/// that the formula cancels.
///
/// Errors reach 1e-9 where the curve is nearly vertical.
struct CardanoBezier {
  private let ax, bx, cx, ay, by, cy: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (cx, cy) = (3 * x1, 3 * y1)
    (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
    (ax, ay) = (1 - cx - bx, 1 - cy - by)
  }

  func value(at x: Double) -> Double {
    var t = start(at: x)
    for _ in 0..<2 {
      let slope = (3 * ax * t + 2 * bx) * t + cx
      guard abs(slope) > 1e-9 else { break }
      t -= (((ax * t + bx) * t + cx) * t - x) / slope
    }
    return ((ay * t + by) * t + cy) * t
  }

  /// The root in 0...1 of the cubic, or of the quadratic or line that it nearly is.
  private func start(at x: Double) -> Double {
    guard abs(ax) > 1e-5 else {
      guard abs(bx) > 1e-5 else { return x / cx }
      let root = (cx * cx + 4 * bx * x).squareRoot()
      return 2 * x / (cx + root)
    }
    let (b, c, d) = (bx / ax, cx / ax, -x / ax)
    let third = b / 3
    let p = c / 3 - third * third
    let q = third * third * third + (d - third * c) / 2
    let discriminant = q * q + p * p * p
    if discriminant >= 0 {
      let u = cbrt(q > 0 ? -q - discriminant.squareRoot() : -q + discriminant.squareRoot())
      return u == 0 ? -third : u - p / u - third
    }
    let radius = 2 * (-p).squareRoot()
    let angle = acos(min(max(-q / (-p * (-p).squareRoot()), -1), 1)) / 3
    // One of the three is in 0...1: the curve never goes back.
    for turn in [0.0, 2, 4] {
      let t = radius * cos(angle - turn * .pi / 3) - third
      if t > -1e-9, t < 1 + 1e-9 { return t }
    }
    return x
  }
}
