/// Searches among numbers that never decrease.
public enum SegmentSearch {
  /// The first index of a range for which a predicate fails, or the end of the range.
  ///
  /// The predicate must hold up to some index and fail from there on. Complexity: logarithmic.
  @inlinable @inline(__always)
  public static func partition(_ range: Range<Int>, where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the last number below x, or 0. The numbers are finite and never decrease; there is at
  /// least one.
  ///
  /// It has no branch that depends on x, because that would be mispredicted every other time: a step is
  /// multiplied by the sign bit of a difference.
  @inlinable @inline(__always)
  public static func lastBelow(_ x: Double, in numbers: UnsafeBufferPointer<Double>) -> Int {
    var (low, count) = (0, numbers.count)
    while count > 1 {
      let half = count >> 1
      // Adding 0 makes -0 positive.
      let isBelow = (numbers[low &+ half] - x + 0).bitPattern &>> 63
      low = low &+ half &* Int(truncatingIfNeeded: isBelow)
      count = count &- half
    }
    return low
  }

  /// Whether a number is in start..<end, two finite numbers; false for NaN.
  ///
  /// It also uses the signs of differences: one branch instead of two.
  @inlinable @inline(__always)
  public static func contains(_ x: Double, _ start: Double, _ end: Double) -> Bool {
    let x = x + 0
    return Int64(bitPattern: ~(x - start).bitPattern & (x - end).bitPattern) < 0
  }

  /// The end of the run of numbers in low..<high, starting at an index. The first number may lie outside.
  @inlinable @inline(__always)
  public static func endOfRun(
    in numbers: UnsafeBufferPointer<Double>, from start: Int, _ low: Double, _ high: Double
  ) -> Int {
    var end = start + 1
    // The eighth is tested first, so that jumps do not pay for runs.
    while end + 8 <= numbers.count, numbers[end + 7] < high,
      numbers.load(end).areAll(from: low, to: high)
    {
      end += 8
    }
    while end < numbers.count, numbers[end] >= low, numbers[end] < high { end += 1 }
    return end
  }
}
