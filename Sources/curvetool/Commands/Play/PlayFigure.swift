import CurveArithmetic
import CurveFigures
import Curves

/// The picture of a play: values above velocities, with the edges, the fingers in grey, catches, hand-offs
/// at an edge and the landing.
enum PlayFigure {
  static func figure(_ results: PlayResults, span: ClosedRange<Double>) -> Figure {
    let sequence = results.sequence
    let length = span.upperBound - span.lowerBound
    let jumps = results.jumps.filter { span.contains($0.time) }
    let grabs = results.grabs.filter { $0.overlaps(span) }
    var times = (0...1600).map { span.lowerBound + length * (Double($0) / 1600) }
    // Both sides of every jump and hand-off.
    for time in jumps.map(\.time) + grabs.flatMap({ [$0.lowerBound, $0.upperBound] })
    where span.contains(time) {
      times += [max(time.nextDown, span.lowerBound), time]
    }
    times.sort()
    // By search, not by a look at every point for each finger.
    let positions = grabs.map { grab in
      let first = SegmentSearch.partition(times.indices) { times[$0] < grab.lowerBound }
      let end = SegmentSearch.partition(times.indices) { times[$0] <= grab.upperBound }
      return first..<end
    }
    let values = times.map { sequence.value(at: $0) }
    let velocities = times.map { sequence.velocity(at: $0) }
    let names = results.names
    var upper: [Figure.Mark] = []
    var levels: Set<Double> = []
    for range in sequence.parts.flatMap({ $0.play.bounds }) {
      if let range { levels.formUnion([range.lowerBound, range.upperBound]) }
    }
    upper += levels.sorted().map { .level($0, ink: .muted) }
    var lower: [Figure.Mark] = [.level(0, ink: .muted)]
    for index in names.indices {
      let points = zip(times, values).map { Figure.Point(x: $0, y: $1[index]) }
      let speeds = zip(times, velocities).map { Figure.Point(x: $0, y: $1[index]) }
      let name = names.count > 1 ? names[index] : ""
      upper.append(.curve(Figure.Curve(points: points, ink: .slot(index), name: name)))
      lower.append(
        .curve(Figure.Curve(points: speeds, ink: .slot(names.count == 1 ? 1 : index))))
      for number in grabs.indices {
        let isNamed = index == 0 && number == 0
        upper.append(
          .curve(
            Figure.Curve(
              points: Array(points[positions[number]]), ink: .muted, width: 9,
              name: isNamed ? "finger" : "")))
      }
    }
    upper += dots(results, grabs: grabs, jumps: jumps, span: span)
    let n = { NumberText.text($0, precision: 4) }
    let end = results.duration.map { "ends after \(n($0)) s" } ?? "endless"
    return Figure(
      title: results.title,
      subtitle: "lands at \(results.text(sequence.restingValue))    \(end)",
      xLabel: "time (s)", xRange: span,
      panels: [
        Figure.Panel(label: "value", weight: 2, marks: upper),
        Figure.Panel(label: "velocity (units/s)", marks: lower),
      ])
  }

  /// How many fingers, and how many edges, are labelled: more labels would hide each other, and each
  /// looks for a position among all others.
  private static let labelLimit = 24

  /// The points of interest, on the first component.
  private static func dots(
    _ results: PlayResults, grabs: [ClosedRange<Double>],
    jumps: [PlayDiscontinuity<[Double]>], span: ClosedRange<Double>
  ) -> [Figure.Mark] {
    let sequence = results.sequence
    func dot(_ time: Double, _ label: String, _ slot: Int) -> Figure.Mark? {
      guard span.contains(time) else { return nil }
      let point = Figure.Point(x: time, y: sequence.value(at: time)[0])
      return .dot(point, label: label, ink: .slot(slot))
    }
    var dots: [Figure.Mark?] = []
    for (number, grab) in grabs.enumerated() {
      guard number < labelLimit else {
        dots += [dot(grab.lowerBound, "", 2), dot(grab.upperBound, "", 2)]
        continue
      }
      let speed = sequence.velocity(at: grab.lowerBound.nextDown)[0]
      dots.append(dot(grab.lowerBound, speed == 0 ? "grab" : "catch", 2))
      let thrown = sequence.velocity(at: grab.upperBound)[0]
      dots.append(
        dot(grab.upperBound, "\(NumberText.brief(rounded(thrown))) units/s", 2))
    }
    let edges = jumps.filter { $0.cause == .edge }.map(\.time) + impacts(results)
    for (number, time) in edges.enumerated() {
      dots.append(dot(time, number < labelLimit ? "edge" : "", 3))
    }
    // By its own rule a motion may end before it is at rest.
    if results.settled < .infinity {
      dots.append(
        dot(results.settled, "at rest", 4) ?? results.duration.flatMap { dot($0, "end", 4) })
    }
    return dots.compactMap { $0 }
  }

  /// A velocity to three digits, from 1000 on to whole tens: a label needs no exponent.
  private static func rounded(_ velocity: Double) -> Double {
    let scale: Double = abs(velocity) >= 1000 ? 10 : abs(velocity) >= 100 ? 1 : 0.1
    return (velocity / scale).rounded() * scale
  }

  /// When a decay meets an edge and a spring takes over, in the first round of each part.
  private static func impacts(_ results: PlayResults) -> [Double] {
    results.sequence.parts.flatMap { part in part.play.handOffs.map { part.start + $0 } }
  }
}
