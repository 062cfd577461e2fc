import CurveTestSupport

/// Series of progresses for which a batch must equal single calls.
enum BatchInputs {
  /// Every length that fills some vectors and leaves a remainder, and a long one.
  static let lengths = Array(0...70) + [1000]

  /// Sorted, reversed and random numbers, some of them outside 0...1.
  static func series(of count: Int, seed: UInt64) -> [[Double]] {
    var generator = SplitMix64(seed: seed)
    let sorted = (0..<count).map { Double($0) / Double(max(count - 1, 1)) * 1.5 - 0.25 }
    let random = sorted.map { _ in Double.random(in: -0.5...1.5, using: &generator) }
    let far: [Double] = [0, 1, -1e300, 1e300, -0.0, 0.5, 1 / 3]
    let leaps = sorted.map { _ -> Double in far[Int.random(in: 0..<far.count, using: &generator)] }
    return [sorted, sorted.reversed(), random, leaps]
  }

  /// Results whose span starts after the memory's beginning: one number precedes them.
  static func unaligned(
    _ inputs: [Double], _ write: (Span<Double>, inout MutableSpan<Double>) -> Void
  ) -> [Double] {
    let padded = [0] + inputs
    var results = [Double](repeating: 0.125, count: padded.count + 1)
    results.withUnsafeMutableBufferPointer { buffer in
      var part = UnsafeMutableBufferPointer(rebasing: buffer[1..<padded.count]).mutableSpan
      write(padded.span.extracting(1..<padded.count), &part)
    }
    // Nothing is written outside the span.
    precondition(results[0] == 0.125 && results[results.count - 1] == 0.125)
    return Array(results[1..<padded.count])
  }
}
