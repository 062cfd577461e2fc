import CurveArithmetic

extension PiecewiseLinear: TimingFunction, CustomStringConvertible {
  /// The value at a progress, within a few units of rounding of the outputs on either side.
  ///
  /// Before the first and after the last point, the nearest segment continues. If its inputs are equal,
  /// its outer output holds. Complexity: constant, logarithmic where many points are close together.
  public func value(at progress: Double) -> Double {
    value(at: progress, segment: segment(at: progress))
  }

  /// The value at a progress. Optionally, an input equal to that of the first point gives the first
  /// point's output, even if other points share the input.
  package func value(at progress: Double, before: Bool) -> Double {
    before && progress == inputs[0] ? outputs[0] : value(at: progress)
  }

  /// The slope of the segment to the right; at 1, of the segment to the left. It is 0 for a jump.
  public func velocity(at progress: Double) -> Double {
    let index = progress == 1 ? segment(at: progress.nextDown) : segment(at: progress)
    let (a, b) = (inputs[index], inputs[index + 1])
    let (y, z) = (outputs[index], outputs[index + 1])
    if a == b { return 0 }
    // Halves, so that no difference overflows.
    return hasFiniteSpans ? (z - y) / (b - a) : (z / 2 - y / 2) / (b / 2 - a / 2)
  }

  /// The CSS text with every input, such as `linear(0 0%, 0.25 75%, 1 100%)`. It reads back to the same
  /// function.
  public var description: String {
    let points = zip(inputs, outputs).map { "\(cssNumber($1)) \(cssPercentage($0))" }
    return "linear(\(points.joined(separator: ", ")))"
  }

  /// The index of the point that starts the segment of a progress: the last point at or before it that
  /// has a successor, or 0.
  fileprivate func segment(at progress: Double) -> Int {
    inputs.withUnsafeBufferPointer { table.withFinder(in: $0) { $0.segment(of: progress) } }
  }

  /// The value at a progress, given the point that starts its segment.
  func value(at progress: Double, segment index: Int) -> Double {
    let (a, b) = (inputs[index], inputs[index + 1])
    let (y, z) = (outputs[index], outputs[index + 1])
    if progress == a { return a == b ? z : y }
    if progress == b { return z }
    if a == b { return progress < a ? y : z }
    let rise = z - y
    if rise == 0 { return y }
    let (offset, span) = (progress - a, b - a)
    let share =
      offset.isFinite && span.isFinite
      ? offset / span : (progress / 2 - a / 2) / (b / 2 - a / 2)
    return finite(rise.isFinite ? y + rise * share : y * (1 - share) + z * share)
  }
}

extension PiecewiseLinear {
  /// A cursor that remembers its segment: constant time from one input to a neighbouring one, logarithmic
  /// otherwise.
  @frozen
  public struct Sweep: Sendable {
    /// The segment of the previous input; at first, and if a difference overflows, an empty one.
    @usableFromInline var line: Line
    private var index: Int
    private let function: PiecewiseLinear

    fileprivate init(_ function: PiecewiseLinear) {
      line = Line(start: 0, end: 0, output: 0, next: 0)
      (index, self.function) = (0, function)
    }

    /// The value at a progress; the same as the function's own.
    @inlinable @inline(__always)
    public mutating func value(at progress: Double) -> Double {
      line.contains(progress) ? line.value(at: progress) : valueElsewhere(progress)
    }

    /// The value outside the segment, which it moves to.
    @usableFromInline @inline(never)
    mutating func valueElsewhere(_ progress: Double) -> Double {
      // Most inputs in order enter the next segment.
      let next = index &+ 1
      if function.hasFiniteSpans, next < function.inputs.count &- 1 {
        line = function.line(next)
        if line.contains(progress) {
          index = next
          return line.value(at: progress)
        }
      }
      let inputs = function.inputs
      let last = inputs.count - 2
      if index < last, progress >= inputs[index + 1] {
        index += 1
        if index < last, progress >= inputs[index + 1] {
          index = function.segment(at: progress)
        }
      } else if index > 0, progress < inputs[index] {
        index -= 1
        if index > 0, progress < inputs[index] { index = function.segment(at: progress) }
      }
      if last >= 0, function.hasFiniteSpans { line = function.line(index) }
      return function.value(at: progress, segment: index)
    }
  }

  /// Creates a cursor on the function.
  public func sweep() -> Sweep { Sweep(self) }
}
