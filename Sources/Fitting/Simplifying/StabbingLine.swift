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
  private var floor = Hull(isUpper: true)
  private var ceiling = Hull(isUpper: false)

  /// Begins a new row of gates; the memory is kept.
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
    private var points: [(x: Double, y: Double)] = []
    /// The first point that a tangent may still touch.
    private var first = 0

    init(isUpper: Bool) { self.isUpper = isUpper }

    mutating func removeAll() {
      points.removeAll(keepingCapacity: true)
      first = 0
    }

    mutating func append(_ x: Double, _ y: Double) {
      while points.count - first >= 2 {
        let (a, b) = (points[points.count - 2], points[points.count - 1])
        let turn = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
        guard isUpper ? turn >= 0 : turn <= 0 else { break }
        points.removeLast()
      }
      points.append((x, y))
    }

    /// The slope of the tangent through a point to the right of all points; nil if the hull is empty.
    mutating func tangent(_ x: Double, _ y: Double) -> Double? {
      guard first < points.count else { return nil }
      func slope(_ index: Int) -> Double { (y - points[index].y) / (x - points[index].x) }
      while first + 1 < points.count,
        isUpper ? slope(first + 1) <= slope(first) : slope(first + 1) >= slope(first)
      {
        first += 1
      }
      return slope(first)
    }
  }
}
