extension AnchoredCubic<Double> {
  /// An upper bound of v.
  static var limit: Double { 0.500_000_1 }

  /// Below it powers of the slope might underflow.
  static var leastRise: Double { 0x1p-200 }

  /// The v at which the cubic reaches a rise within 0...1/2.
  @inline(__always)
  func root(rise: Double, rest: Double) -> Double {
    let solution = solve(from: start(rise), rise: rise, rest: rest)
    return solution.isRight ? solution.v : rootInBrackets(rise: rise, rest: rest)
  }

  /// The root if two steps from the guess do not find it, for example next to a triple root.
  ///
  /// It steps on the exact residual. A bisection of the bit pattern replaces a step that leaves the
  /// bracket; it reaches any magnitude in 64 halvings.
  @inline(never)
  func rootInBrackets(rise: Double, rest: Double) -> Double {
    guard rise > 0 else { return 0 }
    var (low, high) = (0.0, Self.limit)
    var v = min(rise, 0.25)
    for _ in 0..<128 {
      if !(v > low && v < high) { v = Double(bitPattern: (low.bitPattern &+ high.bitPattern) / 2) }
      v = v.leadingDigits
      let f = residual(at: v, rise: rise, rest: rest)
      if f > 0 { high = v } else { low = v }
      let (length, remainder) = step(at: v, residual: f)
      v -= length
      if remainder <= 0x1p-57 * v, v <= Self.limit { return v }
    }
    return v
  }

  /// The step to the root by the first three terms of the reverted series of the local cubic, and the
  /// size of the following terms. No power of the slope underflows.
  private func step(at v: Double, residual: Double) -> (length: Double, remainder: Double) {
    let (slope, halfBend) = derivatives(at: v)
    let inverse = 1 / slope
    let h = residual * inverse
    let bend = halfBend * inverse * h
    let twist = (cubic + cubicRest) * inverse * (h * h)
    let square = bend * bend
    return (
      h * (1 + (bend + (square + square - twist))),
      5 * (square + abs(twist)) * abs(bend * h)
    )
  }
}
