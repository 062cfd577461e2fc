import Arithmetic

extension PathSegment {
  /// The speed at a parameter: the derivative of the length.
  func speed(at parameter: Double) -> Double {
    let slope = derivative(at: parameter)
    return Double.hypot(slope.x, slope.y)
  }

  /// Whether the segment is not a straight line, whose speed is constant.
  var isCurved: Bool {
    if case .line = self { false } else { true }
  }

  /// The arc length in smooth pieces.
  ///
  /// The segment is cut where its speed is smallest, so a cusp becomes the end of two smooth pieces. Near
  /// an almost-cusp the speed behaves like sqrt(t^2 + e^2). There the quadrature error is of order e^2 at
  /// any width, so halving alone would not detect it. So the pieces grow from e by factors of four.
  func arcLength(tolerance: Double) -> ArcLength {
    if case .line(let a, let b) = self {
      return ArcLength(straight: Double.hypot(b.x - a.x, b.y - a.y))
    }
    let slowest = slowestParameters
    let cuts = slowest + ([0] + slowest + [1]).flatMap(steps)
    return ArcLength(cuts: cuts, tolerance: tolerance, speed: speed)
  }

  /// The parameters inside 0...1 at which the speed may be smallest, in order: the zeros of B' . B'', a
  /// cubic in the parameter, and its turning points, for double zeros.
  private var slowestParameters: [Double] {
    let value = { (t: Double) -> Double in
      let (first, second) = (derivative(at: t), secondDerivative(at: t))
      return first.x * second.x + first.y * second.y
    }
    // The cubic through four values. Its turning points separate its zeros.
    let (a, b, c, d) = (value(0), value(1.0 / 3), value(2.0 / 3), value(1))
    let cubic = 4.5 * (d - a + 3 * (b - c))
    let square = 4.5 * (2 * a - 5 * b + 4 * c - d)
    let linear = 0.5 * (-11 * a + 18 * b - 9 * c + 2 * d)
    var ends = [0.0]
    let discriminant = square * square - 3 * cubic * linear
    if discriminant >= 0 {
      let q = -(square + (square < 0 ? -1 : 1) * discriminant.squareRoot())
      let turns = [q / (3 * cubic), linear / q].filter { $0 > 0 && $0 < 1 }
      ends += turns.sorted()
    }
    ends.append(1)
    let zeros = zip(ends, ends.dropFirst()).compactMap { Self.zero(of: value, $0, $1) }
    return (zeros + ends.filter { $0 > 0 && $0 < 1 }).sorted()
  }

  /// Places away from a slow one, at distances that grow by factors of four. The first is where the
  /// change of speed outweighs the speed.
  private func steps(from place: Double) -> [Double] {
    let (first, second) = (derivative(at: place), secondDerivative(at: place))
    var step = Double.hypot(first.x, first.y) / Double.hypot(second.x, second.y)
    guard step > ArcLength.smallest else { return [] }
    var places: [Double] = []
    while step < 0.5 {
      places += [place - step, place + step].filter { $0 > 0 && $0 < 1 }
      step *= 4
    }
    return places
  }

  /// A zero between two places whose values have different signs, by bisection.
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
