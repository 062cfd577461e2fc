import CurveFigures
import Curves
import Spring

/// The same throw in several systems, for every output.
struct DecaySet: Sendable {
  let throwing: [DecayResults]

  /// The end of the default samples: that of the longest motion.
  var horizon: Double { throwing.map(\.horizon).max() ?? 1 }

  var notes: [String] {
    throwing.flatMap { results in results.notes.map { "\(results.system.name): \($0)" } }
  }

  /// The names of the systems, then those of their velocities.
  var columns: [String] {
    let names = throwing.map(\.system.description)
    return ["time"] + names + names.map { "velocity.\($0)" }
  }

  func fill(_ block: borrowing SampleBlock) {
    let count = throwing.count
    for row in 0..<block.count {
      let time = block[row, 0]
      for (index, results) in throwing.enumerated() {
        block[row, 1 + index] = results.value(at: time)
        block[row, 1 + count + index] = results.velocity(at: time)
      }
    }
  }

  private var title: String {
    var parts: [String] = []
    if let first = throwing.first {
      // With --reach, each system has its own velocity.
      let isSame = throwing.allSatisfy { $0.velocity == first.velocity }
      parts.append(isSame ? "velocity \(NumberText.brief(first.velocity))" : "the same landing")
      if first.decay.from != 0 { parts.append("from \(NumberText.brief(first.decay.from))") }
      if let bounds = first.bounded?.bounds {
        parts.append(
          "bounds \(NumberText.brief(bounds.lowerBound)):\(NumberText.brief(bounds.upperBound))")
      }
    }
    return "Throw  " + parts.joined(separator: ", ")
  }

  var facts: Facts {
    let n = NumberText.brief
    return Facts(
      heading: title + ", in \(throwing.count) systems",
      lines: throwing.map { results in
        let end = results.duration.map { "ends after \(n($0)) s" } ?? "endless"
        return (
          results.system.description,
          "lands at \(n(results.restingValue)), \(end), within "
            + "\(n(DecayResults.threshold)) from \(n(results.settled)) s on"
        )
      })
  }

  var members: [JSON.Member] {
    [JSON.Member(key: "systems", value: .array(throwing.map { .object($0.members) }))]
  }

  /// The picture: values above velocities, with the landing of each system.
  func figure(span: ClosedRange<Double>) -> Figure {
    let length = span.upperBound - span.lowerBound
    let times = (0...1200).map { span.lowerBound + length * (Double($0) / 1200) }
    var (upper, lower): ([Figure.Mark], [Figure.Mark]) = ([], [.level(0, ink: .muted)])
    if let bounds = throwing.first?.bounded?.bounds {
      upper += [.level(bounds.lowerBound, ink: .muted), .level(bounds.upperBound, ink: .muted)]
    }
    for (index, results) in throwing.enumerated() {
      upper.append(
        .curve(
          Figure.Curve(
            points: times.map { Figure.Point(x: $0, y: results.value(at: $0)) },
            ink: .slot(index), name: results.system.description)))
      lower.append(
        .curve(
          Figure.Curve(
            points: times.map { Figure.Point(x: $0, y: results.velocity(at: $0)) },
            ink: .slot(index))))
    }
    for (index, results) in throwing.enumerated() {
      let end = results.duration ?? results.settled
      guard span.contains(end) else { continue }
      let landing = NumberText.text(results.restingValue, precision: 4)
      upper.append(
        .dot(Figure.Point(x: end, y: results.value(at: end)), label: landing, ink: .slot(index)))
    }
    return Figure(
      title: title, subtitle: "the same throw in \(throwing.count) systems; dots are their ends",
      xLabel: "time (s)", xRange: span,
      panels: [
        Figure.Panel(label: "value", weight: 2, marks: upper),
        Figure.Panel(label: "velocity (units/s)", marks: lower),
      ])
  }
}
