import CurveArithmetic
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
  public var x1: Double { multiples[0] + remainders[0] }
  /// The value of the first control point.
  public var y1: Double { ordinates[0] }
  /// The progress of the second control point, in 0...1.
  public var x2: Double { multiples[1] + remainders[1] }
  /// The value of the second control point.
  public var y2: Double { ordinates[1] }

  /// x1 and x2 as multiples of 2^-36, with which an anchor's weights have exact products, and the remainders.
  @usableFromInline let multiples: SIMD2<Double>
  @usableFromInline let remainders: SIMD2<Double>
  @usableFromInline let ordinates: SIMD2<Double>
  /// 14 bits of x at t = 1/32, 3/32, ... 31/32, the borders of the anchors, in no order.
  @usableFromInline let borders: (SIMD8<UInt16>, SIMD8<UInt16>)
  /// The coefficient of t^3 in x(t).
  @usableFromInline let cubic: Double
  /// The coefficient of t^2; NaN if the value is the progress, so that no step is accepted.
  @usableFromInline let quadratic: Double

  /// Whether the value is the progress.
  @inline(__always)
  package var isIdentity: Bool { y1 == x1 && y2 == x2 }

  /// Creates the curve with the control points (x1, y1) and (x2, y2).
  ///
  /// Complexity: constant, a few nanoseconds.
  ///
  /// - Parameters:
  ///   - x1: The progress of the first control point, in 0...1.
  ///   - y1: The value of the first control point, finite.
  ///   - x2: The progress of the second control point, in 0...1.
  ///   - y2: The value of the second control point, finite.
  /// - Throws: `ParameterError` unless x1 and x2 are in 0...1 and y1 and y2 are finite.
  @inlinable @inline(__always)
  public init(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(ParameterError) {
    guard x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1, y1.isFinite, y2.isFinite else {
      throw Self.error(x1, y1, x2, y2)
    }
    self.init(valid: x1, y1, x2, y2)
  }

  /// The error for the first number that is out of range.
  @usableFromInline @inline(never)
  static func error(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> ParameterError {
    for (name, x, y) in [("1", x1, y1), ("2", x2, y2)] {
      if !(0...1 ~= x) {
        return ParameterError(parameter: "x\(name)", value: x, allowed: "in 0...1")
      }
      if !y.isFinite {
        return ParameterError(parameter: "y\(name)", value: y, allowed: "finite")
      }
    }
    return ParameterError(parameter: "y2", value: y2, allowed: "finite")
  }

  /// Creates the curve from control points known to be in range.
  @inlinable @inline(__always)
  package init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // -0 becomes 0, so that equal curves have equal descriptions.
    let (x1, x2) = (x1 + 0, x2 + 0)
    let (high1, high2) = ((x1 + 0x1.8p16) - 0x1.8p16, (x2 + 0x1.8p16) - 0x1.8p16)
    multiples = SIMD2(high1, high2)
    remainders = SIMD2(x1 - high1, x2 - high2)
    ordinates = SIMD2(y1 + 0, y2 + 0)
    cubic = 1 + 3 * (x1 - x2)
    let bend = 3 * (x2 - 2 * x1)
    quadratic = y1 == x1 && y2 == x2 ? .nan : bend
    let (a, b, c) = (Float(cubic), Float(bend), Float(3 * x1))
    /// The keys of four borders in the last bits.
    func keys(_ t: SIMD4<Float>) -> SIMD4<UInt32> {
      unsafeBitCast(((t * a + b) * t + c) * t + 0x1.8p9, to: SIMD4<UInt32>.self)
    }
    func pack(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD8<UInt16> {
      unsafeBitCast(keys(first) & 0xFFFF | keys(second) &<< 16, to: SIMD8<UInt16>.self)
    }
    borders = (
      pack(SIMD4(0x1p-5, 0x3p-5, 0x5p-5, 0x7p-5), SIMD4(0x9p-5, 0xBp-5, 0xDp-5, 0xFp-5)),
      pack(SIMD4(0x11p-5, 0x13p-5, 0x15p-5, 0x17p-5), SIMD4(0x19p-5, 0x1Bp-5, 0x1Dp-5, 0x1Fp-5))
    )
  }
}

extension CubicBezier: TimingFunction, CustomStringConvertible {
  /// The value at a progress, within 1e-15 max(1, |y1|, |y2|) for every curve and progress in
  /// 0...1.
  ///
  /// The largest error found, against 113-bit arithmetic at 9e6 points, a third of them of mostly
  /// degenerate curves, is 7.9e-16 max(1, |y1|, |y2|). The values at 0 and 1 are exactly 0 and 1.
  /// Outside 0...1 the curve continues along its tangent at the nearer end, as in CSS (with slope 0 if the tangent is
  /// vertical). For Core Animation's rule, limit the input to 0...1.
  ///
  /// Complexity: constant; no allocation.
  public func value(at progress: Double) -> Double { inlinedValue(at: progress) }

  /// The same in the caller's code.
  @inline(__always)
  func inlinedValue(at progress: Double) -> Double {
    guard progress > 0, progress < 1, let (step, anchor) = quickStep(progress) else {
      return rareValue(at: progress)
    }
    return value(step, from: anchor)
  }

  /// A separate function, so that the usual path keeps no coefficients for it.
  @inline(never)
  private func rareValue(at progress: Double) -> Double {
    guard progress > 0 else { return finite(chainRule(progress, tangent(startVelocity))) }
    guard progress < 1 else { return finite(1 + chainRule(progress - 1, tangent(endVelocity))) }
    return isIdentity ? progress : FlatBezier(self).value(at: progress)
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
