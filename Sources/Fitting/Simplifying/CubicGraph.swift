/// A cubic Bézier curve over 0...1 with any end values: the segment between two keyframes.
struct CubicGraph {
  /// The values at 0 and 1.
  var ends: (Double, Double)
  /// The control points: x1, y1, x2, y2.
  var controls: SIMD4<Double>

  /// The same shape between other ends.
  func fitted(to ends: (Double, Double)) -> Self {
    let scale = (ends.1 - ends.0) / (self.ends.1 - self.ends.0)
    guard scale.isFinite else { return self }
    var graph = CubicGraph(ends: ends, controls: controls)
    for index in [1, 3] { graph.controls[index] = ends.0 + scale * (controls[index] - self.ends.0) }
    return graph
  }
}
