import CurveFigures
import CurveFitting

/// The picture of recordings over seconds: their samples, joined by thin lines.
enum LogFigure {
  /// - Parameters:
  ///   - files: The recordings.
  ///   - span: The times to show; nil for all.
  static func figure(_ files: [SampleFile], span: ClosedRange<Double>?) -> Figure {
    let first = files.map { $0.samples.times[0] }.min() ?? 0
    let last = files.map { $0.samples.times[$0.samples.times.count - 1] }.max() ?? 1
    let span = span ?? first...last
    var marks: [Figure.Mark] = []
    for (index, file) in files.enumerated() {
      let points = zip(file.samples.times, file.samples.values)
        .map { Figure.Point(x: $0, y: $1) }.filter { span.contains($0.x) }
      let name = files.count > 1 ? file.name : ""
      marks.append(
        .curve(Figure.Curve(points: points, ink: .slot(index), width: 2, name: name)))
      // Dots that touch would only be a thick line.
      if points.count <= 400 { marks.append(.points(points, ink: .slot(index))) }
    }
    let count = files.reduce(0) { $0 + $1.samples.times.count }
    return Figure(
      title: CurveFigure.title(files.map(\.name)), subtitle: "\(count) samples",
      xLabel: "time (s)", xRange: span, panels: [Figure.Panel(label: "value", marks: marks)])
  }
}
