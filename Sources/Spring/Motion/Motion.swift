/// A value as a function of time in seconds: a spring's motion, a track of keyframes, a throw, a play.
///
/// A time may be infinite. Each type states whether it holds or continues before 0 and after its
/// duration.
public protocol Motion<Value>: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The rate of change: the same type as the value, or one number per component for values without a
  /// velocity.
  associatedtype Velocity = Value

  /// The value at a time in seconds.
  func value(at time: Double) -> Value

  /// The velocity at a time in seconds, in value units per second.
  func velocity(at time: Double) -> Velocity

  /// The duration in seconds; nil if the motion never ends, as a spring.
  var duration: Double? { get }

  /// Writes the values at many times in seconds, as many as the shorter of the two spans has.
  ///
  /// The results are within the conforming type's error bound of ``value(at:)``; they may differ in the
  /// last bits.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in any order.
  ///   - values: Receives the values.
  func values(at times: Span<Double>, into values: inout MutableSpan<Value>)
}

extension Motion {
  /// The default evaluates the times one by one.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in any order.
  ///   - values: Receives the values.
  public func values(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    for index in 0..<min(times.count, values.count) { values[index] = value(at: times[index]) }
  }

  /// The values at many times in seconds.
  ///
  /// Complexity: linear; the result is the only allocation.
  public func values(at times: [Double]) -> [Value] {
    guard let first = times.first else { return [] }
    return [Value](unsafeUninitializedCapacity: times.count) { buffer, count in
      buffer.initialize(repeating: value(at: first))
      var values = buffer.mutableSpan
      times.withUnsafeBufferPointer { self.values(at: $0.span, into: &values) }
      count = times.count
    }
  }
}
