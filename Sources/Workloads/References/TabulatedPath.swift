import Curves

/// Points at lengths along cubic Bézier curves: a table of lengths at evenly spaced parameters, a search
/// in it, and Newton's method on the length, with five-point Gauss quadrature of the speed.
struct TabulatedPath {
  typealias Curve = (start: Point2D, control1: Point2D, control2: Point2D, end: Point2D)

  private let curves: [Curve]
  /// The length from the start of the path to each of the parameters.
  private let lengths: Storage<Double>
  /// The number of lengths for each curve.
  private let parts: Int

  /// - Parameter tolerance: The largest error of each integral in the table.
  init(_ curves: [Curve], parts: Int = 16, tolerance: Double = 1e-11) {
    self.curves = curves
    self.parts = parts
    var lengths = [0.0]
    for curve in curves {
      for part in 0..<parts {
        let (start, end) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
        let interval = Interval(
          curve, start, end, Self.speed(curve, start), Self.speed(curve, end))
        lengths.append(
          lengths[lengths.count - 1] + interval.length(tolerance: tolerance, depth: 40))
      }
    }
    self.lengths = Storage(lengths)
  }

  /// The length of all curves.
  var length: Double { lengths.elements[lengths.elements.count - 1] }

  /// The point at a length in 0...``length``.
  func point(atLength length: Double) -> Point2D {
    let index = BinarySearch.segment(of: length, in: lengths.elements)
    let (curve, part) = (curves[index / parts], index % parts)
    let start = Double(part) / Double(parts)
    let (before, after) = (lengths.elements[index], lengths.elements[index + 1])
    var t = start + (length - before) / (after - before) / Double(parts)
    for _ in 0..<10 {
      let error = Self.gauss(curve, start, t) - (length - before)
      let step = error / Self.speed(curve, t)
      t -= step
      if abs(step) < 1e-10 { break }
    }
    return Self.point(curve, t)
  }

  /// The length between two parameters.
  @inline(__always)
  private static func gauss(_ curve: Curve, _ start: Double, _ end: Double) -> Double {
    let (half, middle) = ((end - start) / 2, (end + start) / 2)
    let (u, v) = (half * 0.538_469_310_105_683_1, half * 0.906_179_845_938_664)
    return half
      * (0.568_888_888_888_888_9 * speed(curve, middle)
        + 0.478_628_670_499_366_5 * (speed(curve, middle - u) + speed(curve, middle + u))
        + 0.236_926_885_056_189_1 * (speed(curve, middle - v) + speed(curve, middle + v)))
  }

  private static func point(_ c: Curve, _ t: Double) -> Point2D {
    let s = 1 - t
    let (u, v, w, z) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point2D(
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
}
