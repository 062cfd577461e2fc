import Arithmetic

/// The nearly vertical middle of a pinched curve, anchored at t = 1/2. There x' = 3/4 (1 - x1 + x2) and
/// x''/2 = 3/2 (1 - x1 - x2) are small but have full precision.
struct SteepMiddle {
  private let ordinates: SIMD2<Double>
  private let p1: DoubleDouble
  private let p2: DoubleDouble
  /// The cubic after the middle, and the cubic before it with both axes reversed.
  private let sides: AnchoredCubic<SIMD2<Double>>

  @inline(__always)
  init(_ curve: CubicBezier) {
    ordinates = curve.ordinates
    p1 = DoubleDouble(product: 3, curve.x1)
    p2 = DoubleDouble(product: 3, curve.x2)
    let cubic = p1 - p2 + 1
    let rest = DoubleDouble(sum: 1, -curve.x1)
    let slope = (rest + curve.x2) * 0.75
    let halfBend = (rest + (-curve.x2)) * 1.5
    sides = AnchoredCubic(
      linear: SIMD2(repeating: slope.high), linearRest: SIMD2(repeating: slope.low),
      quadratic: SIMD2(halfBend.high, -halfBend.high),
      quadraticRest: SIMD2(halfBend.low, -halfBend.low), cubic: SIMD2(repeating: cubic.high),
      cubicRest: SIMD2(repeating: cubic.low),
      reach: Self.reach)
  }

  /// The distance from t = 1/2 up to which the middle is used; beyond it x' is so large that the ends are
  /// as accurate.
  static var reach: Double { 0.25 }

  /// The equation to solve for progresses next to the middle.
  struct Side<Value: SolverLanes> {
    var cubic: AnchoredCubic<Value>
    var rise: Value
    var rest: Value
    /// Negative before the middle.
    var direction: Value
  }

  func side(of x: Double) -> Side<Double> {
    let offset = offset(of: x)
    return Side(
      cubic: sides[Int(truncatingIfNeeded: offset.high.bitPattern &>> 63)],
      rise: offset.high.magnitude, rest: offset.low.flipped(bySignOf: offset.high),
      direction: offset.high)
  }

  @inline(__always)
  func side(of x: SIMD8<Double>) -> Side<SIMD8<Double>> {
    let offset = offset(of: x)
    return Side(
      cubic: sides.lanes(offset.high.signMask), rise: offset.high.magnitude,
      rest: offset.low.flipped(bySignOf: offset.high), direction: offset.high)
  }

  /// The value at a progress in the middle.
  func value(at x: Double) -> Double {
    let side = side(of: x)
    return value(side.cubic.root(rise: side.rise, rest: side.rest), side.direction)
  }

  /// The value at v from the middle.
  @inline(__always)
  func value<Value: SolverLanes>(_ v: Value, _ direction: Value) -> Value {
    let half = Value(repeating: 0.5)
    let (t, s) = (half + v.flipped(bySignOf: direction), half - v.flipped(bySignOf: direction))
    let control = Value(repeating: ordinates[0]) * s + Value(repeating: ordinates[1]) * t
    return t * t * t + (Value(repeating: 3) * s * t) * control
  }

  /// x - x(1/2), summed in an order in which cancelling terms cancel exactly.
  @inline(__always)
  private func offset<Value: SolverLanes>(of x: Value) -> (high: Value, low: Value) {
    let eight = Self.sum(Value(repeating: 8) * x, Value(repeating: -1))
    let rest = Self.difference(Self.difference(eight, p1), p2)
    let eighth = Value(repeating: 0.125)
    return (eighth * rest.high, eighth * rest.low)
  }

  @inline(__always)
  private static func difference<Value: SolverLanes>(
    _ a: (high: Value, low: Value), _ b: DoubleDouble
  ) -> (high: Value, low: Value) {
    let s = sum(a.high, Value(repeating: -b.high))
    let t = sum(a.low, Value(repeating: -b.low))
    let v = orderedSum(s.high, s.low + t.high)
    return orderedSum(v.high, t.low + v.low)
  }

  @inline(__always)
  private static func sum<Value: SolverLanes>(_ a: Value, _ b: Value) -> (high: Value, low: Value) {
    let s = a + b
    let t = s - a
    return (s, (a - (s - t)) + (b - t))
  }

  @inline(__always)
  private static func orderedSum<Value: SolverLanes>(
    _ a: Value, _ b: Value
  ) -> (high: Value, low: Value) {
    let s = a + b
    return (s, b - (s - a))
  }
}

extension CubicBezier {
  /// Whether a progress of a pinched curve is in the steep middle.
  @inline(__always)
  func isSteep(_ x: Double) -> Bool { x > steepStart && x < steepEnd }

  /// x(1/4) and x(3/4).
  @inline(__always)
  var steepStart: Double { (27 * x1 + 9 * x2 + 1) / 64 }
  @inline(__always)
  var steepEnd: Double { (9 * x1 + 27 * x2 + 27) / 64 }

  @inline(never)
  func steepValue(_ x: Double) -> Double { SteepMiddle(self).value(at: x) }

  @inline(never)
  func steepPoint(_ x: Double) -> Point {
    let side = SteepMiddle(self).side(of: x)
    let v = side.cubic.root(rise: side.rise, rest: side.rest)
    let offset = v.flipped(bySignOf: side.direction)
    let (slope, halfBend) = side.cubic.derivatives(at: v)
    return Point(
      t: 0.5 + offset, s: 0.5 - offset, slope: slope,
      halfBend: halfBend.flipped(bySignOf: side.direction))
  }
}
