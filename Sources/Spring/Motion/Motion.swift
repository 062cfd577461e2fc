/// A value that changes over seconds: a spring's motion, keyframes, a movement along a path.
public protocol Motion<Value>: Sendable {
  /// What moves.
  associatedtype Value
  /// Its rate of change: the value's own type, unless a value has no difference.
  associatedtype Velocity = Value

  /// The value at a time in seconds; times before 0 count as 0.
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
  /// One by one.
  public func values(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    for index in 0..<min(times.count, values.count) { values[index] = value(at: times[index]) }
  }
}
