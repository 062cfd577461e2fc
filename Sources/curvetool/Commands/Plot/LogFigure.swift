import CurveFigures
import CurveFitting

/// The picture of recordings over seconds: their samples, joined by thin lines.
enum LogFigure {
  /// - Parameters:
  ///   - logs: The recordings, with their names.
  ///   - title: The title.
  ///   - span: The times to show; nil for all.
  static func figure(
    _ logs: [(name: String, samples: Samples)], title: String, span: ClosedRange<Double>?
  ) -> Figure {
    let first = logs.map { $0.samples.times[0] }.min() ?? 0
    let last = logs.map { $0.samples.times[$0.samples.times.count - 1] }.max() ?? 1
    let span = span ?? first...last
    var marks: [Figure.Mark] = []
    for (index, log) in logs.enumerated() {
      let points = zip(log.samples.times, log.samples.values)
        .map { Figure.Point(x: $0, y: $1) }.filter { span.contains($0.x) }
      let name = logs.count > 1 ? log.name : ""
      marks.append(
        .curve(Figure.Curve(points: points, ink: .slot(index), width: 2, name: name)))
      // Dots that touch would only be a thick line.
      if points.count <= 400 { marks.append(.points(points, ink: .slot(index))) }
    }
    let count = logs.reduce(0) { $0 + $1.samples.times.count }
    return Figure(
      title: title, subtitle: "\(count) samples",
      xLabel: "time (s)", xRange: span, panels: [Figure.Panel(label: "value", marks: marks)])
  }
}
