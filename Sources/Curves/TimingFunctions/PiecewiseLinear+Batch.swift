import Arithmetic

extension PiecewiseLinear {
  /// Writes the values at many progresses, bit for bit equal to ``value(at:)``.
  ///
  /// Complexity: constant for each of neighbouring progresses, fastest in long runs within a segment. A
  /// jump costs a table look-up if there are enough of them, else the logarithm of the points.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    let count = min(progress.count, values.count)
    guard inputs.count > 1 else {
      for index in 0..<count { values[index] = outputs[0] }
      return
    }
    progress.withUnsafeBufferPointer { progress in
      values.withUnsafeMutableBufferPointer { values in
        inputs.withUnsafeBufferPointer { inputs in
          outputs.withUnsafeBufferPointer { outputs in
            SegmentFinder.with(inputs, count: count) { finder in
              write(progress, &finder, inputs, outputs, into: values)
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private func write(
    _ progress: UnsafeBufferPointer<Double>, _ finder: inout SegmentFinder,
    _ inputs: UnsafeBufferPointer<Double>, _ outputs: UnsafeBufferPointer<Double>,
    into values: UnsafeMutableBufferPointer<Double>
  ) {
    let count = min(progress.count, values.count)
    var (index, segment) = (0, 0)
    while index < count {
      if finder.hasTable {
        index = writeScattered(progress, finder, inputs, outputs, into: values, from: index)
        if index == count { break }
      }
      let x = progress[index]
      segment = finder.index(of: x, near: segment)
      let run = Run(
        start: inputs[segment], end: inputs[segment + 1], output: outputs[segment],
        rise: outputs[segment + 1] - outputs[segment])
      guard run.isPlain, run.contains(x) else {
        values[index] = value(at: x, segment: segment)
        index += 1
        continue
      }
      values[index] = run.value(at: x)
      index += 1
      // The eighth is tested first, so that random progress does not pay for runs.
      while index + 8 <= count, run.contains(progress[index + 7]) {
        let eight = progress.load(index)
        guard eight.areAll(from: run.start, to: run.end) else { break }
        values.store(run.values(at: eight), at: index)
        index += 8
      }
    }
  }

  /// Writes values while each progress is in a different segment from the previous one. Returns where it
  /// stopped.
  @inline(__always)
  private func writeScattered(
    _ progress: UnsafeBufferPointer<Double>, _ finder: SegmentFinder,
    _ inputs: UnsafeBufferPointer<Double>, _ outputs: UnsafeBufferPointer<Double>,
    into values: UnsafeMutableBufferPointer<Double>, from start: Int
  ) -> Int {
    let count = min(progress.count, values.count)
    let last = inputs.count - 2
    let (least, greatest) = (inputs[0], inputs[last + 1])
    var (index, previous) = (start, -1)
    while index < count {
      let x = progress[index]
      guard SegmentSearch.contains(x, least, greatest) else { break }
      var segment = finder.guess(x)
      if x >= inputs[segment &+ 1] { segment = finder.search(x, segment, last) }
      let run = Run(
        start: inputs[segment], end: inputs[segment &+ 1], output: outputs[segment],
        rise: outputs[segment &+ 1] - outputs[segment])
      guard segment != previous, run.rise.isFinite else { break }
      previous = segment
      values[index] = run.value(at: x)
      index &+= 1
    }
    return index
  }

  /// A segment, with precomputed values.
  private struct Run {
    let start: Double
    let end: Double
    let output: Double
    let rise: Double

    /// Whether it has a width and no difference overflows.
    @inline(__always)
    var isPlain: Bool { end > start && (end - start).isFinite && rise.isFinite }

    /// Whether it contains a progress; its end is excluded.
    @inline(__always)
    func contains(_ progress: Double) -> Bool {
      SegmentSearch.contains(progress, start, end)
    }

    @inline(__always)
    func value(at progress: Double) -> Double {
      output + rise * ((progress - start) / (end - start))
    }

    @inline(__always)
    func values(at progress: SIMD8<Double>) -> SIMD8<Double> {
      let share = (progress - SIMD8(repeating: start)) / SIMD8(repeating: end - start)
      return SIMD8(repeating: output) + SIMD8(repeating: rise) * share
    }
  }
}
