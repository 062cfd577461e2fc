import CurveArithmetic

extension KeySchedule {
  /// Calls a function with each run of progresses in one segment: the segment, the indices of the
  /// progresses, and their fractions of the segment. The fractions equal those of ``location(at:)``
  /// within the error bounds of batches of timing functions.
  ///
  /// Nothing is allocated on the heap. Complexity: linear; logarithmic where many key times are close
  /// together.
  func forEachRun(
    at progress: Span<Double>,
    _ body: (_ segment: Int, _ range: Range<Int>, _ fractions: UnsafeBufferPointer<Double>) -> Void
  ) {
    keyTimes.withUnsafeBufferPointer { keyTimes in
      table.withFinder(in: keyTimes) { finder in
        if case .linear = timing {
          return progress.withUnsafeBufferPointer { times in
            var start = 0
            while start < times.count {
              let range = start..<min(start + Blocks.size, times.count)
              let block = UnsafeBufferPointer(rebasing: times[range])
              forEachRun(at: block, first: start, finder, body)
              start = range.upperBound
            }
          }
        }
        Blocks.forEach(in: progress.count) { range, times in
          timing.values(at: progress.extracting(range), into: &times)
          times.withUnsafeMutableBufferPointer { times in
            forEachRun(at: UnsafeBufferPointer(times), first: range.lowerBound, finder, body)
          }
        }
      }
    }
  }

  /// Calls a function with each run of a block of times. The block starts at an index.
  private func forEachRun(
    at times: UnsafeBufferPointer<Double>, first: Int, _ finder: SegmentFinder,
    _ body: (_ segment: Int, _ range: Range<Int>, _ fractions: UnsafeBufferPointer<Double>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * times.count) { buffer in
      // Every element is written before it is read, and numbers need no initialisation.
      let shares = UnsafeMutableBufferPointer(rebasing: buffer[..<times.count])
      let eased = UnsafeMutableBufferPointer(rebasing: buffer[times.count...])
      func write(_ segment: Int, _ run: Range<Int>) {
        let isEased = fractions(of: segment, at: times, run, shares, eased)
        body(
          segment, (first + run.lowerBound)..<(first + run.upperBound),
          UnsafeBufferPointer(rebasing: (isEased ? eased : shares)[run]))
      }
      finder.forEach(in: times) { segment, index in
        write(segment, index..<(index + 1))
      } _: { segment, index, _ in
        let end = SegmentSearch.endOfRun(
          in: times, from: index, keyTimes[segment], keyTimes[segment + 1])
        write(segment, index..<end)
        return end
      }
    }
  }

  /// Computes the fractions of a run. Returns whether a timing function changed them.
  @inline(__always)
  private func fractions(
    of segment: Int, at times: UnsafeBufferPointer<Double>, _ run: Range<Int>,
    _ shares: UnsafeMutableBufferPointer<Double>, _ eased: UnsafeMutableBufferPointer<Double>
  ) -> Bool {
    let start = keyTimes[segment]
    let width = keyTimes[segment + 1] - start
    guard width > 0 else {
      for index in run { shares[index] = times[index] < start ? 0 : 1 }
      return false
    }
    for index in run { shares[index] = (times[index] - start) / width }
    guard segment < timingFunctions.count else {
      // Only the first of a run can be outside its segment.
      shares[run.lowerBound] = Self.bounded(shares[run.lowerBound])
      return false
    }
    var results = UnsafeMutableBufferPointer(rebasing: eased[run]).mutableSpan
    timingFunctions[segment].values(
      at: UnsafeBufferPointer(rebasing: shares[run]).span, into: &results)
    for index in run { eased[index] = Self.bounded(eased[index]) }
    return true
  }
}
