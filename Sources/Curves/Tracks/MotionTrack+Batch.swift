import Spring

extension MotionTrack {
  /// Writes the components of the values at many times in seconds, row by row: all components of the
  /// first value, then those of the second.
  ///
  /// There are as many rows as times, or as many as fit. They equal the components of ``value(at:)``
  /// within the error bounds of batches of timing functions and springs.
  ///
  /// Complexity: linear in the components; times in order are fastest. A jump to a distant step costs the
  /// logarithm of the keyframes.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in any order.
  ///   - components: Receives the rows.
  public func components(at times: Span<Double>, into components: inout MutableSpan<Double>) {
    let count = initial.componentCount
    guard count > 0 else { return }
    let times = times.extracting(first: components.count / count)
    components.withUnsafeMutableBufferPointer { buffer in
      guard let buffer = buffer.baseAddress else { return }
      forEachRun(of: times) { step, range in
        guard let step else {
          for row in range {
            write(heldValue(at: times[row]), into: buffer + row * count)
          }
          return
        }
        write(step, at: times, range, into: buffer)
      }
    }
  }

  private func write(_ value: Value, into row: UnsafeMutablePointer<Double>) {
    for index in 0..<steps.componentCount { row[index] = value[component: index] }
  }

  /// Writes the rows of a run of times in a step.
  private func write(
    _ step: Int, at times: Span<Double>, _ range: Range<Int>,
    into buffer: UnsafeMutablePointer<Double>
  ) {
    let (start, duration) = (steps.starts[step], steps.durations[step])
    let count = steps.componentCount
    switch steps.shapes[step] {
    case .line(let timing):
      forEachResult(
        at: times, range, entering: { ($0 - start) / duration },
        of: { steps.timings.writeValues(of: timing, at: $0, into: &$1) }
      ) { row, fraction in steps.writeLine(step, at: fraction, into: buffer + row * count) }
    case .mix(let timing):
      let (from, to) = (origins[step], targets[step])
      forEachResult(
        at: times, range, entering: { ($0 - start) / duration },
        of: { steps.timings.writeValues(of: timing, at: $0, into: &$1) }
      ) { row, fraction in
        write(from.interpolated(to: to, at: fraction), into: buffer + row * count)
      }
    case .spring(let first, let spring) where count < 3:
      // Eight times side by side; from three components on it is better to share an exponential.
      for index in 0..<count {
        let motion = steps.motion(first + index, spring: spring)
        forEachResult(
          at: times, range, entering: { $0 - start }, of: { motion.values(at: $0, into: &$1) }
        ) { row, value in buffer[row * count + index] = value }
      }
    case .cubic, .spring:
      for row in range { steps.write(step, at: times[row] - start, into: buffer + row * count) }
    }
  }

  /// Writes the values at many times in seconds, as many as the shorter of the two spans has.
  ///
  /// Complexity: linear in the components; times in order are fastest.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in any order.
  ///   - values: Receives the values.
  public func values(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    forEachRun(of: times.extracting(first: values.count)) { step, range in
      for row in range {
        values[row] =
          step.map { value(of: $0, at: times[row] - steps.starts[$0]) }
          ?? heldValue(at: times[row])
      }
    }
  }

  /// Calls a function with each run of times in one step, or outside all steps.
  private func forEachRun(of times: Span<Double>, _ body: (Int?, Range<Int>) -> Void) {
    let endTime = steps.endTime
    var start = 0
    while start < times.count {
      let time = times[start]
      var end = start + 1
      if time > 0, time <= endTime {
        let index = steps.index(at: time)
        let low = steps.starts[index]
        let high = index + 1 < origins.count ? steps.starts[index + 1] : endTime
        while end < times.count, times[end] > 0, times[end] > low, times[end] <= high { end += 1 }
        body(index, start..<end)
      } else {
        while end < times.count, !(times[end] > 0 && times[end] <= endTime) { end += 1 }
        body(nil, start..<end)
      }
      start = end
    }
  }

  /// Calls a function with the result of a batch function for each time of a run, in blocks on the stack.
  @inline(__always)
  private func forEachResult(
    at times: Span<Double>, _ range: Range<Int>, entering: (Double) -> Double,
    of function: (Span<Double>, inout MutableSpan<Double>) -> Void, _ body: (Int, Double) -> Void
  ) {
    let size = 64
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * size) { buffer in
      buffer.initialize(repeating: 0)
      var start = range.lowerBound
      while start < range.upperBound {
        let block = start..<min(start + size, range.upperBound)
        for row in block { buffer[row - start] = entering(times[row]) }
        var results = UnsafeMutableBufferPointer(rebasing: buffer[size..<(size + block.count)])
          .mutableSpan
        function(UnsafeBufferPointer(rebasing: buffer[..<block.count]).span, &results)
        for row in block { body(row, results[row - start]) }
        start = block.upperBound
      }
    }
  }
}
