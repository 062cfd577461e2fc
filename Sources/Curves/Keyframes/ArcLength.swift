/// The length of a curve from its speed over 0...1. The curve is cut into pieces on which Gauss-Legendre
/// quadrature with 16 points meets a tolerance.
///
/// Each piece is halved until halving changes its length by less than the tolerance. The quadrature error
/// falls with the 32nd power of the width of a smooth piece, so halves are far more accurate.
struct ArcLength {
  /// A part of the curve.
  struct Piece: Sendable, Hashable {
    var start: Double
    var end: Double
    var length: Double
  }

  private(set) var pieces: [Piece] = []

  /// The maximum number of pieces of one curve.
  private static let limit = 4096
  /// The smallest piece, in units of the parameter.
  private static let smallest = 0x1p-50

  /// Measures a curve.
  ///
  /// - Parameters:
  ///   - cuts: Parameters in 0...1 at which the speed is not smooth, or almost not; in any order.
  ///   - tolerance: The largest error of a piece, in units of length.
  ///   - speed: The derivative of the length by the parameter.
  init(cuts: [Double], tolerance: Double, speed: (Double) -> Double) {
    var start = 0.0
    for cut in cuts.sorted() + [1] where cut > start && cut <= 1 {
      let length = Self.integral(speed, start, cut)
      refine(Piece(start: start, end: cut, length: length), tolerance, speed)
      start = cut
    }
  }

  private mutating func refine(_ whole: Piece, _ tolerance: Double, _ speed: (Double) -> Double) {
    var waiting = [whole]
    while let piece = waiting.popLast() {
      let middle = piece.start / 2 + piece.end / 2
      let first = Self.integral(speed, piece.start, middle)
      let second = Self.integral(speed, middle, piece.end)
      let change = abs(first + second - piece.length)
      let halves = [
        Piece(start: piece.start, end: middle, length: first),
        Piece(start: middle, end: piece.end, length: second),
      ]
      let isFine =
        change <= tolerance || change <= 0x1p-52 * (first + second)
        || piece.end - piece.start < Self.smallest
        || pieces.count + waiting.count > Self.limit
      if isFine { pieces += halves } else { waiting += halves.reversed() }
    }
  }

  /// The length between two parameters by Gauss-Legendre quadrature with 16 points.
  static func integral(_ speed: (Double) -> Double, _ start: Double, _ end: Double) -> Double {
    let (half, middle) = ((end - start) / 2, start / 2 + end / 2)
    var sum = 0.0
    for (node, weight) in rule {
      sum += weight * (speed(middle - half * node) + speed(middle + half * node))
    }
    return half * sum
  }

  /// The parameter at a length from the start of a piece, by Newton's method within a bracket.
  static func parameter(
    in piece: Piece, at length: Double, tolerance: Double, speed: (Double) -> Double
  ) -> Double {
    guard piece.length > 0 else { return piece.start }
    let share = length / piece.length
    var (low, high) = (piece.start, piece.end)
    // From the nearer end, which keeps full precision next to a cusp there.
    let isNearEnd = share > 0.5
    var t = piece.start + (piece.end - piece.start) * share
    for _ in 0..<60 {
      let remainder =
        isNearEnd
        ? (piece.length - length) - integral(speed, t, piece.end)
        : integral(speed, piece.start, t) - length
      if abs(remainder) <= tolerance { break }
      if remainder < 0 { low = t } else { high = t }
      let next = t - remainder / speed(t)
      let inside = next > low && next < high ? next : low / 2 + high / 2
      guard inside != t, low < high else { break }
      t = inside
    }
    return t
  }

  /// Half of the nodes of the Gauss-Legendre rule of 16 points, with their weights (Abramowitz and
  /// Stegun, table 25.4).
  private static let rule: [(Double, Double)] = [
    (0.095012509837637440185, 0.189450610455068496285),
    (0.281603550779258913230, 0.182603415044923588867),
    (0.458016777657227386342, 0.169156519395002538189),
    (0.617876244402643748447, 0.149595988816576732081),
    (0.755404408355003033895, 0.124628971255533872052),
    (0.865631202387831743880, 0.095158511682492784810),
    (0.944575023073232576078, 0.062253523938647892863),
    (0.989400934991649932596, 0.027152459411754094852),
  ]
}
