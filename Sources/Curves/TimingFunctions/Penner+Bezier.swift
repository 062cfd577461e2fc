extension Penner {
  /// A cubic-bezier that approximates a formula.
  public struct BezierFit: Sendable, Hashable {
    /// The curve.
    public var curve: CubicBezier
    /// The largest difference between the values over 0...1, rounded up; 0 if the curve is exact.
    public var maximumError: Double
  }

  /// The cubic-bezier that equals the formula, or else the one with the smallest maximum error. Nil if no
  /// single one is close (elastic, bounce, out-in, powers, and changed parameters of others).
  ///
  /// A polynomial of degree 3 in x is a cubic-bezier with x1 = 1/3 and x2 = 2/3.
  public var bezier: BezierFit? {
    let fit: BezierFit?
    switch direction {
    case .in, .out: fit = easeInBezier
    case .inOut: fit = easeInOutBezier
    case .outIn: fit = nil
    }
    guard direction == .out, let fit else { return fit }
    return BezierFit(curve: fit.curve.mirrored, maximumError: fit.maximumError)
  }

  private var easeInBezier: BezierFit? {
    switch family {
    case .quad: Self.fit(1 / 3, 0, 2 / 3, 1 / 3, error: 0)
    case .cubic: Self.fit(1 / 3, 0, 2 / 3, 0, error: 0)
    case .back(let overshoot): Self.fit(1 / 3, 0, 2 / 3, -(overshoot ?? 1.70158) / 3, error: 0)
    case .sine: Self.fit(0.352115, 0.001789, 0.650477, 0.448657, error: 0.00021)
    case .quart: Self.fit(0.440036, 0.005517, 0.732177, -0.06705, error: 0.00038)
    case .quint: Self.fit(0.52092, 0.011906, 0.774407, -0.116166, error: 0.00093)
    case .expo(false): Self.fit(0.624852, 0.021512, 0.844374, -0.071198, error: 0.00103)
    case .circ: Self.fit(0.568271, 0.00252, 1, 0.461439, error: 0.00022)
    case .power, .expo, .elastic, .bounce: nil
    }
  }

  private var easeInOutBezier: BezierFit? {
    switch family {
    case .sine: Self.fit(0.36285, -0.001525, 0.637212, 1.001591, error: 0.000084)
    case .quad: Self.fit(0.484521, 0.042241, 0.515397, 0.957734, error: 0.0031)
    case .cubic: Self.fit(0.640186, -0.020622, 0.376785, 1.054332, error: 0.0068)
    case .quart: Self.fit(0.711036, -0.090505, 0.292717, 1.093411, error: 0.0056)
    case .quint: Self.fit(0.774171, -0.123227, 0.225839, 1.123231, error: 0.0088)
    case .expo(false): Self.fit(0.856122, -0.094462, 0.160153, 1.168469, error: 0.0199)
    case .circ: Self.fit(0.93167, 0.226409, 0.068293, 0.773184, error: 0.0224)
    case .back(nil): Self.fit(0.744346, -0.513202, 0.255654, 1.513202, error: 0.0224)
    case .power, .expo, .back, .elastic, .bounce: nil
    }
  }

  private static func fit(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, error: Double
  ) -> BezierFit {
    BezierFit(curve: CubicBezier(valid: x1, y1, x2, y2), maximumError: error)
  }
}

#if !hasFeature(Embedded)
  extension Penner.BezierFit: Codable {}
#endif
