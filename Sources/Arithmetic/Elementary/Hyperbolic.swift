extension Double {
  /// sinh x, within 2 ulp.
  package static func sinh(_ x: Double) -> Double {
    let size = abs(x)
    guard size < 40 else { return Double(signOf: x, magnitudeOf: halfExponential(size)) }
    let growth = expMinusOne(size)
    return Double(signOf: x, magnitudeOf: (growth + growth / (growth + 1)) / 2)
  }

  /// cosh x, within 1.3 ulp.
  package static func cosh(_ x: Double) -> Double {
    guard abs(x) < 40 else { return halfExponential(abs(x)) }
    let growth = exp(abs(x)) / 2
    return growth + 0.25 / growth
  }

  /// The inverse hyperbolic sine, within 2 ulp.
  package static func asinh(_ x: Double) -> Double {
    let size = abs(x)
    let result =
      size < 0x1p40
      ? log(onePlus: size + size * size / (1 + (1 + size * size).squareRoot()))
      : log(size) + 0x1.62e42fefa39efp-1
    return Double(signOf: x, magnitudeOf: result)
  }

  /// e^x / 2 for a positive x, in the range of doubles.
  private static func halfExponential(_ x: Double) -> Double {
    x < 709 ? exp(x) / 2 : exp(x - 64) * 0x1.425982cf597cdp+91
  }
}
