import CurveTestSupport
import Curves
import Testing

/// Positions at lengths, measured again: by closed forms, and by quadrature in many narrow panels.
@Suite struct LengthTruthTests {
  /// The derivative (a + (b - a) t)^2, with complex a and b, has a speed without a root: the length is a
  /// polynomial. Some come close to a double cusp.
  @Test(arguments: [1e-6, 1e-9, 1e-12]) func pythagoreanCurvesHaveTheirPolynomialLengths(
    accuracy: Double
  ) throws {
    var random = SplitMix64(seed: 11)
    var worst = LargestError()
    for index in 0..<100 {
      let (a, b) = (random.point(), random.point())
      // From the opposite direction, the derivative passes the origin at a small distance.
      let end = index % 2 == 0 ? b : -a * 0.7 + b * random.magnitude()
      let squares = [square(a, a), square(a, end), square(end, end)]
      let path = try MeasuredPath(
        curve(from: random.point(), squares[0], squares[1], squares[2]), accuracy: accuracy)
      let (aa, ab, bb) = (a.dot(a), a.dot(end), end.dot(end))
      for _ in 0..<20 {
        let length = path.length * Double.random(in: 0..<1, using: &random)
        let t = path.position(atLength: length).parameter
        let s = 1 - t
        // The integral of aa (1-t)^2 + 2 ab t (1-t) + bb t^2.
        let exact = t * (aa * (1 + s + s * s) + ab * t * (1 + 2 * s) + bb * t * t) / 3
        worst.include(abs(exact - length) / path.length)
      }
    }
    #expect(worst.count == 2000 && worst.value <= accuracy + 1e-14, "\(worst.value)")
  }

  /// (t^2, t^3) has a cusp at 0 and the length ((4 + 9 t^2)^(3/2) - 8)/27 from there.
  @Test(arguments: [1e-6, 1e-9, 1e-12]) func aCuspHasItsClosedLength(accuracy: Double) throws {
    var random = SplitMix64(seed: 12)
    func length(to u: Double) -> Double {
      let root = (4 + 9 * u * u).squareRoot()
      // (root^3 - 8)/27 without cancellation, since root^2 - 4 = 9 u^2.
      let size = u * u * (root * root + 2 * root + 4) / (3 * (root + 2))
      return u < 0 ? -size : size
    }
    var worst = LargestError()
    for _ in 0..<50 {
      let (low, high) = (
        Double.random(in: -2...0, using: &random), Double.random(in: 0.1...2, using: &random)
      )
      let width = high - low
      // The derivative (2 u, 3 u^2) by its Bernstein coefficients.
      let slopes = [
        Point2D(x: 2 * low, y: 3 * low * low), Point2D(x: low + high, y: 3 * low * high),
        Point2D(x: 2 * high, y: 3 * high * high),
      ].map { $0 * width }
      let path = try MeasuredPath(
        curve(from: Point2D(x: low * low, y: low * low * low), slopes[0], slopes[1], slopes[2]),
        accuracy: accuracy)
      let whole = length(to: high) - length(to: low)
      worst.include(abs(path.length - whole) / whole)
      for _ in 0..<20 {
        let wanted = path.length * Double.random(in: 0..<1, using: &random)
        let u = low + width * path.position(atLength: wanted).parameter
        worst.include(abs(length(to: u) - length(to: low) - wanted) / whole)
      }
    }
    #expect(worst.count == 1050 && worst.value <= accuracy + 1e-14, "\(worst.value)")
  }

  enum Kind: CaseIterable {
    case any, straight, fold, cusp, nearCusp, handles, coincident, quadratic, large, small, tiny
  }

  /// Curves that are hard to measure.
  @Test(arguments: Kind.allCases, [1e-4, 1e-9, 1e-12])
  func hardCurvesAreMeasuredWithinTheAccuracy(kind: Kind, accuracy: Double) throws {
    var random = SplitMix64(seed: 13)
    var worst = LargestError()
    for _ in 0..<8 {
      let path = try MeasuredPath(self.path(kind, &random), accuracy: accuracy)
      let segment = path.segments[0]
      let lengths = (0..<20).map { _ in path.length * Double.random(in: 0..<1, using: &random) }
        .sorted()
      let parameters = lengths.map { path.position(atLength: $0).parameter }
      let panels = Panels(segment)
      var (sum, start) = (0.0, 0.0)
      for (length, end) in zip(lengths + [path.length], parameters + [1]) {
        sum += panels.length(from: start, to: end)
        start = end
        worst.include(abs(sum - length) / path.length)
      }
    }
    #expect(worst.count == 168 && worst.value <= accuracy + 1e-14, "\(worst.value)")
  }

