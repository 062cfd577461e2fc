import CurveFigures
import Curves
import Spring

/// The picture of a throw: value above velocity, with the edges and the landing.
enum DecayFigure {
  /// The most systems of one picture, one for each ink.
  static let limit = 8

  static func figure(_ results: DecayResults, span: ClosedRange<Double>) -> Figure {
    let length = span.upperBound - span.lowerBound
    var times = (0...1200).map { span.lowerBound + length * (Double($0) / 1200) }
    let impact = results.bounded?.impact
    // Both sides of the hand-over, where the velocity may jump.
    if let impact, span.contains(impact.time), impact.time > 0 {
      times += [impact.time.nextDown, impact.time]
      times.sort()
    }
    let n = { NumberText.text($0, precision: 4) }
    var marks: [Figure.Mark] = []
    if let bounds = results.bounded?.bounds {
      marks += [.level(bounds.lowerBound, ink: .muted), .level(bounds.upperBound, ink: .muted)]
    } else {
      marks.append(.level(results.restingValue, ink: .muted))
    }
    if let impact, let bounded = results.bounded {
      let beyond = times.filter { $0 <= results.decay.duration ?? .infinity }.map {
        Figure.Point(x: $0, y: results.decay.value(at: $0))
      }
      if case let edge = bounded.edge, edge != .reflect {
        marks.append(
          .curve(
            Figure.Curve(
              points: beyond.filter { $0.x >= impact.time }, ink: .muted, width: 2, isDashed: true,
              label: "without the edge", isInRange: false)))
      }
    }
    marks.append(
      .curve(
        Figure.Curve(
          points: times.map { Figure.Point(x: $0, y: results.value(at: $0)) }, ink: .slot(0))))
    if let impact, span.contains(impact.time) {
      marks.append(
        .dot(
          Figure.Point(x: impact.time, y: results.value(at: impact.time)),
          label: "edge at \(n(impact.time)) s", ink: .slot(1)))
    }
    let end = results.duration ?? results.settled
    if span.contains(end) {
      marks.append(
        .dot(
          Figure.Point(x: end, y: results.value(at: end)),
          label: "lands at \(n(results.restingValue))", ink: .slot(2)))
    }
    let velocities = times.map { Figure.Point(x: $0, y: results.velocity(at: $0)) }
    // A motion that never ends has the time from which it stays near its target.
    let ending =
      results.duration == nil ? "within \(n(DecayResults.threshold)) after" : "ends after"
    return Figure(
      title: results.title(separator: " · "),
      subtitle: "\(results.system.title)    \(ending) \(n(end)) s",
      xLabel: "time (s)", xRange: span,
      panels: [
        Figure.Panel(label: "value", weight: 2, marks: marks),
        Figure.Panel(
          label: "velocity (units/s)",
          marks: [
            .level(0, ink: .muted), .curve(Figure.Curve(points: velocities, ink: .slot(1))),
          ]),
      ])
  }
}
