import Interchange
import Arithmetic
import Curves

extension Workload {
  static let paths: [Workload] = [
    byLength("path/by-length", isSorted: true),
    byLength("path/by-length-random", isSorted: false),
  ]

  /// The points of ten curves at lengths from the start.
  private static func byLength(_ name: String, isSorted: Bool) -> Workload {
    Workload(name, reference: "Newton on adaptive integrals") { count in
      var random = Randomness(seed: 5)
      let curves = curves(count: 10, &random)
      let path = try MeasuredPath(path(of: curves))
      let plain = IntegratedPath(curves)
      let count = min(count, 100_000)
      let lengths = Storage(count: count) {
        path.length * (isSorted ? Double($0) / Double(count) : random.next(in: 0...1))
      }
      let points = Storage(count: count) { _ in Point() }
      // The reference takes tens of microseconds for each, wherever it is on the path.
      let few = min(count, 200)
      return Task(
        evaluations: count,
        kernel: {
          var out = points.elements.mutableSpan
          path.points(atLengths: lengths.elements.span, into: &out)
          keep(points)
        },
        reference: {
          for i in 0..<few {
            points.elements[i] = plain.point(atLength: lengths.elements[i * (count / few)])
          }
          keep(points)
        }, referenceEvaluations: few)
    }
  }

  /// Curves that follow each other.
  static func curves(count: Int, _ random: inout Randomness) -> [IntegratedPath.Curve] {
    var start = Point()
    return (0..<count).map { _ in
      let next = (0..<3).map { _ in
        Point(x: start.x + random.next(in: -30...70), y: start.y + random.next(in: -50...50))
      }
      defer { start = next[2] }
      return (start, next[0], next[1], next[2])
    }
  }

  static func path(of curves: [IntegratedPath.Curve]) throws -> Path {
    let texts = curves.map { curve in
      "C"
        + [curve.control1, curve.control2, curve.end].map { "\($0.x),\($0.y)" }.joined(
          separator: " ")
    }
    return try Path("M0,0" + texts.joined())
  }
}
