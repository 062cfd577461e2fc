import Spring

extension KeyframeAnimation: Motion {
  /// One second: as a motion, the animation uses its time as progress.
  public var duration: Double? { 1 }
}

extension PathAnimation: Motion {
  /// One second: as a motion, the animation uses its time as progress.
  public var duration: Double? { 1 }

  /// The point at a progress; the same as ``point(at:)``.
  public func value(at progress: Double) -> Point2D { point(at: progress) }

  /// Writes the points at many progresses; the same as ``points(at:into:)``.
  ///
  /// - Parameters:
  ///   - progress: The progresses, usually in 0...1, in any order.
  ///   - values: Receives the points.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Point2D>) {
    points(at: progress, into: &values)
  }
}
