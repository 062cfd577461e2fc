/// Converts data to drawing coordinates and pixels.
///
/// Drawing coordinates are values minus the bases of the axes.
struct PlotScale: Sendable, Hashable {
  /// The frame in pixels, from the top left corner of the picture.
  let frame: PlotBox
  let x: PlotAxis
  let y: PlotAxis
  /// Whether y points down.
  var isDownward = false

  /// The visible window, in drawing coordinates.
  private var window: PlotBox { PlotBox(x: x.range, y: y.range) }

  /// A position in pixels.
  func pixel(_ point: Figure.Point) -> Figure.Point {
    let h = (point.x - x.range.lowerBound) / (x.range.upperBound - x.range.lowerBound)
    let v = (point.y - y.range.lowerBound) / (y.range.upperBound - y.range.lowerBound)
    return Figure.Point(
      x: frame.x.lowerBound + h * (frame.x.upperBound - frame.x.lowerBound),
      y: isDownward
        ? frame.y.lowerBound + v * (frame.y.upperBound - frame.y.lowerBound)
        : frame.y.upperBound - v * (frame.y.upperBound - frame.y.lowerBound))
  }

  /// The position of a pixel in drawing coordinates: the inverse of ``pixel(_:)``.
  func drawingPoint(_ pixel: Figure.Point) -> Figure.Point {
    let h = (pixel.x - frame.x.lowerBound) / (frame.x.upperBound - frame.x.lowerBound)
    let down = (pixel.y - frame.y.lowerBound) / (frame.y.upperBound - frame.y.lowerBound)
    return Figure.Point(
      x: x.range.lowerBound + h * (x.range.upperBound - x.range.lowerBound),
      y: y.range.lowerBound
        + (isDownward ? down : 1 - down) * (y.range.upperBound - y.range.lowerBound))
  }

  /// The size of a pixel in drawing coordinates.
  private var pixelSize: (width: Double, height: Double) {
    (
      (x.range.upperBound - x.range.lowerBound)
        / max(frame.x.upperBound - frame.x.lowerBound, 1),
      (y.range.upperBound - y.range.lowerBound)
        / max(frame.y.upperBound - frame.y.lowerBound, 1)
    )
  }

  /// A data point in drawing coordinates; nil if it is outside the window.
  func visible(_ point: Figure.Point) -> Figure.Point? {
    let moved = Figure.Point(x: point.x - x.base, y: point.y - y.base)
    return window.contains(moved) ? moved : nil
  }

  /// The visible ones of some points in drawing coordinates, at most one in each pixel.
  func apart(_ points: [Figure.Point]) -> [Figure.Point] {
    var taken: Set<SIMD2<Int>> = []
    return points.compactMap(visible).filter {
      let position = pixel($0)
      return taken.insert(SIMD2(Int(position.x), Int(position.y))).inserted
    }
  }

  /// The visible parts of a line, with only as many points as the pixels can show.
  func runs(_ points: [Figure.Point]) -> [[Figure.Point]] {
    let moved = points.map { Figure.Point(x: $0.x - x.base, y: $0.y - y.base) }
    return Polyline.runs(moved, in: window).map { Polyline.thinned($0, pixel: pixelSize) }
  }

  /// Positions in pixels along the visible parts of a line, at most a step apart.
  func trace(_ points: [Figure.Point], step: Double) -> [Figure.Point] {
    runs(points).flatMap { run in
      let positions = run.map(pixel)
      return zip(positions, positions.dropFirst()).flatMap { a, b in
        let pieces = max((max(abs(b.x - a.x), abs(b.y - a.y)) / step).rounded(.up), 1)
        return (0..<Int(pieces)).map {
          let t = Double($0) / pieces
          return Figure.Point(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
        }
      } + positions.suffix(1)
    }
  }

  /// The points of a line, limited to the vertical range.
  func held(_ points: [Figure.Point]) -> [Figure.Point] {
    let tall = PlotBox(x: x.range, y: -PlotAxis.limit...PlotAxis.limit)
    let moved = points.map { Figure.Point(x: $0.x - x.base, y: $0.y - y.base) }
    return Polyline.runs(moved, in: tall).flatMap { run in
      var held: [Figure.Point] = []
      func add(_ point: Figure.Point) {
        let height = min(max(point.y, y.range.lowerBound), y.range.upperBound)
        let position = Figure.Point(x: point.x, y: height)
        if held.last != position { held.append(position) }
      }
      for (a, b) in zip(run, run.dropFirst() + run.suffix(1)) {
        add(a)
        if let (entry, exit) = window.clip(a, b) {
          add(entry)
          add(exit)
        }
      }
      return Polyline.thinned(held, pixel: pixelSize)
    }
  }

  /// A value in drawing coordinates, limited to the range; nil for NaN.
  func held(_ value: Double) -> Double? {
    value.isNaN ? nil : min(max(value - y.base, y.range.lowerBound), y.range.upperBound)
  }

  /// The ends of a horizontal line across the frame; nil if it is outside the window.
  func level(_ value: Double) -> [Figure.Point]? {
    guard y.range.contains(value - y.base) else { return nil }
    return [x.range.lowerBound, x.range.upperBound].map {
      Figure.Point(x: $0, y: value - y.base)
    }
  }

  /// The ends of a vertical line across the frame; nil if it is outside the window.
  func moment(_ value: Double) -> [Figure.Point]? {
    guard x.range.contains(value - x.base) else { return nil }
    return [y.range.upperBound, y.range.lowerBound].map {
      Figure.Point(x: value - x.base, y: $0)
    }
  }
}
