/// A figure drawn in a terminal with braille dots: no gnuplot, no graphics.
struct BraillePlot {
  private let figure: Figure
  private let columns: Int
  private let rows: Int
  /// The width of the vertical axes' labels.
  private let gutter = 9

  /// - Parameters:
  ///   - columns: The terminal's width; no line is longer. At least 24 are used.
  ///   - rows: Its height, shared by the panels.
  init(_ figure: Figure, columns: Int, rows: Int) {
    self.figure = figure
    self.columns = min(max(columns, 24), 400)
    self.rows = min(max(rows, 8), 200)
  }

  /// The picture as lines of text, each ended by a line break.
  func text(isColored: Bool) -> String {
    var lines = [figure.title, figure.subtitle].filter { !$0.isEmpty }.map {
      TerminalText.printable($0, width: columns)
    }
    let total = figure.panels.reduce(0) { $0 + max($1.weight, 0.1) }
    let free = rows - lines.count - figure.panels.count - 2
    let x = xAxis
    for panel in figure.panels {
      let height = max(Int(Double(free) * max(panel.weight, 0.1) / total), 3)
      lines += draw(panel, x: x, rows: height, isColored: isColored)
    }
    lines += [tickLine(x)]
    if !figure.xLabel.isEmpty { lines.append(centered(figure.xLabel)) }
    lines += figure.legend.map { legendLine($0, isColored: isColored) }
    return lines.map { Self.trimmed($0) + "\n" }.joined()
  }

  // MARK: - Parts

  private var xAxis: PlotAxis {
    let extents = figure.panels.flatMap(\.curves).compactMap { $0.points.extent(\.x) }
    let values = extents.first.map { first in
      extents.reduce(first) {
        min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
      }
    }
    return PlotAxis(
      wanted: figure.xRange, values: values, padding: 0, intervals: max((columns - gutter) / 10, 1))
  }

  private func draw(
    _ panel: Figure.Panel, x: PlotAxis, rows: Int, isColored: Bool
  ) -> [String] {
    var canvas = BrailleCanvas(columns: columns - gutter - 1, rows: rows)
    let y = PlotAxis(
      wanted: panel.yRange, values: panel.yExtent, padding: 0.06, intervals: max(rows / 2, 1))
    let (width, height) = (Double(canvas.width - 1), Double(canvas.height - 1))
    let place = { (point: Figure.Point) in
      (x: x.fraction(point.x) * width, y: (1 - y.fraction(point.y)) * height)
    }
    for mark in panel.marks { draw(mark, on: &canvas, x: x, y: y, place: place) }
    var labels = [String](repeating: "", count: rows)
    for tick in y.ticks {
      let height = place(Figure.Point(x: 0, y: tick.value + y.base)).y
      labels[min(max(Int(height.rounded()) / 4, 0), rows - 1)] = tick.text
    }
    let head = TerminalText.printable(y.label(panel.label), width: columns)
    return [head]
      + (0..<rows).map { row in
        let label = labels[row].count < gutter ? labels[row] : ""
        return String(repeating: " ", count: gutter - 1 - label.count) + label
          + (labels[row].isEmpty ? " │" : " ┤") + canvas.line(row, isColored: isColored)
      }
  }

