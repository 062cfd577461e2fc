import CurveArithmetic

extension ExponentialDecay {
  /// Writes the values at many times in seconds, eight side by side; each equals ``value(at:)`` bit for
  /// bit.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in any order.
  ///   - values: Receives the values.
  /// - Complexity: linear; nothing is allocated.
  public func values(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    let count = min(times.count, values.count)
    // Within the kernel's range, and before the value is held.
    let end = min(700 / decayRate, hold, .greatestFiniteMagnitude)
    let whole = count & ~7
    let (from, reach, rate) = (
      SIMD8(repeating: from), SIMD8(repeating: reach), SIMD8(repeating: -decayRate)
    )
    times.withUnsafeBufferPointer { times in
      values.withUnsafeMutableBufferPointer { values in
        for start in stride(from: 0, to: whole, by: 8) {
          let eight = times.load(start)
          guard eight.areAll(from: .leastNormalMagnitude, to: end) else {
            for index in start..<start + 8 { values[index] = value(at: times[index]) }
            continue
          }
          let loss = Elementary.exponentialMinusOne(rate * eight)
          values.store(from - reach * loss, at: start)
        }
        for index in whole..<count { values[index] = value(at: times[index]) }
      }
    }
  }
}
