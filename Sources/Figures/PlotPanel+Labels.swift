extension PlotPanel {
  /// Places the labels of the marks: dots first, then markers, then curves, because a curve has the most
  /// positions to choose from.
  func labels(
    of marks: [Figure.Mark], style: PlotLayout.Style, theme: Figure.Theme
  ) -> [PlotLayout.Text] {
    guard marks.contains(where: \.hasLabel) else { return [] }
    var placement = LabelPlacement(
      bounds: scale.frame, lines: marks.flatMap { lines($0) }, size: style.label * 0.96)
    var texts: [PlotLayout.Text] = []
    func add(_ label: String, _ ink: Figure.Ink, at slots: [LabelPlacement.Slot]) {
      guard !label.isEmpty else { return }
      let text = TextMetrics.fitted(
        label, size: placement.size,
        within: (scale.frame.x.upperBound - scale.frame.x.lowerBound) * 0.6)
      guard let chosen = placement.take(text, slots) else { return }
      texts.append(
        PlotLayout.Text(
          text: text, x: chosen.x, y: chosen.y, anchor: chosen.anchor, size: placement.size,
          color: theme.textColor(ink)))
    }
    let gap = 11 * style.stroke
    for case .points(let points, _) in marks {
      for point in scale.apart(points) {
        placement.block(scale.pixel(point), radius: 4 * style.stroke)
      }
    }
    for case .dot(let point, let label, let ink) in marks {
      guard let center = scale.visible(point).map(scale.pixel) else { continue }
      placement.block(center, radius: 7 * style.stroke)
      add(label, ink, at: placement.around(center, gap: gap))
    }
    for case .marker(let position, let label, let ink) in marks {
      guard let top = scale.moment(position)?.first.map(scale.pixel) else { continue }
      add(label, ink, at: placement.nextTo(top, gap: gap))
    }
    for case .curve(let curve) in marks where !curve.label.isEmpty {
      add(curve.label, curve.ink, at: slots(along: curve, gap: gap, placement))
    }
    return texts
  }

  /// The labels of rows: each above the start of its bar, or ending with it if there is no space.
  func rowLabels(
    of marks: [Figure.Mark], style: PlotLayout.Style, theme: Figure.Theme
  ) -> [PlotLayout.Text] {
    let size = style.label * 0.9
    return marks.compactMap { mark in
      guard case .curve(let curve) = mark, !curve.label.isEmpty,
        let start = curve.points.first.flatMap(scale.visible).map(scale.pixel)
      else { return nil }
      let right = scale.frame.x.upperBound
      let text = TextMetrics.fitted(
        curve.label, size: size, within: right - scale.frame.x.lowerBound)
      let isTooLong = start.x + TextMetrics.width(text, size: size) > right
      return PlotLayout.Text(
        text: text, x: isTooLong ? right : start.x,
        y: start.y - curve.width * style.stroke * 0.5 - size * 0.62,
        anchor: isTooLong ? .right : .left, size: size, color: theme.color(curve.ink))
    }
  }

  /// The lines in pixels that a mark draws and a label should not cross.
  private func lines(_ mark: Figure.Mark) -> [[Figure.Point]] {
    switch mark {
    case .curve(let curve): scale.runs(curve.points).map { $0.map(scale.pixel) }
    case .marker(let position, _, _): scale.moment(position).map { [$0.map(scale.pixel)] } ?? []
    case .region, .band, .level, .dot, .points: []
    }
  }

  /// Positions next to a curve, nearest to the preferred position first.
  private func slots(
    along curve: Figure.Curve, gap: Double, _ placement: LabelPlacement
  ) -> [LabelPlacement.Slot] {
    let points = scale.trace(curve.points, step: gap)
    guard let first = points.first, let last = points.last else { return [] }
    let wanted = curve.labelX.flatMap { $0.isFinite ? $0 : nil }.map {
      scale.frame.x.lowerBound
        + scale.x.fraction($0) * (scale.frame.x.upperBound - scale.frame.x.lowerBound)
    }
    let target = wanted ?? (first.x + last.x) / 2
    let stride = max(points.count / 64, 1)
    let nearest = points.indices.filter { $0 % stride == 0 }
      .sorted { abs(points[$0].x - target) < abs(points[$1].x - target) }
    return nearest.flatMap { placement.around(points[$0], gap: gap) }
  }
}

extension Figure.Mark {
  fileprivate var hasLabel: Bool {
    switch self {
    case .curve(let curve): !curve.label.isEmpty
    case .marker(_, let label, _), .dot(_, let label, _): !label.isEmpty
    case .region, .band, .level, .points: false
    }
  }
}
