extension CubicBezier {
  /// The Taylor polynomial of y(x) about a progress between 0 and 1.
  ///
  /// With h = d/x'(t), the parameter's own series tau(h) solves h = tau + b tau^2 + a tau^3. This gives
  /// each coefficient from the earlier ones in tau^2 and tau^3; y is cubic in tau.
  @inline(never)
  func series(about x: Double, radius: Double) -> LocalSeries {
    let point = solve(x)
    guard point.slope > 0 else { return .impossible }
    let b = point.halfBend / point.slope
    let a = (1 + 3 * (x1 - x2)) / point.slope
    let scale = ordinateScale
    let slope = ordinateSlope(point, scale) * scale
    let (u1, u2, unit) = (y1 / scale, y2 / scale, 1 / scale)
    let halfBend = 3 * (point.s * (u2 - 2 * u1) + point.t * (unit - 2 * u2 + u1)) * scale
    let cubic = (unit + 3 * (u1 - u2)) * scale
    let inverse = 1 / point.slope
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 40) { scratch in
      scratch.initialize(repeating: 0)
      let tau = scratch.baseAddress.unsafelyUnwrapped
      let (square, cube, series) = (tau + 10, tau + 20, tau + 30)
      series[0] = Self.bernstein(y1, y2, point.t, point.s)
      var power = 1.0
      for n in 1..<10 {
        for i in 1..<n {
          square[n] += tau[i] * tau[n - i]
          cube[n] += tau[i] * square[n - i]
        }
        tau[n] = (n == 1 ? 1 : 0) - b * square[n] - a * cube[n]
        power *= inverse
        series[n] = (slope * tau[n] + halfBend * square[n] + cubic * cube[n]) * power
      }
      return LocalSeries(center: x, radius: radius, coefficients: series)
    }
  }

  /// The cells for y(x), whose singularities are where dx/dt vanishes for a complex t.
  var grading: SeriesGrading {
    let c = 3 * x1
    let b = 3 * (x2 - x1) - c
    let a = 1 - c - b
    let discriminant = b * b - 3 * a * c
    let t = -b / (3 * a)
    let root = abs(discriminant).squareRoot()
    let w = -(b + (b < 0 ? -root : root))
    let roots = (w / (3 * a), c / w)
    let isInside = { (t: Double) in t > 0.01 && t < 0.99 }
    // x never decreases: interior roots are one double root that rounding has split.
    if t.isFinite, discriminant < 0 || (isInside(roots.0) && isInside(roots.1)) {
      let q = discriminant < 0 ? root / (3 * abs(a)) : 0
      return SeriesGrading(
        around: (
          real: a * (t * t * t - 3 * t * q * q) + b * (t * t - q * q) + c * t,
          imaginary: q * (a * (3 * t * t - q * q) + 2 * b * t + c)
        ))
    }
    var (before, after): (Double?, Double?)
    let add = { (t: Double) in
      guard t.isFinite else { return }
      let x = ((a * t + b) * t + c) * t
      if t < 0.5 {
        before = max(before ?? -.infinity, min(x, 0))
      } else {
        after = min(after ?? .infinity, max(x, 1))
      }
    }
    add(roots.0)
    add(roots.1)
    return SeriesGrading(before: before, after: after)
  }
}
