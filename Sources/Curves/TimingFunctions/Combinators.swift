import CurveArithmetic
import Spring

extension Easing {
  /// Reversed in time: f(1 - x), from 1 to 0. Reversing twice restores the function.
  public var reversed: Self {
    if case .reversed(let base) = self { base } else { .reversed(self) }
  }

  /// Rotated about the centre: 1 - f(1 - x). Mirroring twice restores the function.
  public var mirrored: Self {
    if case .mirrored(let base) = self { base } else { .mirrored(self) }
  }

  /// The composition with another function: self(inner(x)).
  public func composed(with inner: Self) -> Self { .composed(outer: self, inner: inner) }

  /// The weighted mean of this function and another; the weight is that of the other.
  ///
  /// - Parameters:
  ///   - other: The other function.
  ///   - weight: The weight of the other function, in 0...1.
  /// - Throws: `ParameterError` unless the weight is in 0...1.
  public func blended(with other: Self, weight: Double) throws(ParameterError) -> Self {
    .blended(try Blend(self, other, weight: weight))
  }

  /// This function, repeated a number of times.
  /// - Throws: `ParameterError` unless the count is in 1...1000000.
  public func repeated(_ count: Int) throws(ParameterError) -> Self {
    .repeated(try Repetition(self, count: count))
  }
}

/// The weighted mean of two timing functions.
public struct Blend: TimingFunction, CustomStringConvertible {
  /// The first function; its weight is 1 - weight.
  public let first: Easing
  /// The second function.
  public let second: Easing
  /// The weight of the second function, in 0...1.
  public let weight: Double

  init(_ first: Easing, _ second: Easing, weight: Double) throws(ParameterError) {
    try ParameterError.require(weight, in: 0...1, "weight")
    self.first = first
    self.second = second
    self.weight = weight + 0
  }

  /// The mean of the values.
  public func value(at progress: Double) -> Double {
    finite((1 - weight) * first.value(at: progress) + weight * second.value(at: progress))
  }

  /// The mean of the velocities; if they are opposite infinities, that of the first.
  public func velocity(at progress: Double) -> Double {
    let velocity = chainRule(1 - weight, first.velocity(at: progress))
    let sum = velocity + chainRule(weight, second.velocity(at: progress))
    return sum.isNaN ? velocity : sum
  }

  /// `blended(first, second, weight)`.
  public var description: String { "blended(\(first), \(second), \(cssNumber(weight)))" }
}

/// A timing function repeated a number of times, each run from its start.
public struct Repetition: TimingFunction, CustomStringConvertible {
  /// The repeated function.
  public let base: Easing
  /// The number of runs.
  public let count: Int

  init(_ base: Easing, count: Int) throws(ParameterError) {
    try ParameterError.require(Double(count), in: 1...1e6, "count")
    self.base = base
    self.count = count
  }

  /// The value of the function at the fraction of the current run. The input is limited to 0...1; at 1
  /// the last run is at its end.
  public func value(at progress: Double) -> Double { base.value(at: fraction(progress)) }

  /// The velocity of the current run; 0 outside 0...1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    return base.velocity(at: fraction(progress)) * Double(count)
  }

  /// `repeated(function, count)`.
  public var description: String { "repeated(\(base), \(count))" }

  func fraction(_ progress: Double) -> Double {
    let position = min(max(progress, 0), 1) * Double(count)
    return position == Double(count) ? 1 : position - position.rounded(.down)
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
