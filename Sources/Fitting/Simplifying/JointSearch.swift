import Curves

/// Finds the least error for a number of stops.
struct JointSearch {
  /// A polyline and the error for which it was found.
  struct Polyline {
    var joints: [Tunnel.Joint]
    var error: Double
  }

  private let tunnel: Tunnel
  /// Whether the nodes miss the function: more stops than sought are needed.
  let isCoarse: Bool

  /// - Parameters:
  ///   - stops: The stops of the longest polyline sought.
  ///   - isCoarseUseful: Whether a polyline that misses the function between the nodes is of use.
  init(
    _ function: some TimingFunction, tolerance: Double, stops: Int, end: Double?,
    endReach: Double = 0, isCoarseUseful: Bool = true
  ) {
    let sampled = SampledCurve(
      function, tolerance: tolerance / 120, stops: stops, isCoarseUseful: isCoarseUseful)
    isCoarse = sampled.isCoarse
    tunnel = Tunnel(
      nodes: sampled.nodes, end: end ?? function.value(at: 1), endReach: endReach)
  }

  func joints(within error: Double, limit: Int) -> [Tunnel.Joint]? {
    tunnel.joints(within: error, limit: limit)
  }

  /// The polyline with the least error, to 0.1 %; the error is infinite if no polyline was found.
  ///
  /// Complexity: about 20 passes over the nodes.
  func leastError(stops: Int, upTo known: Double?) -> Polyline {
    let high = known ?? max(span, 1e-300)
    guard let joints = tunnel.joints(within: high, limit: stops) else {
      return Polyline(joints: [], error: .infinity)
    }
    return leastError(stops: stops, from: Polyline(joints: joints, error: high))
  }

  /// The same, from a polyline with at most that many stops.
  func leastError(stops: Int, from start: Polyline) -> Polyline {
    var best = start
    func attempt(_ error: Double) -> Bool {
      guard let joints = tunnel.joints(within: error, limit: stops) else { return false }
      best = Polyline(joints: joints, error: error)
      return true
    }
    // The error of exactly straight functions ends at rounding.
    let rounding = 1e-15 * max(span, 1)
    var low = start.error
    while low > rounding, attempt(low / 4) { low /= 4 }
    var high = best.error
    low = high / 4
    while high > low * 1.001 {
      let middle = (low * high).squareRoot()
      if attempt(middle) { high = middle } else { low = middle }
    }
    return best
  }

  /// The difference between the largest and the smallest value.
  private var span: Double {
    var (low, high) = (tunnel.end, tunnel.end)
    for node in tunnel.nodes {
      low = min(low, node.y, node.after)
      high = max(high, node.y, node.after)
    }
    return high - low
  }
}

extension JointSearch.Polyline {
  /// The polyline with the fewest digits that cost at most an error.
  ///
  /// First each input is rounded, more finely where the slope changes much. Then the output is set to
  /// that of the links at the rounded input, and rounded.
  func rounded(budget: Double) -> PiecewiseLinear? {
    let stops = joints.indices.map { index in
      let joint = joints[index]
      guard let slopes = joint.slopes else {
        return PiecewiseLinear.Stop(DecimalRounding.round(joint.y, within: budget / 2), at: joint.x)
      }
      let gap = min(joint.x - joints[index - 1].x, joints[index + 1].x - joint.x)
      let turn = abs(slopes.after - slopes.before)
      let x = DecimalRounding.round(joint.x, within: min(budget / max(turn, 1e-300), gap / 4))
      // Half way between the two links there.
      let y = joint.y + (slopes.before + slopes.after) / 2 * (x - joint.x)
      return PiecewiseLinear.Stop(DecimalRounding.round(y, within: budget / 2), at: x)
    }
    return try? PiecewiseLinear(stops: stops)
  }
}
