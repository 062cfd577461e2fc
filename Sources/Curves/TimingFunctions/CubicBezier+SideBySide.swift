import CurveArithmetic

extension CubicBezier {
  /// Writes the values at many progresses, eight at a time, bit for bit equal to ``value(at:)``.
  @inline(never)
  func solveSideBySide(
    _ progress: UnsafeBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>
  ) {
    let count = min(progress.count, values.count)
    guard count >= 8, !isIdentity else {
      for i in 0..<count { values[i] = value(at: progress[i]) }
      return
    }
    // The last eight overlap the ones before.
    for index in stride(from: 0, to: count, by: 8) {
      solve(progress, values, min(index, count - 8))
    }
  }

  /// Writes eight values: those whose steps are not accurate, and those outside 0...1, one by one.
  @inline(__always)
  private func solve(
    _ progress: UnsafeBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>,
    _ index: Int
  ) {
    let x = progress.load(index)
    let anchor = BezierAnchor(anchors(of: x))
    let high: SIMD8<Double> =
      anchor.weight1 * multiples[0] + anchor.weight2 * multiples[1]
    let low: SIMD8<Double> =
      anchor.weight1 * remainders[0] + anchor.weight2 * remainders[1]
    let rise: SIMD8<Double> = (x - (high + anchor.weight3)) - low
    let step = step(rise, from: anchor)
    values.store(value(step, from: anchor), at: index)
    let isDone = isAccurate(step) & Self.areInside(x)
    if !isDone.allHaveSignBit {
      for j in 0..<8 where isDone[j] >> 63 == 0 { values[index &+ j] = value(at: x[j]) }
    }
  }

  /// The anchors for eight progresses between 0 and 1, as sixteenths.
  @inline(__always)
  private func anchors(of x: SIMD8<Double>) -> SIMD8<Double> {
    let keys = SIMD8<UInt16>(truncatingIfNeeded: (x + 0x1.8p38).bits)
    var counts = SIMD8<UInt16>.zero
    for border in 0..<8 {
      counts = counts &+ (SIMD8(repeating: borders.0[border]) &- keys) &>> 15
      counts = counts &+ (SIMD8(repeating: borders.1[border]) &- keys) &>> 15
    }
    // The last bit of 2^48 is a sixteenth.
    let bits = SIMD8<UInt64>(truncatingIfNeeded: counts) | (0x1p48).bitPattern
    return unsafeBitCast(bits, to: SIMD8<Double>.self) - 0x1p48
  }

  /// Sign bits where a step is accurate. It compares the bits of magnitudes as integers, which rejects NaN.
  @inline(__always)
  private func isAccurate(_ step: BezierStep<SIMD8<Double>>) -> SIMD8<UInt64> {
    let twist = unsafeBitCast(step.twist.bits & (.max >> 1), to: SIMD8<Double>.self)
    let change: SIMD8<UInt64> = (step.square + twist).bits & (.max >> 1)
    let isSmall: SIMD8<UInt64> = change &- Self.largestChange.bitPattern
    return isSmall & (Self.leastSlope - step.slope).bits
  }

  /// Sign bits where a number is above 0 and below 1.
  @inline(__always)
  private static func areInside(_ x: SIMD8<Double>) -> SIMD8<UInt64> {
    (x.bits &- Double(1).bitPattern) & ~(x.bits &- 1)
  }
}

extension SIMD8<Double> {
  @inline(__always)
  fileprivate var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }
}

extension SIMD8<UInt64> {
  @inline(__always)
  fileprivate var allHaveSignBit: Bool {
    let four = lowHalf & highHalf
    let two = four.lowHalf & four.highHalf
    return (two[0] & two[1]) >> 63 == 1
  }
}
