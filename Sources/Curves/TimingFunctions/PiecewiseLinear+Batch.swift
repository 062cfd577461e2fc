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

  /// Eight at a time: the points above each progress are counted by the signs of differences, without a
  /// branch that random progress would mispredict.
  private func writeByCounting(
    _ progress: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>
  ) {
    let last = inputs.count &- 1
    let (first, end) = (inputs[0], inputs[last])
    withUnsafeTemporaryAllocation(of: Line.self, capacity: last) { buffer in
      // From the last to the first, so that the count of points above is the index.
      for index in 0..<last {
        buffer.initializeElement(at: index, to: line(last &- 1 &- index))
      }
      let lines = buffer.baseAddress.unsafelyUnwrapped
      var index = 0
      while index &+ 8 <= progress.count {
        // Adding 0 makes -0 positive.
        let eight = progress.load(index) + 0
        guard eight.areAll(from: first, to: end) else {
          for slot in index..<index &+ 8 { values[slot] = value(at: progress[slot]) }
          index = index &+ 8
          continue
        }
        // Numbers in order may share a segment for long; random ones are rarely that near.
        if abs(eight[7] - eight[0]) * 64 < end - first {
          var segment = 0
          while segment < last &- 1, eight[0] < lines[segment].start { segment = segment &+ 1 }
          let next = lines[segment].writeRun(progress, into: values, from: index)
          if next > index {
            index = next
            continue
          }
        }
        var above = SIMD8<UInt64>.zero
        for line in 0..<last &- 1 {
          let distance = eight - SIMD8(repeating: lines[line].start)
          above = above &+ unsafeBitCast(distance, to: SIMD8<UInt64>.self) &>> 63
        }
        func line(_ lane: Int) -> Line { lines[Int(truncatingIfNeeded: above[lane])] }
        let (a, b, c, d) = (line(0), line(1), line(2), line(3))
        let (e, f, g, h) = (line(4), line(5), line(6), line(7))
        let start = SIMD8(
          a.start, b.start, c.start, d.start, e.start, f.start, g.start, h.start)
        let width = SIMD8(
          a.width, b.width, c.width, d.width, e.width, f.width, g.width, h.width)
        let output = SIMD8(
          a.output, b.output, c.output, d.output, e.output, f.output, g.output, h.output)
        let rise = SIMD8(a.rise, b.rise, c.rise, d.rise, e.rise, f.rise, g.rise, h.rise)
        let share = (eight - start) / width
        values.store(output + rise * share, at: index)
        index = index &+ 8
      }
      for slot in index..<progress.count { values[slot] = value(at: progress[slot]) }
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
          next: outputs[segment &+ 1])
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
      next: outputs[index + 1])
  }

  /// A segment of positive width.
  @usableFromInline
  @frozen
  struct Line: Sendable {
    @usableFromInline let start: Double
    @usableFromInline let end: Double
    @usableFromInline let width: Double
    @usableFromInline let output: Double
    @usableFromInline let rise: Double

    @inline(__always)
    init(start: Double, end: Double, output: Double, next: Double) {
      (self.start, self.end, self.output) = (start, end, output)
      (width, rise) = (end - start, next - output)
    }

    /// Whether it contains a progress; its end is excluded.
    @inlinable @inline(__always)
    func contains(_ progress: Double) -> Bool { SegmentSearch.contains(progress, start, end) }

    @inlinable @inline(__always)
    func value(at progress: Double) -> Double {
      output + rise * ((progress - start) / width)
    }

    /// Writes values eight at a time while all eight are in the segment. Returns where it stopped.
    @inline(never)
    func writeRun(
      _ progress: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>,
      from first: Int
    ) -> Int {
      var index = first
      let (begin, width) = (SIMD8(repeating: start), SIMD8(repeating: width))
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
