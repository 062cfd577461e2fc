import Spring

/// A jump of a play's value or velocity.
public struct PlayDiscontinuity<Value: VectorValue>: Equatable, Sendable {
  /// The time in seconds.
  public let time: Double
  /// The cause of the jump.
  public let cause: PlayCause
  /// The value after it minus the value before.
  public let value: Value
  /// The velocity after it minus the velocity before, in value units per second.
  public let velocity: Value
}

extension PlayDiscontinuity: Hashable where Value: Hashable {}
