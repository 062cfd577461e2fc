/// A timing function drawn as an SVG path from x = 0 to x = 1, as Material 3, Android's
/// PathInterpolator and GSAP's CustomEase have it: `path("M 0,0 C ... 1,1")`.
///
/// All of SVG's commands are allowed, absolute or relative, in one open subpath. x must never turn
/// back; where the path is vertical the function jumps. The input is limited to 0...1.
///
/// The value is within 4e-15 max(1, |y|) of the exact one, y the largest ordinate of the segment.
///
/// ```swift
/// let emphasized = try PathCurve(
///   "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1")
/// emphasized.value(at: 0.166666)    // 0.4
/// ```
public struct PathCurve: Sendable {
  /// The path with absolute M, L and C commands; it reads back to the same function.
  public let pathData: String
  let pieces: [Piece]
  private let end: Double

  /// Creates the function of a path.
  ///
  /// Complexity: linear in the text.
  /// - Throws: ``SyntaxError`` if the text is no such path, with the column of the trouble.
  public init(_ pathData: String) throws(SyntaxError) {
    var reader = PathReader(pathData)
    try reader.read()
    let path = reader.path
    guard case .move(let start)? = path.elements.first, start.x == 0 else {
      throw reader.error("a path that starts at x = 0", at: reader.places.first)
    }
    guard path.currentPoint.x == 1 else { throw reader.error("a path that ends at x = 1") }
    var pieces: [Piece] = []
    // Each element but the first move draws one segment: there is no other move, and no close.
    for (index, segment) in path.segments.enumerated() {
      let place = reader.places[index + 1]
      switch path.elements[index + 1] {
      case .move, .close: throw reader.error("a path without a gap", at: place)
      case .line, .quad, .curve: break
      }
      guard let parts = Cubic(segment).monotonePieces() else {
        throw reader.error("a path whose x never turns back", at: place)
      }
      pieces += parts
    }
    guard !pieces.isEmpty else { throw reader.error("a path that is drawn") }
    self.pathData = path.description
    self.pieces = pieces
    end = path.currentPoint.y
  }

  /// A piece that is the graph of a cubic over x in start...start + width.
  struct Piece: Sendable {
    var start: Double
    var width: Double
    var base: Double
    /// The value less the base is the curve less the tilt times the share of the width, which lets
    /// the piece end where it started.
    var tilt: Double
    var curve: CubicBezier
  }
}

extension PathCurve: TimingFunction {
  /// The value at a progress, which is limited to 0...1. Complexity: logarithmic in the segments.
  public func value(at progress: Double) -> Double {
    guard progress < 1 else { return end }
    let piece = self.piece(at: max(progress, 0))
    let share = min(max((progress - piece.start) / piece.width, 0), 1)
    return finite(piece.base + (piece.curve.value(at: share) - piece.tilt * share))
  }

  /// The slope at a progress, at a joint to the right; 0 outside 0...1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let piece = self.piece(at: progress)
    let share = min(max((progress - piece.start) / piece.width, 0), 1)
    return (piece.curve.velocity(at: share) - piece.tilt) / piece.width
  }

  /// `path("...")` with the path data.
  public var description: String { "path(\"\(pathData)\")" }

  /// Whether the paths are the same.
  public static func == (a: Self, b: Self) -> Bool { a.pathData == b.pathData }

  /// Hashes the path data.
  public func hash(into hasher: inout Hasher) { hasher.combine(pathData) }

  /// The last piece that starts at or before a progress.
  private func piece(at progress: Double) -> Piece {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= progress { low = middle } else { high = middle }
    }
    return pieces[low]
  }
}
