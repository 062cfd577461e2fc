/// The search for the segment of a number among numbers that never decrease, at least two.
enum SegmentSearch {
  /// The last index at or below a number that has a successor, or 0; for NaN 0.
  ///
  /// Constant time for numbers in the segment of the last answer or beside it, logarithmic for a
  /// leap.
  @inline(__always)
  static func index(
    of x: Double, in bounds: UnsafeBufferPointer<Double>, near guess: Int
  ) -> Int {
    let last = bounds.count - 2
    if contains(guess, x, bounds, last) { return guess }
    if guess < last, contains(guess + 1, x, bounds, last) { return guess + 1 }
    var (low, count) = (0, last + 1)
    while count > 1 {
      let half = count / 2
      // By a mask: a branch would be guessed wrong every other time.
      low += half & (bounds[low + half] <= x ? -1 : 0)
      count -= half
    }
    return low
  }

  /// Whether an index is the answer for a number that is not NaN.
  @inline(__always)
  private static func contains(
    _ index: Int, _ x: Double, _ bounds: UnsafeBufferPointer<Double>, _ last: Int
  ) -> Bool {
    (index == 0 || bounds[index] <= x) && (index == last ? x == x : x < bounds[index + 1])
  }
}
