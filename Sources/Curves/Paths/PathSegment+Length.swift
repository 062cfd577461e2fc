import CurveArithmetic

extension PathSegment {
  /// The speed at a parameter: the derivative of the length.
  func speed(at parameter: Double) -> Double {
    let slope = derivative(at: parameter)
    return Double.hypot(slope.x, slope.y)
  }
}
