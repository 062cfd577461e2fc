/// A binary search without branches that depend on the numbers, which the processor would mispredict.
enum BinarySearch {
  /// The number of bounds at or below a number. The bounds never decrease.
  @inline(__always)
  static func upperBound(of x: Double, in bounds: UnsafeMutableBufferPointer<Double>) -> Int {
    var (low, count) = (0, bounds.count)
    while count > 1 {
      let half = count / 2
      low &+= bounds[low &+ half &- 1] <= x ? half : 0
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
