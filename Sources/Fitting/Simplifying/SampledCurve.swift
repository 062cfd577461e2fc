import Curves

/// A timing function as nodes, straight between them within a tolerance, over a span within 0...1.
///
/// A node at a jump has two values: the limits from the left and from the right.
struct SampledCurve {
  /// A position of the function.
  struct Node {
    var x: Double
    /// The value, or the limit from the left.
    var y: Double
    /// The value to the right of a jump; `y` at other nodes.
    var after: Double

    init(x: Double, y: Double, after: Double) {
      (self.x, self.y, self.after) = (x, y, after)
    }

    /// The limits of a function at a progress, up to rounding.
    init(at x: Double, of sample: (Double) -> Double) {
      func isNear(_ value: Double, _ other: Double, _ here: Double) -> Bool {
        abs(value - other) <= SampledCurve.smallestJump * max(1, abs(here))
      }
      self.x = x
      let here = sample(x)
      let left = x > 0 ? sample(x * (1 - 0x1p-50)) : here
      y = isNear(left, here, here) ? here : left
      let right = x < 1 ? sample(max(x * (1 + 0x1p-50), 0x1p-1000)) : here
      after = isNear(right, y, here) ? y : right
    }
  }

  private(set) var nodes: [Node] = []
  private let sample: @Sendable (Double) -> Double
  /// The largest distance from a chord.
  private var tolerance: Double
  /// Whether the nodes are further apart than the tolerance allows, because there would be too many.
  private(set) var isCoarse = false

  /// Below this height a jump counts as continuous.
  fileprivate static let smallestJump = 1e-6
  /// The width at which halving stops: a steeper part counts as vertical.
  private static let smallestWidth = 1e-13
  /// The maximum number of nodes.
  private let limit: Int

  /// Samples a function, more densely where it bends.
  ///
  /// - Parameters:
  ///   - function: The function; its breakpoints become nodes.
  ///   - tolerance: The largest distance between the function and the chord between two nodes.
  ///   - stops: The stops of the longest polyline sought. It needs about 17 nodes a stop.
  ///   - isCoarseUseful: Whether nodes that are further apart than the tolerance allows are of use. If
  ///     not, sampling ends at the limit.
  ///
  /// Complexity: a few evaluations for each node. The number of nodes grows with the square root of the
  /// bend over the tolerance, up to 50 a stop.
  init(
    _ function: some TimingFunction, tolerance: Double, stops: Int, isCoarseUseful: Bool = true
  ) {
    sample = { function.value(at: $0) }
    self.tolerance = tolerance
    limit = max(50 * stops, 25_000)
    var positions = function.breakpoints.innerBreakpoints
    // Of more positions than nodes, no net has all.
    let step = 4 * positions.count / limit
    if step > 1 {
      isCoarse = true
      guard isCoarseUseful else { return }
      positions = stride(from: 0, to: positions.count, by: step).map { positions[$0] }
    }
    positions.append(1)
    sampleAll(positions)
    // A coarser net everywhere is better than none for the last part.
    while nodes.count >= limit, self.tolerance < 1e110 {
      isCoarse = true
      guard isCoarseUseful else { return }
      self.tolerance *= 16
      sampleAll(positions)
    }
  }

  private mutating func sampleAll(_ positions: [Double]) {
    nodes = [Node(at: 0, of: sample)]
    // Many breakpoints are close together.
    let least = positions.count < 10_000 ? 4 : 1
    var start = 0.0
    for position in positions {
      let count = max(least, Int((256 * (position - start)).rounded(.up)))
      for index in 1..<count {
        let x = start + (position - start) * Double(index) / Double(count)
        append(to: x, sample(x))
      }
      let node = Node(at: position, of: sample)
      append(to: position, node.y)
      nodes[nodes.count - 1].after = node.after
      if nodes.count >= limit { return }
      start = position
    }
  }

  /// Adds nodes up to a position by halving while the curve deviates from the chord.
  private mutating func append(to end: Double, _ value: Double) {
    var stack = [(x: end, y: value)]
    var (x, y) = (nodes[nodes.count - 1].x, nodes[nodes.count - 1].after)
    while let next = stack.last {
      let width = next.x - x
      let middle = x + width / 2
      if width > Self.smallestWidth, nodes.count + stack.count < limit {
        let value = sample(middle)
        let quarter = sample(x + width / 4)
        // Rounding bends every line of large values.
        let allowed = tolerance + 0x1p-50 * max(abs(y), abs(next.y))
        let isStraight =
          abs(value - (y / 2 + next.y / 2)) <= allowed
          && abs(quarter - (0.75 * y + 0.25 * next.y)) <= allowed
        if !isStraight {
          stack.append((middle, value))
          continue
        }
      }
      stack.removeLast()
      nodes.append(Node(x: next.x, y: next.y, after: next.y))
      (x, y) = next
    }
  }
}
