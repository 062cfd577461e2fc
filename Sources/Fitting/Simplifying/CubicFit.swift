import CurveArithmetic

/// Finds the cubic with the smallest maximum distance from points over 0...1, with given ends.
///
/// It starts on a grid of handle positions, for which the best handle heights are a linear problem.
/// Sequential linear programming with a trust region then improves the best starts.
struct CubicFit {
  /// The points, from 0 to 1.
  let points: FitPoints
  /// The values at 0 and 1.
  let ends: (Double, Double)

  init(points: [(x: Double, y: Double)], ends: (Double, Double)) {
    (self.points, self.ends) = (FitPoints(points, filler: ends.0), ends)
  }

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
    let grid = points.grid
    var found = grid.indices.map { start(grid[$0]) }.sorted { $0.error < $1.error }
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
    improved(start(points.start(1.0 / 3, 2.0 / 3)), steps: 4, isPolynomial: true)
  }

  /// The fit for handle positions, by least squares.
  private func start(_ position: FitPoints.Start) -> Result {
    var graph = CubicGraph(ends: ends, controls: SIMD4(position.x1, 0, position.x2, 0))
    var (aa, ab, bb) = (SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero)
    var (ar, br) = (SIMD8<Double>.zero, SIMD8<Double>.zero)
    for (index, t) in position.parameters.enumerated() {
      let s: SIMD8<Double> = 1 - t
      let a: SIMD8<Double> = s * s * t * 3
      let b: SIMD8<Double> = s * t * t * 3
      let first: SIMD8<Double> = s * s * s * ends.0
      let outer: SIMD8<Double> = first + t * t * t * ends.1
      let remainder: SIMD8<Double> = points.y[index] - outer
      aa += a * a
      ab += a * b
      bb += b * b
      ar += a * remainder
      br += b * remainder
    }
    let (a2, b2, product) = (aa.sum(), bb.sum(), ab.sum())
    let determinant = a2 * b2 - product * product
    if determinant > 0 {
      graph.controls[1] = (ar.sum() * b2 - br.sum() * product) / determinant
      graph.controls[3] = (br.sum() * a2 - ar.sum() * product) / determinant
    }
    var rows = MinimaxRows(blocks: [])
    for (index, t) in position.parameters.enumerated() {
      rows.blocks.append(.init(distance: points.y[index] - graph.values(t: t)))
    }
    return Result(graph, error: rows.largest)
  }

  /// Descends from a fit until a step gains nothing.
  func improved(_ start: Result, steps: Int, isPolynomial: Bool = false) -> Result {
    var best = start
    var parameters = points.x
    var rows = rows(best.graph, &parameters)
    best.error = rows.largest
    let height = max(
      1, abs(ends.0), abs(ends.1), abs(best.graph.controls[1]), abs(best.graph.controls[3]))
    var radius = isPolynomial ? 1e3 : 0.25
    for _ in 0..<steps {
      let p = best.graph.controls
      let reach = radius * height
      let low = SIMD4(max(-p[0], -radius), -reach, max(-p[2], -radius), -reach)
      let high = SIMD4(min(1 - p[0], radius), reach, min(1 - p[2], radius), reach)
      let fixed = SIMD4(0, reach, 0, reach)
      let plan =
        isPolynomial
        ? MinimaxStep(rows: rows, low: -fixed, high: fixed)
        : MinimaxStep(rows: rows, low: low, high: high)
      let hoped = best.error - plan.height
      guard hoped > 1e-6 * best.error, best.error > 1e-15 * height else { break }
      var graph = best.graph
      graph.controls += plan.step
      for index in [0, 2] { graph.controls[index] = min(max(graph.controls[index], 0), 1) }
      var nextParameters = parameters
      let nextRows = self.rows(graph, &nextParameters)
      let nextError = nextRows.largest
      let gained = best.error - nextError
      if gained > 0 {
        best = Result(graph, error: nextError)
        (rows, parameters) = (nextRows, nextParameters)
      }
      let ratio = gained / hoped
      if ratio > 0.75 { radius *= 2 } else if !(ratio > 0.25) { radius /= 4 }
      if radius < 1e-10 { break }
    }
    return best
  }

  /// The largest distance of a graph from the points.
  func error(of graph: CubicGraph) -> Double {
    var parameters = points.x
    return rows(graph, &parameters).largest
  }

  /// The distances from a graph and their derivatives.
  ///
  /// - Parameter parameters: Near the parameters of the points; become these.
  private func rows(_ graph: CubicGraph, _ parameters: inout [SIMD8<Double>]) -> MinimaxRows {
    var blocks: [MinimaxRows.Block] = []
    blocks.reserveCapacity(parameters.count)
    for index in parameters.indices {
      let t = graph.parameters(at: points.x[index], near: parameters[index])
      parameters[index] = t
      blocks.append(
        .init(distance: points.y[index] - graph.values(t: t), gradient: graph.gradients(t: t)))
    }
    return MinimaxRows(blocks: blocks)
  }
}
