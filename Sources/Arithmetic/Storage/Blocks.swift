/// Batches in blocks small enough for the stack and the innermost cache.
public enum Blocks {
  /// The most elements of a block.
  @inlinable public static var size: Int { 128 }

  /// Calls a function with each block of a batch: its range and room for as many numbers, which are
  /// 0 at first and what the last call left later.
  @inlinable @inline(__always)
  public static func forEach(
    in count: Int, _ body: (Range<Int>, inout MutableSpan<Double>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: min(count, size)) { room in
      room.initialize(repeating: 0)
      var start = 0
      while start < count {
        let range = start..<min(start + size, count)
        var block = UnsafeMutableBufferPointer(rebasing: room[..<range.count]).mutableSpan
        body(range, &block)
        start = range.upperBound
      }
    }
  }
}

extension MutableSpan<Double> {
  /// Calls a function with some of the numbers.
  @inlinable @inline(__always)
  public mutating func withPart(_ range: Range<Int>, _ body: (inout MutableSpan<Double>) -> Void) {
    withUnsafeMutableBufferPointer { all in
      var part = UnsafeMutableBufferPointer(rebasing: all[range]).mutableSpan
      body(&part)
    }
  }
}
