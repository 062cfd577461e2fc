extension CubicBezier {
  /// The rate of change dy/dx at a progress.
  ///
  /// At 0 and 1 it is the limit from inside: infinite if the curve starts or ends vertical. At the
  /// vertical middle of a curve with x1 = 1 and x2 = 0 it is the limit from the right. Outside 0...1 it
  /// is the slope with which ``value(at:)`` continues. The error is within 4e-15 max(1, |y1|, |y2|) /
  /// (dx/dt) of the point.
  ///
  /// Complexity: constant; no allocation.
  public func velocity(at progress: Double) -> Double {
    if isIdentity { return 1 }
    guard progress > 0 else {
      return progress == 0 || startVelocity.isFinite ? startVelocity : 0
    }
    guard progress < 1 else {
      return progress == 1 || endVelocity.isFinite ? endVelocity : 0
    }
    let point = solve(progress)
    guard point.slope > 0 else { return middleLimit.velocity }
    let scale = ordinateScale
    return ordinateSlope(point, scale) / point.slope * scale
  }

  /// The second derivative d2y/dx2 at a progress.
  ///
  /// At 0 and 1 it is a limit, as for ``velocity(at:)``. It is 0 outside 0...1, where the curve continues
  /// straight.
  ///
  /// Complexity: constant; no allocation.
  public func acceleration(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1, !isIdentity else { return 0 }
    let point: Point
    switch progress {
    case 0:
      if x1 == 0 { return Self.singularLimit(y1, y2, x2).acceleration }
      point = Point(t: 0, s: 1, slope: 3 * x1, halfBend: 3 * x2 - 6 * x1)
    case 1:
      if x2 == 1 { return -Self.singularLimit(1 - y2, 1 - y1, 1 - x1).acceleration }
      point = Point(t: 1, s: 0, slope: 3 * (1 - x2), halfBend: 6 * (1 - x2) - 3 * (1 - x1))
    default:
      point = solve(progress)
    }
    guard point.slope > 0 else { return middleLimit.acceleration }
    let scale = ordinateScale
    let (t, s) = (point.t, point.s)
    let (u1, u2, unit) = (y1 / scale, y2 / scale, 1 / scale)
    let halfBend = 3 * (s * (u2 - 2 * u1) + t * (unit - 2 * u2 + u1))
    // (y'' x' - y' x'') / x'^3, one division at a time, because x'^3 could underflow.
    let turn = halfBend - ordinateSlope(point, scale) / point.slope * point.halfBend
    return 2 * turn / point.slope / point.slope * scale
  }

  /// The limit of the velocity at progress 0.
  var startVelocity: Double {
    x1 > 0 ? y1 / x1 : Self.singularLimit(y1, y2, x2).velocity
  }

  /// The limit of the velocity at progress 1.
  var endVelocity: Double {
    x2 < 1 ? (1 - y2) / (1 - x2) : Self.singularLimit(1 - y2, 1 - y1, 1 - x1).velocity
  }

  /// The derivatives at the start of a curve with x1 = 0, from the leading terms of x = 3 x2 t^2 + (1 - 3
  /// x2) t^3 and y = 3 y1 t + (3 y2 - 6 y1) t^2 + (1 + 3 y1 - 3 y2) t^3.
  private static func singularLimit(
    _ y1: Double, _ y2: Double, _ x2: Double
  ) -> (velocity: Double, acceleration: Double) {
    if y1 != 0 { return (.infinity * y1, -.infinity * y1) }
    if x2 > 0 {
      // y = (y2 / x2) x + (1 - y2 / x2) t^3, and t^3 grows as x^(3/2).
      let bend = 1 - y2 / x2
      return (y2 / x2, bend == 0 ? 0 : .infinity * bend)
    }
    return y2 == 0 ? (1, 0) : (.infinity * y2, -.infinity * y2)
  }

  /// The derivatives from the right at the middle of a curve with x1 = 1 and x2 = 0, where
  /// x = 1/2 + 4 v^3 and y = y(1/2) + 3/4 (1 + y2 - y1) v + 3/2 (1 - y1 - y2) v^2 + ... v^3.
  private var middleLimit: (velocity: Double, acceleration: Double) {
    let slope = 1 + y2 - y1
    if slope != 0 { return (.infinity * slope, -.infinity * slope) }
    let bend = 1 - y1 - y2
    return bend == 0 ? (1, 0) : (.infinity * bend, -.infinity * bend)
  }

  /// The power of two below the largest ordinate. Expressions of scaled ordinates cannot overflow.
  var ordinateScale: Double {
    Double(sign: .plus, exponent: max(1, abs(y1), abs(y2)).exponent, significand: 1)
  }

  /// dy/dt divided by the scale, each half from its own end, so that it vanishes with x'.
  func ordinateSlope(_ point: Point, _ scale: Double) -> Double {
    let (t, s) = (point.t, point.s)
    return t <= s
      ? 3 * (y1 / scale * s * (s - 2 * t) + y2 / scale * t * (2 * s - t) + t * t / scale)
      : 3
        * ((1 - y2) / scale * t * (t - 2 * s) + (1 - y1) / scale * s * (2 * t - s)
          + s * s / scale)
  }
}
