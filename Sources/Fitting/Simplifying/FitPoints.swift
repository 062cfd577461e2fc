/// The points of a fit in blocks of eight. Points at the start, where every graph passes, fill the last block.
struct FitPoints {
  let x: [SIMD8<Double>]
  let y: [SIMD8<Double>]
  let count: Int

  /// - Parameter filler: The value at 0.
  init(_ points: [(x: Double, y: Double)], filler: Double) {
    var x = [SIMD8<Double>](repeating: .zero, count: (points.count + 7) / 8)
    var y = [SIMD8<Double>](repeating: SIMD8(repeating: filler), count: x.count)
    for (index, point) in points.enumerated() {
      x[index / 8][index % 8] = point.x
      y[index / 8][index % 8] = point.y
    }
    (self.x, self.y, count) = (x, y, points.count)
  }

  /// Handle positions, and the parameters of the points on a graph with these.
  struct Start {
    let x1: Double
    let x2: Double
    let parameters: [SIMD8<Double>]

    init(_ x1: Double, _ x2: Double, _ x: [SIMD8<Double>]) {
      (self.x1, self.x2) = (x1, x2)
      let graph = CubicGraph(ends: (0, 1), controls: SIMD4(x1, 0, x2, 0))
      parameters = x.map { graph.parameters(at: $0, near: $0) }
    }
  }

  func start(_ x1: Double, _ x2: Double) -> Start { Start(x1, x2, x) }

  /// The handle positions where a search starts.
  var grid: [Start] {
    x == Self.usual.x ? Self.usualGrid : Self.positions.map { Start($0.0, $0.1, x) }
  }

  /// The points without breakpoints between them, for which the search for pieces fits most often.
  private static let usual = FitPoints(CubicSamples.coarse.map { (x: $0, y: 0) }, filler: 0)

  private static let usualGrid = positions.map { Start($0.0, $0.1, usual.x) }

  private static let positions: [(Double, Double)] = {
    let positions = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1]
    return positions.flatMap { x1 in positions.map { (x1, $0) } }
  }()
}
