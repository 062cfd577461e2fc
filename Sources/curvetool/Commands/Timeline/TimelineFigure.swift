import CurveFigures
import Timeline

/// The picture of a scene: a panel for each group of properties, and a strip of the animations' times
/// below.
enum TimelineFigure {
  /// The maximum number of panels and curves that fit in a picture.
  private static let (panelLimit, curveLimit) = (5, 12)

  static func figure(
    _ scene: LayerScene, table: TimelineTable, span: ClosedRange<Double>
  ) -> Figure {
    let times = times(table, span)
    let curves = TimelineCurves(table, times)
    let bars = table.plan.bars(in: span)
    let ends = ends(of: bars, in: span)
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
      let jumps = own.prefix(curveLimit).filter { !$0.isVelocity }.compactMap { curve in
        jump(
          of: curve,
          at: curve.columns.flatMap { column in
            table.columns[column].property.flatMap { ends[$0] } ?? []
          }, times)
      }
      if let first = jumps.min(by: { $0.x < $1.x }) {
        marks.append(.dot(first, label: "removed at its end", ink: .muted))
      }
      panels.append(Figure.Panel(label: group, weight: 1, marks: marks))
    }
    if let strip = TimelineStrip(table, bars, curves).panel(beneath: panels.count) {
      panels.append(strip)
    }
    let subtitle =
      left > 0
      ? "\(left) more \(left == 1 ? "curve" : "curves"): choose with --key-path or --layer" : ""
    return Figure(
      title: scene.name, subtitle: subtitle, xLabel: "time (s)", xRange: span, panels: panels)
  }

  /// The times within a span at which the animations of each property end.
  private static func ends(
    of bars: [AnimationBar], in span: ClosedRange<Double>
  ) -> [Int: [Double]] {
    var ends: [Int: [Double]] = [:]
    for bar in bars {
      guard let end = bar.spans.last?.upperBound, end < span.upperBound else { continue }
      for property in bar.properties { ends[property, default: []].append(end) }
    }
    return ends
  }

  /// The first jump of a curve at one of some times.
  private static func jump(
    of curve: TimelineCurves.Curve, at ends: [Double], _ times: [Double]
  ) -> Figure.Point? {
    guard let first = times.first, let last = times.last else { return nil }
    let near = (last - first) * 5e-10
    let extent = (curve.values.max() ?? 0) - (curve.values.min() ?? 0)
    for end in ends.sorted().prefix(64) {
      guard let before = times.lastIndex(where: { $0 < end - near }),
        let after = times.firstIndex(where: { $0 > end + near })
      else { continue }
      if abs(curve.values[after] - curve.values[before]) > extent * 0.05 {
        return Figure.Point(x: end, y: curve.values[after])
      }
    }
    return nil
  }

  /// Enough times for every turning point, with both sides of every start and end.
  private static func times(
    _ table: TimelineTable, _ span: ClosedRange<Double>
  ) -> [Double] {
    let length = span.upperBound - span.lowerBound
    // Fewer times for many curves, to limit the memory to a few megabytes.
    let count = min(1500, max(100, 1_000_000 / max(table.columns.count, 1)))
    var times = (0...count).map { span.lowerBound + length * (Double($0) / Double(count)) }
    for event in table.plan.events(in: span).prefix(count) {
      times += [event.time - length * 1e-9, event.time]
    }
    return Array(Set(times.filter(span.contains))).sorted()
  }
}
