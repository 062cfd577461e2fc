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
    // Two short loops: the processor looks ahead over several rounds of each, but not over one of both.
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.blockCount) { starts in
      for block in stride(from: 0, to: count, by: Self.blockCount) {
        let end = min(block + Self.blockCount, count)
        // The last eight overlap the ones before.
        for i in stride(from: block, to: end, by: 8) {
          let half = half(of: progress.load(min(i, count - 8)))
          starts.store(half.cubic.start(half.rise), at: i - block)
        }
        for i in stride(from: block, to: end, by: 8) {
          let start = UnsafeBufferPointer(starts).load(i - block)
          solve(from: start, progress, values, min(i, count - 8))
        }
      }
    }
    if isPinched { solveSteepMiddle(progress, values, count) }
  }

  /// 512 bytes of starts.
  private static var blockCount: Int { 64 }

  /// Writes eight values: those that two steps do not find, and those outside 0...1, one by one. What
  /// lies in the steep middle is left for later.
  @inline(__always)
  private func solve(
    from start: SIMD8<Double>, _ progress: UnsafeBufferPointer<Double>,
    _ values: UnsafeMutableBufferPointer<Double>, _ index: Int
  ) {
    let x = progress.load(index)
    let half = half(of: x)
    let solution = half.cubic.solve(from: start, rise: half.rise, rest: half.rest)
    values.store(half.value(solution.v), at: index)
    var isDone = solution.isRight
    // A negative NaN is not in the middle.
    if isPinched { isDone |= (steepStart - x).bits & (x - steepEnd).bits & ~x.bits }
    if !isDone.allHaveSignBit {
      for j in 0..<8 where isDone[j] >> 63 == 0 { values[index + j] = value(at: x[j]) }
    }
  }

  /// Writes the values in the steep middle of a pinched curve, eight at a time.
  @inline(never)
  private func solveSteepMiddle(
    _ progress: UnsafeBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>,
    _ count: Int
  ) {
    let (steep, start, end) = (SteepMiddle(self), steepStart, steepEnd)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 8) { places in
      var found = 0
      for i in 0..<count {
        // Two flags, because && would branch on random progress.
        let x = progress[i]
        let (isAfter, isBefore) = (x > start ? 1 : 0, x < end ? 1 : 0)
        places[found] = i
        found &+= isAfter & isBefore
        if found == 8 {
          steep.solve(progress, values, at: places)
          found = 0
        }
      }
      for place in places[..<found] { values[place] = steep.value(at: progress[place]) }
    }
  }
}

extension SteepMiddle {
  /// Writes the values at eight places.
  @inline(__always)
  fileprivate func solve(
    _ progress: UnsafeBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>,
    at places: UnsafeMutableBufferPointer<Int>
  ) {
    var x = SIMD8<Double>.zero
    for j in 0..<8 { x[j] = progress[places[j]] }
    let side = side(of: x)
    let solution = side.cubic.solve(
      from: side.cubic.start(side.rise), rise: side.rise, rest: side.rest)
    let (y, isRight) = (value(solution.v, side.direction), solution.isRight)
    for j in 0..<8 { values[places[j]] = isRight[j] >> 63 == 1 ? y[j] : value(at: x[j]) }
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
