import Curves

/// A timing function as nodes, straight between them within a tolerance, over a span within 0...1.
///
/// A node at a jump has two values: the limits from the left and from the right.
struct SampledCurve {
  /// A place of the function.
  struct Node {
    var x: Double
    /// The value, or the limit from the left.
    var y: Double
    /// The value to the right of a jump; `y` at other nodes.
    var after: Double

    var jumps: Bool { y != after }
  }

  private(set) var nodes: [Node] = []
  private let sample: @Sendable (Double) -> Double
  private let tolerance: Double

  /// Below this height a jump counts as continuous.
  private static let smallestJump = 1e-6
  /// The width at which halving stops: a steeper part counts as vertical.
  private static let smallestWidth = 1e-13
  /// The maximum number of nodes, about 400 bytes for each progress of a picture's pixel.
  private static let nodeLimit = 2_000_000

  /// Samples a function, more densely where it bends.
  ///
  /// - Parameters:
  ///   - function: The function; its breakpoints become nodes.
  ///   - tolerance: The largest distance between the function and the chord between two nodes.
  ///
  /// Complexity: a few evaluations for each node. The number of nodes grows with the square root of the
  /// bend over the tolerance, up to two million.
  init(_ function: some TimingFunction, tolerance: Double) {
    sample = { function.value(at: $0) }
    self.tolerance = tolerance
    let places = function.breakpoints.innerPlaces + [1]
    let first = sample(0)
    nodes = [Node(x: 0, y: first, after: first)]
    mark(at: 0)
    var start = 0.0
    for place in places {
      let count = max(4, Int((256 * (place - start)).rounded(.up)))
      for index in 1...count {
        let x = index == count ? place : start + (place - start) * Double(index) / Double(count)
        let left = index == count ? before(place) : sample(x)
        append(to: x, left)
      }
      mark(at: place)
      start = place
    }
  }

  /// The limit from the left, up to rounding.
  private func before(_ place: Double) -> Double {
    let (here, left) = (sample(place), sample(place * (1 - 0x1p-50)))
    return abs(here - left) > Self.smallestJump * max(1, abs(here)) ? left : here
  }

  /// Sets the last node's value to the right.
  private mutating func mark(at place: Double) {
    let last = nodes.count - 1
    let here = sample(place)
    let right = place < 1 ? sample(max(place * (1 + 0x1p-50), 0x1p-1000)) : here
    let scale = Self.smallestJump * max(1, abs(here))
    nodes[last].after = abs(right - nodes[last].y) > scale ? right : nodes[last].y
  }

  /// Adds nodes up to a place by halving while the curve deviates from the chord.
  private mutating func append(to end: Double, _ value: Double) {
    var stack = [(x: end, y: value)]
    var (x, y) = (nodes[nodes.count - 1].x, nodes[nodes.count - 1].after)
    while let next = stack.last {
      let width = next.x - x
      let middle = x + width / 2
      if width > Self.smallestWidth, nodes.count + stack.count < Self.nodeLimit {
        let value = sample(middle)
        let quarter = sample(x + width / 4)
        let isStraight =
          abs(value - (y + next.y) / 2) <= tolerance
          && abs(quarter - (0.75 * y + 0.25 * next.y)) <= tolerance
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
