extension Elementary {
  /// e^x - 1 for an x between -708 and 40, within 0.9 ulp, even next to 0; without a branch, so that the
  /// lanes have the bits of the scalar.
  @inlinable @inline(__always)
  public static func exponentialMinusOne<Value: Lanes>(_ x: Value) -> Value {
    let (shifted, r, low) = exponentialReduction(high: x, low: Value(lanes: 0))
    let one = Value(lanes: 1)
    let small = r * r * exponentialTail(r) + low * (one + r)
    let scale = shifted.powerOfTwo
    // (scale - 1) + scale r without rounding.
    let (whole, part) = (scale - one, scale * r)
    let sum = whole + part
    let back = sum - whole
    let rounding = (whole - (sum - back)) + (part - back)
    return sum + (rounding + scale * small)
  }
  /// e^(-z) and 1 - e^(-z) for a z that is not negative, each with full relative precision.
  /// From 700 on, those of 700.
  @inlinable @inline(__always)
  public static func decay<Value: Lanes>(
    _ z: Value
  ) -> (factor: Value, loss: Value) {
    let one = Value(lanes: 1)
    let (shifted, r, low) = exponentialReduction(
      high: -z.capped(at: 700), low: Value(lanes: 0))
    let scale = shifted.powerOfTwo
    let change = r + (r * r * exponentialTail(r) + low * (one + r))
    return (scale * (one + change), (one - scale) - scale * change)
  }
}
