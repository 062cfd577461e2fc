/// The position of every part of a figure, in pixels from the top left corner.
package struct PlotLayout: Sendable, Hashable {
  enum Anchor: Sendable, Hashable { case left, center, right }

  /// A line of text; `y` is its vertical centre.
  struct Text: Sendable, Hashable {
    var text: String
    var x: Double
    var y: Double
    var anchor = Anchor.left
    var size: Double
    var color: Figure.Color
  }

  /// A line of the legend.
  struct Key: Sendable, Hashable {
    var x: ClosedRange<Double>
    var y: Double
    var curve: Figure.Curve
  }

  /// Sizes of texts and lines, in pixels.
  struct Style: Sendable, Hashable {
    var title = 34.0
    var subtitle = 24.0
    var label = 24.0
    var tick = 22.0
    /// A factor for the widths of lines and the sizes of dots.
    var stroke = 1.0
    /// Space around the picture.
    var margin = 44.0
    var xSpacing = 130.0
    var ySpacing = 50.0

    static let sheet = Style(
      label: 19, tick: 15, stroke: 0.7, margin: 30, xSpacing: 60, ySpacing: 44)

    /// The style for a picture's size. Text stays legible, at 12 pixels, if there is any space for it.
    static func stack(width: Double, height: Double) -> Style {
      let factor = min(width / 1440, height / 960)
      return Style().scaled(max(factor, min(12 / Style().tick, 3 * factor)))
    }

    private func scaled(_ factor: Double) -> Style {
      Style(
        title: title * factor, subtitle: subtitle * factor, label: label * factor,
        tick: tick * factor, stroke: stroke * factor, margin: margin * factor,
        xSpacing: xSpacing * factor, ySpacing: ySpacing * factor)
    }
  }

  let theme: Figure.Theme
  private(set) var width: Double
  private(set) var height: Double
  let style: Style
  private(set) var panels: [PlotPanel] = []
  private(set) var texts: [Text] = []
  private(set) var keys: [Key] = []

  package init(_ figure: Figure) {
    theme = figure.theme
    let tiles = figure.panels.isEmpty ? [Figure.Panel()] : figure.panels
    let columns: Int
    if figure.arrangement == .sheet {
      columns = Int(Double(tiles.count).squareRoot().rounded(.up))
      style = .sheet
      width = Double(max(columns * 210 + 40, 480))
      height = 0
    } else {
      columns = 1
      width = Double(min(max(figure.width, 120), 16_384))
      height = Double(min(max(figure.height, 80), 16_384))
      style = .stack(width: width, height: height)
    }
    let top = addHeader(figure)
    let header = texts.map { TextMetrics.width($0.text, size: $0.size) }.max() ?? 0
    let right = width - style.margin - addLegend(figure, top: top)
    let rows = (tiles.count + columns - 1) / columns
    if figure.arrangement == .sheet { height = top + Double(rows) * 182 + 80 }
    let grid = PlotGrid(
      figure: figure, tiles: tiles, columns: columns, style: style,
      area: PlotBox(x: style.margin...max(right, style.margin + 1), y: top...max(height, top + 1)))
    panels = grid.panels()
    if columns == 1 { closeUp(from: right, isFitted: figure.isFitted, header: header) }
    texts += grid.texts(of: panels)
    alignHeader()
  }

  /// Moves the legend next to panels that are narrower than the space, and reduces the picture's width.
  private mutating func closeUp(from right: Double, isFitted: Bool, header: Double) {
    guard let end = panels.map(\.scale.frame.x.upperBound).max(), end < right else { return }
    let gap = right - end
    for index in texts.indices where texts[index].x > right { texts[index].x -= gap }
    for index in keys.indices {
      keys[index].x = (keys[index].x.lowerBound - gap)...(keys[index].x.upperBound - gap)
    }
    if isFitted { width = max(width - gap, header + 2 * style.margin).rounded(.up) }
  }

  /// Places title and subtitle; returns where the panels begin.
  private mutating func addHeader(_ figure: Figure) -> Double {
    var y = style.margin * 0.8
    let lines = [
      (figure.title, style.title, theme.text), (figure.subtitle, style.subtitle, theme.muted),
    ]
    for (text, size, color) in lines where !text.isEmpty {
      let fitted = TextMetrics.fitted(text, size: size, within: width - 3 * style.margin)
      texts.append(
        Text(text: fitted, x: style.margin, y: y + size * 0.65, size: size, color: color))
      y += size * 1.6
    }
    return y + style.title * 0.3
  }

  /// Aligns the header with the first panel if its longest line fits.
  private mutating func alignHeader() {
    guard let left = panels.first?.scale.frame.x.lowerBound else { return }
    for index in texts.indices where texts[index].x == style.margin {
      let text = texts[index]
      let free = width - style.margin - TextMetrics.width(text.text, size: text.size)
      texts[index].x = max(min(left, free), style.margin)
    }
  }

  /// Places the legend on the right and returns its width.
  private mutating func addLegend(_ figure: Figure, top: Double) -> Double {
    let entries = figure.legend
    guard !entries.isEmpty, figure.arrangement == .stack else { return 0 }
    let size = style.label * 0.94
    let row = size * 1.62
    let gap = size * 0.6
    let sample = size * 1.7
    let space = Int((height - top - style.margin * 2) / row)
    let wrapped = entries.map {
      TextMetrics.wrapped($0.name, size: size, within: width * 0.3, lines: 2)
    }
    var (count, rows) = (0, 0)
    for (index, lines) in wrapped.enumerated() {
      let last = index == entries.count - 1
      guard rows + lines.count <= space - (last ? 0 : 1) else { break }
      (count, rows) = (index + 1, rows + lines.count)
    }
    var all = Array(wrapped.prefix(count))
    if count < entries.count { all.append(["and \(entries.count - count) more"]) }
    let widest = all.joined().map { TextMetrics.width($0, size: size) }.max() ?? 0
    let left = width - style.margin - widest - gap - sample
    var y = top + style.label * 1.9 + 0.5 * row
    for (index, lines) in all.enumerated() {
      if index < count {
        keys.append(Key(x: left...(left + sample), y: y, curve: entries[index]))
      }
      for line in lines {
        texts.append(Text(text: line, x: left + sample + gap, y: y, size: size, color: theme.text))
        y += row
      }
    }
    return widest + gap + sample + style.margin
  }
}
