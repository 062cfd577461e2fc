extension PathAnimation {
  /// Writes the points at many progresses, as many as the shorter of the two spans has.
  ///
  /// They equal ``point(at:)`` within the error bounds of batches of timing functions
  /// (``TimingFunction/values(at:into:)``). Complexity: linear; progresses in order are fastest.
  ///
  /// - Parameters:
  ///   - progress: The progresses, usually in 0...1, in any order.
  ///   - points: Receives the points.
  public func points(at progress: Span<Double>, into points: inout MutableSpan<Point2D>) {
    forEachPosition(at: progress.extracting(first: points.count)) { index, position in
      points[index] = path.point(at: position)
    }
  }

  /// Writes the angles at many progresses, in radians, as many as the shorter of the two spans has.
  ///
  /// They equal ``rotation(at:)`` at the positions that ``points(at:into:)`` finds.
  ///
  /// - Parameters:
  ///   - progress: The progresses, usually in 0...1, in any order.
  ///   - angles: Receives the angles.
  package func rotations(at progress: Span<Double>, into angles: inout MutableSpan<Double>) {
    let (isTurned, turn) = (rotationMode != .none, rotationMode == .autoReverse ? Double.pi : 0)
    forEachPosition(at: progress.extracting(first: angles.count)) { index, position in
      angles[index] = isTurned ? path.direction(at: position) + turn : 0
    }
  }

  /// Calls a function with the index and the position of each progress.
  private func forEachPosition(
    at progress: Span<Double>, _ body: (Int, MeasuredPath.Position) -> Void
  ) {
    schedule.forEachRun(at: progress) { segment, range, fractions in
      guard mode.isPaced else {
        for (index, fraction) in zip(range, fractions) {
          body(index, position(of: segment, at: fraction))
        }
        return
      }
      withUnsafeTemporaryAllocation(of: Double.self, capacity: fractions.count) { lengths in
        for index in fractions.indices {
          lengths.initializeElement(at: index, to: finite(fractions[index] * path.length))
        }
        path.forEachPosition(atLengths: lengths.span) { body(range.lowerBound + $0, $1) }
      }
    }
  }
}
