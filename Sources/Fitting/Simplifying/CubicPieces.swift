import Curves
import Spring

/// A timing function as cubic pieces: keyframes with handles.
public struct CubicPieces: Sendable, Hashable {
  /// The pieces in order. If a piece does not start at the end value of the previous one, the function
  /// jumps there.
  public let pieces: [CubicPiece]
  /// The value at progress 0, which may differ from the first piece's.
  public let start: Double
  /// The value at progress 1, which may differ from the last piece's.
  public let end: Double
  /// Whether the pieces equal the function, up to rounding.
  public let isExact: Bool

  /// The function that the pieces draw.
  public var path: PathCurve? {
    let point = { (p: CurvePoint) in Point2D(x: p.progress, y: p.value) }
    var last = CurvePoint(progress: 0, value: start)
    var path = BezierPath()
    path.move(to: point(last))
    for piece in pieces {
      if last != piece.start { path.line(to: point(piece.start)) }
      if piece.isStraight {
        path.line(to: point(piece.end))
      } else {
        path.curve(
          control1: point(piece.control1), control2: point(piece.control2), to: point(piece.end))
      }
      last = piece.end
    }
    if last.value != end { path.line(to: Point2D(x: 1, y: end)) }
    return try? PathCurve(path)
  }

  /// Finds few pieces within a tolerance. A function that consists of cubics returns those.
  ///
  /// Each piece starts and ends on the curve and is as long as the tolerance allows.
  ///
  /// Complexity: about 20 fits for each piece, each with about 10,000 evaluations of a cubic.
  ///
  /// - Parameters:
  ///   - easing: The timing function.
  ///   - tolerance: The largest error allowed, as a fraction of the distance; positive.
  ///   - handles: Whether handles may lie anywhere, or only at thirds, which makes each piece a
  ///     polynomial of the progress.
  ///   - end: The value at progress 1; that of the function if nil.
  ///   - limit: The maximum number of pieces that are fitted, in 1...500.
  /// - Returns: Nil if more pieces are needed.
  /// - Throws: `ParameterError` unless the tolerance is positive and finite.
  public init?(
    _ easing: Easing, within tolerance: Double, handles: Handles = .anywhere,
    endingAt end: Double? = nil, limit: Int = CubicPieces.limit
  ) throws(ParameterError) {
    var work = FittingWork(limit: .max)
    try self.init(
      easing, within: tolerance, handles: handles, endingAt: end, limit: limit, work: &work)
  }

  /// The same, with the work that several searches share.
  package init?(
    _ easing: Easing, within tolerance: Double, handles: Handles, endingAt end: Double?, limit: Int,
    work: inout FittingWork
  ) throws(ParameterError) {
    guard tolerance > 0, tolerance.isFinite else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance, allowed: "positive and finite")
    }
    let easing = easing.continued
    let exact = easing.cubics.flatMap { pieces in
      handles == .anywhere || pieces.allSatisfy({ $0.isPolynomial }) ? pieces : nil
    }
    if let exact, exact.count <= Self.fewEnough {
      self.init(easing, pieces: exact, isExact: true)
      return
    }
    let last = end ?? easing.value(at: 1)
    let search = PieceSearch(easing, tolerance: tolerance, handles: handles, end: last)
    let found = search.pieces(
      limit: min(exact?.count ?? .max, max(limit, 1), Self.limit), work: &work)
    if let exact, exact.count <= found?.count ?? .max {
      self.init(easing, pieces: exact, isExact: true)
    } else if let found {
      self.init(easing, pieces: found, isExact: false, end: last)
    } else {
      return nil
    }
  }

  private init(_ easing: Easing, pieces: [CubicPiece], isExact: Bool, end: Double? = nil) {
    self.pieces = pieces
    self.isExact = isExact
    start = easing.value(at: 0)
    self.end = end ?? easing.value(at: 1)
  }

  /// Finds few pieces for any function of 0...1, each within two of its breakpoints.
  package init?(_ function: some TimingFunction, tolerance: Double) {
    let function = function.continued
    let (start, end) = (function.value(at: 0), function.value(at: 1))
    let search = PieceSearch(
      function, tolerance: tolerance, handles: .anywhere, end: end, joints: function.breakpoints)
    var work = FittingWork(limit: .max)
    guard let found = search.pieces(limit: Self.limit, work: &work) else { return nil }
    (pieces, isExact, self.start, self.end) = (found, false, start, end)
  }

  /// Where the handles of a piece may lie.
  @nonexhaustive
  public enum Handles: Sendable {
    /// Anywhere between its ends, as in CSS and Lottie.
    case anywhere
    /// At thirds of its span, as in a Hermite curve over time.
    case thirds
  }

  /// The maximum number of pieces that are fitted: more take longer than two seconds, and are more than any
  /// format needs.
  public static let limit = 500

  /// Up to this number, exact pieces are used without a search for fewer.
  private static let fewEnough = 4
}

extension CubicPiece {
  /// Whether the handles are at thirds.
  var isPolynomial: Bool {
    let width = end.progress - start.progress
    return abs(control1.progress - start.progress - width / 3) < 1e-12
      && abs(end.progress - control2.progress - width / 3) < 1e-12
  }
}
