/// A table that finds the segment of a number among many in constant time: for each of many buckets of
/// equal width, a bound near its start.
///
/// A function that is defined by segments makes it once. It takes 8 bytes for a bound.
public struct SegmentTable: Sendable {
  /// For each bucket the last bound in an earlier one, but not the last two bounds of all. It is empty if a
  /// search takes no longer, or if the bounds are too far apart, too many or all equal.
  @usableFromInline let buckets: [UInt16]
  /// Buckets for each unit of numbers.
  @usableFromInline let scale: Double

  /// Creates a table for finite bounds that never decrease; there is at least one.
  public init(_ bounds: [Double]) {
    let count = 4 * bounds.count
    let scale = Double(count) / (bounds[bounds.count - 1] - bounds[0])
    guard bounds.count > 8, bounds.count < 1 << 16, scale > 0, scale.isFinite else {
      (self.buckets, self.scale) = ([], 0)
      return
    }
    self.scale = scale
    buckets = [UInt16](unsafeUninitializedCapacity: count) { buckets, initialized in
      buckets.initialize(repeating: 0)
      initialized = count
      // The last bound of a bucket is stored in the next one, and in all up to the bucket of the next
      // bound.
      for bound in 1..<bounds.count - 2 {
        let next = Self.bucket(of: bounds[bound], from: bounds[0], scale) &+ 1
        if next < count { buckets[next] = UInt16(truncatingIfNeeded: bound) }
      }
      var bound: UInt16 = 0
      for index in 0..<count {
        bound = max(bound, buckets[index])
        buckets[index] = bound
      }
    }
  }

  /// The bucket of a number; it may be beyond the last. It is never smaller for a larger number between the
  /// bounds, which is the only requirement.
  @inlinable @inline(__always)
  static func bucket(of x: Double, from origin: Double, _ scale: Double) -> Int {
    // The whole part by adding 2^52, whose last digit is 1. Unlike a conversion, it cannot trap. 31 bits,
    // because an `Int` of 32 bits must not become negative.
    let shifted = (x - origin) * scale + 0x1p52
    return Int(truncatingIfNeeded: shifted.bitPattern & 0x7FFF_FFFF)
  }

  /// Passes a finder to a function. The bounds are those of the table, at least two.
  @inlinable @inline(__always)
  public func withFinder<Result>(
    in bounds: UnsafeBufferPointer<Double>, _ body: (SegmentFinder) -> Result
  ) -> Result {
    buckets.withUnsafeBufferPointer { body(SegmentFinder(bounds, $0, scale)) }
  }
}
