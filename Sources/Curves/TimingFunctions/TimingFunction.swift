/// A function from input progress to output progress: the easing of an animation.
///
/// The input is usually in 0...1, but every finite input has a value. A conforming type states its value
/// and velocity; the other members have defaults.
public protocol TimingFunction: Sendable, Hashable {
  /// The output progress at an input progress.
  ///
  /// It is finite for a finite input. The conforming type states the error bound and the behaviour
  /// outside 0...1.
  func value(at progress: Double) -> Double

  /// The rate of change of the value: output progress per input progress.
  ///
  /// At a jump it is the limit from the right, and at 1 the limit from the left. It is infinite where the
  /// curve is vertical, and never NaN for a finite input.
  func velocity(at progress: Double) -> Double

  /// Writes the values at many progresses, as many as the shorter of the two spans has.
  ///
  /// The default evaluates one by one. A conforming type may use a faster method, with results within its
  /// error bound but not always bit for bit equal to ``value(at:)``. Nothing is allocated on the heap.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  func values(at progress: Span<Double>, into values: inout MutableSpan<Double>)

  /// The positions where the function may jump, turn sharply or change direction, in any order; empty by
  /// default.
  ///
  /// Pictures and comparisons sample densely at these positions. There are at most about 100,000; a function
  /// with more parts is only sampled.
  var breakpoints: [Double] { get }

  /// The function without a final jump at progress 1. The motions of springs and decays continue
  /// where their curves end on 1; every other kind returns itself.
  ///
  /// Approximations follow this function, and treat the jump at the end separately.
  var continued: Self { get }
}

extension TimingFunction {
  /// The function itself.
  public var continued: Self { self }

  /// The default is empty: the function is smooth.
  public var breakpoints: [Double] { [] }

  /// The default evaluates the progresses one by one.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    for index in 0..<min(progress.count, values.count) {
      values[index] = value(at: progress[index])
    }
  }

  /// The values at many progresses.
  ///
  /// Complexity: linear; the result is the only allocation.
  public func values(at progress: [Double]) -> [Double] {
    [Double](unsafeUninitializedCapacity: progress.count) { buffer, count in
      buffer.initialize(repeating: 0)
      var values = buffer.mutableSpan
      progress.withUnsafeBufferPointer { self.values(at: $0.span, into: &values) }
      count = progress.count
    }
  }
}

/// The rule for a progress outside 0...1.
public enum Extrapolation: String, Sendable, Hashable, CaseIterable {
  /// The input is limited to 0...1, as in Core Animation and SwiftUI.
  case clamp
  /// The curve continues by the rule of its kind, as in CSS Easing 2.
  case extrapolate
}

extension TimingFunction {
  /// The output progress at an input progress, with a rule for inputs outside 0...1.
  ///
  /// - Parameters:
  ///   - progress: The input progress.
  ///   - rule: The rule for an input outside 0...1.
  public func value(at progress: Double, beyond rule: Extrapolation) -> Double {
    switch rule {
    case .clamp: value(at: min(max(progress, 0), 1))
    case .extrapolate: value(at: progress)
    }
  }
}

#if !hasFeature(Embedded)
  extension Extrapolation: Codable {}
#endif
