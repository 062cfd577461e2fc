extension AffineTransform2D {
  /// The transformed point.
  public func applied(to point: Point2D) -> Point2D {
    Point2D(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}

extension BezierPath {
  /// The transformed path. Complexity: linear in the elements.
  package func applying(_ transform: AffineTransform2D) -> BezierPath {
    var result = BezierPath()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: transform.applied(to: point))
      case .line(let point): result.line(to: transform.applied(to: point))
      case .quad(let control, let point):
        result.quad(control: transform.applied(to: control), to: transform.applied(to: point))
      case .curve(let control1, let control2, let point):
        result.curve(
          control1: transform.applied(to: control1), control2: transform.applied(to: control2),
          to: transform.applied(to: point))
      case .close: result.close()
      }
    }
    return result
  }

  /// The smallest rectangle around everything drawn; nil if nothing is drawn.
  ///
  /// Exact to rounding. Complexity: linear in the elements.
  package var boundingBox: Rect2D? {
    segments.map { $0.boundingBox }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Adds a segment, after a move to its start if the current point differs.
  mutating func append(_ segment: PathSegment) {
    if elements.isEmpty || currentPoint != segment.start { move(to: segment.start) }
    switch segment {
    case .line(_, let end): line(to: end)
    case .quad(_, let control, let end): quad(control: control, to: end)
    case .curve(_, let control1, let control2, let end):
      curve(control1: control1, control2: control2, to: end)
    }
  }
}

extension Rect2D {
  /// The smallest rectangle around this one and another.
  package func union(_ other: Rect2D) -> Rect2D {
    let x = min(origin.x, other.origin.x)
    let y = min(origin.y, other.origin.y)
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return Rect2D(origin: Point2D(x: x, y: y), size: Size2D(width: right - x, height: bottom - y))
  }

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
    /// Where it is on the path.
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

  /// The part of the path between two lengths from the start. They are limited to the path's length.
  ///
  /// Complexity: linear in the segments of the part. It is empty unless the second length is larger.
  ///
  /// - Parameters:
  ///   - start: The length at which the part starts.
  ///   - end: The length at which the part ends.
  package func subpath(fromLength start: Double, toLength end: Double) -> BezierPath {
    var result = BezierPath()
    let (start, end) = (max(start, 0), min(end, length))
    guard start < end else { return result }
    let (first, last) = (position(atLength: start), position(atLength: end))
    for index in first.segment...last.segment {
      let low = index == first.segment ? min(max(first.parameter, 0), 1) : 0
      let high = index == last.segment ? min(max(last.parameter, 0), 1) : 1
      guard low < high else { continue }
      let isWhole = low == 0 && high == 1
      result.append(isWhole ? segments[index] : segments[index].subsegment(from: low, to: high))
    }
    return result
  }
}
