import Arithmetic
import Spring

/// A function from progress in to progress out, the easing of an animation.
///
/// Progress in is usually in 0...1, but every finite number has a value; the description is the
/// text that rebuilds the function: CSS where CSS has the form, `name(...)` where it has not.
public protocol TimingFunction: Sendable, Hashable, CustomStringConvertible {
  /// The progress out at a progress in.
  ///
  /// Finite for a finite input. The conforming type states the error bound, and what holds outside
  /// 0...1.
  func value(at progress: Double) -> Double

  /// The rate of change of the value, in progress out per progress in.
  ///
  /// Where it jumps, the limit from the right, and at 1 the limit from the left; infinite where the
  /// curve is vertical, never NaN for a finite input.
  func velocity(at progress: Double) -> Double

  /// Writes the values at many progresses, as many as the shorter of the two spans has.
  ///
  /// For long series: one by one unless the conforming type knows a faster way, whose results then
  /// are within its error bound, not always bit for bit those of ``value(at:)``. Nothing is allocated
  /// on the heap.
  func values(at progress: Span<Double>, into values: inout MutableSpan<Double>)

  /// Where the function may jump, turn sharply or turn back, in any order; none by default.
  ///
  /// Pictures and comparisons look closely at these places. At most some 100,000: a function of more
  /// parts is looked at by samples alone.
  var breakpoints: [Double] { get }

  /// The function without a value that it is put to at progress 1: a spring's motion runs on where the
  /// curve ends on 1. The function itself for every other kind.
  ///
  /// Approximations follow this one, and treat the jump at the end apart.
  var continued: Self { get }
}

extension TimingFunction {
  /// The function itself.
  public var continued: Self { self }

  /// None: the function is smooth.
  public var breakpoints: [Double] { [] }

  /// The default evaluates the times one by one.
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
      self.values(at: progress.span, into: &values)
      count = progress.count
    }
  }
}

/// What a timing function does with a progress outside 0...1.
public enum Extrapolation: String, Sendable, Hashable, CaseIterable {
  /// The input is limited to 0...1, as Core Animation and SwiftUI do.
  case clamp
  /// The curve is continued by the rule of its kind, as CSS Easing 2 does.
  case extrapolate
}

extension TimingFunction {
  /// The progress out at a progress in, with the given rule outside 0...1.
  public func value(at progress: Double, beyond rule: Extrapolation) -> Double {
    switch rule {
    case .clamp: value(at: min(max(progress, 0), 1))
    case .extrapolate: value(at: progress)
    }
  }
}

/// A parameter of a timing function that is outside its range.
public struct TimingFunctionError: Error, Hashable, CustomStringConvertible {
  /// The name of the parameter, as the initialiser spells it.
  public var parameter: String
  /// The value that was refused.
  public var value: Double
  /// What is allowed, in words that follow "must be".
  public var allowed: String

  /// Creates an error for a value; `allowed` follows "must be".
  public init(parameter: String, value: Double, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }

  /// One sentence: the parameter, what it must be and what it is.
  public var description: String {
    "\(parameter) must be \(allowed), but is \(value.isFinite ? cssNumber(value) : "\(value)")"
  }

  /// Throws unless the value is finite.
  static func requireFinite(_ value: Double, _ parameter: String) throws(Self) {
    guard value.isFinite else { throw Self(parameter: parameter, value: value, allowed: "finite") }
  }

  /// Throws unless the value is in the range.
  static func require(
    _ value: Double, in range: ClosedRange<Double>, _ parameter: String
  ) throws(Self) {
    guard range.contains(value) else {
      let (low, high) = (cssNumber(range.lowerBound), cssNumber(range.upperBound))
      throw Self(parameter: parameter, value: value, allowed: "in \(low)...\(high)")
    }
  }
}

/// The value, or the largest finite number of its sign if it has overflowed.
func finite(_ value: Double) -> Double {
  min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
}

/// A product of rates in which 0 outweighs infinity.
func chainRule(_ a: Double, _ b: Double) -> Double { a == 0 || b == 0 ? 0 : a * b }

#if !hasFeature(Embedded)
  extension Extrapolation: Codable {}
#endif
