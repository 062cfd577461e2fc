/// A search for the segments of many numbers, one after another.
///
/// Numbers in the segment of the last answer or next to it are found directly. Jumps are searched; when
/// there have been some and enough numbers are left, they are looked up in a table of buckets, evenly
/// spaced from the first bound to the last.
public struct SegmentFinder {
  @usableFromInline let bounds: UnsafeBufferPointer<Double>
  @usableFromInline let buckets: UnsafeMutableBufferPointer<UInt16>
  /// Buckets for each unit of numbers; 0 if there is no table yet, or if there cannot be one.
  @usableFromInline var scale = 0.0
  /// How many leaps are searched before a table is made.
  @usableFromInline var patience: Int

  /// Passes a finder to a closure. The bounds never decrease; there are at least two, and a number of
  /// lookups to expect.
  @inlinable @inline(__always)
  public static func with(
    _ bounds: UnsafeBufferPointer<Double>, count: Int, _ body: (inout SegmentFinder) -> Void
  ) {
    // On the stack: 1 KiB, or 64 KiB where there are enough numbers to repay clearing it.
    if count < 1 << 13 || bounds.count <= 128 {
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { buckets in
        var finder = SegmentFinder(bounds, buckets, count)
        body(&finder)
      }
    } else {
      StackStorage.withZeros(of: UInt16.self) { buckets in
        let room = UnsafeMutableBufferPointer(start: buckets, count: StackStorage.byteCount / 2)
        var finder = SegmentFinder(bounds, room, count)
        body(&finder)
      }
    }
  }

  @inlinable
  init(
    _ bounds: UnsafeBufferPointer<Double>, _ room: UnsafeMutableBufferPointer<UInt16>, _ count: Int
  ) {
    self.bounds = bounds
    // A table costs about two searches for each bound, and half of that with half the buckets.
    let isLong = count >= 4 * bounds.count
    buckets = UnsafeMutableBufferPointer(rebasing: room.prefix((isLong ? 4 : 2) * bounds.count))
    let isWorthwhile = count >= bounds.count && bounds.count > 4 && bounds.count < 1 << 16
    patience = isWorthwhile ? (isLong ? 8 : 3) : .max
  }

  /// Whether there is a table: ``guess(_:)`` may then be called for numbers between the bounds.
  @inlinable @inline(__always)
  public var hasTable: Bool { scale > 0 }

  /// The last index at or below a number that has a successor, or 0; 0 for NaN.
  @inlinable @inline(__always)
  public mutating func index(of x: Double, near guess: Int) -> Int {
    let last = bounds.count - 2
    if SegmentSearch.contains(x, bounds[guess], bounds[guess + 1]) { return guess }
    if guess < last, SegmentSearch.contains(x, bounds[guess + 1], bounds[guess + 2]) {
      return guess + 1
    }
    guard x >= bounds[0] else { return 0 }
    if x >= bounds[last + 1] { return last }
    if !hasTable {
      patience -= 1
      if patience == 0 { makeTable() }
      return search(x, 0, last)
    }
    let index = self.guess(x)
    return x < bounds[index + 1] ? index : search(x, index, last)
  }

  /// The index of a number between the bounds, or the index before it. With fewer than two bounds in its
  /// bucket, it is the index.
  @inlinable @inline(__always)
  public func guess(_ x: Double) -> Int {
    let index = Int(buckets[bucket(of: x)])
    // A comparison by the sign of a difference, without a branch. Adding 0 makes -0 positive.
    return index &+ 1 &- Int(truncatingIfNeeded: (x + 0 - bounds[index &+ 1]).bitPattern &>> 63)
  }

  /// Never smaller for a larger number, which is the only requirement.
  @inlinable @inline(__always)
  func bucket(of x: Double) -> Int {
    // The whole part by adding 2^52, whose last digit is 1. Unlike a conversion, it cannot trap.
    let shifted = (x - bounds[0]) * scale + 0x1p52
    return min(Int(truncatingIfNeeded: shifted.bitPattern & 0xFFFF_FFFF), buckets.count &- 1)
  }

  /// Stores for each bucket the last bound in an earlier bucket.
  @usableFromInline @inline(never)
  mutating func makeTable() {
    let scale = Double(buckets.count) / (bounds[bounds.count - 1] - bounds[0])
    guard scale > 0, scale.isFinite else { return }
    self.scale = scale
    buckets.update(repeating: 0)
    // The last bound of a bucket is stored in the next one, and in all up to the bucket of the next
    // bound.
    for bound in 1..<bounds.count - 1 {
      let next = bucket(of: bounds[bound]) &+ 1
      if next < buckets.count { buckets[next] = UInt16(truncatingIfNeeded: bound) }
    }
    var bound: UInt16 = 0
    for index in buckets.indices {
      bound = max(bound, buckets[index])
      buckets[index] = bound
    }
  }

  /// The last of some bounds that is at or below a number, or the first bound.
  ///
  /// It has no branch, which would be mispredicted every other time: the sign of a difference shifts a
  /// half to nothing. (The compiler turns masks and comparisons into branches.)
  @inlinable @inline(__always)
  public func search(_ x: Double, _ first: Int, _ last: Int) -> Int {
    // Adding 0 makes -0 positive, so that the sign is that of the comparison.
    let x = x + 0
    var (low, count) = (first, last &- first &+ 1)
    while count > 1 {
      let half = count >> 1
      let shift = (x - bounds[low &+ half]).bitPattern >> 58 & 32
      low = low &+ Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: half) &>> shift)
      count = count &- half
    }
    return low
  }
}
