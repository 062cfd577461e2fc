import CurveArithmetic

extension Easing {
  /// Writes the values at many progresses, with the fastest method of its kind.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .linear:
      for index in 0..<min(progress.count, values.count) { values[index] = progress[index] }
    case .cubicBezier(let curve): curve.values(at: progress, into: &values)
    case .steps(let steps): steps.values(at: progress, into: &values)
    case .piecewiseLinear(let function): function.values(at: progress, into: &values)
    case .penner(let equation): equation.values(at: progress, into: &values)
    case .path(let path): path.values(at: progress, into: &values)
    case .preset(let preset): preset.value.values(at: progress, into: &values)
    case .reversed(let base): base.values(at: progress, into: &values) { 1 - $0 }
    case .mirrored(let base):
      base.values(at: progress, into: &values) { 1 - $0 }
      for index in 0..<min(progress.count, values.count) {
        values[index] = finite(1 - values[index])
      }
    case .clamped(let base): base.values(at: progress, into: &values) { min(max($0, 0), 1) }
    case .pingPong(let base):
      base.values(at: progress, into: &values) {
        $0 < 0.5 ? 2 * max($0, 0) : 2 - 2 * min($0, 1)
      }
    case .composed(let outer, let inner):
      outer.values(at: progress, into: &values) { inner.values(at: $0, into: &$1) }
    case .blended(let blend): blend.values(at: progress, into: &values)
    case .repeated(let repetition): repetition.values(at: progress, into: &values)
    case .chained(let chain): chain.values(at: progress, into: &values)
    case .spring(let function): function.values(at: progress, into: &values)
    case .decay(let function): function.values(at: progress, into: &values)
    }
  }
}

extension Blend {
  /// Writes the means of the values at many progresses.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    let count = min(progress.count, values.count)
    first.values(at: progress, into: &values)
    Blocks.forEach(in: count) { range, block in
      second.values(at: progress.extracting(range), into: &block)
      for (offset, index) in range.enumerated() {
        values[index] = finite((1 - weight) * values[index] + weight * block[offset])
      }
    }
  }
}

extension Repetition {
  /// Writes the values at many progresses.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    base.values(at: progress, into: &values, entering: fraction)
  }
}

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
