/// The search for the segment of a number among numbers that never decrease, at least two.
package enum SegmentSearch {
  /// The last index at or below a number that has a successor, or 0; for NaN 0.
  ///
  /// Constant time for numbers in the segment of the last answer or beside it, logarithmic for a leap.
  /// There are fewer than 2^32 segments.
  @inlinable @inline(__always)
  package static func index(
    of x: Double, in bounds: UnsafeBufferPointer<Double>, near guess: Int
  ) -> Int {
    let last = bounds.count - 2
    if contains(x, bounds[guess], bounds[guess + 1]) { return guess }
    if guess < last, contains(x, bounds[guess + 1], bounds[guess + 2]) { return guess + 1 }
    guard x >= bounds[0] else { return 0 }
    if x >= bounds[last + 1] { return last }
    // No branch, which would be guessed wrong every other time: the sign of a difference shifts a half
    // to nothing. (Masks and comparisons become branches.) Adding 0 makes -0 positive, so that the sign
    // is that of the comparison.
    let x = x + 0
    var (low, count) = (0, last + 1)
    while count > 1 {
      let half = count >> 1
      let shift = (x - bounds[low &+ half]).bitPattern >> 58 & 32
      low = low &+ Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: half) &>> shift)
      count = count &- half
    }
    return low
  }

  /// Whether a number is in start..<end, two finite numbers; NaN is in none.
  ///
  /// By the signs of differences too: one branch, not two.
  @inlinable @inline(__always)
  package static func contains(_ x: Double, _ start: Double, _ end: Double) -> Bool {
    let x = x + 0
    return Int64(bitPattern: ~(x - start).bitPattern & (x - end).bitPattern) < 0
  }

  /// The end of the run of numbers from one on that are, except perhaps the first, in low..<high.
  @inlinable @inline(__always)
  package static func endOfRun(
    in numbers: UnsafeBufferPointer<Double>, from start: Int, _ low: Double, _ high: Double
  ) -> Int {
    var end = start + 1
    // The eighth is asked first, so that leaps don't pay for runs.
    while end + 8 <= numbers.count, numbers[end + 7] < high,
      numbers.load(end).areAll(from: low, to: high)
    {
      end += 8
    }
    while end < numbers.count, numbers[end] >= low, numbers[end] < high { end += 1 }
    return end
  }
}
