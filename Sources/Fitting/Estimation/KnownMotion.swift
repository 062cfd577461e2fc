/// Known values of the motion behind samples; nil for values to fit.
public struct KnownMotion: Sendable, Hashable {
  /// The value at the start.
  public var from: Double?
  /// The value at the end; for a spring, the value at rest.
  public var to: Double?
  /// A spring's velocity at the start, in value units per second.
  public var velocity: Double?
  /// The start of the motion in seconds. The value rests before it.
  public var start: Double?
  /// The duration of a timing function in seconds. It does not apply to a spring.
  public var duration: Double?

  /// Creates a set of known values.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end; for a spring, the value at rest.
  ///   - velocity: A spring's velocity at the start, in value units per second.
  ///   - start: The start of the motion in seconds. If nil, a spring starts at 0 if the samples begin
  ///     within a tenth of their span after 0, else at the first sample, unless the samples show another
  ///     start. A timing function starts at the last of the equal samples at the beginning.
  ///   - duration: The duration of a timing function in seconds. If nil, it ends at the first of the
  ///     equal samples at the end.
  public init(
    from: Double? = nil, to: Double? = nil, velocity: Double? = nil, start: Double? = nil,
    duration: Double? = nil
  ) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.start = start
    self.duration = duration
  }
}
