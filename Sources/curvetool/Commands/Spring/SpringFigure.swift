import CurveArithmetic
import CurveFigures
import Spring

/// The picture of a motion: value above velocity, with annotations.
enum SpringFigure {
  static func figure(
    _ results: SpringResults, span: ClosedRange<Double>, panels: [SpringPanel] = SpringPanel.usual
  ) -> Figure {
    let times = times(results, span: span)
    return Figure(
      title: SpringFacts.title(results, separator: " · "), subtitle: subtitle(results),
      height: 960 + 240 * max(panels.count - 2, 0), xLabel: "time (s)", xRange: span,
      panels: panels.map { panel($0, results, times, span) })
  }

  private static func panel(
    _ kind: SpringPanel, _ results: SpringResults, _ times: [Double], _ span: ClosedRange<Double>
  ) -> Figure.Panel {
    let motion = results.motion
    func panel(_ label: String, ink: Int, _ value: @escaping (Double) -> Double) -> Figure.Panel {
      Figure.Panel(label: label, marks: marks(results, times, span, ink: ink, value))
    }
    switch kind {
    case .value:
      return Figure.Panel(label: "value", weight: 2, marks: valueMarks(results, times, span))
    case .velocity: return panel("velocity (units/s)", ink: 1) { motion.velocity(at: $0) }
    case .acceleration:
      return panel("acceleration (units/s²)", ink: 3) { motion.acceleration(at: $0) }
    case .energy: return panel("energy per mass (units²/s²)", ink: 4) { motion.energy(at: $0) }
    case .phase: return phase(results, times, span)
    case .settling: return settling(results, times, span)
    }
  }

  /// The velocity over the value: a spiral to the target.
  private static func phase(
    _ results: SpringResults, _ times: [Double], _ span: ClosedRange<Double>
  ) -> Figure.Panel {
    let states = times.filter { $0 <= results.cutAt ?? .infinity }
      .map { results.motion.state(at: $0) }
    let points = states.map { Figure.Point(x: $0.value, y: $0.velocity) }
    var marks: [Figure.Mark] = [
      .level(0, ink: .muted), .curve(Figure.Curve(points: points, ink: .slot(5), name: "")),
    ]
    if let start = points.first { marks.append(.dot(start, label: "start", ink: .slot(5))) }
    let target = Figure.Point(x: results.motion.to, y: 0)
    marks.append(.dot(target, label: "target", ink: .slot(2)))
    return Figure.Panel(
      label: "velocity (units/s) over value", weight: 2, xLabel: "value", marks: marks)
  }

  /// The distance from the target as a fraction of the whole, in powers of ten, down to a tenth of the
  /// threshold.
  private static func settling(
    _ results: SpringResults, _ times: [Double], _ span: ClosedRange<Double>
  ) -> Figure.Panel {
    let motion = results.motion
    let whole = abs(motion.to - motion.from) > 0 ? abs(motion.to - motion.from) : 1
    let floor = Double.log10(results.threshold) - 1
    let end = min(results.cutAt ?? .infinity, span.upperBound)
    var points = times.filter { $0 <= end }.map {
      let share = abs(motion.displacement(at: $0)) / whole
      return Figure.Point(x: $0, y: max(share > 0 ? Double.log10(share) : floor, floor))
    }
    // The distance is 0 at a crossing, which no even times meet.
    let crossings = motion.zeroCrossings.prefix(10_000).filter {
      $0 >= span.lowerBound && $0 <= end
    }
    points += crossings.map { Figure.Point(x: $0, y: floor) }
    points.sort { $0.x < $1.x }
    let top = points.map(\.y).max() ?? 0
    var marks: [Figure.Mark] = [.level(Double.log10(results.threshold), ink: .slot(2))]
    marks += settledMarkers(results, span, isLabelled: false)
    marks.append(.curve(Figure.Curve(points: points, ink: .slot(0))))
    return Figure.Panel(
      label: "distance from the target (fraction)", weight: 1.5,
      yRange: floor...max(top + 0.1, floor + 1), isLogarithmic: true, marks: marks)
  }

  private static func valueMarks(
    _ results: SpringResults, _ times: [Double], _ span: ClosedRange<Double>
  ) -> [Figure.Mark] {
    let motion = results.motion
    let band = results.threshold * abs(motion.to - motion.from)
    // The envelope would hide the motion after the cut.
    var marks = results.cutAt == nil ? envelope(motion, times) : []
    marks.append(.band((motion.to - band)...(motion.to + band), ink: .slot(2)))
    marks += settledMarkers(results, span, isLabelled: true)
    let points = times.map { Figure.Point(x: $0, y: motion.value(at: $0)) }
    guard let cutOff = results.cutOff, span.contains(cutOff.duration) else {
      marks.append(.curve(Figure.Curve(points: points, ink: .slot(0))))
      return marks + peak(results, span)
    }
    // The motion shown, the jump, and the motion without the cut.
    let end = Figure.Point(x: cutOff.duration, y: cutOff.state.value)
    let target = Figure.Point(x: cutOff.duration, y: motion.to)
    marks.append(.curve(.reference(points.filter { $0.x >= cutOff.duration })))
    let shown =
      points.filter { $0.x < cutOff.duration }
      + [end, target, Figure.Point(x: span.upperBound, y: motion.to)]
    marks.append(.curve(Figure.Curve(points: shown, ink: .slot(0))))
    let left = NumberText.text(100 * cutOff.fraction, precision: 3)
    marks.append(
      .marker(x: cutOff.duration, label: "cut off \(left) % from rest", ink: .slot(1)))
    marks.append(.dot(end, label: "", ink: .slot(1)))
    return marks + peak(results, span)
  }

