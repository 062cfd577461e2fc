import CurveArithmetic

/// A Taylor polynomial of degree 9 about one point.
struct LocalSeries: BitwiseCopyable {
  /// The point, between 0 and 1; 0 if the polynomial is not built yet, -1 if it does not exist.
  var center: Double
  /// The largest distance from the point at which it is valid.
  var radius: Double
  /// The coefficients of even and of odd powers, side by side.
  var c01 = SIMD2<Double>.zero
  var c23 = SIMD2<Double>.zero
  var c45 = SIMD2<Double>.zero
  var c67 = SIMD2<Double>.zero
  var c89 = SIMD2<Double>.zero

  static let impossible = Self(center: -1, radius: 0)

  private init(center: Double, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// - Parameter c: The coefficients of the powers 0...9.
  init(center: Double, radius: Double, coefficients c: UnsafePointer<Double>) {
    guard (0..<10).allSatisfy({ c[$0].isFinite }) else {
      self = .impossible
      return
    }
    self.init(center: center, radius: radius)
    c01 = SIMD2(c[0], c[1])
    c23 = SIMD2(c[2], c[3])
    c45 = SIMD2(c[4], c[5])
    c67 = SIMD2(c[6], c[7])
    c89 = SIMD2(c[8], c[9])
  }

  /// Whether the polynomial is built, or known not to exist.
  var isKnown: Bool { center != 0 }
  var isPossible: Bool { center > 0 }

  /// The value of the polynomial. Even and odd powers share one vector register.
  @inline(__always)
  func value(at x: Double) -> Double {
    let d = x - center
    let square = SIMD2(repeating: d * d)
    let p = (((c89 * square + c67) * square + c45) * square + c23) * square + c01
    return p[0] + p[1] * d
  }

  /// The polynomial of degree 5 for the same function about a nearby point.
  ///
  /// Up to a sixteenth of ``radius``, its error is 1e-17 of the function's largest magnitude within this
  /// series' radius of convergence.
  @inline(__always)
  func shifted(to point: Double) -> (SIMD4<Double>, SIMD2<Double>) {
    let d = point - center
    // Horner's rule for the value and the first derivatives at once.
    var low = SIMD4(c89[1], 0, 0, 0)
    var high = SIMD2<Double>.zero
    for c in [c89[0], c67[1], c67[0], c45[1], c45[0], c23[1], c23[0], c01[1], c01[0]] {
      high = high * d + SIMD2(low[3], high[0])
      low = low * d + SIMD4(c, low[0], low[1], low[2])
    }
    return (low, high)
  }
}
