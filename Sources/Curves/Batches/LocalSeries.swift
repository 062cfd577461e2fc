/// A Taylor polynomial of degree 9 about one point.
struct LocalSeries: BitwiseCopyable {
  /// The point, between 0 and 1; 0 while the polynomial is not made, infinite if there is none.
  var center: Double
  /// Up to how far from the point it holds.
  var radius: Double
  /// Coefficients of even and of odd powers, side by side.
  var c01 = SIMD2<Double>.zero
  var c23 = SIMD2<Double>.zero
  var c45 = SIMD2<Double>.zero
  var c67 = SIMD2<Double>.zero
  var c89 = SIMD2<Double>.zero

  static let impossible = Self(center: .infinity, radius: 0)

  private init(center: Double, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// - Parameter coefficients: Of the powers 0...9, in the first ten lanes.
  init(center: Double, radius: Double, coefficients c: SIMD16<Double>) {
    self.init(center: center, radius: radius)
    c01 = SIMD2(c[0], c[1])
    c23 = SIMD2(c[2], c[3])
    c45 = SIMD2(c[4], c[5])
    c67 = SIMD2(c[6], c[7])
    c89 = SIMD2(c[8], c[9])
  }

  var isMade: Bool { center > 0 }
  var isPossible: Bool { center < 2 }

  /// The polynomial's value; even and odd powers go side by side through one vector register.
  @inline(__always)
  func value(at x: Double) -> Double {
    let d = x - center
    let square = SIMD2(repeating: d * d)
    let p = (((c89 * square + c67) * square + c45) * square + c23) * square + c01
    return p[0] + p[1] * d
  }

  /// The same function's polynomial of degree 5 about another point nearby.
  ///
  /// Holds to 1e-17 of what the function reaches within this series' radius of convergence up to a
  /// sixteenth of ``radius``.
  @inline(__always)
  func shifted(to point: Double) -> (SIMD4<Double>, SIMD2<Double>) {
    let d = point - center
    var c = SIMD16<Double>.zero
    c.evenHalf.lowHalf = SIMD4(c01[0], c23[0], c45[0], c67[0])
    c.oddHalf.lowHalf = SIMD4(c01[1], c23[1], c45[1], c67[1])
    (c[8], c[9]) = (c89[0], c89[1])
    // Repeated synthetic division by x - point.
    for k in 0..<6 {
      for j in stride(from: 8, through: k, by: -1) { c[j] += d * c[j + 1] }
    }
    return (c.lowHalf.lowHalf, c.lowHalf.highHalf.lowHalf)
  }
}
