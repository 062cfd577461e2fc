import CurveArithmetic

/// Finds the cubic with the smallest maximum distance from points over 0...1, with given ends.
///
/// It starts on a grid of handle positions, for which the best handle heights are a linear problem.
/// Sequential linear programming with a trust region then improves the best starts.
struct CubicFit {
  /// The points, from 0 to 1.
  var points: [(x: Double, y: Double)]
  /// The values at 0 and 1.
  let ends: (Double, Double)

  /// A fit and its largest distance from the points.
  struct Result {
    var graph: CubicGraph
    var error: Double

    init(_ graph: CubicGraph, error: Double = .infinity) {
      (self.graph, self.error) = (graph, error)
    }
  }

  /// The best of several starts, or the first that is better than a goal.
  func best(starts: Int = 6, goal: Double = 0) -> Result {
    var found = Self.positions.map { start($0.0, $0.1) }.sorted { $0.error < $1.error }
    // Neighbours on the grid converge to the same optimum.
    var kept: [Result] = []
    for candidate in found where kept.count < starts {
      let isNear = kept.contains {
        abs($0.graph.controls[0] - candidate.graph.controls[0]) < 0.25
          && abs($0.graph.controls[2] - candidate.graph.controls[2]) < 0.25
      }
      if !isNear { kept.append(candidate) }
    }
    found = []
    for candidate in kept {
      found.append(improved(candidate, steps: 12))
      if found[found.count - 1].error < goal { return found[found.count - 1] }
    }
    found.sort { $0.error < $1.error }
    return found.prefix(2).map { improved($0, steps: 60) }.min { $0.error < $1.error } ?? found[0]
  }

  /// The best cubic polynomial: a linear problem.
  func polynomial() -> Result {
    improved(start(1.0 / 3, 2.0 / 3), steps: 4, isPolynomial: true)
  }

  /// The fit for handle positions, by least squares.
  private func start(_ x1: Double, _ x2: Double) -> Result {
    var graph = CubicGraph(ends: ends, controls: SIMD4(x1, 0, x2, 0))
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var t = 0.0
    let parameters = points.map { point in
      t = graph.parameter(at: point.x, guess: t)
      return t
    }
    for (point, t) in zip(points, parameters) {
      let s = 1 - t
      let (a, b) = (3 * s * s * t, 3 * s * t * t)
      let remainder = point.y - s * s * s * ends.0 - t * t * t * ends.1
      aa += a * a
      ab += a * b
      bb += b * b
      ar += a * remainder
      br += b * remainder
    }
    let determinant = aa * bb - ab * ab
    if determinant > 0 {
      graph.controls[1] = (ar * bb - br * ab) / determinant
      graph.controls[3] = (br * aa - ar * ab) / determinant
    }
    var error = 0.0
    for (point, t) in zip(points, parameters) {
      let distance = abs(point.y - graph.value(t: t))
      if !(distance <= error) { error = distance.isNaN ? .infinity : distance }
    }
    return Result(graph, error: error)
  }

  /// Descends from a fit until a step gains nothing.
  func improved(_ start: Result, steps: Int, isPolynomial: Bool = false) -> Result {
    var best = start
    var (rows, error) = rows(best.graph)
    best.error = error
    let height = max(
      1, abs(ends.0), abs(ends.1), abs(best.graph.controls[1]), abs(best.graph.controls[3]))
    var radius = isPolynomial ? 1e3 : 0.25
    for _ in 0..<steps {
      let p = best.graph.controls
      let box = (0..<4).map { index -> ClosedRange<Double> in
        if index % 2 == 1 { return -radius * height...radius * height }
        return isPolynomial ? 0...0 : max(-p[index], -radius)...min(1 - p[index], radius)
      }
      let plan = MinimaxStep(rows: rows, box: box)
      let hoped = best.error - plan.height
      guard hoped > 1e-6 * best.error, best.error > 1e-15 * height else { break }
      var graph = best.graph
      for index in 0..<4 { graph.controls[index] += plan.step[index] }
      for index in [0, 2] { graph.controls[index] = min(max(graph.controls[index], 0), 1) }
      let (nextRows, nextError) = self.rows(graph)
      let gained = best.error - nextError
      if gained > 0 {
        best = Result(graph, error: nextError)
        rows = nextRows
      }
      let ratio = gained / hoped
      if ratio > 0.75 { radius *= 2 } else if !(ratio > 0.25) { radius /= 4 }
      if radius < 1e-10 { break }
    }
    return best
  }

  /// The largest distance of a graph from the points.
  package func error(of graph: CubicGraph) -> Double { rows(graph).error }

  private func rows(
    _ graph: CubicGraph
  ) -> (rows: [(distance: Double, gradient: SIMD4<Double>)], error: Double) {
    var t = 0.0
    var error = 0.0
    let rows = points.map { point in
      t = graph.parameter(at: point.x, guess: t)
      let distance = point.y - graph.value(t: t)
      if !(abs(distance) <= error) { error = distance.isNaN ? .infinity : abs(distance) }
      return (distance: distance, gradient: graph.gradient(t: t))
    }
    return (rows, error)
  }

  private static let positions: [(Double, Double)] = {
    let positions = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1]
    return positions.flatMap { x1 in positions.map { (x1, $0) } }
  }()
}
