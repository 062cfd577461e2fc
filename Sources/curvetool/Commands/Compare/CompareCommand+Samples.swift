import CurveFigures
import CurveFitting
import Curves
import Spring

extension CompareCommand {
  /// Compares a file of samples with a curve.
  func samplesResult(_ recording: String, _ curve: String) throws -> CommandResult {
    let file = try SampleFile(recording, samples.file.settings)
    let judgement = try Judgement(
      file, curve: NamedCurve(curve, isStrict: strictness.strict), self)
    file.tellNotes()
    noteMilliseconds("--duration", options.duration)
    return judgement.result
  }
}

/// Samples and the curve they are compared with.
private struct Judgement {
  let name: String
  let samples: Samples
  let comparison: SampleComparison
  /// The largest difference allowed, in value units.
  let maxError: Double?
  /// The largest difference allowed, with its unit, and as it was given.
  private let (limit, given): (String, String)
  private let isAligned: Bool
  /// Whether neither end of the curve was given, and the samples leave its range.
  private let lacksValues: Bool
  /// A delay that would fit clearly better; nil if no delay would, or if the search has found it.
  private let betterDelay: Double?
  /// The duration of a curve that has none: that of the samples.
  private let assumedDuration: Double?
  /// The progress of the curve at a time from its start.
  private let curve: (Double) -> Double

  init(_ file: SampleFile, curve: NamedCurve, _ command: CompareCommand) throws(ToolError) {
    name = "\(file.name)  against  \(curve.name)"
    samples = file.samples
    let last = samples.times[samples.times.count - 1]
    let delay = curve.delay ?? 0
    let progress: (Double) -> Double
    if let spring = curve.spring {
      guard command.options.duration == nil else {
        throw .idle("--duration", "on a spring, which has its own")
      }
      progress = { spring.motion.value(at: $0 - delay) }
      assumedDuration = nil
    } else {
      let given = command.options.duration ?? curve.duration
      let duration = given ?? last
      guard duration > 0 else {
        throw .usage("the samples end at \(last.argumentText) s: give --duration")
      }
      progress = { curve.easing.value(at: min(max(($0 - delay) / duration, 0), 1)) }
      assumedDuration = given == nil ? duration : nil
    }
    self.curve = progress
    isAligned = command.samples.align
    let (from, to) = (command.samples.fromValue, command.samples.toValue)
    let aligned = SampleComparison(
      aligning: samples, from: isAligned ? from : from ?? 0, to: isAligned ? to : to ?? 1,
      with: progress)
    if isAligned {
      comparison = aligned
      betterDelay = nil
    } else {
      comparison = SampleComparison(samples, from: from ?? 0, to: to ?? 1, with: progress)
      let isBetter =
        aligned.residuals.rootMeanSquare < 0.5 * comparison.residuals.rootMeanSquare
      betterDelay = isBetter && aligned.offset != 0 ? aligned.offset : nil
    }
    let distance = comparison.to - comparison.from
    maxError = command.maxError?.inUnits(over: distance)
    limit = NumberText.brief(maxError ?? 0) + (command.maxError?.unit ?? "")
    given = command.maxError?.text ?? ""
    lacksValues = !isAligned && from == nil && to == nil && comparison.residuals.maximum > 1
  }

  /// The number of samples beyond the allowed error.
  var badCount: Int {
    guard let maxError else { return 0 }
    return comparison.residuals.values.count { !(abs($0) <= maxError) }
  }

  /// A row for each sample, which takes eight times the memory of the samples.
  private var table: Table {
    let residuals = comparison.residuals
    return Table(
      ["time", "value", "expected", "difference"],
      rows: samples.times.indices.map { index in
        let (value, residual) = (samples.values[index], residuals.values[index])
        return [samples.times[index], value, value - residual, residual].map { .number($0) }
      })
  }

