import RealModule

/// The arc length of a Bézier segment, cut into pieces on which Gauss's rule of 16 points is exact to
/// a tolerance.
///
/// The segment is cut first where its speed is least, so that a cusp is the end of two smooth
/// pieces. Next to a near cusp the speed is like sqrt(t^2 + e^2), on which the rule's error is of the
/// order of e^2 however wide the piece, so that halving alone would not notice it: there the pieces
/// grow from e by fours. Then each is halved until halving changes its length by less than the
/// tolerance.
struct ArcLength {
  /// A part of the segment.
  struct Piece: Sendable, Hashable {
    var start: Double
    var end: Double
    var length: Double
  }

  private let segment: PathSegment
  private let tolerance: Double
  private(set) var pieces: [Piece] = []

  /// The most pieces of one segment.
  private static let limit = 4096
  /// The smallest piece, in parameter.
  private static let smallest = 0x1p-50

  /// Measures a segment.
  ///
  /// - Parameter tolerance: The largest error of a piece, in length.
  init(_ segment: PathSegment, tolerance: Double) {
    self.segment = segment
    self.tolerance = tolerance
    if case .line(let a, let b) = segment {
      pieces = [Piece(start: 0, end: 1, length: Double.hypot(b.x - a.x, b.y - a.y))]
      return
    }
    let slowest = Self.slowest(segment)
    let cuts = slowest + ([0] + slowest + [1]).flatMap { Self.steps(from: $0, segment) } + [1]
    var start = 0.0
    for cut in cuts.sorted() where cut > start {
      refine(Piece(start: start, end: cut, length: Self.integral(segment, start, cut)))
      start = cut
    }
  }

  var total: Double { pieces.reduce(0) { $0 + $1.length } }

  private mutating func refine(_ whole: Piece) {
    var waiting = [whole]
    while let piece = waiting.popLast() {
      let middle = piece.start / 2 + piece.end / 2
      let first = Self.integral(segment, piece.start, middle)
      let second = Self.integral(segment, middle, piece.end)
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

  /// The length between two parameters by Gauss's rule of 16 points.
  static func integral(_ segment: PathSegment, _ start: Double, _ end: Double) -> Double {
    let (half, middle) = ((end - start) / 2, start / 2 + end / 2)
    var sum = 0.0
    for (node, weight) in rule {
      let a = segment.derivative(at: middle - half * node)
      let b = segment.derivative(at: middle + half * node)
      sum += weight * (Double.hypot(a.x, a.y) + Double.hypot(b.x, b.y))
    }
    return half * sum
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

  /// The parameters inside 0...1 at which the speed may be least, in order: the zeros of
  /// B' . B'', a cubic in the parameter, and, for double zeros, its turning points.
  private static func slowest(_ segment: PathSegment) -> [Double] {
    let value = { (t: Double) -> Double in
      let (first, second) = (segment.derivative(at: t), segment.secondDerivative(at: t))
      return first.x * second.x + first.y * second.y
    }
    // The cubic through four values; its turning points part its zeros.
    let (a, b, c, d) = (value(0), value(1.0 / 3), value(2.0 / 3), value(1))
    let cubic = 4.5 * (d - a + 3 * (b - c))
    let square = 4.5 * (2 * a - 5 * b + 4 * c - d)
    let linear = 0.5 * (-11 * a + 18 * b - 9 * c + 2 * d)
    var ends = [0.0]
    let discriminant = square * square - 3 * cubic * linear
    if discriminant >= 0 {
      let q = -(square + (square < 0 ? -1 : 1) * Double.sqrt(discriminant))
      let turns = [q / (3 * cubic), linear / q].filter { $0 > 0 && $0 < 1 }
      ends += turns.sorted()
    }
    ends.append(1)
    let zeros = zip(ends, ends.dropFirst()).compactMap { zero(of: value, $0, $1) }
    return (zeros + ends.filter { $0 > 0 && $0 < 1 }).sorted()
  }

  /// Places that step away from a slow one: from the distance at which the change of speed outweighs
  /// the speed, by fours.
  private static func steps(from place: Double, _ segment: PathSegment) -> [Double] {
    let (first, second) = (segment.derivative(at: place), segment.secondDerivative(at: place))
    var step = Double.hypot(first.x, first.y) / Double.hypot(second.x, second.y)
    guard step > smallest else { return [] }
    var places: [Double] = []
    while step < 0.5 {
      places += [place - step, place + step].filter { $0 > 0 && $0 < 1 }
      step *= 4
    }
    return places
  }

  /// A zero between two places whose values have different signs, by halving.
  private static func zero(
    of value: (Double) -> Double, _ start: Double, _ end: Double
  ) -> Double? {
    var (low, high) = (start, end)
    let sign = value(low)
    if value(high) == 0, high < 1 { return high }
    guard sign != 0, sign * value(high) < 0 else { return nil }
    while true {
      let middle = low / 2 + high / 2
      guard middle > low, middle < high else { return high }
      if value(middle) * sign > 0 { low = middle } else { high = middle }
    }
  }
}
