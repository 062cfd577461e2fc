/// Processes batches in blocks that fit on the stack and in the innermost cache.
public enum Blocks {
  /// The maximum number of elements in a block.
  @inlinable public static var size: Int { 128 }

  /// Calls a function with each block of a batch: its range and storage for as many numbers. They are 0
  /// at first, and keep what the previous call left.
  @inlinable @inline(__always)
  public static func forEach(
    in count: Int, _ body: (Range<Int>, inout MutableSpan<Double>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: min(count, size)) { buffer in
      buffer.initialize(repeating: 0)
      var start = 0
      while start < count {
        let range = start..<min(start + size, count)
        var block = UnsafeMutableBufferPointer(rebasing: buffer[..<range.count]).mutableSpan
        body(range, &block)
        start = range.upperBound
      }
    }
  }
}

extension MutableSpan<Double> {
  /// Calls a function with a part of the numbers.
  @inlinable @inline(__always)
  public mutating func withPart(_ range: Range<Int>, _ body: (inout MutableSpan<Double>) -> Void) {
    withUnsafeMutableBufferPointer { all in
      var part = UnsafeMutableBufferPointer(rebasing: all[range]).mutableSpan
      body(&part)
    }
  }
}
