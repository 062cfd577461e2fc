/// A binary search without branches that depend on the numbers, which the processor would mispredict.
enum BinarySearch {
  /// The number of bounds at or below a number. The bounds never decrease.
  @inline(__always)
  static func upperBound(of x: Double, in bounds: UnsafeMutableBufferPointer<Double>) -> Int {
    // Adding 0 makes -0 positive. By the sign of a difference, because the compiler makes a branch of a
    // comparison.
    let x = x + 0
    var (low, count) = (0, bounds.count)
    while count > 1 {
      let half = count / 2
      let shift = (x - bounds[low &+ half &- 1]).bitPattern &>> 58 & 32
      low &+= Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: half) &>> shift)
      count &-= half
    }
    return low &+ (count == 1 && bounds[low] <= x ? 1 : 0)
  }

  /// The segment of a number: the last bound at or below it that has a successor, or the first bound.
  @inline(__always)
  static func segment(of x: Double, in bounds: UnsafeMutableBufferPointer<Double>) -> Int {
    min(max(upperBound(of: x, in: bounds) - 1, 0), bounds.count - 2)
  }

  /// Advances a cursor to the segment of a number that is not below it.
  @inline(__always)
  static func advance(
    _ cursor: inout Int, to x: Double, in bounds: UnsafeMutableBufferPointer<Double>
  ) {
    while cursor < bounds.count - 2, bounds[cursor + 1] <= x { cursor += 1 }
  }
}
