import Arithmetic

extension PiecewiseLinear {
  /// Writes the values at many progresses, bit for bit those of ``value(at:)``.
  ///
  /// Complexity: for neighbouring progresses constant each, fastest in long runs within a segment;
  /// logarithmic in the points for a leap.
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
            var (index, segment) = (0, 0)
            while index < count {
              let x = progress[index]
              segment = SegmentSearch.index(of: x, in: inputs, near: segment)
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
              // The eighth is asked first, so that leaps don't pay for runs.
              while index + 8 <= count, run.contains(progress[index + 7]) {
                let eight = progress.load(index)
                guard eight.areAll(from: run.start, to: run.end) else { break }
                values.store(run.values(at: eight), at: index)
                index += 8
              }
            }
          }
        }
      }
    }
  }

  /// A segment with what its values are computed from.
  private struct Run {
    let start: Double
    let end: Double
    let output: Double
    let rise: Double

    /// Whether it has a width and no difference overflows.
    @inline(__always)
    var isPlain: Bool { end > start && (end - start).isFinite && rise.isFinite }

    /// Whether a progress is in it, its end excluded.
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
