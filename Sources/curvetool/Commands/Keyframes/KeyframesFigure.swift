import CurveFigures

/// The picture of a keyframe animation: its components over time. A motion in the plane also shows its
/// track.
enum KeyframesFigure {
  static func figure(
    _ results: KeyframesResults, span: ClosedRange<Double>, hasVelocity: Bool
  ) -> Figure {
    let positions = positions(results, span: span)
    let names = results.componentNames
    let count = names.count
    let values = results.values(at: positions)
    var panels = [panel("value", names, positions) { values[$0 * count + $1] }]
    if let rotations = results.rotations(at: positions) {
      panels.append(panel("rotation (rad)", [], positions, count: 1) { row, _ in rotations[row] })
    }
    if hasVelocity {
      let velocities = results.velocities(at: positions)
      panels.append(
        panel("velocity (units/s)", [], positions, count: count) { velocities[$0 * count + $1] })
    }
    if names == ["x", "y"] { panels.append(track(results, span: span, values: values)) }
    return Figure(
      title: "Keyframes, \(results.mode)", subtitle: "\(results.keyTimes.count) key times",
      xLabel: "time (s)", xRange: span, panels: panels)
  }

  private static func panel(
    _ label: String, _ names: [String], _ positions: [Double], count: Int? = nil,
    _ component: (Int, Int) -> Double
  ) -> Figure.Panel {
    var marks: [Figure.Mark] = []
    for index in 0..<(count ?? names.count) {
      let points = positions.indices.map {
        Figure.Point(x: positions[$0], y: component($0, index))
      }
      let name = index < names.count ? names[index] : ""
      marks.append(.curve(Figure.Curve(points: points, ink: .slot(index), name: name)))
    }
    return Figure.Panel(label: label, weight: 1, marks: marks)
  }

  /// The track in the plane, with dots at equal times: close dots mean slow motion.
  private static func track(
    _ results: KeyframesResults, span: ClosedRange<Double>, values: [Double]
  ) -> Figure.Panel {
    func points(_ numbers: [Double]) -> [Figure.Point] {
      (0..<numbers.count / 2).map { Figure.Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
    var marks: [Figure.Mark] = [
      .curve(Figure.Curve(points: points(values), ink: .muted, width: 2))
    ]
    let count = 40
    let times = (0...count).map {
      span.lowerBound + (span.upperBound - span.lowerBound) * Double($0) / Double(count)
    }
    for point in points(results.values(at: times)) {
      marks.append(.dot(point, label: "", ink: .slot(2)))
    }
    return Figure.Panel(
      label: "y of the track, dots at equal times", weight: 2, xLabel: "x", isSquare: true,
      isDownward: true, marks: marks)
  }

  private static func positions(_ results: KeyframesResults, span: ClosedRange<Double>) -> [Double]
  {
    let length = span.upperBound - span.lowerBound
    var positions = (0...2000).map { span.lowerBound + length * (Double($0) / 2000) }
    // Jumps and corners at key times and at the ends of runs.
    let run = results.timing.runDuration() / max(abs(results.timing.speed), 1e-300)
    let keys = results.keyTimes
    let runs = min(length / run, 1000)
    if Double(keys.count) * runs < 100_000 {
      for index in 0...Int(runs) {
        for key in keys {
          let position = results.timing.beginTime + (Double(index) + key) * run
          positions += [position - run * 1e-9, position]
        }
      }
    }
    return positions.filter(span.contains).sorted()
  }
}
