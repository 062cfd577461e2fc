import CurveArithmetic

extension TimingFunction {
  /// Writes the values at progresses that another function maps first.
  func values(
    at progress: Span<Double>, into values: inout MutableSpan<Double>,
    entering: (Double) -> Double
  ) {
    self.values(at: progress, into: &values) { inputs, outputs in
      for index in 0..<inputs.count { outputs[index] = entering(inputs[index]) }
    }
  }

  /// Writes the values at progresses that a batch function computes from others, block by block.
  func values(
    at progress: Span<Double>, into values: inout MutableSpan<Double>,
    entering: (Span<Double>, inout MutableSpan<Double>) -> Void
  ) {
    Blocks.forEach(in: min(progress.count, values.count)) { range, block in
      entering(progress.extracting(range), &block)
      let inputs = block.span
      values.withPart(range) { self.values(at: inputs, into: &$0) }
    }
  }
}
