/// The derivative of a Bézier curve by its parameter: a quadratic polynomial, scaled by a power of two so
/// that squares neither overflow nor underflow.
struct Hodograph {
  /// The polynomial's Bernstein coefficients.
  private let first, second, third: Point2D
  /// A length of the curve, divided by its scaled length.
  let unit: Double
  /// The parameters, as complex numbers, at which x' + i y' is 0. The speed is smooth except there and at
  /// their conjugates. NaN or infinite if there are fewer than two.
  private let roots: [Point2D]

  /// The derivative of a segment; nil if the segment is a line or a point.
  init?(_ segment: PathSegment) {
    let legs = segment.legs
    let size = max(
      abs(legs.first.x), abs(legs.first.y), abs(legs.second.x), abs(legs.second.y),
      abs(legs.third.x), abs(legs.third.y))
    guard legs.count > 1, size > 0 else { return nil }
    let exponent = max(size.exponent, -1022)
    unit = Double(sign: .plus, exponent: exponent, significand: 1)
    let scale = Double(sign: .plus, exponent: -exponent, significand: Double(legs.count))
    let (first, third) = (legs.first * scale, legs.third * scale)
    let second = legs.count == 3 ? legs.second * scale : (first + third) / 2
    (self.first, self.second, self.third) = (first, second, third)
    roots = Self.roots(first, 2 * (second - first), first - 2 * second + third)
  }

  /// The polynomial by powers of the distance from a parameter.
  struct Expansion {
    let value, slope, bend: Point2D

    /// The speed at a distance from the parameter.
    @inline(__always)
    func speed(at t: Double) -> Double {
      let (x, y) = ((bend.x * t + slope.x) * t + value.x, (bend.y * t + slope.y) * t + value.y)
      return (x * x + y * y).squareRoot()
    }
  }

  /// The expansion at a parameter.
  func expanded(at t: Double) -> Expansion {
    let s = 1 - t
    return Expansion(
      value: s * s * first + 2 * s * t * second + t * t * third,
      slope: 2 * (s * (second - first) + t * (third - second)), bend: first - 2 * second + third)
  }

  /// The width of the piece from a parameter on for which ``PieceInverse`` is expected to be accurate.
  ///
  /// The error of the polynomial depends on the smallest ellipse whose foci are the ends of the piece and
  /// that reaches a root. So pieces become narrow next to a root. No piece has a cusp inside.
  ///
  /// - Parameters:
  ///   - start: The parameter at the start.
  ///   - tolerance: The largest error, as a scaled length.
  func width(from start: Double, tolerance: Double) -> Double {
    let curve = expanded(at: start)
    let remainder = 1 - start
    // Next to a cusp, such a piece is shorter than the tolerance.
    let least = tolerance.squareRoot() / 4
    var (width, middle) = (remainder, start)
    for _ in 0..<2 {
      // How many times as long as the width the ellipse must be: measured, by the bits of accuracy that
      // the length needs. A root next to the piece does less harm than one ahead or behind.
      let length = width * curve.speed(at: width / 2)
      let bits = Double(max(length / tolerance, 1).exponent)
      let ratio = 1.4 + 0.0032 * bits * bits
      width = remainder
      for root in roots {
        let (arm, side) = (root - Point2D(x: start, y: 0), root - Point2D(x: middle, y: 0))
        let ratio = max(1.05, ratio * (0.65 + 0.35 * side.x * side.x / side.dot(side)))
        let limit = 2 * (ratio * arm.dot(arm).squareRoot() - arm.x) / (ratio * ratio - 1)
        width = min(width, max(limit, least))
      }
      middle = start + width / 2
    }
    for root in roots {
      let distance = root.x - start
      if distance > 0x1p-50, distance < width, abs(root.y) < width / 8 { width = distance }
    }
    // Two equal pieces rather than a wide and a narrow one.
    return width < remainder && width > remainder / 2 ? remainder / 2 : width
  }

  /// The roots of a x^2 + b x + c with complex numbers; not finite if there are fewer.
  private static func roots(_ c: Point2D, _ b: Point2D, _ a: Point2D) -> [Point2D] {
    let discriminant = product(b, b) - 4 * product(a, c)
    let size = discriminant.dot(discriminant).squareRoot()
    // The parts of its square root.
    let large = ((size + abs(discriminant.x)) / 2).squareRoot()
    let small = large > 0 ? discriminant.y / (2 * large) : 0
    let root = discriminant.x >= 0 ? Point2D(x: large, y: small) : Point2D(x: small, y: large)
    // The sum without cancellation.
    let sum = b.dot(root) < 0 ? (root - b) / 2 : (root + b) / -2
    return [quotient(sum, a), quotient(c, sum)]
  }

  private static func product(_ a: Point2D, _ b: Point2D) -> Point2D {
    Point2D(x: a.x * b.x - a.y * b.y, y: a.x * b.y + a.y * b.x)
  }

  private static func quotient(_ a: Point2D, _ b: Point2D) -> Point2D {
    Point2D(x: b.dot(a), y: b.cross(a)) / b.dot(b)
  }
}
