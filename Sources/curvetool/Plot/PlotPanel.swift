/// A panel at its place: axes, and marks reduced to what can be seen.
struct PlotPanel: Sendable, Hashable {
  /// Something drawn, in drawing coordinates of the axes: values less the base.
  enum Shape: Sendable, Hashable {
    case area([Figure.Point], color: Figure.Color, opacity: Double)
    /// Runs of connected points; `width` in pixels.
    case stroke([[Figure.Point]], color: Figure.Color, width: Double, isDashed: Bool)
    case dot(Figure.Point, color: Figure.Color, radius: Double)
  }

  /// In pixels.
  let frame: PlotBox
  let x: PlotAxis
  let y: PlotAxis
  let showsXTicks: Bool
  /// From back to front.
  private(set) var shapes: [Shape] = []
  /// The labels of marks, where they hide nothing.
  private(set) var texts: [PlotLayout.Text] = []

  init(
    _ panel: Figure.Panel, frame: PlotBox, x: PlotAxis, y: PlotAxis, style: PlotLayout.Style,
    theme: Figure.Theme, showsXTicks: Bool
  ) {
    self.frame = frame
    self.x = x
    self.y = y
    self.showsXTicks = showsXTicks
    shapes = panel.marks.compactMap { shape($0, style: style, theme: theme) }
    texts = labels(of: panel.marks, style: style, theme: theme)
  }

  /// What can be drawn, in drawing coordinates.
  private var window: PlotBox { PlotBox(x: x.range, y: y.range) }

  /// A place in pixels.
  func pixel(_ point: Figure.Point) -> Figure.Point {
    let h = (point.x - x.range.lowerBound) / (x.range.upperBound - x.range.lowerBound)
    let v = (point.y - y.range.lowerBound) / (y.range.upperBound - y.range.lowerBound)
    return Figure.Point(
      x: frame.x.lowerBound + h * (frame.x.upperBound - frame.x.lowerBound),
      y: frame.y.upperBound - v * (frame.y.upperBound - frame.y.lowerBound))
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

  /// A data point in drawing coordinates, or nil when it is not in the window.
  func visible(_ point: Figure.Point) -> Figure.Point? {
    let moved = Figure.Point(x: point.x - x.base, y: point.y - y.base)
    return window.x.contains(moved.x) && window.y.contains(moved.y) ? moved : nil
  }

  /// The visible parts of a line, with no more points than there are pixels to show them.
  func runs(_ points: [Figure.Point]) -> [[Figure.Point]] {
    let moved = points.map { Figure.Point(x: $0.x - x.base, y: $0.y - y.base) }
    return Polyline.runs(moved, in: window).map { Polyline.thinned($0, pixel: pixelSize) }
  }

  private func shape(
    _ mark: Figure.Mark, style: PlotLayout.Style, theme: Figure.Theme
  ) -> Shape? {
    switch mark {
    case .curve(let curve):
      let runs = runs(curve.points)
      if runs.count == 1, runs[0].count == 1 {
        // The one point of a motion that has no more is still to be seen.
        return .dot(runs[0][0], color: theme.color(curve.ink), radius: 5 * style.stroke)
      }
      return .stroke(
        runs, color: theme.color(curve.ink), width: curve.width * style.stroke,
        isDashed: curve.isDashed || curve.ink.isDashed)
    case .region(let upper, let lower, let ink):
      let outline = edge(upper) + edge(lower).reversed()
      return outline.count < 3 ? nil : .area(outline, color: theme.color(ink), opacity: 0.08)
    case .band(let band, let ink):
      guard let low = clamped(band.lowerBound), let high = clamped(band.upperBound), low < high
      else { return nil }
      let (left, right) = (x.range.lowerBound, x.range.upperBound)
      let corners = [(left, low), (right, low), (right, high), (left, high)]
      return .area(
        corners.map { Figure.Point(x: $0.0, y: $0.1) }, color: theme.color(ink), opacity: 0.18)
    case .level(let value, let ink):
      let level = value - y.base
      guard y.range.contains(level) else { return nil }
      let ends = [x.range.lowerBound, x.range.upperBound].map { Figure.Point(x: $0, y: level) }
      return .stroke(
        [ends], color: ink == .muted ? theme.axis : theme.color(ink), width: 1.6 * style.stroke,
        isDashed: false)
    case .marker(let position, _, let ink):
      let moment = position - x.base
      guard x.range.contains(moment) else { return nil }
      let ends = [y.range.lowerBound, y.range.upperBound].map { Figure.Point(x: moment, y: $0) }
      return .stroke([ends], color: theme.color(ink), width: 2 * style.stroke, isDashed: true)
    case .dot(let point, _, let ink):
      return visible(point).map {
        .dot($0, color: theme.color(ink), radius: 6.5 * style.stroke)
      }
    }
  }

  /// A side of a region: the points within the horizontal range, held within the vertical one.
  private func edge(_ points: [Figure.Point]) -> [Figure.Point] {
    let tall = PlotBox(x: x.range, y: -PlotAxis.limit...PlotAxis.limit)
    let moved = points.map { Figure.Point(x: $0.x - x.base, y: $0.y - y.base) }
    return Polyline.runs(moved, in: tall).flatMap { run in
      let held = run.map {
        Figure.Point(x: $0.x, y: min(max($0.y, y.range.lowerBound), y.range.upperBound))
      }
      return Polyline.thinned(held, pixel: pixelSize)
    }
  }

  /// A value in drawing coordinates, held within the range.
  private func clamped(_ value: Double) -> Double? {
    value.isNaN ? nil : min(max(value - y.base, y.range.lowerBound), y.range.upperBound)
  }
}
