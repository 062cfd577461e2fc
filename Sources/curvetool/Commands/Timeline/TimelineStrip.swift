import CurveFigures
import Timeline

/// The times at which animations run: a row for each, in the ink of its curve.
struct TimelineStrip {
  /// An animation's row: its name, its times and its ink.
  private struct Bar {
    var label: String
    var spans: [ClosedRange<Double>]
    var ink: Int
  }

  private static let (barLimit, namedBars) = (120, 16)
  private let bars: [Bar]

  init(_ table: TimelineTable, _ all: [AnimationBar], _ curves: TimelineCurves) {
    let shown = table.shownLayers
    let plan = table.plan
    var next = curves.freeInk
    bars = all.filter { shown.contains($0.layer) }.map { bar in
      let names = bar.properties.map { plan.properties[$0].keyPath }
      let listed = names.prefix(2).joined(separator: ", ") + (names.count > 2 ? ", …" : "")
      var ink = curves.ink(layer: bar.layer, properties: bar.properties, of: table.columns)
      if ink == nil {
        ink = next
        next += 1
      }
      return Bar(
        label: "\(plan.layers[bar.layer].name), \(bar.key): \(listed)", spans: bar.spans,
        ink: ink ?? 0)
    }
  }

  /// The rows, as high as their names need but at most half of the picture. Many rows are thin and
  /// without names. Nil if there are no animations.
  ///
  /// - Parameter panels: The number of panels of curves above.
  func panel(beneath panels: Int) -> Figure.Panel? {
    guard !bars.isEmpty else { return nil }
    let (height, row) = (760 - 60 * Double(panels), 48.0)
    let shown = bars.prefix(Self.barLimit)
    let most = panels > 3 ? 0.3 : 0.5
    let needed = min(max(Double(bars.count) * row / height, 0.12), 0.5)
    let isNamed = bars.count <= Self.namedBars && needed * height >= Double(bars.count) * row * 0.8
    let share = isNamed ? needed : most
    let width = isNamed ? 9 : max(2, min(9, share * height / Double(shown.count) * 0.6))
    var marks: [Figure.Mark] = []
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
              label: index == 0 && isNamed ? bar.label : "")))
      }
    }
    let left = bars.count - shown.count
    return Figure.Panel(
      label: left > 0 ? "animations (\(left) more)" : "animations",
      weight: Double(max(panels, 1)) * share / (1 - share), isStrip: true, marks: marks)
  }
}
