import Arithmetic
import Curves
import Timeline

/// The picture of a scene: a panel for each group of properties, and beneath when animations run.
enum TimelineFigure {
  /// As many panels and curves as a picture has space for, and bars with names.
  private static let (panelLimit, curveLimit, namedBars) = (5, 12, 16)

  static func figure(
    _ scene: Scene, table: TimelineTable, span: ClosedRange<Double>
  ) -> Figure {
    let times = times(scene, table, span)
    let curves = curves(table, times)
    var groups: [String] = []
    for curve in curves where !groups.contains(curve.group) { groups.append(curve.group) }
    let inks = inks(curves)
    var panels: [Figure.Panel] = []
    var left = 0
    for group in groups {
      let own = curves.filter { $0.group == group }
      guard panels.count < panelLimit else {
        left += own.count
        continue
      }
      left += max(own.count - curveLimit, 0)
      panels.append(
        Figure.Panel(
          label: group, weight: 1,
          marks: own.prefix(curveLimit).map { curve in
            .curve(
              Figure.Curve(
                points: zip(times, curve.values).map { Figure.Point(x: $0, y: $1) },
                ink: .slot(inks[curve.property] ?? 0), name: curve.name))
          }))
    }
    let bars = bars(table, span, inks)
    if !bars.isEmpty { panels.append(strip(bars, beneath: panels.count)) }
    let subtitle =
      left > 0
      ? "\(left) more \(left == 1 ? "curve" : "curves"): choose with --key-path or --layer" : ""
    return Figure(
      title: scene.name, subtitle: subtitle, xLabel: "time (s)", xRange: span, panels: panels)
  }

  /// A column that changes; all of them where none does.
  private struct Curve {
    var name: String
    var group: String
    var property: Int
    var values: [Double]
  }

  private static func curves(_ table: TimelineTable, _ times: [Double]) -> [Curve] {
    let columns = table.hasVelocity ? table.columns + table.columns : table.columns
    let all = zip(columns, table.numbers(at: times)).enumerated().map { index, pair in
      let (column, values) = pair
      let property = column.property ?? -1
      let group = property < 0 ? "derived" : base(table.plan.properties[property].keyPath)
      let isVelocity = index >= table.columns.count
      return Curve(
        name: isVelocity ? "\(column.name) velocity" : column.name,
        group: isVelocity ? "\(group) velocity (1/s)" : group, property: property, values: values)
    }
    let moving = all.filter { curve in
      curve.values.contains { $0.isFinite && $0 != curve.values[0] }
    }
    return moving.isEmpty ? all : moving
  }

  /// What properties of one panel have in common: `position` of `position.x`.
  private static func base(_ keyPath: String) -> String {
    let parts = keyPath.split(separator: ".")
    return parts.first == "transform" ? keyPath : String(parts.first ?? "")
  }

  /// One ink for each property, which its curves and its bars share.
  private static func inks(_ curves: [Curve]) -> [Int: Int] {
    var inks: [Int: Int] = [:]
    for curve in curves where inks[curve.property] == nil { inks[curve.property] = inks.count }
    return inks
  }

  /// An animation's row: its name, when it runs, and its ink.
  private struct Bar {
    var label: String
    var spans: [ClosedRange<Double>]
    var ink: Int
  }

  private static func bars(
    _ table: TimelineTable, _ span: ClosedRange<Double>, _ inks: [Int: Int]
  ) -> [Bar] {
    let shown = table.shownLayers
    var next = inks.count
    return table.plan.bars(in: span).filter { shown.contains($0.layer) }.map { bar in
      let names = bar.properties.map { table.plan.properties[$0].keyPath }
      let listed = names.prefix(2).joined(separator: ", ") + (names.count > 2 ? ", …" : "")
      let ink: Int
      if let known = bar.properties.lazy.compactMap({ inks[$0] }).first {
        ink = known
      } else {
        ink = next
        next += 1
      }
      return Bar(
        label: "\(table.plan.layers[bar.layer].name), \(bar.key): \(listed)", spans: bar.spans,
        ink: ink)
    }
  }

  /// The rows, as high as their names need but at most half of the picture; thin without names where there are
  /// many.
  private static func strip(_ bars: [Bar], beneath panels: Int) -> Figure.Panel {
    var marks: [Figure.Mark] = []
    let (height, row) = (760 - 60 * Double(panels), 54.0)
    let shown = bars.prefix(120)
    let isNamed = bars.count <= namedBars
    let share = isNamed ? min(max(Double(bars.count) * row / height, 0.12), 0.5) : 0.5
    let hasRoom = isNamed && share * height >= Double(bars.count) * row * 0.85
    let width = isNamed ? 9 : max(2, min(9, share * height / Double(shown.count) * 0.6))
    for (row, bar) in shown.enumerated() {
      let y = -Double(row)
      for (index, span) in bar.spans.enumerated() {
        let ends = [
          Figure.Point(x: span.lowerBound, y: y), Figure.Point(x: span.upperBound, y: y),
        ]
        marks.append(
          .curve(
            Figure.Curve(
              points: ends, ink: .slot(bar.ink % Figure.Theme.slotCount), width: width,
              label: index == 0 && hasRoom ? bar.label : "",
              labelX: (span.lowerBound + span.upperBound) / 2)))
      }
    }
    let left = bars.count - shown.count
    return Figure.Panel(
      label: left > 0 ? "animations (\(left) more)" : "animations",
      weight: Double(max(panels, 1)) * share / (1 - share), isStrip: true, marks: marks)
  }

  /// Enough times for every turn, with both sides of every start and end.
  private static func times(
    _ scene: Scene, _ table: TimelineTable, _ span: ClosedRange<Double>
  ) -> [Double] {
    let length = span.upperBound - span.lowerBound
    let count = table.columns.count > 100 ? 300 : 1500
    var times = (0...count).map { span.lowerBound + length * (Double($0) / Double(count)) }
    for event in table.plan.events(in: span).prefix(2000) {
      times += [event.time - length * 1e-9, event.time]
    }
    return times.filter(span.contains).sorted()
  }
}
