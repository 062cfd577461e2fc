import CurveArithmetic

/// A path with its arc lengths, for lookups by length.
///
/// The error of a length is at most `accuracy` times the whole length, or a few units of rounding. Creating
/// it takes time and memory linear in the segments: about 10 microseconds and 2 kilobytes for a curve, three
/// times that for one with a cusp. A lookup takes a search in constant time and a polynomial.
///
/// ```swift
/// let arch = try MeasuredPath(BezierPath("M0,0 C0,100 100,100 100,0"))
/// arch.length                                  // 200
/// arch.point(atFraction: 0.25)                 // Point2D(x: 10.589254..., y: 48.352395...)
/// ```
public struct MeasuredPath: Sendable {
  /// A position on a path.
  public struct Position: Sendable, Hashable {
    /// The index of the segment.
    public var segment: Int
    /// The Bézier parameter on the segment.
    public var parameter: Double

    /// Creates a position from a segment and a parameter on it.
    ///
    /// - Parameters:
    ///   - segment: The index of the segment.
    ///   - parameter: The Bézier parameter on the segment.
    public init(segment: Int, parameter: Double) {
      self.segment = segment
      self.parameter = parameter
    }
  }

  /// The path.
  public let path: BezierPath
  /// The largest error of a length, as a fraction of the whole length.
  public let accuracy: Double
  /// The path's segments.
  public let segments: [PathSegment]
  /// The cumulative length at the end of each segment.
  package let segmentEnds: [Double]
  private(set) var table = LengthTable()
  /// The point of a path that draws nothing.
  private let start: Point2D
  let tolerance: Double

  /// Measures a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - accuracy: The largest error of a length, as a fraction of the whole length, from 1e-15 to 1.
  /// - Throws: ``PathError`` if the path is empty, if a coordinate is not finite or beyond 1e150, or if
  ///   the accuracy is out of range.
  public init(_ path: BezierPath, accuracy: Double = 1e-12) throws(PathError) {
    guard accuracy >= 1e-15, accuracy <= 1 else { throw .accuracy(accuracy) }
    guard case .move(let start)? = path.elements.first else { throw .empty }
    try Self.requireInRange(path)
    self.path = path
    self.accuracy = accuracy
    self.start = start
    segments = path.segments
    // The polygon of control points is at least as long as the path.
    let size = segments.reduce(0) { $0 + Self.polygonLength($1) }
    tolerance = size * accuracy / 4
    var ends: [Double] = []
    ends.reserveCapacity(segments.count)
    for (index, segment) in segments.enumerated() {
      table.append(segment, index: index, tolerance: tolerance / 2)
      ends.append(table.length)
    }
    table.finish()
    segmentEnds = ends
  }

  /// The length of the whole path.
  public var length: Double { segmentEnds.last ?? 0 }

  private static func polygonLength(_ segment: PathSegment) -> Double {
    let points = segment.controlPoints
    return zip(points, points.dropFirst()).reduce(0) {
      $0 + Double.hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
  }

  private static func requireInRange(_ path: BezierPath) throws(PathError) {
    let isInRange = { (points: [Point2D]) in
      points.allSatisfy { abs($0.x) <= 1e150 && abs($0.y) <= 1e150 }
    }
    for (index, element) in path.elements.enumerated() {
      let points: [Point2D] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let point): [control, point]
        case .curve(let control1, let control2, let point): [control1, control2, point]
        case .close: []
        }
      guard isInRange(points) else { throw .coordinate(element: index) }
    }
  }
}

extension MeasuredPath: Hashable {
  /// Whether the paths and accuracies are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.accuracy == b.accuracy && a.path == b.path
  }

  /// Hashes the path and the accuracy.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(accuracy)
  }
}

/// The reason that a path cannot be measured.
@nonexhaustive
public enum PathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path is empty.
  case empty
  /// A coordinate of an element, counted from 0, is not finite or beyond 1e150.
  case coordinate(element: Int)
  /// The requested accuracy is not in 1e-15...1.
  case accuracy(Double)

  /// A one-line description of the error.
  public var description: String {
    switch self {
    case .empty: "the path is empty"
    case .coordinate(let element):
      "element \(element + 1) of the path has a coordinate that is not in -1e150...1e150"
    case .accuracy(let value): "accuracy must be in 1e-15...1, but is \(messageNumber(value))"
    }
  }
}

extension MeasuredPath {
  /// The position at a length from the start. Where subpaths meet, it is the start of the later one.
  ///
  /// Before the start and beyond the end, the position is on the first or the last segment with a
  /// parameter outside 0...1, as if the path continued straight at the end's speed. The parameter of NaN is
  /// NaN.
  public func position(atLength length: Double) -> Position {
    guard !segments.isEmpty else { return Position(segment: 0, parameter: 0) }
    if length < 0 {
      let speed = segments[0].speed(at: 0)
      return Position(segment: 0, parameter: speed > 0 ? finite(length / speed) : 0)
    }
    let last = segments.count - 1
    if length >= self.length {
      let speed = segments[last].speed(at: 1)
      let excess = length - self.length
      return Position(segment: last, parameter: speed > 0 ? finite(1 + excess / speed) : 1)
    }
    guard length >= 0 else { return Position(segment: 0, parameter: .nan) }
    return table.position(atLength: length, on: table.piece(atLength: length))
  }

  /// The position at a fraction of the length.
  public func position(atFraction fraction: Double) -> Position {
    position(atLength: finite(fraction * length))
  }

  /// The point at a position. A parameter outside 0...1 continues along the tangent.
  public func point(at position: Position) -> Point2D {
    guard segments.indices.contains(position.segment) else { return start }
    let segment = segments[position.segment]
    let inside = min(max(position.parameter, 0), 1)
    let point = segment.point(at: inside)
    guard inside != position.parameter else { return point }
    let slope = segment.derivative(at: inside)
    let excess = position.parameter - inside
    return Point2D(x: finite(point.x + slope.x * excess), y: finite(point.y + slope.y * excess))
  }

  /// The point at a fraction of the length.
  public func point(atFraction fraction: Double) -> Point2D {
    point(at: position(atFraction: fraction))
  }

  /// The direction of travel at a position, `atan2(dy, dx)` in radians. A segment without length has the
  /// direction of the nearest segment before it, or else after it.
  public func direction(at position: Position) -> Double {
    guard segments.indices.contains(position.segment) else { return 0 }
    let parameter = min(max(position.parameter, 0), 1)
    if length(ofSegment: position.segment) > 0 {
      return segments[position.segment].direction(at: parameter)
    }
    if let before = segments[..<position.segment].lastIndex(where: { $0.start != $0.end }) {
      return segments[before].direction(at: 1)
    }
    let after = segments[position.segment...].first { $0.start != $0.end }
    return after?.direction(at: 0) ?? 0
  }

  /// The length of a segment; 0 if the path has no segment of that index.
  public func length(ofSegment index: Int) -> Double {
    guard segmentEnds.indices.contains(index) else { return 0 }
    return segmentEnds[index] - (index > 0 ? segmentEnds[index - 1] : 0)
  }
}

#if !hasFeature(Embedded)
  extension MeasuredPath.Position: Codable {}
#endif
