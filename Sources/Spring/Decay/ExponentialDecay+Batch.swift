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
    let end = min(700 / decayRate, hold)
    let whole = count & ~7
    times.withUnsafeBufferPointer { times in
      values.withUnsafeMutableBufferPointer { values in
        for start in stride(from: 0, to: whole, by: 8) {
          var lanes = SIMD8<Double>(repeating: 0)
          var isInside = true
          for lane in 0..<8 {
            let time = times[start + lane]
            lanes[lane] = time
            isInside = isInside && time > 0 && time < end
          }
          guard isInside else {
            for index in start..<start + 8 { values[index] = value(at: times[index]) }
            continue
          }
          let result =
            SIMD8(repeating: from) - SIMD8(repeating: reach)
            * Elementary.exponentialMinusOne(SIMD8(repeating: -decayRate) * lanes)
          for lane in 0..<8 { values[start + lane] = result[lane] }
        }
        for index in whole..<count { values[index] = value(at: times[index]) }
      }
    }
  }
}
