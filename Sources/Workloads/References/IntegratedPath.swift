import Arithmetic
import Curves

/// Cubic Bézier curves asked for a point at a length: Newton's method on an integral of the speed by
/// adaptive Simpson steps, for every point anew.
struct IntegratedPath {
  typealias Curve = (start: Point, control1: Point, control2: Point, end: Point)

  private let curves: [Curve]
  private let lengths: [Double]
  /// How far from the truth each integral may be.
  private static let tolerance = 1e-9

  init(_ curves: [Curve]) {
    self.curves = curves
    lengths = curves.map { Self.length(of: $0, to: 1) }
  }

  /// The length of all curves.
  var length: Double { lengths.reduce(0, +) }

  /// The point at a length in 0...``length``.
  func point(atLength length: Double) -> Point {
    var (rest, index) = (length, 0)
    while index < curves.count - 1, rest > lengths[index] {
      rest -= lengths[index]
      index += 1
    }
    let curve = curves[index]
    var t = rest / lengths[index]
    for _ in 0..<30 {
      let error = Self.length(of: curve, to: t) - rest
      if abs(error) < Self.tolerance { break }
      t = min(max(t - error / Self.speed(curve, t), 0), 1)
    }
    return Self.point(curve, t)
  }

  private static func point(_ c: Curve, _ t: Double) -> Point {
    let s = 1 - t
    let (u, v, w, z) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: u * c.start.x + v * c.control1.x + w * c.control2.x + z * c.end.x,
      y: u * c.start.y + v * c.control1.y + w * c.control2.y + z * c.end.y)
  }

  private static func speed(_ c: Curve, _ t: Double) -> Double {
    let s = 1 - t
    let (u, v, w) = (3 * s * s, 6 * s * t, 3 * t * t)
    let x =
      u * (c.control1.x - c.start.x) + v * (c.control2.x - c.control1.x)
      + w * (c.end.x - c.control2.x)
    let y =
      u * (c.control1.y - c.start.y) + v * (c.control2.y - c.control1.y)
      + w * (c.end.y - c.control2.y)
    return (x * x + y * y).squareRoot()
  }

  /// Some parameters with their speeds, and Simpson's estimate of the length between them.
  private struct Interval {
    let curve: Curve
    let start, middle, end: Double
    let atStart, atMiddle, atEnd: Double
    var estimate: Double { (end - start) / 6 * (atStart + 4 * atMiddle + atEnd) }

    init(_ curve: Curve, _ start: Double, _ end: Double, _ atStart: Double, _ atEnd: Double) {
      self.curve = curve
      (self.start, middle, self.end) = (start, (start + end) / 2, end)
      (self.atStart, atMiddle, self.atEnd) = (atStart, speed(curve, middle), atEnd)
    }

    func length(tolerance: Double, depth: Int) -> Double {
      let left = Interval(curve, start, middle, atStart, atMiddle)
      let right = Interval(curve, middle, end, atMiddle, atEnd)
      let change = left.estimate + right.estimate - estimate
      if depth <= 0 || abs(change) <= 15 * tolerance {
        return left.estimate + right.estimate + change / 15
      }
      return left.length(tolerance: tolerance / 2, depth: depth - 1)
        + right.length(tolerance: tolerance / 2, depth: depth - 1)
    }
  }

  /// The length from the start to a parameter.
  private static func length(of curve: Curve, to end: Double) -> Double {
    Interval(curve, 0, end, speed(curve, 0), speed(curve, end))
      .length(tolerance: tolerance, depth: 40)
  }
}