  var result: CommandResult {
    let n = NumberText.brief
    let residuals = comparison.residuals
    let worst = samples.times[residuals.worst]
    let bad = maxError.flatMap(comparison.first(beyond:))
    var facts = Facts(heading: name)
    facts.lines = [
      ("samples", "\(samples.times.count)"),
      ("largest difference", "\(n(residuals.maximum)) at \(n(worst)) s"),
      ("root mean square", n(residuals.rootMeanSquare)),
    ]
    if let assumedDuration {
      facts.lines.append(
        ("curve's duration", "\(n(assumedDuration)) s, as the samples: --duration sets another"))
    }
    if isAligned {
      facts.lines.append(
        (
          "curve",
          "from \(n(comparison.from)) to \(n(comparison.to)), delayed by \(n(comparison.offset)) s"
        ))
    }
    if lacksValues, let first = samples.values.first, let last = samples.values.last {
      let ends = (first == 0 ? "" : "--from-value \(n(first)) ") + "--to-value \(n(last))"
      let advice = "the curve from 0 to 1: add \(ends), or --align"
      facts.lines.append(("values", "from \(n(first)) to \(n(last)), \(advice)"))
    }
    if let betterDelay {
      facts.lines.append(("delay", "\(n(betterDelay)) s would fit better: add --align"))
    }
    if maxError != nil {
      facts.lines.append(
        (
          "beyond \(limit)",
          bad.map { "\(badCount), the first at \(n(samples.times[$0])) s" } ?? "none"
        ))
    }
    var result = CommandResult(table)
    result.screen = { [facts] in [.facts(facts)] }
    result.json = {
      let table = table
      return .object([
        "maxError": .number(residuals.maximum), "at": .number(worst),
        "rms": .number(residuals.rootMeanSquare), "offset": .number(comparison.offset),
        "from": .number(comparison.from), "to": .number(comparison.to),
        "firstBad": bad.map {
          .object([
            "sample": .number(Double($0 + 1)), "time": .number(samples.times[$0]),
            "difference": .number(residuals.values[$0]),
          ])
        } ?? .null,
        "bad": maxError == nil ? .null : .number(Double(badCount)),
        "samples": .array(table.rows.indices.map { .object(table.members($0)) }),
      ])
    }
    result.figure = { figure }
    if let bad {
      result.failure =
        "sample \(bad + 1) at \(n(samples.times[bad])) s is the first of \(badCount) that "
        + "differ by more than --max-error \(given); the largest difference is "
        + n(residuals.maximum)
    }
    return result
  }

  /// The samples and the curve above their differences, with the allowed error.
  var figure: Figure {
    let (first, last) = (samples.times[0], samples.times[samples.times.count - 1])
    let count = 1200
    let expected = (0...count).map { step -> Figure.Point in
      let time = first + (last - first) * (Double(step) / Double(count))
      return Figure.Point(x: time, y: comparison.value(of: curve, at: time))
    }
    let measured = zip(samples.times, samples.values).map { Figure.Point(x: $0, y: $1) }
    let left = zip(samples.times, comparison.residuals.values).map { Figure.Point(x: $0, y: $1) }
    var differences: [Figure.Mark] = maxError.map { [.band(-$0...$0, ink: .slot(2))] } ?? []
    differences += [.level(0, ink: .muted), .points(left, ink: .slot(1))]
    let n = { NumberText.text($0, precision: 3) }
    let residuals = comparison.residuals
    var subtitle =
      "largest difference \(n(residuals.maximum)) at \(n(samples.times[residuals.worst])) s"
    if comparison.offset != 0 { subtitle += "    delay \(n(comparison.offset)) s" }
    if let bad = maxError.flatMap(comparison.first(beyond:)) {
      differences.append(
        .marker(x: samples.times[bad], label: "first beyond \(limit)", ink: .slot(1)))
    }
    return Figure(
      title: name, subtitle: subtitle, xLabel: "time (s)", xRange: first...last,
      panels: [
        Figure.Panel(
          label: "value", weight: 2,
          marks: [
            .curve(Figure.Curve(points: expected, ink: .slot(0), label: "expected")),
            .points(measured, ink: .slot(1)),
          ]),
        Figure.Panel(label: "residual (sample - curve)", weight: 1, marks: differences),
      ])
  }
}
