import CurveNotation
import Curves

extension Workload {
  static let paths: [Workload] = [
    byLength("path/by-length", isSorted: true),
    byLength("path/by-length-random", isSorted: false),
    byLength("path/one-by-one", isSorted: false, isOneByOne: true),
  ]

  /// The points of ten curves at lengths from the start.
  private static func byLength(
    _ name: String, isSorted: Bool, isOneByOne: Bool = false
  ) -> Workload {
    Workload(name, reference: "a table of lengths, then Newton") { size in
      var random = Randomness(seed: 5)
      let curves = curves(count: 10, &random)
      let path = try MeasuredPath(path(of: curves))
      let plain = TabulatedPath(curves)
      let lengths = Storage(count: size.total) {
        path.length
          * (isSorted ? Double($0 % size.batch) / Double(size.batch) : random.next(in: 0...1))
      }
      let points = Storage(count: size.total) { _ in Point2D() }
      let kernel = {
        for start in size.starts {
          let batch = start..<(start + size.batch)
          if isOneByOne {
            for i in batch {
              points.elements[i] = path.point(at: path.position(atLength: lengths.elements[i]))
            }
          } else {
            var out = UnsafeMutableBufferPointer(rebasing: points.elements[batch]).mutableSpan
            path.points(atLengths: lengths.elements.span.extracting(batch), into: &out)
          }
        }
        keep(points)
      }
      let reference = {
        for i in 0..<size.total { points.elements[i] = plain.point(atLength: lengths.elements[i]) }
        keep(points)
      }
      let exact = TabulatedPath(curves, parts: 256, tolerance: 1e-15)
      return Task(
        evaluations: size.total, kernel: kernel, reference: reference,
        errors: Task.errors(count: size.total, kernel: kernel, reference: reference) {
          let (point, target) = (
            points.elements[$0], exact.point(atLength: lengths.elements[$0])
          )
          let (x, y) = (point.x - target.x, point.y - target.y)
          return (x * x + y * y).squareRoot() / exact.length
        })
    }
  }

  /// Curves that follow each other.
  static func curves(count: Int, _ random: inout Randomness) -> [TabulatedPath.Curve] {
    var start = Point2D()
    return (0..<count).map { _ in
      let next = (0..<3).map { _ in
        Point2D(x: start.x + random.next(in: -30...70), y: start.y + random.next(in: -50...50))
      }
      defer { start = next[2] }
      return (start, next[0], next[1], next[2])
    }
  }

  static func path(of curves: [TabulatedPath.Curve]) throws -> BezierPath {
    let texts = curves.map { curve in
      "C"
        + [curve.control1, curve.control2, curve.end].map { "\($0.x),\($0.y)" }.joined(
          separator: " ")
    }
    return try BezierPath("M0,0" + texts.joined())
  }
}
