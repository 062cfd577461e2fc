import CurveArithmetic

/// The arc lengths of segments in a row, in smooth pieces that can be inverted.
///
/// A piece takes 160 bytes, or 32 if it is a line. A curve has 5 to 15 pieces, with a cusp some 50; the
/// more segments a path has, the fewer each needs for the same accuracy of the whole.
struct LengthTable: Sendable {
  private struct Piece {
    /// The index of the segment.
    var segment: Int
    /// The index of the inverse; -1 for a line.
    var inverse: Int
  }

  /// The length at the start of each piece, and at the end of the last. It always increases.
  private(set) var bounds = [0.0]
  private var pieces: [Piece] = []
  private var inverses: [PieceInverse.Coefficients] = []
  /// What rounding took from the sum of the lengths.
  private var dropped = 0.0

  /// Finds the pieces, once all are added.
  private var index = SegmentTable([0, 0])

  /// The length of all pieces.
  var length: Double { bounds[bounds.count - 1] }

  /// Adds a segment.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - index: The index of the segment in positions on it.
  ///   - tolerance: The largest error of a length.
  mutating func append(_ segment: PathSegment, index: Int, tolerance: Double) {
    guard let curve = Hodograph(segment) else {
      let leg = segment.legs.first
      append(Double.hypot(leg.x, leg.y), Piece(segment: index, inverse: -1))
      return
    }
    let tolerance = max(tolerance / curve.unit, 0x1p-54)
    var start = 0.0
    while start < 1 {
      let (inverse, width) = Self.inverse(of: curve, from: start, tolerance: tolerance)
      let piece = Piece(segment: index, inverse: inverses.count)
      if append(inverse.length * curve.unit, piece) { inverses.append(inverse.coefficients) }
      start += width
    }
  }

  /// The longest piece of a curve from a parameter on that is inverted with a tolerance, and its width.
  private static func inverse(
    of curve: Hodograph, from start: Double, tolerance: Double
  ) -> (PieceInverse, width: Double) {
    let expansion = curve.expanded(at: start)
    var width = curve.width(from: start, tolerance: tolerance)
    while true {
      var inverse = PieceInverse(expansion, from: start, width: width)
      // Any parameter on a piece that is shorter than the tolerance is accurate.
      if inverse.length <= tolerance || width <= 0x1p-50 {
        inverse.straighten(from: start, width: width)
        return (inverse, width)
      }
      let excess = inverse.error / max(tolerance, 0x1p-50 * inverse.length)
      if excess <= 1 { return (inverse, width) }
      // The error is about proportional to the 14th power of the width.
      width *= max(0.5, 0.9 - 0.05 * Double(min(excess, 0x1p10).exponent))
    }
  }

  /// Adds a piece unless it is too short to change the length. The sum is compensated, so that a million
  /// segments lose no precision.
  @discardableResult
  private mutating func append(_ length: Double, _ piece: Piece) -> Bool {
    let before = self.length
    let next = before + (length + dropped)
    dropped += length - (next - before)
    guard next > before else { return false }
    bounds.append(next)
    pieces.append(piece)
    return true
  }

  /// Prepares the search for pieces, after the last segment.
  mutating func finish() {
    if bounds.count > 1 { index = SegmentTable(bounds) }
  }

  /// Passes a search for the pieces at lengths. There is at least one piece.
  @inline(__always)
  func withFinder(_ body: (SegmentFinder) -> Void) {
    bounds.withUnsafeBufferPointer { index.withFinder(in: $0, body) }
  }

  /// The piece at a length of at least 0 and less than the whole.
  func piece(atLength length: Double) -> Int {
    var piece = 0
    withFinder { piece = $0.segment(of: length) }
    return piece
  }

  /// The position at a length on a piece.
  @inline(__always)
  func position(atLength length: Double, on piece: Int) -> MeasuredPath.Position {
    let (start, end) = (bounds[piece], bounds[piece + 1])
    let share = (length - start) / (end - start)
    let (segment, inverse) = (pieces[piece].segment, pieces[piece].inverse)
    guard inverse >= 0 else { return MeasuredPath.Position(segment: segment, parameter: share) }
    let parameter = PieceInverse.parameter(at: share, inverses[inverse])
    return MeasuredPath.Position(segment: segment, parameter: min(max(parameter, 0), 1))
  }
}
