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
    forEachRun(of: times.extracting(first: components.count / count)) { step, range in
      for row in range where step == nil {
        let value = heldValue(at: times[row]) ?? initial
        for index in 0..<count { components[row * count + index] = value[component: index] }
      }
      guard let step else { return }
      switch step.shape {
      case .linear(let timing):
        forEachResult(
          at: times, range, entering: { ($0 - step.start) / step.duration },
          of: { timing.values(at: $0, into: &$1) }
        ) { row, fraction in
          let value = step.from.interpolated(to: step.to, at: fraction)
          for index in 0..<count { components[row * count + index] = value[component: index] }
        }
      case .cubic(let start, let end):
        for index in 0..<count {
          let (from, to) = (step.from[component: index], step.to[component: index])
          for row in range {
            components[row * count + index] = Self.cubic(
              from, to, start[index], end[index], at: times[row] - step.start, step.duration)
          }
        }
      case .spring(let motions):
        for (index, motion) in motions.enumerated() {
          forEachResult(
            at: times, range, entering: { $0 - step.start },
            of: { motion.values(at: $0, into: &$1) }
          ) { row, value in components[row * count + index] = value }
        }
      }
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
          step.map { Self.value(of: $0, at: times[row] - $0.start) }
          ?? heldValue(at: times[row]) ?? initial
      }
    }
  }

  /// Calls a function with each run of times in one step, or outside all steps.
  private func forEachRun(of times: Span<Double>, _ body: (Step?, Range<Int>) -> Void) {
    var start = 0
    while start < times.count {
      let time = times[start]
      var end = start + 1
      if time > 0, time <= endTime {
        let index = index(at: time)
        let low = steps[index].start
        let high = index + 1 < steps.count ? steps[index + 1].start : endTime
        while end < times.count, times[end] > 0, times[end] > low, times[end] <= high { end += 1 }
        body(steps[index], start..<end)
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
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * size) { room in
      room.initialize(repeating: 0)
      var start = range.lowerBound
      while start < range.upperBound {
        let block = start..<min(start + size, range.upperBound)
        for row in block { room[row - start] = entering(times[row]) }
        var results = UnsafeMutableBufferPointer(rebasing: room[size..<(size + block.count)])
          .mutableSpan
        function(UnsafeBufferPointer(rebasing: room[..<block.count]).span, &results)
        for row in block { body(row, results[row - start]) }
        start = block.upperBound
      }
    }
  }
}
