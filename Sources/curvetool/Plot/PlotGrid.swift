import Arithmetic
import Curves

/// Divides the area of a picture among its panels.
struct PlotGrid {
  let figure: Figure
  let tiles: [Figure.Panel]
  let columns: Int
  let style: PlotLayout.Style
  /// From the left margin to the legend, from the header to the bottom of the picture.
  let area: PlotBox

  /// The panels with their axes. All frames of a column have the same left and right side.
  func panels() -> [PlotPanel] {
    let frames = heights()
    let ys = zip(tiles, frames).map { tile, y in
      if tile.isStrip, let rows = tile.yExtent {
        return PlotAxis(bare: (rows.lowerBound - 0.6)...(rows.upperBound + 0.6))
      }
      return PlotAxis(
        wanted: tile.yRange, values: tile.yExtent, padding: 0.06,
        intervals: max(Int((y.upperBound - y.lowerBound) / style.ySpacing), 1))
    }
    let labels = ys.flatMap(\.ticks).map { TextMetrics.width($0.text, size: style.tick) }
    let inset = min((labels.max() ?? 0) + tickGap, cellWidth / 2)
    let gutter = columns > 1 ? style.label * 1.2 : 0
    let frameWidth = max(cellWidth - inset - gutter, 1)
    let x = xAxis(width: frameWidth)
    return tiles.indices.map { index in
      let left = area.x.lowerBound + Double(index % columns) * cellWidth + inset
      let frame = PlotBox(x: left...(left + frameWidth), y: frames[index])
      let scale =
        tiles[index].isPlane
        ? plane(tiles[index], frame) : PlotScale(frame: frame, x: x, y: ys[index])
      return PlotPanel(tiles[index], scale: scale, style: style, theme: figure.theme)
    }
  }

  /// Axes of one scale for a plane: the shorter one shows more than is needed.
  private func plane(_ tile: Figure.Panel, _ frame: PlotBox) -> PlotScale {
    let (width, height) = (
      frame.x.upperBound - frame.x.lowerBound, frame.y.upperBound - frame.y.lowerBound
    )
    let x = Self.padded(tile.curves.compactMap { $0.points.extent(\.x) })
    let y = Self.padded(tile.curves.compactMap { $0.points.extent(\.y) })
    let unit = max((x.upperBound - x.lowerBound) / width, (y.upperBound - y.lowerBound) / height)
    func axis(_ range: ClosedRange<Double>, _ size: Double, _ spacing: Double) -> PlotAxis {
      let middle = range.lowerBound / 2 + range.upperBound / 2
      return PlotAxis(
        wanted: (middle - unit * size / 2)...(middle + unit * size / 2), values: nil, padding: 0,
        intervals: max(Int(size / spacing), 1))
    }
    return PlotScale(
      frame: frame, x: axis(x, width, style.xSpacing), y: axis(y, height, style.ySpacing))
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
    return next >= tiles.count || tiles[index].isPlane || tiles[next].isPlane
  }

  /// The texts around the panels: ticks, what each shows, and the name of the horizontal axis.
  func texts(of panels: [PlotPanel]) -> [PlotLayout.Text] {
    var texts = panels.enumerated().flatMap { index, panel in
      yTickTexts(panel) + (hasTicks(index) ? xTickTexts(panel) : [])
    }
    for (tile, panel) in zip(tiles, panels) {
      let width = panel.scale.frame.x.upperBound - panel.scale.frame.x.lowerBound
      let label = panel.scale.y.label(tile.label)
      guard !label.isEmpty else { continue }
      // A name in a contact sheet rather shrinks than loses its end.
      let fit = width / TextMetrics.width(label, size: style.label)
      let size = style.label * (columns > 1 ? min(1, max(fit, 0.6)) : 1)
      texts.append(
        PlotLayout.Text(
          text: TextMetrics.fitted(label, size: size, within: width),
          x: panel.scale.frame.x.lowerBound,
          y: panel.scale.frame.y.lowerBound - style.label * 0.85, size: size,
          color: figure.theme.text))
    }
    let shared = tiles.lastIndex { !$0.isPlane }.map { panels[$0] }
    if let last = shared, !last.scale.x.label(figure.xLabel).isEmpty {
      let middle = last.scale.frame.x.lowerBound / 2 + last.scale.frame.x.upperBound / 2
      let text = PlotLayout.Text(
        text: TextMetrics.fitted(
          last.scale.x.label(figure.xLabel), size: style.label,
          within: area.x.upperBound - area.x.lowerBound),
        x: columns > 1 ? (area.x.lowerBound + area.x.upperBound) / 2 : middle,
        y: last.scale.frame.y.upperBound + tickHeight + style.label * 1.2, anchor: .center,
        size: style.label,
        color: figure.theme.text)
      texts.append(text)
    }
    return texts
  }

  private func xTickTexts(_ panel: PlotPanel) -> [PlotLayout.Text] {
    panel.scale.x.ticks.map { tick in
      let place = panel.scale.pixel(
        Figure.Point(x: tick.value, y: panel.scale.y.range.lowerBound))
      return PlotLayout.Text(
        text: tick.text, x: place.x, y: place.y + style.tick * 1.1, anchor: .center,
        size: style.tick, color: figure.theme.muted)
    }
  }

  private func yTickTexts(_ panel: PlotPanel) -> [PlotLayout.Text] {
    panel.scale.y.ticks.map { tick in
      let place = panel.scale.pixel(
        Figure.Point(x: panel.scale.x.range.lowerBound, y: tick.value))
      return PlotLayout.Text(
        text: tick.text, x: place.x - tickGap, y: place.y, anchor: .right, size: style.tick,
        color: figure.theme.muted)
    }
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
    let gap = columns > 1 ? style.tick * 1.3 : style.tick
    // Where the horizontal axis changes, there are ticks and a name between panels.
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

  /// The shared horizontal axis, with as many ticks as have space for their texts.
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

extension Figure {
  /// The horizontal range that its curves cover.
  var xExtent: ClosedRange<Double>? {
    let extents = panels.flatMap(\.curves).compactMap { $0.points.extent(\.x) }
    guard let low = extents.map(\.lowerBound).min(), let high = extents.map(\.upperBound).max()
    else { return nil }
    return low...high
  }
}

extension Figure.Panel {
  /// The values an automatic range covers.
  var yExtent: ClosedRange<Double>? {
    var values: [Double] = []
    for mark in marks {
      switch mark {
      case .curve(let curve):
        if curve.isInRange, let extent = curve.points.extent(\.y) {
          values += [extent.lowerBound, extent.upperBound]
        }
      case .region, .marker: break
      case .band(let band, _): values += [band.lowerBound, band.upperBound]
      case .level(let value, _): values.append(value)
      case .dot(let point, _, _): values.append(point.y)
      case .points(let points, _):
        if let extent = points.extent(\.y) { values += [extent.lowerBound, extent.upperBound] }
      }
    }
    values = values.filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return nil }
    return low...high
  }
}

extension [Figure.Point] {
  /// The least and the greatest of one coordinate over the points that can be drawn.
  func extent(_ coordinate: (Element) -> Double) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for point in self where point.x.isFinite && point.y.isFinite {
      low = Swift.min(low, coordinate(point))
      high = Swift.max(high, coordinate(point))
    }
    return low <= high ? low...high : nil
  }
}
