import Arithmetic
import Spring

/// The timing function of a cubic Bézier curve from (0, 0) to (1, 1): `cubic-bezier(x1, y1, x2,
/// y2)`.
///
/// The value at a progress x is y(t) for the t with x(t) = x. With x1 and x2 in 0...1, x(t) is monotone,
/// so there is exactly one such t.
///
/// **Accuracy.** For every curve and every x in 0...1 the value is within 1e-15 max(1, |y1|, |y2|) of the
/// exact one; ``value(at:)`` states the largest error found. This includes curves with vertical or doubly
/// flat ends (x1 = 0, x2 = 1), the triple root of (1, 0, 0, 1) and the neighbourhood of 1 + 3 x1 - 3 x2 =
/// 0.
///
/// ```swift
/// let ease = try CubicBezier(0.25, 0.1, 0.25, 1)
/// ease.value(at: 0.5)     // 0.8024033875848...
/// ease.velocity(at: 0)    // 0.4
/// ```
///
/// Source: CSS Easing Functions Level 2, section 2.3; CAMediaTimingFunction.
public struct CubicBezier: Sendable {
  /// The progress of the first control point, in 0...1.
  public let x1: Double
  /// The value of the first control point.
  public var y1: Double { ordinates[0] }
  /// The progress of the second control point, in 0...1.
  public let x2: Double
  /// The value of the second control point.
  public var y2: Double { ordinates[1] }

  let ordinates: SIMD2<Double>
  /// x(v) from the start and 1 - x(1 - v) from the end, side by side. From the end, 1 - x and 1 - t keep
  /// full precision.
  let halves: AnchoredCubic<SIMD2<Double>>
  /// x(1/2), where the halves meet.
  let middle: Double
  let isPinched: Bool
  package let isIdentity: Bool

  /// Creates the curve with the control points (x1, y1) and (x2, y2).
  ///
  /// Complexity: constant, about a tenth of a microsecond. It precomputes everything that depends on the
  /// curve alone.
  ///
  /// - Parameters:
  ///   - x1: The progress of the first control point, in 0...1.
  ///   - y1: The value of the first control point, finite.
  ///   - x2: The progress of the second control point, in 0...1.
  ///   - y2: The value of the second control point, finite.
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

  /// Creates the curve from control points known to be in range.
  package init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // -0 becomes 0, so that equal curves have equal descriptions.
    self.x1 = x1 + 0
    self.x2 = x2 + 0
    ordinates = SIMD2(y1 + 0, y2 + 0)
    let (p1, p2) = (DoubleDouble(product: 3, x1), DoubleDouble(product: 3, x2))
    let (q1, q2) = (DoubleDouble(sum: 1, -x1) * 3, DoubleDouble(sum: 1, -x2) * 3)
    let (rising, falling) = (p2 - p1.scaled(by: 2), q1 - q2.scaled(by: 2))
    let cubic = p1 - p2 + 1
    isPinched = x1 - x2 > 0.5
    // Up to the middle, or up to where the curve becomes steep.
    let reach = isPinched ? SteepMiddle.reach : 0.5
    halves = AnchoredCubic(
      linear: SIMD2(p1.high, q2.high), linearRest: SIMD2(p1.low, q2.low),
      quadratic: SIMD2(rising.high, falling.high), quadraticRest: SIMD2(rising.low, falling.low),
      cubic: SIMD2(repeating: cubic.high), cubicRest: SIMD2(repeating: cubic.low),
      reach: reach)
    middle = 0.125 + 0.375 * (x1 + x2)
    isIdentity = x1 == y1 && x2 == y2
  }
}

extension CubicBezier: TimingFunction {
  /// The value at a progress, within 1e-15 max(1, |y1|, |y2|) for every curve and progress in
  /// 0...1.
  ///
  /// The largest error found, against 113-bit arithmetic at 5e7 points, half of them of mostly degenerate
  /// curves, is 7.2e-16 max(1, |y1|, |y2|). The values at 0 and 1 are exactly 0 and 1. Outside 0...1 the
  /// curve continues along its tangent at the nearer end, as in CSS (with slope 0 if the tangent is
  /// vertical). For Core Animation's rule, limit the input to 0...1.
  ///
  /// Complexity: constant; no allocation.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return finite(chainRule(progress, tangent(startVelocity))) }
    guard progress < 1 else { return finite(1 + chainRule(progress - 1, tangent(endVelocity))) }
    if isIdentity { return progress }
    if isPinched, isSteep(progress) { return steepValue(progress) }
    let half = half(of: progress)
    let solution = half.cubic.solve(
      from: half.cubic.start(half.rise), rise: half.rise, rest: half.rest)
    return solution.isRight ? half.value(solution.v) : valueInBrackets(progress)
  }

  /// A separate function, so that the usual path keeps no coefficients for it.
  @inline(never)
  private func valueInBrackets(_ progress: Double) -> Double {
    let half = half(of: progress)
    return half.value(half.cubic.rootInBrackets(rise: half.rise, rest: half.rest))
  }

  /// The CSS text, `cubic-bezier(x1, y1, x2, y2)`, with the shortest digits that read back to the same
  /// curve.
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

  /// The slope with which CSS continues an end.
  private func tangent(_ velocity: Double) -> Double { velocity.isFinite ? velocity : 0 }
}
