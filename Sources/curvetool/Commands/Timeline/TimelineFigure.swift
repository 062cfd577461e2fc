import Arithmetic
import Curves
import Timeline

/// The picture of a scene: a panel for each group of properties, and beneath when animations run.
enum TimelineFigure {
  /// As many panels and curves as a picture has space for.
  private static let (panelLimit, curveLimit) = (5, 12)

  static func figure(
    _ scene: Scene, table: TimelineTable, span: ClosedRange<Double>
  ) -> Figure {
    let times = times(table, span)
    let curves = TimelineCurves(table, times)
    let ends = Set(
      table.plan.events(in: span).lazy.filter { $0.kind.isFinished == true }.map(\.time))
    var panels: [Figure.Panel] = []
    var left = 0
    for (group, own) in curves.groups {
      guard panels.count < panelLimit else {
        left += own.count
        continue
      }
      left += max(own.count - curveLimit, 0)
      var marks = own.prefix(curveLimit).map { curve in
        Figure.Mark.curve(
          Figure.Curve(
            points: zip(times, curve.values).map { Figure.Point(x: $0, y: $1) },
            ink: .slot(curve.ink), name: curve.name))
      }
      if let jump = jump(own.prefix(curveLimit), times, ends) { marks.append(jump) }
      panels.append(Figure.Panel(label: group, weight: 1, marks: marks))
    }
    if let strip = TimelineStrip(table, span, curves).panel(beneath: panels.count) {
      panels.append(strip)
    }
    let subtitle =
      left > 0
      ? "\(left) more \(left == 1 ? "curve" : "curves"): choose with --key-path or --layer" : ""
    return Figure(
      title: scene.name, subtitle: subtitle, xLabel: "time (s)", xRange: span, panels: panels)
  }

  /// The first jump of a panel where an animation ends, named for what it is.
  private static func jump(
    _ curves: some Sequence<TimelineCurves.Curve>, _ times: [Double], _ ends: Set<Double>
  ) -> Figure.Mark? {
    var first: (index: Int, value: Double)?
    for curve in curves {
      let extent = (curve.values.max() ?? 0) - (curve.values.min() ?? 0)
      for index in times.indices.dropFirst() where ends.contains(times[index]) {
        guard index < first?.index ?? .max else { break }
        if abs(curve.values[index] - curve.values[index - 1]) > extent * 0.02 {
          first = (index, curve.values[index])
        }
      }
    }
    return first.map {
      .dot(
        Figure.Point(x: times[$0.index], y: $0.value), label: "removed at its end", ink: .muted)
    }
  }

  /// Enough times for every turn, with both sides of every start and end.
  private static func times(
    _ table: TimelineTable, _ span: ClosedRange<Double>
  ) -> [Double] {
    let length = span.upperBound - span.lowerBound
    // Fewer where there are many curves, so that their numbers stay some megabytes.
    let count = min(1500, max(100, 1_000_000 / max(table.columns.count, 1)))
    var times = (0...count).map { span.lowerBound + length * (Double($0) / Double(count)) }
    for event in table.plan.events(in: span).prefix(count) {
      times += [event.time - length * 1e-9, event.time]
    }
    return Array(Set(times.filter(span.contains))).sorted()
  }
}