  /// A quantity over time until the motion is cut off, with the events that the first panel labels.
  private static func marks(
    _ results: SpringResults, _ times: [Double], _ span: ClosedRange<Double>, ink: Int,
    _ value: (Double) -> Double
  ) -> [Figure.Mark] {
    let shown = times.filter { $0 <= results.cutAt ?? .infinity }
    let points = shown.map { Figure.Point(x: $0, y: value($0)) }
    var marks: [Figure.Mark] = [.level(0, ink: .muted)]
    marks += settledMarkers(results, span, isLabelled: false)
    if let duration = results.cutAt, span.contains(duration) {
      marks.append(.marker(x: duration, label: "", ink: .slot(1)))
    }
    marks.append(.curve(Figure.Curve(points: points, ink: .slot(ink))))
    return marks
  }

  private static func envelope(_ motion: SpringMotion, _ times: [Double]) -> [Figure.Mark] {
    guard motion.spring.damping > 0, motion.spring.regime == .underdamped else { return [] }
    let stride = max(1, times.count / 400)
    let widths = times.enumerated().compactMap { index, time in
      index % stride == 0 || index == times.count - 1
        ? motion.envelope(at: time).map { (time, $0) } : nil
    }
    let upper = widths.map { Figure.Point(x: $0.0, y: motion.to + $0.1) }
    let lower = widths.map { Figure.Point(x: $0.0, y: motion.to - $0.1) }
    func line(_ points: [Figure.Point], _ label: String) -> Figure.Mark {
      .curve(
        Figure.Curve(
          points: points, ink: .muted, width: 2, isDashed: true, label: label, isInRange: false))
    }
    return [
      .region(upper: upper, lower: lower, ink: .muted),
      line(upper, "envelope"), line(lower, ""),
    ]
  }

  private static func settledMarkers(
    _ results: SpringResults, _ span: ClosedRange<Double>, isLabelled: Bool
  ) -> [Figure.Mark] {
    results.settling.enumerated().compactMap { index, name in
      let time = results.settlingDuration(name)
      guard span.contains(time) else { return nil }
      let label = results.settling.count == 1 ? "settled" : name.title
      return .marker(x: time, label: isLabelled ? label : "", ink: .slot(index + 2))
    }
  }

  private static func peak(
    _ results: SpringResults, _ span: ClosedRange<Double>
  ) -> [Figure.Mark] {
    guard let peak = results.motion.peak, span.contains(peak.time),
      peak.time <= results.cutAt ?? .infinity,
      results.motion.overshoot > results.threshold
    else { return [] }
    return [
      .dot(
        Figure.Point(x: peak.time, y: peak.value), label: NumberText.text(peak.value, precision: 4),
        ink: .slot(0))
    ]
  }

  /// Enough times to catch every swing. The picture reduces them to what it can show.
  private static func times(_ results: SpringResults, span: ClosedRange<Double>) -> [Double] {
    let length = span.upperBound - span.lowerBound
    let swings = (results.spring.dampedFrequency ?? 0) * length / (2 * .pi)
    let count = Int(min(max(swings * 32, 1200), 200_000))
    return (0...count).map { span.lowerBound + length * (Double($0) / Double(count)) }
  }

  private static func subtitle(_ results: SpringResults) -> String {
    let (motion, spring) = (results.motion, results.spring)
    let n = { NumberText.text($0, precision: 4) }
    let settled = results.settlingDuration(results.settling[0])
    let first = results.settling[0]
    let isInUnits =
      !results.hasDistance || first.remarks(motion, results.threshold).contains(.isInValueUnits)
    let band = isInUnits ? n(results.threshold) : "\(n(100 * results.threshold)) %"
    let rule = results.settling.map(\.key) == [SettlingSystem.exact.key] ? "" : " (\(first.title))"
    return [
      "ζ = \(n(spring.dampingRatio))", "ω₀ = \(n(spring.naturalFrequency)) rad/s",
      motion.peak == nil || !results.hasDistance
        ? "no overshoot" : "overshoot \(NumberText.text(100 * motion.overshoot, precision: 3)) %",
      settled.isFinite ? "settles to ±\(band) in \(n(settled)) s\(rule)" : "never settles",
    ].joined(separator: "    ")
  }
}
