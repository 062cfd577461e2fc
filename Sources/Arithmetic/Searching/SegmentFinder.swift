/// A search for the segments of many numbers, one after another.
///
/// Numbers in order are found by comparisons with the next bounds. Others are looked up in a
/// ``SegmentTable``.
@frozen
public struct SegmentFinder {
  @usableFromInline let bounds: UnsafeBufferPointer<Double>
  @usableFromInline let buckets: UnsafeBufferPointer<UInt16>
  @usableFromInline let scale: Double

  @inlinable @inline(__always)
  init(
    _ bounds: UnsafeBufferPointer<Double>, _ buckets: UnsafeBufferPointer<UInt16>, _ scale: Double
  ) {
    (self.bounds, self.buckets, self.scale) = (bounds, buckets, scale)
  }

  /// Calls a function with each number between the bounds and its segment, in order. The function returns
  /// the index after the numbers that it has processed, at least this one.
  ///
  /// The segment's start is at or below the number, and its end above.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, in any order.
  ///   - outside: Processes a number outside the bounds, or NaN, with the segment next to it.
  ///   - body: Processes a number and as many of the following as it can. Its argument says whether the
  ///     number is near the previous one, so that others in its segment may follow.
  @inlinable @inline(__always)
  public func forEach(
    in numbers: UnsafeBufferPointer<Double>, outside: (_ segment: Int, _ index: Int) -> Void,
    _ body: (_ segment: Int, _ index: Int, _ isNear: Bool) -> Int
  ) {
    let last = bounds.count &- 1
    var (index, segment) = (0, 0)
    while index < numbers.count {
      // Numbers in order: in the segment of the previous one, or in one of the next three.
      while index < numbers.count {
        let x = numbers[index]
        if x < bounds[segment &+ 1] {
          guard x >= bounds[segment] else { break }
        } else {
          let limit = min(segment &+ 4, last)
          var next = segment &+ 1
          while next < limit, !(x < bounds[next &+ 1]) { next = next &+ 1 }
          guard next < limit else { break }
          segment = next
        }
        index = body(segment, index, true)
      }
      // Numbers that leap, without a branch that they would mispredict.
      while index < numbers.count {
        let (x, previous) = (numbers[index], segment)
        segment = self.segment(of: x)
        guard SegmentSearch.contains(x, bounds[segment], bounds[segment &+ 1]) else {
          outside(segment, index)
          index = index &+ 1
          continue
        }
        index = body(segment, index, false)
        if UInt(bitPattern: segment &- previous) < 2 { break }
      }
    }
  }

  /// The last bound at or below a number that has a successor, or 0; 0 for NaN.
  @inlinable @inline(__always)
  public func segment(of x: Double) -> Int {
    if buckets.count > 0 {
      let segment = guess(x)
      if SegmentSearch.contains(x, bounds[segment], bounds[segment &+ 1]) { return segment }
    }
    return search(x)
  }

  /// The segment of most numbers; another for those that share their bucket with several bounds.
  @inlinable @inline(__always)
  func guess(_ x: Double) -> Int {
    let bucket = SegmentTable.bucket(of: x, from: bounds[0], scale)
    let bound = Int(buckets[min(bucket, buckets.count &- 1)])
    // A comparison by the sign of a difference, without a branch. Adding 0 makes -0 positive.
    return bound &+ 1 &- Int(truncatingIfNeeded: (x + 0 - bounds[bound &+ 1]).bitPattern &>> 63)
  }

  /// The segment of a number by halving, without a branch that depends on the number.
  @usableFromInline @inline(never)
  func search(_ x: Double) -> Int {
    // Adding 0 makes -0 positive, so that the sign of a difference is that of the comparison.
    let x = x + 0
    guard x >= bounds[0] else { return 0 }
    var (low, count) = (0, bounds.count &- 1)
    while count > 1 {
      let half = count >> 1
      // A set sign bit shifts all bits of the step out. (The compiler turns masks and comparisons into
      // branches.)
      let shift = (x - bounds[low &+ half]).bitPattern >> 58 & 32
      low = low &+ Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: half) &>> shift)
      count = count &- half
    }
    return low
  }
}
