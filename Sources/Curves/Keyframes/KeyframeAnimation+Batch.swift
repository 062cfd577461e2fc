import Spring

extension KeyframeAnimation {
  /// Writes the components of the values at many progresses, row by row: all components of the first
  /// value, then those of the second.
  ///
  /// There are as many rows as progresses, or as many as fit. They equal the components of ``value(at:)``
  /// within the error bounds of batches of timing functions (``TimingFunction/values(at:into:)``). If all
  /// timing is linear, the bound is 12 units of rounding (2^-53) of the larger of the two adjacent
  /// keyframes. Values at keyframes are exact. For numbers, vectors, points, sizes, rectangles and
  /// colours of one space, nothing is allocated on the heap; other kinds are interpolated one by one.
  ///
  /// Complexity: linear in the components; progresses in order are fastest. Where many key times are close
  /// together, a jump costs the logarithm of the keyframes.
  ///
  /// - Parameters:
  ///   - progress: The progresses, usually in 0...1, in any order.
  ///   - components: Receives the rows.
  public func components(
    at progress: Span<Double>, into components: inout MutableSpan<Double>
  ) {
    let count = values[0].componentCount
    guard count > 0 else { return }
    let progress = progress.extracting(first: components.count / count)
    components.withUnsafeMutableBufferPointer { output in
      guard let output = output.baseAddress else { return }
      if let linearRows, let points = self.components {
        return progress.withUnsafeBufferPointer {
          linearRows.write(at: $0, schedule, points, into: output)
        }
      }
      let rows = ComponentRows(count: count)
      forEachRun(at: progress) { segment, range, fractions in
        let target = output + range.lowerBound * count
        guard let points = self.components else {
          for (row, fraction) in fractions.enumerated() {
            let value = value(of: segment, at: fraction)
            for index in 0..<count { target[row * count + index] = value[component: index] }
          }
          return
        }
        points.withUnsafeBufferPointer { points in
          guard let start = points.baseAddress.map({ $0 + segment * count }) else { return }
          if mode == .discrete || values.count == 1 {
            rows.hold(start, times: range.count, into: target)
          } else if let spline {
            spline.leaving.withUnsafeBufferPointer { leaving in
              spline.arriving.withUnsafeBufferPointer { arriving in
                guard let leave = leaving.baseAddress, let arrive = arriving.baseAddress else {
                  return
                }
                rows.bend(
                  start, start + count, leaving: leave + segment * count,
                  arriving: arrive + (segment + 1) * count, at: fractions, into: target)
              }
            }
          } else {
            rows.mix(start, start + count, at: fractions, into: target)
          }
        }
      }
    }
  }

  /// Writes the values at many progresses, as many as the shorter of the two spans has.
  ///
  /// Complexity: linear in the components; progresses in order are fastest.
  ///
  /// - Parameters:
  ///   - progress: The progresses, usually in 0...1, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Value>) {
    forEachRun(at: progress.extracting(first: values.count)) { segment, range, fractions in
      for (index, fraction) in zip(range, fractions) {
        values[index] = value(of: segment, at: fraction)
      }
    }
  }

  /// The values at many progresses.
  ///
  /// Complexity: linear; the result is the only allocation.
  public func values(at progress: [Double]) -> [Value] {
    [Value](unsafeUninitializedCapacity: progress.count) { buffer, count in
      buffer.initialize(repeating: values[0])
      var results = buffer.mutableSpan
      progress.withUnsafeBufferPointer { self.values(at: $0.span, into: &results) }
      count = progress.count
    }
  }

  /// Calls a function with each run of progresses in one segment.
  private func forEachRun(
    at progress: Span<Double>,
    _ body: (_ segment: Int, _ range: Range<Int>, _ fractions: UnsafeBufferPointer<Double>) -> Void
  ) {
    guard let pacing else { return schedule.forEachRun(at: progress, body) }
    for index in 0..<progress.count {
      let location = pacing.location(at: schedule.timing.value(at: progress[index]))
      withUnsafePointer(to: location.fraction) { fraction in
        body(
          location.segment, index..<(index + 1), UnsafeBufferPointer(start: fraction, count: 1))
      }
    }
  }
}
