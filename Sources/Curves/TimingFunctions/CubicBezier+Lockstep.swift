import Arithmetic

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
    let steep = isPinched ? SteepMiddle(self) : nil
    var i = 0
    while i < count {
      // The last eight overlap the ones before.
      i = min(i, count - 8)
      let x = progress.load(i)
      if x.areAll(from: .leastNonzeroMagnitude, to: 1) {
        let (y, isRight) = solve(x, steep)
        values.store(y, at: i)
        if !isRight.allHaveSignBit {
          for j in 0..<8 where isRight[j] >> 63 == 0 { values[i + j] = value(at: x[j], steep) }
        }
      } else {
        for j in i..<(i + 8) { values[j] = value(at: progress[j]) }
      }
      i += 8
    }
  }

  /// The values at eight progresses between 0 and 1, and sign bits that mark the correct ones.
  @inline(__always)
  private func solve(
    _ x: SIMD8<Double>, _ steep: SteepMiddle?
  ) -> (values: SIMD8<Double>, isRight: SIMD8<UInt64>) {
    var isSteep = SIMD8<UInt64>.zero
    if let steep {
      isSteep = (steepStart - x).signMask & (x - steepEnd).signMask
      if isSteep.allHaveSignBit {
        let side = steep.side(of: x)
        let solution = side.cubic.solve(rise: side.rise, rest: side.rest)
        return (steep.value(solution.v, side.direction), solution.isRight)
      }
    }
    let half = half(of: x)
    let solution = half.cubic.solve(rise: half.rise, rest: half.rest)
    return (half.value(solution.v), solution.isRight & ~isSteep)
  }

  /// The value that the eight-lane solver did not find.
  @inline(never)
  private func value(at x: Double, _ steep: SteepMiddle?) -> Double {
    if let steep, isSteep(x) { steep.value(at: x) } else { value(at: x) }
  }
}

extension AnchoredCubic<SIMD8<Double>>.Solution {
  /// The test `isRight` of one solution, in sign bits. It compares the bits of v as integers, which
  /// rejects NaN of either sign; if v is a number, the excess is a number too.
  @inline(__always)
  var isRight: SIMD8<UInt64> {
    excess.bits & ~v.bits & (v.bits &- AnchoredCubic<Double>.limit.bitPattern)
  }
}

extension SIMD8<UInt64> {
  @inline(__always)
  fileprivate var allHaveSignBit: Bool {
    let four = lowHalf & highHalf
    let two = four.lowHalf & four.highHalf
    return (two[0] & two[1]) >> 63 == 1
  }
}
