/// A value that changes over seconds: a spring's motion, keyframes, a movement along a path.
///
/// A time is finite or infinite. Before 0 and after its duration a motion holds, or goes on as its type
/// says.
public protocol Motion<Value>: Sendable {
  /// The type of the value.
  associatedtype Value
  /// Its rate of change: the value's own type, or a number for each component where a value may have none.
  associatedtype Velocity = Value

  /// The value at a time in seconds.
  func value(at time: Double) -> Value

  /// The velocity at a time in seconds, in value units per second.
  func velocity(at time: Double) -> Velocity

  /// The seconds after which the motion is over; nil if it is endless.
  var duration: Double? { get }

  /// Writes the values at many times in seconds, as many as the shorter of the two spans has.
  ///
  /// Within the conforming type's error bound of ``value(at:)``, where not to the last bit.
  func values(at times: Span<Double>, into values: inout MutableSpan<Value>)
}

extension Motion {
  /// The default evaluates the times one by one.
  public func values(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    for index in 0..<min(times.count, values.count) { values[index] = value(at: times[index]) }
  }

  /// The values at many times in seconds.
  ///
  /// Complexity: linear; the result is the only allocation.
  public func values(at times: [Double]) -> [Value] {
    guard let first = times.first else { return [] }
    var results = [Value](repeating: value(at: first), count: times.count)
    var values = results.mutableSpan
    self.values(at: times.span, into: &values)
    return results
  }
}