  private func draw(
    _ mark: Figure.Mark, on canvas: inout BrailleCanvas, x: PlotAxis, y: PlotAxis,
    place: (Figure.Point) -> (x: Double, y: Double)
  ) {
    let (left, right) = (x.range.lowerBound + x.base, x.range.upperBound + x.base)
    switch mark {
    case .curve(let curve):
      let isThin = curve.isDashed || curve.ink.isDashed
      let window = PlotBox(
        x: left...right, y: (y.range.lowerBound + y.base)...(y.range.upperBound + y.base))
      for run in Polyline.runs(curve.points, in: window) {
        let places = run.map(place)
        for (a, b) in zip(places, places.dropFirst()) {
          canvas.line(from: a, to: b, color: ansi(curve.ink), isDashed: isThin)
        }
        if let only = places.first, places.count == 1 {
          canvas.line(from: only, to: only, color: ansi(curve.ink))
        }
      }
    case .region: break  // Shading has no dots to spare.
    case .band(let band, let ink):
      for value in Set([band.lowerBound, band.upperBound]) {
        level(value, ink, on: &canvas, y: y, ends: (left, right), place: place)
      }
    case .level(let value, let ink):
      level(value, ink, on: &canvas, y: y, ends: (left, right), place: place)
    case .marker(let position, let label, let ink):
      guard position.isFinite, (0...1).contains(x.fraction(position)) else { return }
      let at = place(Figure.Point(x: position, y: y.base)).x
      canvas.line(
        from: (at, 0), to: (at, Double(canvas.height - 1)), color: ansi(ink), isDashed: true)
      write(label, beside: at, row: 0, on: &canvas, ink)
    case .dot(let point, let label, let ink):
      guard (0...1).contains(x.fraction(point.x)), (0...1).contains(y.fraction(point.y)) else {
        return
      }
      let at = place(point)
      write("● " + label, beside: at.x - 3, row: Int(at.y.rounded()) / 4, on: &canvas, ink)
    }
  }

  private func level(
    _ value: Double, _ ink: Figure.Ink, on canvas: inout BrailleCanvas, y: PlotAxis,
    ends: (Double, Double), place: (Figure.Point) -> (x: Double, y: Double)
  ) {
    guard value.isFinite, (0...1).contains(y.fraction(value)) else { return }
    canvas.line(
      from: place(Figure.Point(x: ends.0, y: value)), to: place(Figure.Point(x: ends.1, y: value)),
      color: ansi(ink), isDashed: true)
  }

  /// Text to the right of a place in dots, to its left where the canvas ends.
  private func write(
    _ text: String, beside x: Double, row: Int, on canvas: inout BrailleCanvas, _ ink: Figure.Ink
  ) {
    let text = TerminalText.printable(text, width: canvas.columns)
    guard !text.isEmpty else { return }
    let right = Int(x.rounded()) / 2 + 2
    let column = right + text.count <= canvas.columns ? right : right - 3 - text.count
    canvas.write(text, column: column, row: row, color: ansi(ink))
  }

  private func tickLine(_ x: PlotAxis) -> String {
    var line = [Character](repeating: " ", count: columns)
    let width = columns - gutter - 1
    var free = 0
    for tick in x.ticks {
      let center = gutter + 1 + Int((x.fraction(tick.value + x.base) * Double(width - 1)).rounded())
      let start = min(max(center - tick.text.count / 2, 0), columns - tick.text.count)
      guard start >= free, tick.text.count <= columns else { continue }
      for (offset, character) in tick.text.enumerated() { line[start + offset] = character }
      free = start + tick.text.count + 1
    }
    return String(line)
  }

  private func centered(_ text: String) -> String {
    let text = TerminalText.printable(text, width: columns - gutter)
    return String(repeating: " ", count: gutter + (columns - gutter - text.count) / 2) + text
  }

  private func legendLine(_ curve: Figure.Curve, isColored: Bool) -> String {
    let sample = curve.isDashed || curve.ink.isDashed ? "╌╌" : "──"
    let text = TerminalText.printable(curve.name, width: columns - gutter - 4)
    let color = isColored ? ansi(curve.ink).map { "\u{1b}[0;\($0)m\(sample)\u{1b}[0m" } : nil
    return String(repeating: " ", count: gutter) + (color ?? sample) + " " + text
  }

  /// The terminal's own colours, so that its theme decides how they look.
  private func ansi(_ ink: Figure.Ink) -> Int? {
    switch ink {
    case .muted: 90
    case .slot(let n): [34, 31, 32, 35, 33, 36, 93, 37][Figure.Theme.slot(n)]
    }
  }

  private static func trimmed(_ line: String) -> Substring {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// Text that can do nothing to a terminal.
enum TerminalText {
  /// Controls become spaces; what is longer than the width ends in an ellipsis.
  static func printable(_ text: String, width: Int) -> String {
    let shown = String(
      text.map { character in
        character.unicodeScalars.contains { $0.properties.generalCategory == .control }
          ? " " : character
      })
    return shown.count <= width ? shown : shown.prefix(max(width - 1, 0)) + "…"
  }
}
