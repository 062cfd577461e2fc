import Arithmetic

/// One half of a curve at a progress, in lanes: the equation to solve, and how to compute the value.
struct CubicHalf<Value: SolverLanes> {
  var cubic: AnchoredCubic<Value>
  /// x, or 1 - x as a sum of two numbers.
  var rise: Value
  var rest: Value
  /// The ordinates of the control points, the nearer one first.
  var near: Value
  var far: Value
  /// The anchor's value, 0 or 1.
  var anchor: Value
  /// Negative if the anchor is the end.
  var direction: Value

  /// The value at v from the anchor.
  ///
  /// From the start, y = 3 v w (y1 w + y2 v) + v^3 with w = 1 - v. From the end, y = 1 + (3 v w (y2 w +
  /// y1 v - 1) - v^3). Both are convex combinations, so no finite ordinate overflows.
  @inline(__always)
  func value(_ v: Value) -> Value {
    let w = Value(repeating: 1) - v
    let control = (Value(repeating: 3) * v * w) * ((near * w + far * v) - anchor)
    return anchor + (control + (v * v * v).flipped(bySignOf: direction))
  }
}

extension CubicBezier {
  /// The half that contains a progress between 0 and 1.
  ///
  /// It does not branch, because random progress would mispredict every other time.
  @inline(__always)
  func half(of x: Double) -> CubicHalf<Double> {
    let direction = middle - x
    let index = Int(truncatingIfNeeded: direction.bitPattern &>> 63)
    let anchor = direction < 0 ? 1.0 : 0.0
    let away = x.flipped(bySignOf: direction)
    let rise = anchor + away
    return CubicHalf(
      cubic: halves[index], rise: rise, rest: (anchor - rise) + away, near: ordinates[index],
      far: ordinates[1 &- index], anchor: anchor, direction: direction)
  }

  /// The halves that contain eight progresses between 0 and 1.
  @inline(__always)
  func half(of x: SIMD8<Double>) -> CubicHalf<SIMD8<Double>> {
    let direction = middle - x
    let mask = direction.signMask
    let anchor = SIMD8(bits: mask & Double(1).bitPattern)
    let away = x.flipped(bySignOf: direction)
    let rise = anchor + away
    return CubicHalf(
      cubic: halves.lanes(mask), rise: rise, rest: (anchor - rise) + away,
      near: ordinates.lanes(mask), far: ordinates.lanes(~mask), anchor: anchor,
      direction: direction)
  }
}

extension CubicBezier {
  /// A point of the curve by its parameter: t, s = 1 - t with its own digits, and the first derivative
  /// and half the second derivative of x by t.
  struct Point {
    var t: Double
    var s: Double
    var slope: Double
    var halfBend: Double
  }

  /// The point at a progress between 0 and 1.
  func solve(_ x: Double) -> Point {
    if isPinched, isSteep(x) { return steepPoint(x) }
    let half = half(of: x)
    let v = half.cubic.root(rise: half.rise, rest: half.rest)
    let (slope, halfBend) = half.cubic.derivatives(at: v)
    return half.direction.sign == .plus
      ? Point(t: v, s: 1 - v, slope: slope, halfBend: halfBend)
      : Point(t: 1 - v, s: v, slope: slope, halfBend: -halfBend)
  }

  /// The ordinate at t = 1 - s of the cubic from 0 to 1 with the given control ordinates.
  ///
  /// It uses only convex combinations, so no finite ordinate overflows. Toward the far end it computes
  /// from there, where s has full precision. It switches at t = 3/4, because 1 - y may be twice as large
  /// as y, and its rounding error with it.
  @inline(__always)
  static func bernstein(_ y1: Double, _ y2: Double, _ t: Double, _ s: Double) -> Double {
    t <= 3 * s
      ? t * t * t + 3 * s * t * (y1 * s + y2 * t)
      : 1 - (s * s * s + 3 * t * s * ((1 - y2) * t + (1 - y1) * s))
  }
}
