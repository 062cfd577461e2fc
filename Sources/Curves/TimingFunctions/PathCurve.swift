import CurveArithmetic

/// A timing function drawn as an SVG path from x = 0 to x = 1, as in Material 3, Android's
/// PathInterpolator and GSAP's CustomEase: `path("M 0,0 C ... 1,1")`.
///
/// All SVG commands are allowed, absolute or relative, in one open subpath. x must never decrease; where
/// the path is vertical, the function jumps. The input is limited to 0...1.
///
/// The value is within 4e-15 max(1, |y|) of the exact one, where y is the largest ordinate of the
/// segment.
///
/// ```swift
/// var path = BezierPath()
/// path.move(to: Point2D(x: 0, y: 0))
/// path.curve(
///   control1: Point2D(x: 0.05, y: 0), control2: Point2D(x: 0.133333, y: 0.06),
///   to: Point2D(x: 0.166666, y: 0.4))
/// path.curve(
///   control1: Point2D(x: 0.208333, y: 0.82), control2: Point2D(x: 0.25, y: 1), to: Point2D(x: 1, y: 1))
/// try PathCurve(path).value(at: 0.166666)    // 0.4
/// ```
public struct PathCurve: Sendable {
  /// The path.
  public let path: BezierPath
  let pieces: [Piece]
  private let end: Double

  /// Creates the function of a path.
  ///
  /// Complexity: linear in the elements.
  /// - Throws: ``PathCurveError`` if the path is not the graph of a function from x = 0 to x = 1.
  public init(_ path: BezierPath) throws(PathCurveError) {
    guard case .move(let start)? = path.elements.first, start.x == 0 else {
      throw PathCurveError(element: 0, expected: "a path that starts at x = 0")
    }
    guard path.currentPoint.x == 1 else {
      throw PathCurveError(element: path.elements.count, expected: "a path that ends at x = 1")
    }
    var pieces: [Piece] = []
    // Each element but the first move draws one segment: there are no other moves, and no close.
    for (index, segment) in path.segments.enumerated() {
      switch path.elements[index + 1] {
      case .move, .close:
        throw PathCurveError(element: index + 1, expected: "a path without a gap")
      case .line, .quad, .curve: break
      }
      guard let parts = Cubic(segment).monotonePieces() else {
        throw PathCurveError(element: index + 1, expected: "a path whose x never decreases")
      }
      pieces += parts
    }
    guard !pieces.isEmpty else {
      throw PathCurveError(element: path.elements.count, expected: "a path that is drawn")
    }
    self.path = path
    self.pieces = pieces
    end = path.currentPoint.y
  }

  /// A piece that is the graph of a cubic over x in start...start + width.
  struct Piece: Sendable {
    var start: Double
    var width: Double
    var base: Double
    /// The curve is the value minus the base plus the tilt times the fraction of the width. This allows a
    /// piece that ends at the height where it started.
    var tilt: Double
    var curve: CubicBezier
  }
}

extension PathCurve: TimingFunction, CustomStringConvertible {
  /// The value at a progress, which is limited to 0...1. Complexity: logarithmic in the segments.
  public func value(at progress: Double) -> Double {
    guard progress < 1 else { return end }
    let piece = self.piece(at: max(progress, 0))
    let share = min(max((progress - piece.start) / piece.width, 0), 1)
    return finite(piece.base + (piece.curve.value(at: share) - piece.tilt * share))
  }

  /// The slope at a progress; 0 outside 0...1. At a joint it is the slope to the right.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let piece = self.piece(at: progress)
    let share = min(max((progress - piece.start) / piece.width, 0), 1)
    return (piece.curve.velocity(at: share) - piece.tilt) / piece.width
  }

  /// The path with absolute commands. It reads back to the same function.
  public var pathData: String { path.description }

  /// `path("...")` with the path data.
  public var description: String { "path(\"\(pathData)\")" }

  /// Whether the paths are the same.
  public static func == (a: Self, b: Self) -> Bool { a.path == b.path }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The last piece that starts at or before a progress.
  private func piece(at progress: Double) -> Piece {
    pieces[SegmentSearch.partition(1..<pieces.count) { pieces[$0].start <= progress } - 1]
  }
}

/// A path that is not the graph of a function.
public struct PathCurveError: Error, Hashable, CustomStringConvertible {
  /// The index of the invalid element; the number of elements if the whole path is invalid.
  public var element: Int
  /// What is expected there.
  public var expected: String

  /// One line, such as `element 2: expected a path without a gap`.
  public var description: String { "element \(element): expected \(expected)" }
}
