import Spring

extension MotionTrack {
  /// Writes the components of the values at many times in seconds, row by row: all components of the
  /// first value, then those of the second.
  ///
  /// There are as many rows as there are times, or fewer if the room ends before. They equal the
  /// components of ``value(at:)``, but for the error bounds of batches of timing functions.
  ///
  /// Complexity: linear in the components; times in order are fastest, a leap costs the logarithm of
  /// the keyframes.
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
        forEachFraction(of: step, timing, times, range) { row, fraction in
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
          for row in range {
            components[row * count + index] = motion.value(at: times[row] - step.start)
          }
        }
      }
    }
  }

  /// The values at many times in seconds.
  ///
  /// Complexity: linear in the components.
  public func values(at times: [Double]) -> [Value] {
    var results: [Value] = []
    results.reserveCapacity(times.count)
    forEachRun(of: times.span) { step, range in
      for row in range {
        results.append(
          step.map { Self.value(of: $0, at: times[row] - $0.start) }
            ?? heldValue(at: times[row]) ?? initial)
      }
    }
    return results
  }

  /// Calls a function with each run of times in one step, or outside all.
  private func forEachRun(of times: Span<Double>, _ body: (Step?, Range<Int>) -> Void) {
    var start = 0
    while start < times.count {
      let time = times[start]
      var end = start + 1
      if time > 0, time <= duration {
        let index = index(at: time)
        let low = steps[index].start
        let high = index + 1 < steps.count ? steps[index + 1].start : duration
        while end < times.count, times[end] > 0, times[end] > low, times[end] <= high { end += 1 }
        body(steps[index], start..<end)
      } else {
        while end < times.count, !(times[end] > 0 && times[end] <= duration) { end += 1 }
        body(nil, start..<end)
      }
      start = end
    }
  }

  /// Calls a function with the fraction of a linear step at each time of a run, eased in blocks.
  private func forEachFraction(
    of step: Step, _ timing: Easing, _ times: Span<Double>, _ range: Range<Int>,
    _ body: (Int, Double) -> Void
  ) {
    let size = 128
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * size) { room in
      room.initialize(repeating: 0)
      var start = range.lowerBound
      while start < range.upperBound {
        let block = start..<min(start + size, range.upperBound)
        for row in block { room[row - start] = (times[row] - step.start) / step.duration }
        var eased = UnsafeMutableBufferPointer(rebasing: room[size..<(size + block.count)])
          .mutableSpan
        timing.values(
          at: UnsafeBufferPointer(rebasing: room[..<block.count]).span, into: &eased)
        for row in block { body(row, room[size + row - start]) }
        start = block.upperBound
      }
    }
  }
}
