/// Known values of the motion behind samples; nil for values to be fitted.
public struct KnownMotion: Sendable, Hashable {
  /// The value at the start.
  public var from: Double?
  /// The value at the end, a spring's at rest.
  public var to: Double?
  /// A spring's velocity at the start, in value units per second.
  public var velocity: Double?
  /// When the motion starts, in seconds; before, it rests.
  public var start: Double?
  /// How long a timing function takes, in seconds; a spring has none.
  public var duration: Double?

  /// Creates a set of known values.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end, a spring's at rest.
  ///   - velocity: A spring's velocity at the start, in value units per second.
  ///   - start: When the motion starts. When nil, a spring's start is 0 where the samples begin within
  ///     a tenth of their span after 0, else the first sample, unless the samples show another; a
  ///     timing function's is the last of the equal samples that the samples begin with.
  ///   - duration: How long a timing function takes. When nil, until the first of the equal samples
  ///     that the samples end with.
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