  private func path(_ kind: Kind, _ random: inout SplitMix64) -> BezierPath {
    var (a, b, c, d) = (random.point(), random.point(), random.point(), random.point())
    switch kind {
    case .any: break
    case .straight:
      let height = random.magnitude()
      (a.y, b.y, c.y, d.y) = (a.y * height, b.y * height, c.y * height, d.y * height)
    case .fold: (b, c, d) = (a + d * b.x, a + d * c.x, a + d)
    case .cusp, .nearCusp:
      // (t - root) (b + c t), and next to it.
      let root = Double.random(in: 0.05...0.95, using: &random)
      let miss = kind == .cusp ? Point2D() : d * random.magnitude()
      let (constant, linear) = (miss - b * root, b - c * root)
      return curve(from: a, constant, constant + linear / 2, constant + linear + c)
    case .handles: (b, c) = (a, d + c * random.magnitude())
    case .coincident: (c, d) = (b, a)
    case .quadratic:
      var path = BezierPath()
      path.move(to: a)
      path.quad(control: a + b * random.magnitude(), to: c)
      return path
    case .large, .small, .tiny:
      let size = kind == .large ? 1e149 : kind == .small ? 1e-290 : 1e-304
      (a, b, c, d) = (a * size, b * size, c * size, d * size)
    }
    var path = BezierPath()
    path.move(to: a)
    path.curve(control1: b, control2: c, to: d)
    return path
  }

  /// The curve with the derivative (1-t)^2 first + 2 t (1-t) second + t^2 third.
  private func curve(from start: Point2D, _ first: Point2D, _ second: Point2D, _ third: Point2D)
    -> BezierPath
  {
    var path = BezierPath()
    path.move(to: start)
    path.curve(
      control1: start + first / 3, control2: start + (first + second) / 3,
      to: start + (first + second + third) / 3)
    return path
  }

  /// The product of two complex numbers.
  private func square(_ a: Point2D, _ b: Point2D) -> Point2D {
    Point2D(x: a.x * b.x - a.y * b.y, y: a.x * b.y + a.y * b.x)
  }
}

/// The length of a curve by Gauss's rule of five points in panels that shrink toward its slowest positions.
private struct Panels {
  private let segment: PathSegment
  private let cuts: [Double]

  init(_ segment: PathSegment) {
    self.segment = segment
    let speed = { (t: Double) in segment.derivative(at: t).length }
    let grid = (0...500).map { Double($0) / 500 }
    let speeds = grid.map(speed)
    var positions = [0.0, 1]
    for i in 1..<500 where speeds[i] <= speeds[i - 1] && speeds[i] <= speeds[i + 1] {
      var (low, high) = (grid[i - 1], grid[i + 1])
      for _ in 0..<80 {
        let (a, b) = (low + (high - low) * 0.4, low + (high - low) * 0.6)
        if speed(a) < speed(b) { high = b } else { low = a }
      }
      positions.append((low + high) / 2)
    }
    var cuts: [Double] = []
    for position in positions {
      cuts.append(position)
      for step in (1...90).map({ pow(0.7, $0) }) { cuts += [position - step, position + step] }
    }
    self.cuts = cuts.filter { $0 >= 0 && $0 <= 1 }.sorted()
  }

  func length(from start: Double, to end: Double) -> Double {
    var (sum, at) = (0.0, start)
    for cut in cuts.filter({ $0 > start && $0 < end }) + [end] {
      for (node, weight) in Self.rule {
        sum += weight * (cut - at) * segment.derivative(at: at + node * (cut - at)).length
      }
      at = cut
    }
    return sum
  }

  private static let rule = [
    (0.046910077030668004, 0.11846344252809454), (0.23076534494715845, 0.23931433524968323),
    (0.5, 0.28444444444444444), (0.76923465505284155, 0.23931433524968323),
    (0.953089922969332, 0.11846344252809454),
  ]
}

extension SplitMix64 {
  fileprivate mutating func point() -> Point2D {
    Point2D(x: .random(in: -1...1, using: &self), y: .random(in: -1...1, using: &self))
  }

  /// From 1 down to 1e-16.
  fileprivate mutating func magnitude() -> Double {
    pow(0.1, Int.random(in: 0...16, using: &self))
  }
}

private func pow(_ base: Double, _ exponent: Int) -> Double {
  (0..<exponent).reduce(1) { power, _ in power * base }
}
