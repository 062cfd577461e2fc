/// A rectangle with sides parallel to the axes; the direction of y is up to the user.
struct PlotBox: Sendable, Hashable {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>

  func intersects(_ other: PlotBox) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }

  func contains(_ other: PlotBox) -> Bool {
    x.lowerBound <= other.x.lowerBound && other.x.upperBound <= x.upperBound
      && y.lowerBound <= other.y.lowerBound && other.y.upperBound <= y.upperBound
  }

  func contains(_ point: Figure.Point) -> Bool { x.contains(point.x) && y.contains(point.y) }

  /// The part of a segment within the box; nil if they do not intersect.
  ///
  /// Y.-D. Liang and B. Barsky, "A New Concept and Method for Line Clipping" (1984).
  func clip(_ a: Figure.Point, _ b: Figure.Point) -> (Figure.Point, Figure.Point)? {
    if contains(a), contains(b) { return (a, b) }
    let dx = b.x - a.x
    let dy = b.y - a.y
    var enter = (t: 0.0, side: -1)
    var leave = (t: 1.0, side: -1)
    let sides = [
      (-dx, a.x - x.lowerBound), (dx, x.upperBound - a.x),
      (-dy, a.y - y.lowerBound), (dy, y.upperBound - a.y),
    ]
    for (side, (direction, distance)) in sides.enumerated() {
      if direction == 0 {
        if distance < 0 { return nil }
      } else if direction < 0 {
        if distance / direction > enter.t { enter = (distance / direction, side) }
      } else if distance / direction < leave.t {
        leave = (distance / direction, side)
      }
    }
    guard enter.t <= leave.t else { return nil }
    // A position on a side lies there exactly, however steep the line and however distant its ends.
    func point(_ end: (t: Double, side: Int)) -> Figure.Point {
      let (h, v) = (a.x + end.t * dx, a.y + end.t * dy)
      return switch end.side {
      case 0: Figure.Point(x: x.lowerBound, y: min(max(v, y.lowerBound), y.upperBound))
      case 1: Figure.Point(x: x.upperBound, y: min(max(v, y.lowerBound), y.upperBound))
      case 2: Figure.Point(x: min(max(h, x.lowerBound), x.upperBound), y: y.lowerBound)
      default: Figure.Point(x: min(max(h, x.lowerBound), x.upperBound), y: y.upperBound)
      }
    }
    return (enter.side < 0 ? a : point(enter), leave.side < 0 ? b : point(leave))
  }
}

/// Reduces lines of points to what a picture can show.
enum Polyline {
  /// The visible parts of a line, each a connected run of points within the window.
  ///
  /// Points that are not finite break the line. A point between two breaks is a run of its own.
  /// Coordinates and window stay within `PlotAxis.limit`, so no difference overflows.
  static func runs(_ points: [Figure.Point], in window: PlotBox) -> [[Figure.Point]] {
    var runs: [[Figure.Point]] = []
    var run: [Figure.Point] = []
    var previous: Figure.Point?
    func close() {
      if !run.isEmpty { runs.append(run) }
      run = []
    }
    for point in points {
      guard point.x.isFinite, point.y.isFinite else {
        close()
        previous = nil
        continue
      }
      let here = Figure.Point(x: limited(point.x), y: limited(point.y))
      if let (start, end) = window.clip(previous ?? here, here) {
        if run.last != start {
          close()
          run = [start]
        }
        if end != start { run.append(end) }
      }
      previous = here
    }
    close()
    return runs
  }

  /// The points of a run that determine its appearance on pixels of a given size.
  ///
  /// They include the lowest and the highest point of the run. Every omitted point lies within a
  /// twentieth of a pixel of a line. Complexity: O(n). The result has at most four points per pixel
  /// column for a run from left to right, and one or two hundred in all for a smooth one.
  static func thinned(
    _ run: [Figure.Point], pixel: (width: Double, height: Double)
  ) -> [Figure.Point] {
    guard pixel.width > 0 else { return run }
    return straightened(columns(run, width: pixel.width), tolerance: pixel.height / 20)
  }

  /// The first, last, lowest and highest point in each column, in their order.
  ///
  /// This changes no pixel of a thin line: U. Jugel et al., "M4: A Visualization-Oriented Time Series
  /// Data Aggregation" (2014).
  private static func columns(_ run: [Figure.Point], width: Double) -> [Figure.Point] {
    guard let origin = run.first?.x else { return run }
    var kept: [Figure.Point] = []
    var start = 0
    while start < run.count {
      let cell = ((run[start].x - origin) / width).rounded(.down)
      var end = start + 1
      var low = start
      var high = start
      while end < run.count, ((run[end].x - origin) / width).rounded(.down) == cell {
        if run[end].y < run[low].y { low = end }
        if run[end].y > run[high].y { high = end }
        end += 1
      }
      var last = -1
      for index in [start, min(low, high), max(low, high), end - 1] where index > last {
        kept.append(run[index])
        last = index
      }
      start = end
    }
    return kept
  }

  /// Removes points that lie within the tolerance, measured vertically, of a straight line.
  ///
  /// From the last kept point, the slopes that pass close enough to all following points form a range.
  /// The line ends where the next point lies outside it (the sleeve of Z. Zhao and A. Saalfeld,
  /// "Linear-Time Sleeve-Fitting Polyline Simplification Algorithms", 1997). Turning points are always
  /// kept.
  private static func straightened(
    _ run: [Figure.Point], tolerance: Double
  ) -> [Figure.Point] {
    guard var anchor = run.first, let last = run.last, run.count > 2 else { return run }
    var kept = [anchor]
    var slopes = -Double.infinity...Double.infinity
    for index in 1..<(run.count - 1) {
      let (before, point, after) = (run[index - 1], run[index], run[index + 1])
      let turns = (point.y - before.y).sign != (after.y - point.y).sign || point.x <= anchor.x
      let dx = point.x - anchor.x
      let low = max(slopes.lowerBound, (point.y - tolerance - anchor.y) / dx)
      let high = min(slopes.upperBound, (point.y + tolerance - anchor.y) / dx)
      let next = (after.y - anchor.y) / (after.x - anchor.x)
      if !turns, after.x > point.x, low <= next, next <= high {
        slopes = low...high
      } else {
        kept.append(point)
        anchor = point
        slopes = -Double.infinity...Double.infinity
      }
    }
    return kept + [last]
  }

  private static func limited(_ value: Double) -> Double {
    min(max(value, -PlotAxis.limit), PlotAxis.limit)
  }
}
