import Arithmetic
import Spring

/// The timing function of a cubic Bézier curve from (0, 0) to (1, 1): `cubic-bezier(x1, y1, x2,
/// y2)`.
///
/// The value at a progress x is y(t) for the t with x(t) = x; with x1 and x2 in 0...1, x(t) is
/// monotone and there is exactly one.
///
/// **Accuracy.** For every curve and every x in 0...1 the value is within
/// 1e-15 max(1, |y1|, |y2|) of the exact one; the largest error found is stated at ``value(at:)``.
/// That includes curves with vertical or doubly flat ends (x1 = 0, x2 = 1), the triple root of
/// (1, 0, 0, 1) and the neighbourhood of 1 + 3 x1 - 3 x2 = 0.
///
/// ```swift
/// let ease = try CubicBezier(0.25, 0.1, 0.25, 1)
/// ease.value(at: 0.5)     // 0.8024033877399...
/// ease.velocity(at: 0)    // 0.4
/// ```
///
/// Source: CSS Easing Functions Level 2, section 2.3; CAMediaTimingFunction.
public struct CubicBezier: Sendable {
  /// The progress of the first control point, in 0...1.
  public let x1: Double
  /// The value of the first control point.
  public let y1: Double
  /// The progress of the second control point, in 0...1.
  public let x2: Double
  /// The value of the second control point.
  public let y2: Double

  private let rising: AnchoredCubic
  private let falling: AnchoredCubic
  /// x(1/2), which parts the two.
  private let middle: Double
  private let isPinched: Bool
  let isIdentity: Bool

  /// Creates the curve with the control points (x1, y1) and (x2, y2).
  ///
  /// Complexity: constant, about a microsecond; what can be known of the curve is computed here.
  /// - Throws: ``TimingFunctionError`` unless x1 and x2 are in 0...1 and y1 and y2 are finite.
  public init(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(TimingFunctionError) {
    try TimingFunctionError.require(x1, in: 0...1, "x1")
    try TimingFunctionError.requireFinite(y1, "y1")
    try TimingFunctionError.require(x2, in: 0...1, "x2")
    try TimingFunctionError.requireFinite(y2, "y2")
    self.init(valid: x1, y1, x2, y2)
  }

  /// Creates the curve of control points that are known to be in range.
  package init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // -0 becomes 0, so that equal curves have equal descriptions.
    self.x1 = x1 + 0
    self.y1 = y1 + 0
    self.x2 = x2 + 0
    self.y2 = y2 + 0
    let p1 = DoubleDouble(product: 3, x1)
    let p2 = DoubleDouble(product: 3, x2)
    let cubic = p1 - p2 + 1
    rising = AnchoredCubic(linear: p1, quadratic: p2 - p1.scaled(by: 2), cubic: cubic)
      .fittingGuess()
    // The same from the other end, where 1 - x and 1 - t keep their digits.
    let q1 = DoubleDouble(sum: 1, -x1) * 3
    let q2 = DoubleDouble(sum: 1, -x2) * 3
    falling = AnchoredCubic(linear: q2, quadratic: q1 - q2.scaled(by: 2), cubic: cubic)
      .fittingGuess()
    middle = 0.125 + 0.375 * (x1 + x2)
    isPinched = x1 - x2 > 0.5
    isIdentity = x1 == y1 && x2 == y2
  }
}

