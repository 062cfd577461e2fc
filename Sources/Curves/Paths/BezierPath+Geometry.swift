extension Rect2D {
  /// The distance from a point to the rectangle; 0 inside.
  func distance(to point: Point2D) -> Double {
    Point2D(
      x: max(origin.x - point.x, 0, point.x - (origin.x + size.width)),
      y: max(origin.y - point.y, 0, point.y - (origin.y + size.height))
    ).length
  }
}

extension MeasuredPath {
  /// The point of a path that is nearest to another point.
  public struct Nearest: Sendable, Hashable {
    /// The point's position on the path.
    public let position: Position
    /// The distance between the two points, in the path's units.
    public let distance: Double
  }

  /// The path's nearest point to a point; the first of several equally near ones. Nil if nothing is drawn.
  ///
  /// Exact to rounding. Complexity: linear in the segments; segments whose box is further away than the
  /// best result are skipped.
  public func nearest(to point: Point2D) -> Nearest? {
    var best: Nearest?
    for (index, segment) in segments.enumerated() {
      if let best, segment.boundingBox.distance(to: point) >= best.distance { continue }
      let found = segment.nearest(to: point)
      if found.distance < best?.distance ?? .infinity {
        best = Nearest(
          position: Position(segment: index, parameter: found.parameter), distance: found.distance)
      }
    }
    return best
  }

  /// The length from the start to a position with a parameter in 0...1, within the path's accuracy.
  public func length(to position: Position) -> Double {
    guard segments.indices.contains(position.segment) else { return 0 }
    let before = position.segment > 0 ? segmentEnds[position.segment - 1] : 0
    let parameter = min(max(position.parameter, 0), 1)
    let part = segments[position.segment].subsegment(from: 0, to: parameter)
    var table = LengthTable()
    table.append(part, index: 0, tolerance: tolerance)
    return before + table.length
  }
}
