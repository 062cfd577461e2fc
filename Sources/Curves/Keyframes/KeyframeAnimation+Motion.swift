import Spring

extension KeyframeAnimation: Motion {
  /// One second: the animation as a motion takes time for progress.
  public var duration: Double? { 1 }
}

extension PathAnimation: Motion {
  /// One second: the animation as a motion takes time for progress.
  public var duration: Double? { 1 }

  /// The point at a progress, as ``point(at:)`` has it.
  public func value(at progress: Double) -> Point { point(at: progress) }

  /// Writes the points at many progresses, as ``points(at:into:)`` has them.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Point>) {
    points(at: progress, into: &values)
  }
}
