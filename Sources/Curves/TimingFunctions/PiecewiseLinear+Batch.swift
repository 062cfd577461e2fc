import CurveArithmetic

extension PiecewiseLinear {
  /// Writes the values at many progresses, bit for bit equal to ``value(at:)``.
  ///
  /// Complexity: constant for each progress, fastest in long runs within a segment; logarithmic where many
  /// points are close together.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    let count = min(progress.count, values.count)
    guard hasFiniteSpans else {
      for index in 0..<count { values[index] = value(at: progress[index]) }
      return
    }
    progress.withUnsafeBufferPointer { progress in
      values.withUnsafeMutableBufferPointer { values in
        inputs.withUnsafeBufferPointer { inputs in
          outputs.withUnsafeBufferPointer { outputs in
            let progress = UnsafeBufferPointer(rebasing: progress[..<count])
            if inputs.count <= Self.fewPoints {
              writeByCounting(progress, into: values)
            } else {
              write(progress, inputs, outputs, into: values)
            }
          }
        }
      }
    }
  }

  /// The most points whose segments are found by comparing with all.
  private static var fewPoints: Int { 8 }

  /// Counts the points at or below each progress by the signs of differences, without a branch that random
  /// progress would mispredict.
  private func writeByCounting(
    _ progress: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>
  ) {
    let last = inputs.count &- 1
    let (first, end) = (inputs[0], inputs[last])
    withUnsafeTemporaryAllocation(of: Line.self, capacity: last) { room in
      for index in 0..<last { room.initializeElement(at: index, to: line(index)) }
      let lines = room.baseAddress.unsafelyUnwrapped
      var index = 0
      while index < progress.count {
        // Adding 0 makes -0 positive.
        let x = progress[index] + 0
        guard x >= first, x < end else {
          values[index] = value(at: progress[index])
          index = index &+ 1
          continue
        }
        var segment = last &- 1
        for line in 1..<last {
          segment = segment &- Int(truncatingIfNeeded: (x - lines[line].start).bitPattern &>> 63)
        }
        let line = lines[segment]
        values[index] = line.value(at: x)
        index = index &+ 1
        // Only near neighbours start a run; random progress rarely looks like one.
        let hasEight = index &+ 8 <= progress.count
        if hasEight, abs(progress[index &+ 7] - x) * 16 < line.end - line.start {
          index = line.writeRun(progress, into: values, from: index)
        }
      }
    }
  }

  @inline(__always)
  private func write(
    _ progress: UnsafeBufferPointer<Double>, _ inputs: UnsafeBufferPointer<Double>,
    _ outputs: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>
  ) {
    table.withFinder(in: inputs) { finder in
      finder.forEach(in: progress) { segment, index in
        values[index] = value(at: progress[index], segment: segment)
      } _: { segment, index, isNear in
        let line = Line(
          start: inputs[segment], end: inputs[segment &+ 1], output: outputs[segment],
          rise: outputs[segment &+ 1] - outputs[segment])
        values[index] = line.value(at: progress[index])
        let next = index &+ 1
        return isNear && next &+ 8 <= progress.count && line.contains(progress[next &+ 7])
          ? line.writeRun(progress, into: values, from: next) : next
      }
    }
  }

  /// The segment after a point.
  func line(_ index: Int) -> Line {
    Line(
      start: inputs[index], end: inputs[index + 1], output: outputs[index],
      rise: outputs[index + 1] - outputs[index])
  }

  /// A segment of positive width.
  struct Line {
    let start: Double
    let end: Double
    let output: Double
    let rise: Double

    /// Whether it contains a progress; its end is excluded.
    @inline(__always)
    func contains(_ progress: Double) -> Bool { SegmentSearch.contains(progress, start, end) }

    @inline(__always)
    func value(at progress: Double) -> Double {
      output + rise * ((progress - start) / (end - start))
    }

    /// Writes values eight at a time while all eight are in the segment. Returns where it stopped.
    @inline(never)
    func writeRun(
      _ progress: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>,
      from first: Int
    ) -> Int {
      var index = first
      let (begin, width) = (SIMD8(repeating: start), SIMD8(repeating: end - start))
      while index &+ 8 <= progress.count {
        let eight = progress.load(index)
        guard eight.areAll(from: start, to: end) else { break }
        let share = (eight - begin) / width
        values.store(SIMD8(repeating: output) + SIMD8(repeating: rise) * share, at: index)
        index = index &+ 8
      }
      return index
    }
  }
}
