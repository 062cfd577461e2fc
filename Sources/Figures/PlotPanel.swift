/// A panel in its place: axes, and marks reduced to the visible detail.
struct PlotPanel: Sendable, Hashable {
  /// A shape in drawing coordinates of the axes: values minus the base.
  enum Shape: Sendable, Hashable {
    case area([Figure.Point], color: Figure.Color, opacity: Double)
    /// Runs of connected points; `width` in pixels.
    case stroke(
      [[Figure.Point]], color: Figure.Color, width: Double, isDashed: Bool, name: String = "")
    case dots([Figure.Point], color: Figure.Color, radius: Double)
  }

  let scale: PlotScale
  /// Whether the numbers of the horizontal axis are below the panel.
  let hasXTicks: Bool
  /// From back to front.
  private(set) var shapes: [Shape] = []
  /// The labels of marks, placed where they hide nothing.
  private(set) var texts: [PlotLayout.Text] = []

  init(
    _ panel: Figure.Panel, scale: PlotScale, hasXTicks: Bool, style: PlotLayout.Style,
    theme: Figure.Theme
  ) {
    self.scale = scale
    self.hasXTicks = hasXTicks
    shapes = panel.marks.compactMap {
      shape($0, of: panel.label, style: style, theme: theme)
    }
    texts =
      panel.isStrip
      ? rowLabels(of: panel.marks, style: style, theme: theme)
      : labels(of: panel.marks, style: style, theme: theme)
  }

  private func shape(
    _ mark: Figure.Mark, of label: String, style: PlotLayout.Style, theme: Figure.Theme
  ) -> Shape? {
    switch mark {
    case .curve(let curve):
      let runs = scale.runs(curve.points)
      if runs.count == 1, runs[0].count == 1 {
        // A motion with only one point must still be visible.
        return .dots(runs[0], color: theme.color(curve.ink), radius: 5 * style.stroke)
      }
      return .stroke(
        runs, color: theme.color(curve.ink), width: curve.width * style.stroke,
        isDashed: curve.isDashed || curve.ink.isDashed,
        // A curve without a name shows the panel's quantity.
        name: [curve.name, curve.label, curve.ink == .muted ? "" : label].first { !$0.isEmpty }
          ?? "")
    case .region(let upper, let lower, let ink):
      let outline = scale.held(upper) + scale.held(lower).reversed()
      return outline.count < 3 ? nil : .area(outline, color: theme.color(ink), opacity: 0.08)
    case .band(let band, let ink):
      guard let low = scale.held(band.lowerBound), let high = scale.held(band.upperBound),
        low < high
      else { return nil }
      let (left, right) = (scale.x.range.lowerBound, scale.x.range.upperBound)
      let corners = [(left, low), (right, low), (right, high), (left, high)]
      return .area(
        corners.map { Figure.Point(x: $0.0, y: $0.1) }, color: theme.color(ink), opacity: 0.18)
    case .level(let value, let ink):
      return scale.level(value).map {
        let color = ink == .muted ? theme.axis : theme.color(ink)
        return .stroke([$0], color: color, width: 1.6 * style.stroke, isDashed: false)
      }
    case .marker(let position, _, let ink):
      return scale.moment(position).map {
        .stroke([$0], color: theme.color(ink), width: 2 * style.stroke, isDashed: true)
      }
    case .dot(let point, _, let ink):
      return scale.visible(point).map {
        .dots([$0], color: theme.color(ink), radius: 6.5 * style.stroke)
      }
    case .points(let points, let ink):
      let seen = scale.apart(points)
      return seen.isEmpty
        ? nil : .dots(seen, color: theme.color(ink), radius: 3 * style.stroke)
    }
  }
}
