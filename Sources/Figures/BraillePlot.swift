/// A figure as lines of text for a terminal, with its curves in Braille dots.
///
/// It draws at any size: no line is wider than the given columns, and a stack has at most the given
/// number of lines. A contact sheet uses as many lines as it needs. Text is printed without control
/// characters, so no label can send commands to the terminal.
package struct BraillePlot: Sendable {
  /// From top to bottom, without line ends.
  package private(set) var lines: [String] = []

  private let columns: Int
  private let isColored: Bool

  package init(_ figure: Figure, columns: Int, rows: Int, isColored: Bool) {
    self.columns = min(max(columns, 1), 1000)
    self.isColored = isColored
    let rows = min(max(rows, 1), 1000)
    if !figure.title.isEmpty { lines.append(bold(fitted(figure.title, self.columns))) }
    if !figure.subtitle.isEmpty {
      lines.append(paint(fitted(figure.subtitle, self.columns), .muted))
    }
    switch figure.arrangement {
    case .stack:
      let names = legend(figure)
      stack(figure, rows: rows - lines.count - names.count)
      lines = Array((lines + names).prefix(rows))
    case .sheet: sheet(figure)
    }
  }

  // MARK: - Arrangement

  /// Stacks panels within a number of rows, with all their axes and labels.
  private mutating func stack(_ figure: Figure, rows: Int) {
    let tiles = figure.panels.isEmpty ? [Figure.Panel()] : figure.panels
    let weights = tiles.map { $0.weight > 0 ? min($0.weight, 1e6) : 1 }
    let total = weights.reduce(0, +)
    let own = tiles.count { $0.xLabel != nil }
    let around = tiles.count * 2 + own * 2 + (figure.xLabel.isEmpty ? 1 : 2)
    let free = Double(max(rows - around, 0))
    let ys = zip(tiles, weights).map { tile, weight in
      let height = max(Int(free * weight / total), 1)
      return (height, axis(of: tile, rows: height))
    }
    let gutter = gutter(ys.map(\.1), width: columns)
    let x = xAxis(figure, columns: columns - gutter)
    for (index, tile) in tiles.enumerated() {
      let (height, y) = ys[index]
      let label = y.label(tile.label)
      if !label.isEmpty { lines.append(indented(label, by: gutter, width: columns)) }
      let own = tile.xLabel.map { _ in xAxis(tile, columns: columns - gutter) }
      let frame = BrailleFrame(
        panel: tile, x: own ?? x, y: y, rows: height, letters: isColored ? [] : figure.legend)
      // The axis and its name are below the last panel that shares it.
      let isLast = index == tiles.indices.last { tiles[$0].xLabel == nil }
      lines += frame.lines(
        columns: columns - gutter, gutter: gutter, showsXTicks: isLast || own != nil,
        paint: paint)
      let axis = own?.label(tile.xLabel ?? "") ?? (isLast ? x.label(figure.xLabel) : "")
      let name = fitted(axis, columns - gutter)
      if !name.isEmpty {
        let space = (columns - gutter - TextMetrics.cells(name)) / 2
        lines.append(indented(name, by: gutter + space, width: columns))
      }
    }
  }

  /// Small panels, as many per row as fit.
  private mutating func sheet(_ figure: Figure) {
    let across = max(columns / 26, 1)
    let width = columns / across
    for start in stride(from: 0, to: figure.panels.count, by: across) {
      let tiles = figure.panels[start..<min(start + across, figure.panels.count)]
      let ys = tiles.map { axis(of: $0, rows: 6) }
      let gutter = gutter(ys, width: width)
      let inner = max(width - gutter - 1, 1)
      var block = Array(repeating: "", count: 8)
      for (tile, y) in zip(tiles, ys) {
        let label = indented(y.label(tile.label), by: gutter, width: width)
        block[0] += label + String(repeating: " ", count: width - TextMetrics.cells(label))
        let frame = BrailleFrame(
          panel: tile,
          x: tile.xLabel == nil ? xAxis(figure, columns: inner) : xAxis(tile, columns: inner), y: y,
          rows: 6, letters: [])
        let drawn = frame.lines(
          columns: inner, gutter: gutter, showsXTicks: false, paint: paint)
        for (index, line) in drawn.enumerated() {
          block[index + 1] += line + (width > 1 ? " " : "")
        }
      }
      lines += block
    }
  }

  private func axis(of panel: Figure.Panel, rows: Int) -> PlotAxis {
    panel.isLogarithmic
      ? PlotAxis(
        powersOfTen: panel.yRange ?? panel.yExtent ?? 0...1, intervals: (rows + 1) / 2)
      : PlotAxis(
        wanted: panel.yRange, values: panel.yExtent, padding: 0.02, intervals: (rows + 1) / 2)
  }

  private func xAxis(_ figure: Figure, columns: Int) -> PlotAxis {
    PlotAxis(
      wanted: figure.xRange, values: figure.xExtent, padding: 0, intervals: max(columns / 10, 1))
  }

  /// The horizontal axis of a panel with a separate one.
  private func xAxis(_ panel: Figure.Panel, columns: Int) -> PlotAxis {
    PlotAxis(
      wanted: panel.xRange, values: panel.curves.compactMap { $0.points.extent(\.x) }.union,
      padding: 0.02, intervals: max(columns / 10, 1))
  }

  /// The width in cells for the tick labels next to the panels; 0 in a narrow terminal.
  private func gutter(_ axes: [PlotAxis], width: Int) -> Int {
    let widest = axes.flatMap(\.ticks).map(\.text.count).max() ?? 0
    return width < 16 ? 0 : min(widest + 2, width / 3)
  }

  /// The lines of the legend: as many entries per line as fit, at the width of the longest.
  private func legend(_ figure: Figure) -> [String] {
    let names = figure.legend.map { fitted($0.name, columns - 3) }
    guard let widest = names.map(TextMetrics.cells).max(), columns > 3 else { return [] }
    let across = max((columns + 3) / (widest + 6), 1)
    let keys = zip(figure.legend, names).enumerated().map { index, entry in
      let (curve, name) = entry
      let line = curve.isDashed || curve.ink.isDashed ? "╌╌ " : "━━ "
      let key = isColored || names.count < 2 ? line : "\(BrailleFrame.letter(index))  "
      let pad = (index + 1) % across == 0 ? 0 : widest + 3 - TextMetrics.cells(name)
      return paint(key, curve.ink) + name + String(repeating: " ", count: pad)
    }
    return stride(from: 0, to: keys.count, by: across).map { start in
      keys[start..<min(start + across, keys.count)].joined()
    }
  }

  // MARK: - Text

  private func fitted(_ text: String, _ width: Int) -> String {
    TextMetrics.fitted(text.printable, cells: max(width, 0))
  }

  private func indented(_ text: String, by space: Int, width: Int) -> String {
    String(repeating: " ", count: space) + fitted(text, width - space)
  }

  private func bold(_ text: String) -> String { styled(text, "1") }

  /// The nearest of a terminal's 256 colours that are legible on both black and white.
  private func paint(_ text: String, _ ink: Figure.Ink) -> String {
    switch ink {
    case .muted: styled(text, "38;5;245")
    case .slot(let n):
      styled(text, "38;5;\([32, 166, 36, 175, 178, 74][Figure.Theme.slot(n)])")
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
