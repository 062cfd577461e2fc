/// Divides the area of a picture among its panels.
struct PlotGrid {
  let figure: Figure
  let tiles: [Figure.Panel]
  let columns: Int
  let style: PlotLayout.Style
  /// From the left margin to the legend, and from the header to the bottom of the picture.
  let area: PlotBox

  /// The panels with their axes. The frames of a column share their left and right sides, except those
  /// with a separate horizontal axis.
  func panels() -> [PlotPanel] {
    let frames = heights()
    let ys = zip(tiles, frames).map { tile, y in
      axis(of: tile, intervals: max(Int((y.upperBound - y.lowerBound) / style.ySpacing), 1))
    }
    let labels = ys.flatMap(\.ticks).map { TextMetrics.width($0.text, size: style.tick) }
    let inset = min((labels.max() ?? 0) + tickGap, cellWidth / 2)
    let gutter = columns > 1 ? style.label * 1.2 : 0
    let width = sharedWidth(max(cellWidth - inset - gutter, 1), frames, ys)
    let x = xAxis(width: width)
    return tiles.indices.map { index in
      let tile = tiles[index]
      let left = area.x.lowerBound + Double(index % columns) * cellWidth + inset
      let own = tile.xLabel != nil || columns > 1
      let box = PlotBox(
        x: left...(left + (own ? max(cellWidth - inset - gutter, 1) : width)), y: frames[index])
      return PlotPanel(
        tile, scale: scale(tile, in: box, x: x, y: ys[index]), hasXTicks: hasTicks(index),
        style: style, theme: figure.theme)
    }
  }

  /// The vertical axis of a panel.
  private func axis(of tile: Figure.Panel, intervals: Int) -> PlotAxis {
    if tile.isStrip, let rows = tile.yExtent {
      // Names are above their rows.
      return PlotAxis(bare: (rows.lowerBound - 0.5)...(rows.upperBound + 0.9))
    }
    if tile.isLogarithmic {
      return PlotAxis(powersOfTen: tile.yRange ?? tile.yExtent ?? 0...1, intervals: intervals)
    }
    return PlotAxis(
      wanted: tile.yRange, values: tile.yExtent, padding: 0.06, intervals: intervals)
  }

  /// The width of the frames that share an axis: less than the available width if a square panel is not
  /// as high.
  private func sharedWidth(
    _ width: Double, _ frames: [ClosedRange<Double>], _ ys: [PlotAxis]
  ) -> Double {
    guard columns == 1 else { return width }
    let x = xAxis(width: width)
    return tiles.indices.filter { tiles[$0].isSquare && tiles[$0].xLabel == nil }
      .map { index in length(of: x) * (frames[index].length / length(of: ys[index])) }
      .reduce(width) { min($0, max($1, 1)) }
  }

  /// A panel's axes and frame, reduced so that a square panel has the same scale on both axes.
  private func scale(_ tile: Figure.Panel, in box: PlotBox, x: PlotAxis, y: PlotAxis) -> PlotScale {
    var (box, x) = (box, x)
    if tile.xLabel != nil {
      if tile.isSquare { return plane(tile, box) }
      x = PlotAxis(
        wanted: tile.xRange, values: tile.curves.compactMap { $0.points.extent(\.x) }.union,
        padding: columns > 1 ? 0 : 0.04, intervals: max(Int(box.x.length / style.xSpacing), 1))
    } else if tile.isSquare {
      let unit = min(box.x.length / length(of: x), box.y.length / length(of: y))
      box.x = box.x.lowerBound...(box.x.lowerBound + max(unit * length(of: x), 1))
      box.y = (box.y.upperBound - max(unit * length(of: y), 1))...box.y.upperBound
    }
    return PlotScale(frame: box, x: x, y: y, isDownward: tile.isDownward)
  }

  private func length(of axis: PlotAxis) -> Double { axis.range.length }

  /// Axes of equal scale for a plane: the shorter one shows more than necessary.
  private func plane(_ tile: Figure.Panel, _ frame: PlotBox) -> PlotScale {
    let (width, height) = (frame.x.length, frame.y.length)
    let x = Self.padded(tile.curves.compactMap { $0.points.extent(\.x) })
    let y = Self.padded(tile.curves.compactMap { $0.points.extent(\.y) })
    let unit = max(x.length / width, y.length / height)
    func axis(_ range: ClosedRange<Double>, _ size: Double, _ spacing: Double) -> PlotAxis {
      let middle = range.lowerBound / 2 + range.upperBound / 2
      return PlotAxis(
        wanted: (middle - unit * size / 2)...(middle + unit * size / 2), values: nil, padding: 0,
        intervals: max(Int(size / spacing), 1))
    }
    return PlotScale(
      frame: frame, x: axis(x, width, style.xSpacing), y: axis(y, height, style.ySpacing),
      isDownward: tile.isDownward)
  }

