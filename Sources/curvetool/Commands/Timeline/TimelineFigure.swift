import Arithmetic
import Curves
import Timeline

/// The picture of a scene: a panel for each property, and beneath when animations run.
enum TimelineFigure {
  /// As many panels and bars as a picture has space for.
  private static let (panelLimit, barLimit, curveLimit) = (5, 16, 12)

  static func figure(
    _ scene: Scene, table: TimelineTable, span: ClosedRange<Double>
  ) -> Figure {
    var groups: [String] = []
    for property in table.properties {
      let group = base(property.keyPath)
      if !groups.contains(group) { groups.append(group) }
    }
    let shown = groups.prefix(panelLimit)
    let times = times(scene, table, span)
    var ink = 0
    var panels = shown.map { panel($0, table, times, &ink, isMoving: true) }
      .filter { !$0.marks.isEmpty }
    if panels.isEmpty { panels = shown.map { panel($0, table, times, &ink, isMoving: false) } }
    let bars = bars(table, span)
    if !bars.isEmpty { panels.append(strip(bars, beneath: panels.count)) }
    let left = groups.count - shown.count
    let subtitle = left > 0 ? "\(left) more properties: choose with --key-path" : ""
    return Figure(
      title: scene.name, subtitle: subtitle, xLabel: "time (s)", xRange: span, panels: panels)
  }

  /// What properties of one panel have in common: `position` of `position.x`.
  private static func base(_ keyPath: String) -> String {
    let parts = keyPath.split(separator: ".")
    return parts.first == "transform" ? keyPath : String(parts.first ?? "")
  }

  /// The values of a property's group, or only those that change.
  private static func panel(
    _ group: String, _ table: TimelineTable, _ times: [Double], _ ink: inout Int, isMoving: Bool
  ) -> Figure.Panel {
    var marks: [Figure.Mark] = []
    for property in table.properties where base(property.keyPath) == group {
      let values = times.map {
        table.layers[property.layer].presentation(at: $0).value(property.keyPath)
      }
      for (index, name) in property.names.enumerated()
      where !name.isEmpty && marks.count < curveLimit {
        let points = zip(times, values).map { time, value in
          Figure.Point(x: time, y: value.map { TimelineTable.component($0, index) } ?? .nan)
        }
        if isMoving, points.allSatisfy({ $0.y == points[0].y }) { continue }
        marks.append(.curve(Figure.Curve(points: points, ink: .slot(ink), name: name)))
        ink += 1
      }
    }
    return Figure.Panel(label: group, weight: 1, marks: marks)
  }

  /// An animation's row: its name, and when it runs.
  private struct Bar {
    var label: String
    var parts: [ClosedRange<Double>]
  }

  private static func bars(_ table: TimelineTable, _ span: ClosedRange<Double>) -> [Bar] {
    var bars: [Bar] = []
    for placed in table.shownLayers {
      for (key, animation) in placed.layer.spans() where bars.count < barLimit {
        var parts: [ClosedRange<Double>] = []
        for part in animation.parts {
          let begin = max(placed.sceneTime(part.begin), span.lowerBound)
          let end = min(placed.sceneTime(part.end), span.upperBound)
          if begin < end { parts.append(begin...end) }
        }
        let names = animation.keyPaths.map { $0.split(separator: ".").last ?? "" }
        let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
        if !parts.isEmpty { bars.append(Bar(label: "\(key): \(shown)", parts: parts)) }
      }
    }
    return bars
  }

  /// The rows, as high as their names need but at most half of the picture.
  private static func strip(_ bars: [Bar], beneath panels: Int) -> Figure.Panel {
    var marks: [Figure.Mark] = []
    let (height, row) = (760 - 60 * Double(panels), 54.0)
    let share = min(max(Double(bars.count) * row / height, 0.12), 0.5)
    let isNamed = share * height >= Double(bars.count) * row * 0.85
    for (row, bar) in bars.enumerated() {
      let y = -Double(row)
      for (index, part) in bar.parts.enumerated() {
        let ends = [Figure.Point(x: part.lowerBound, y: y), Figure.Point(x: part.upperBound, y: y)]
        let label = index == 0 && isNamed ? bar.label : ""
        marks.append(
          .curve(
            Figure.Curve(
              points: ends, ink: .slot(row % Figure.Theme.slotCount), width: 9, label: label,
              labelX: (part.lowerBound + part.upperBound) / 2)))
      }
    }
    return Figure.Panel(
      label: "animations", weight: Double(panels) * share / (1 - share), isStrip: true,
      marks: marks)
  }

  /// Enough times for every turn, with both sides of every start and end.
  private static func times(
    _ scene: Scene, _ table: TimelineTable, _ span: ClosedRange<Double>
  ) -> [Double] {
    let length = span.upperBound - span.lowerBound
    let count = table.columns.count > 100 ? 300 : 1500
    var times = (0...count).map { span.lowerBound + length * (Double($0) / Double(count)) }
    for event in scene.events(in: span).prefix(2000) {
      times += [event.time - length * 1e-9, event.time]
    }
    return times.filter(span.contains).sorted()
  }
}
