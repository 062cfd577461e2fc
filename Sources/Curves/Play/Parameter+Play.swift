import Spring

extension Parameter {
  /// How often a play runs.
  @inlinable public static var `repeat`: Self { "repeat" }
}
