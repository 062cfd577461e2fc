/// The textbook binary search.
enum BinarySearch {
  /// The number of bounds at or below a number. The bounds never decrease.
  @inline(__always)
  static func upperBound(of x: Double, in bounds: UnsafeMutableBufferPointer<Double>) -> Int {
    var (low, count) = (0, bounds.count)
    while count > 0 {
      let half = count / 2
      if bounds[low + half] <= x {
        low += half + 1
        count -= half + 1
      } else {
        count = half
      }
    }
    return low
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
