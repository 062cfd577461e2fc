import Spring

extension VectorValue {
  /// The Euclidean distance to another value, over the components.
  public func distance(to other: Self) -> Double {
    var squares = 0.0
    // Scaled, so that no square overflows or underflows.
    var scale = 0.0
    for index in 0..<min(componentCount, other.componentCount) {
      scale = max(scale, abs(other[component: index] - self[component: index]))
    }
    guard scale > 0, scale.isFinite else { return scale }
    for index in 0..<min(componentCount, other.componentCount) {
      let share = (other[component: index] - self[component: index]) / scale
      squares += share * share
    }
    return scale * squares.squareRoot()
  }
}
