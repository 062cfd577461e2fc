/// The lines that pass through a growing row of vertical gates.
///
/// Of all lines through the gates so far, only the steepest and the flattest matter: another gate is
/// passable unless one of them misses it on the wrong side. Each touches two gate posts. These lie on the
/// convex hulls of the upper and the lower posts and only move forwards.
///
/// Source: J. O'Rourke, "An on-line algorithm for fitting straight lines between data ranges",
/// CACM 24 (1981).
struct StabbingLine {
  /// A line, given by a point and a slope.
  struct Line {
    var x: Double
    var y: Double
    var slope: Double

    func value(at position: Double) -> Double { y + slope * (position - x) }
  }

  /// How every line misses a gate.
  enum Miss {
    /// Every line passes above the gate.
    case above
    /// Every line passes below it.
    case below
  }

  /// The steepest line, and the index of the later gate that it touches.
  private(set) var steepest: (line: Line, support: Int)?
  /// The flattest.
  private(set) var flattest: (line: Line, support: Int)?
  /// The lower posts that a line through a later gate may touch from above, and vice versa for the upper
  /// ones.
  private var floor: Hull
  private var ceiling: Hull

  /// An end of a gate.
  struct Post {
    var x: Double
    var y: Double
  }

  /// The posts that a number of gates requires memory for.
  static func capacity(gates: Int) -> Int { 2 * (gates + 1) }

  /// - Parameters:
  ///   - posts: Memory for as many posts as the gates require.
  ///   - gates: The maximum number of gates in a row.
  init(posts: UnsafeMutablePointer<Post>, gates: Int) {
    floor = Hull(isUpper: true, posts)
    ceiling = Hull(isUpper: false, posts + (gates + 1))
  }

  /// Begins a new row of gates.
  mutating func restart() {
    (steepest, flattest) = (nil, nil)
    floor.removeAll()
    ceiling.removeAll()
  }

  /// Adds a lower post: the line must pass above it.
  mutating func keepAbove(_ x: Double, _ y: Double) { floor.append(x, y) }

  /// Adds an upper post: the line must pass below it.
  mutating func keepBelow(_ x: Double, _ y: Double) { ceiling.append(x, y) }

  /// Adds a gate to the right of all others, or returns how every line misses it.
  mutating func pass(_ index: Int, _ x: Double, _ low: Double, _ high: Double) -> Miss? {
    if let steepest, steepest.line.value(at: x) < low { return .below }
    if let flattest, flattest.line.value(at: x) > high { return .above }
    if high < steepest?.line.value(at: x) ?? .infinity, let slope = floor.tangent(x, high) {
      steepest = (Line(x: x, y: high, slope: slope), index)
    }
    if low > flattest?.line.value(at: x) ?? -.infinity, let slope = ceiling.tangent(x, low) {
      flattest = (Line(x: x, y: low, slope: slope), index)
    }
    floor.append(x, low)
    ceiling.append(x, high)
    return nil
  }

  /// A convex hull that grows to the right, seen from the other side.
  private struct Hull {
    let isUpper: Bool
    private let posts: UnsafeMutablePointer<Post>
    private var count = 0
    /// The first post that a tangent may still touch.
    private var first = 0

    init(isUpper: Bool, _ posts: UnsafeMutablePointer<Post>) {
      (self.isUpper, self.posts) = (isUpper, posts)
    }

    mutating func removeAll() { (count, first) = (0, 0) }

    mutating func append(_ x: Double, _ y: Double) {
      while count - first >= 2 {
        let (a, b) = (posts[count - 2], posts[count - 1])
        let turn = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
        guard isUpper ? turn >= 0 : turn <= 0 else { break }
        count -= 1
      }
      (posts + count).initialize(to: Post(x: x, y: y))
      count += 1
    }

    /// The slope of the tangent through a point to the right of all posts; nil if the hull is empty.
    mutating func tangent(_ x: Double, _ y: Double) -> Double? {
      guard first < count else { return nil }
      func slope(_ index: Int) -> Double { (y - posts[index].y) / (x - posts[index].x) }
      var best = slope(first)
      while first + 1 < count {
        let next = slope(first + 1)
        guard isUpper ? next <= best : next >= best else { break }
        (first, best) = (first + 1, next)
      }
      return best
    }
  }
}