extension CubicBezier: TimingFunction {
  /// The value at a progress, within 1e-15 max(1, |y1|, |y2|) for every curve and progress in
  /// 0...1.
  ///
  /// The largest error found, against 113-bit arithmetic at 2e7 points of mostly degenerate curves,
  /// is 4.9e-16 max(1, |y1|, |y2|). 0 and 1 give exactly 0 and 1. Outside, the curve is
  /// continued by its tangent at the nearer end as CSS has it (slope 0 where that is vertical);
  /// limit the input for Core Animation's rule.
  ///
  /// Complexity: constant; no allocation.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return finite(chainRule(progress, tangent(startVelocity))) }
    guard progress < 1 else { return finite(1 + chainRule(progress - 1, tangent(endVelocity))) }
    if isIdentity { return progress }
    let point = solve(progress)
    return Self.bernstein(y1, y2, point.t, point.s)
  }

  /// The CSS text, `cubic-bezier(x1, y1, x2, y2)`, with the shortest digits that read back the
  /// same.
  public var description: String {
    "cubic-bezier(\(cssNumber(x1)), \(cssNumber(y1)), \(cssNumber(x2)), \(cssNumber(y2)))"
  }

  /// Whether the control points are the same.
  public static func == (a: Self, b: Self) -> Bool {
    (a.x1, a.y1, a.x2, a.y2) == (b.x1, b.y1, b.x2, b.y2)
  }

  /// Hashes the control points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
  }

  /// The slope by which CSS continues an end.
  private func tangent(_ velocity: Double) -> Double { velocity.isFinite ? velocity : 0 }

  /// The ordinate at t = 1 - s of the cubic from 0 to 1 with the given control ordinates.
  ///
  /// Convex combinations only, so that no finite ordinate overflows. Towards the far end it counts
  /// from there, where s has all its digits; not before t = 3/4, because 1 - y may be twice as
  /// large as y and so is its rounding error.
  @inline(__always)
  static func bernstein(_ y1: Double, _ y2: Double, _ t: Double, _ s: Double) -> Double {
    t <= 3 * s
      ? t * t * t + 3 * s * t * (y1 * s + y2 * t)
      : 1 - (s * s * s + 3 * t * s * ((1 - y2) * t + (1 - y1) * s))
  }
}

extension CubicBezier {
  /// A point of the curve by its parameter: t, s = 1 - t with its own digits, and the first and
  /// half the second derivative of x by t.
  struct Point {
    var t: Double
    var s: Double
    var slope: Double
    var halfBend: Double
  }

  /// The point at a progress in 0...1.
  @inline(__always)
  func solve(_ x: Double) -> Point {
    if isPinched, abs(x - middle) < 0.125 { return solveMiddle(x) }
    if x <= middle {
      let t = rising.solve(rise: DoubleDouble(x))
      return Point(t: t, s: 1 - t, slope: rising.slope(at: t), halfBend: rising.halfBend(at: t))
    }
    let s = falling.solve(rise: DoubleDouble(sum: 1, -x))
    return Point(t: 1 - s, s: s, slope: falling.slope(at: s), halfBend: -falling.halfBend(at: s))
  }

  /// The point near the middle of a curve that is nearly vertical there.
  ///
  /// Anchored at t = 1/2, where x' = 3/4 (1 - x1 + x2) and x''/2 = 3/2 (1 - x1 - x2) are small but
  /// have all their digits.
  @inline(never)
  private func solveMiddle(_ x: Double) -> Point {
    let p1 = DoubleDouble(product: 3, x1)
    let p2 = DoubleDouble(product: 3, x2)
    // x - x(1/2), summed in the order in which what cancels cancels exactly.
    let offset = ((DoubleDouble(sum: 8 * x, -1) - p1) - p2).scaled(by: 0.125)
    let rest = DoubleDouble(sum: 1, -x1)
    let slope = (rest + x2) * 0.75
    let halfBend = (rest + (-x2)) * 1.5
    let side: Double = offset.high < 0 ? -1 : 1
    let half = AnchoredCubic(
      linear: slope, quadratic: halfBend.scaled(by: side), cubic: p1 - p2 + 1)
    let v = offset.high == 0 ? 0 : half.solve(rise: offset.magnitude)
    return Point(
      t: 0.5 + side * v, s: 0.5 - side * v, slope: half.slope(at: v),
      halfBend: side * half.halfBend(at: v))
  }
}
