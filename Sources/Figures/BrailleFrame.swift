/// One panel in a terminal: ticks, axes and a canvas between them.
struct BrailleFrame {
  let panel: Figure.Panel
  let x: PlotAxis
  let y: PlotAxis
  let rows: Int
  /// The curves that are labelled with a letter, because there is no colour to distinguish them.
  let letters: [Figure.Curve]

  /// The letter of the n-th curve.
  static func letter(_ n: Int) -> Character { Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")[n % 26] }

  /// The rows of the panel and its axis, each `columns` wide, next to a gutter for the ticks.
  func lines(
    columns: Int, gutter: Int, showsXTicks: Bool, paint: (String, Figure.Ink) -> String
  ) -> [String] {
    var canvas = BrailleCanvas(columns: columns, rows: rows)
    // One pixel for each dot.
    let frame = PlotBox(x: 0...Double(canvas.width - 1), y: 0...Double(canvas.height - 1))
    let scale = PlotScale(frame: frame, x: x, y: y, isDownward: panel.isDownward)
    draw(scale, on: &canvas)
    var texts = Array(repeating: "", count: rows)
    for tick in y.ticks where tick.text.count <= gutter - 2 {
      let cellPosition = cell(of: Figure.Point(x: x.range.lowerBound, y: tick.value), scale)
      texts[cellPosition.row] = tick.text
    }
    let xTicks = x.ticks.map {
      (cell(of: Figure.Point(x: $0.value, y: y.range.lowerBound), scale).column, $0.text)
    }
    var lines = texts.enumerated().map { row, text in
      let side = String(repeating: " ", count: max(gutter - 2 - text.count, 0)) + text
      let rule = gutter < 2 ? "" : side + (text.isEmpty ? " │" : " ┤")
      return paint(rule, .muted) + canvas.line(row, paint: paint)
    }
    var rule = Array(repeating: Character("─"), count: columns)
    for (column, _) in xTicks { rule[column] = "┴" }
    let corner = gutter < 2 ? "" : String(repeating: " ", count: gutter - 1) + "└"
    lines.append(paint(corner + String(rule), .muted))
    if showsXTicks {
      lines.append(paint(line(of: xTicks, columns: columns, gutter: gutter), .muted))
    }
    return lines
  }

  /// The labels of the horizontal ticks. A label that would touch its neighbour is omitted.
  private func line(of ticks: [(column: Int, text: String)], columns: Int, gutter: Int) -> String {
    var line = Array(repeating: Character(" "), count: gutter + columns)
    var free = 0
    for (column, text) in ticks {
      let start = max(min(gutter + column - text.count / 2, line.count - text.count), 0)
      guard start >= free, start + text.count <= line.count else { continue }
      line.replaceSubrange(start..<(start + text.count), with: text)
      free = start + text.count + 1
    }
    return String(line)
  }

  // MARK: - Drawing

  private func draw(_ scale: PlotScale, on canvas: inout BrailleCanvas) {
    for mark in panel.marks { draw(mark, scale, on: &canvas) }
    if letters.count > 1 {
      for (index, curve) in letters.enumerated() where panel.curves.contains(curve) {
        let target = canvas.columns * (index + 1) / (letters.count + 1)
        guard let cellPosition = cell(along: curve, nearest: target, scale) else { continue }
        canvas.put(
          Self.letter(index), column: cellPosition.column, row: cellPosition.row, ink: curve.ink)
      }
    }
    for mark in panel.marks { label(mark, scale, on: &canvas) }
  }

  private func draw(_ mark: Figure.Mark, _ scale: PlotScale, on canvas: inout BrailleCanvas) {
    func lines(_ runs: [[Figure.Point]], _ ink: Figure.Ink, isDashed: Bool) {
      for run in runs {
        let points = run.map(scale.pixel)
        for (a, b) in zip(points, points.dropFirst() + points.suffix(1)) {
          canvas.line(a, b, ink: ink, isDashed: isDashed)
        }
      }
    }
    switch mark {
    case .curve(let curve):
      let runs = scale.runs(curve.points)
      lines(runs, curve.ink, isDashed: curve.isDashed || curve.ink.isDashed)
      if runs.count == 1, runs[0].count == 1 {
        let cellPosition = cell(of: runs[0][0], scale)
        canvas.put("●", column: cellPosition.column, row: cellPosition.row, ink: curve.ink)
      }
    case .band(let band, _):
      guard let low = scale.held(band.lowerBound), let high = scale.held(band.upperBound) else {
        return
      }
      let left = x.range.lowerBound
      let top = Int(scale.pixel(Figure.Point(x: left, y: high)).y)
      let bottom = Int(scale.pixel(Figure.Point(x: left, y: low)).y)
      for row in top...max(top, bottom) {
        for column in stride(from: row % 2 * 2, to: canvas.width, by: 4) {
          canvas.dot(column, row, ink: .muted)
        }
      }
    case .level(let value, _):
      lines(scale.level(value).map { [$0] } ?? [], .muted, isDashed: true)
    case .marker(let position, _, let ink):
      lines(scale.moment(position).map { [$0] } ?? [], ink, isDashed: true)
    case .points(let points, let ink):
      for point in scale.apart(points) {
        let cellPosition = scale.pixel(point)
        canvas.dot(Int(cellPosition.x.rounded()), Int(cellPosition.y.rounded()), ink: ink)
      }
    // An area of dots would hide the lines at this size.
    case .region, .dot: break
    }
  }

  // MARK: - Labels

  private func label(_ mark: Figure.Mark, _ scale: PlotScale, on canvas: inout BrailleCanvas) {
    switch mark {
    case .dot(let point, let label, let ink):
      guard let (column, row) = scale.visible(point).map({ cell(of: $0, scale) }) else { return }
      write(label, ink, around: column, row, on: &canvas)
      canvas.put("●", column: column, row: row, ink: ink)
    case .marker(let position, let label, let ink):
      guard let top = scale.moment(position)?.first.map({ cell(of: $0, scale) }) else { return }
      write(label, ink, around: top.column, top.row, on: &canvas)
    case .curve(let curve) where !curve.label.isEmpty:
      let wanted = curve.labelX.map { x.fraction($0) }.flatMap { $0.isFinite ? $0 : nil } ?? 0.5
      let target = Int(Double(canvas.columns) * min(max(wanted, 0), 1))
      guard let cellPosition = cell(along: curve, nearest: target, scale) else { return }
      write(curve.label, curve.ink, around: cellPosition.column, cellPosition.row, on: &canvas)
    case .curve, .band, .level, .region, .points: break
    }
  }

  private func cell(of point: Figure.Point, _ scale: PlotScale) -> (column: Int, row: Int) {
    let cellPosition = scale.pixel(point)
    return (Int(cellPosition.x.rounded()) / 2, Int(cellPosition.y.rounded()) / 4)
  }

  /// The cell of a curve that is nearest to a column.
  private func cell(
    along curve: Figure.Curve, nearest column: Int, _ scale: PlotScale
  ) -> (column: Int, row: Int)? {
    scale.trace(curve.points, step: 1).map { (Int($0.x.rounded()) / 2, Int($0.y.rounded()) / 4) }
      .min { abs($0.0 - column) < abs($1.0 - column) }
  }

  /// Writes a text in the nearest free cells; nowhere if all near cells show a line.
  private func write(
    _ label: String, _ ink: Figure.Ink, around column: Int, _ row: Int,
    on canvas: inout BrailleCanvas
  ) {
    let text = TextMetrics.fitted(label.printable, cells: canvas.columns / 2)
    let count = TextMetrics.cells(text)
    // A wide character fills two cells of the canvas, which counts one character for each.
    guard count > 0, count == text.count else { return }
    for distance in [0, -1, 1, -2, 2] {
      for start in [2, 4, 6, 8].flatMap({ [column + $0, column + 1 - $0 - count] }) {
        let cells = (start - 1)..<(start + count + 1)
        guard canvas.isFree(cells.clamped(to: 0..<canvas.columns), row: row + distance),
          canvas.isFree(start..<(start + count), row: row + distance)
        else { continue }
        for (offset, character) in text.enumerated() {
          canvas.put(character, column: start + offset, row: row + distance, ink: ink)
        }
        return
      }
    }
  }
}
