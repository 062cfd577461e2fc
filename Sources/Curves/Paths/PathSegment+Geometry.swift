extension PathSegment {
  /// The part between two parameters; in reverse if the second is smaller.
  ///
  /// Its control points are values of the blossom, with an error of a few units in the last place of the
  /// largest coordinate. Complexity: constant.
  ///
  /// - Parameters:
  ///   - start: The parameter at which the part starts.
  ///   - end: The parameter at which the part ends.
  package func subsegment(from start: Double, to end: Double) -> Self {
    let points = controlPoints
    func blossom(_ parameters: [Double]) -> Point2D {
      var level = points
      for t in parameters {
        for i in 0..<(level.count - 1) { level[i] = level[i] * (1 - t) + level[i + 1] * t }
        level.removeLast()
      }
      return level[0]
    }
    switch self {
    case .line: return .line(from: point(at: start), to: point(at: end))
    case .quad:
      return .quad(from: point(at: start), control: blossom([start, end]), to: point(at: end))
    case .curve:
      return .curve(
        from: point(at: start), control1: blossom([start, start, end]),
        control2: blossom([start, end, end]), to: point(at: end))
    }
  }

  /// The smallest rectangle around the segment.
  ///
  /// Exact to rounding, from the ends and the zeros of the derivative. Complexity: constant.
  package var boundingBox: Rect2D {
    var (least, most) = (start, start)
    func include(_ point: Point2D) {
      least = Point2D(x: min(least.x, point.x), y: min(least.y, point.y))
      most = Point2D(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    include(end)
    let legs = legs
    for parameter in Self.turns(legs.count, legs.first.x, legs.second.x, legs.third.x) {
      include(point(at: parameter))
    }
    for parameter in Self.turns(legs.count, legs.first.y, legs.second.y, legs.third.y) {
      include(point(at: parameter))
    }
    return Rect2D(origin: least, size: Size2D(width: most.x - least.x, height: most.y - least.y))
  }

  /// The parameters inside 0...1 at which a coordinate has an extreme, from the differences of its
  /// control points.
  private static func turns(_ count: Int, _ a: Double, _ b: Double, _ c: Double) -> [Double] {
    switch count {
    case 1: return []
    case 2: return BernsteinPolynomial([a, b]).roots()
    default: return BernsteinPolynomial([a, b, c]).roots()
    }
  }

  /// The point of a segment that is nearest to another point.
  public struct Nearest: Sendable, Hashable {
    /// The parameter of the segment there, 0 to 1.
    public let parameter: Double
    /// The distance between the two points, in the path's units.
    public let distance: Double
  }

  /// The segment's nearest point to a point.
  ///
  /// Exact to rounding: it compares the ends and every parameter at which the segment is perpendicular to
  /// the line to the point. Complexity: constant.
  public func nearest(to point: Point2D) -> Nearest {
    var best = Nearest(parameter: 0, distance: start.distance(to: point))
    func offer(_ parameter: Double) {
      let distance = self.point(at: parameter).distance(to: point)
      if distance < best.distance { best = Nearest(parameter: parameter, distance: distance) }
    }
    let arms = controlPoints.map { $0 - point }
    let speeds = zip(controlPoints.dropFirst(), controlPoints).map { $0 - $1 }
    for parameter in BernsteinPolynomial(dot: arms, speeds).roots() { offer(parameter) }
    offer(1)
    return best
  }
}