  private static func padded(_ extents: [ClosedRange<Double>]) -> ClosedRange<Double> {
    let low = max(extents.map(\.lowerBound).min() ?? 0, -PlotAxis.limit / 8)
    let high = min(max(extents.map(\.upperBound).max() ?? 1, low), PlotAxis.limit / 8)
    let margin = high > low ? (high - low) * 0.06 : max(abs(high) / 2, 1)
    return (low - margin)...(high + margin)
  }

  /// Whether a panel shows the ticks of its horizontal axis: the last of those that share one.
  private func hasTicks(_ index: Int) -> Bool {
    let next = index + columns
    return next >= tiles.count || tiles[index].xLabel != nil || tiles[next].xLabel != nil
  }

  /// The texts around the panels: their quantities, and the names of the horizontal axes. Ticks write
  /// their own labels.
  func texts(of panels: [PlotPanel]) -> [PlotLayout.Text] {
    var texts: [PlotLayout.Text] = []
    for (tile, panel) in zip(tiles, panels) {
      let label = panel.scale.y.label(tile.label)
      guard !label.isEmpty else { continue }
      let width = columns > 1 ? cellWidth * 0.92 : panel.scale.frame.x.length
      // A name in a contact sheet is shrunk before it is truncated.
      let fit = width * 0.999 / TextMetrics.width(label, size: style.label)
      let size = style.label * (columns > 1 ? min(1, max(fit, 0.6)) : 1)
      texts.append(
        PlotLayout.Text(
          text: TextMetrics.fitted(label, size: size, within: width),
          x: panel.scale.frame.x.lowerBound,
          y: panel.scale.frame.y.lowerBound - style.label * 0.85, size: size,
          color: figure.theme.text))
    }
    func name(_ text: String, of panel: PlotPanel, middle: Double? = nil) {
      guard !text.isEmpty else { return }
      let frame = panel.scale.frame
      texts.append(
        PlotLayout.Text(
          text: TextMetrics.fitted(
            text, size: style.label, within: area.x.upperBound - area.x.lowerBound),
          x: middle ?? frame.x.lowerBound / 2 + frame.x.upperBound / 2,
          y: frame.y.upperBound + tickHeight + style.label * 1.2, anchor: .center,
          size: style.label, color: figure.theme.text))
    }
    if columns == 1 {
      for (tile, panel) in zip(tiles, panels) {
        if let label = tile.xLabel { name(panel.scale.x.label(label), of: panel) }
      }
    }
    if let last = tiles.lastIndex(where: { $0.xLabel == nil }).map({ panels[$0] }) {
      name(
        last.scale.x.label(figure.xLabel), of: last,
        middle: columns > 1 ? (area.x.lowerBound + area.x.upperBound) / 2 : nil)
    }
    return texts
  }

  private var tickGap: Double { style.tick * 0.6 }
  private var tickHeight: Double { style.tick * 1.7 }
  private var cellWidth: Double { (area.x.upperBound - area.x.lowerBound) / Double(columns) }

  /// The lower side of the last row of frames.
  private var bottom: Double {
    area.y.upperBound - style.margin * 0.45 - tickHeight - style.label * 1.7
  }

  /// The vertical side of each frame.
  private func heights() -> [ClosedRange<Double>] {
    let rows = (tiles.count + columns - 1) / columns
    let head = style.label * (columns > 1 ? 1.7 : 1.9)
    let ownAxes = columns > 1 && tiles.contains { $0.xLabel != nil }
    let gap = columns > 1 ? style.tick * (ownAxes ? 2.6 : 1.3) : style.tick
    // Where the horizontal axis changes, ticks and a name are between the panels.
    let axis = tickHeight + style.label * 1.7
    let changes = tiles.indices.dropLast().filter { columns == 1 && hasTicks($0) }
    let free =
      bottom - area.y.lowerBound - Double(rows) * (head + gap) + gap - axis * Double(changes.count)
    let weights = tiles.map { columns > 1 || !($0.weight > 0) ? 1 : min($0.weight, 1e6) }
    let total = columns > 1 ? Double(rows) : weights.reduce(0, +)
    var y = area.y.lowerBound
    var sides: [ClosedRange<Double>] = []
    for index in tiles.indices {
      let height = max(free * weights[index] / total, 1)
      sides.append((y + head)...(y + head + height))
      if index % columns == columns - 1 { y += head + height + gap }
      if changes.contains(index) { y += axis }
    }
    return sides
  }

  /// The shared horizontal axis, with as many ticks as their labels allow.
  private func xAxis(width: Double) -> PlotAxis {
    var intervals = max(Int(width / style.xSpacing), 1)
    while true {
      let axis = PlotAxis(
        wanted: figure.xRange, values: figure.xExtent, padding: 0, intervals: intervals)
      let widest = axis.ticks.map { TextMetrics.width($0.text, size: style.tick) }.max() ?? 0
      if intervals == 1 || (widest + style.tick) * Double(axis.ticks.count - 1) < width {
        return axis
      }
      intervals -= 1
    }
  }
}
