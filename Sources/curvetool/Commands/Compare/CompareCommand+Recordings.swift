import CurveFigures
import CurveFitting

extension CompareCommand {
  /// Compares two recordings, or two columns of one.
  func recordingsResult(_ files: [String]) throws(ToolError) -> CommandResult {
    var columns: [(name: String, samples: Samples)] = []
    for file in files {
      let read = try ColumnsFile(file, samples.file, keepsStill: true)
      guard files.count == 1 || read.columns.count == 1 else {
        throw .usage(
          "\(read.name) has \(read.columns.count) values (\(Self.list(read))): name one, as in "
            + "--columns \(read.columns[0].name)")
      }
      read.tellNotes()
      columns += read.columns.map { (files.count == 1 ? $0.name : read.name, $0.samples) }
      guard files.count > 1 || columns.count == 2 else { throw Self.refusal(of: read) }
    }
    if columns[0].name == columns[1].name { columns[1].name += " (2)" }
    let file = files.count == 1 ? "\(files[0] == "-" ? "standard input" : files[0]): " : ""
    return try Recordings(columns, heading: file, self).result
  }

  private static func list(_ file: ColumnsFile) -> String {
    file.columns.map(\.name).joined(separator: ", ")
  }

  /// The error for a recording alone that has not two columns of values.
  private static func refusal(of file: ColumnsFile) -> ToolError {
    guard file.columns.count > 1 else {
      return .usage(
        "samples need a curve or a second recording to compare with; `curvetool fit \(file.name)` finds "
          + "the nearest curve")
    }
    return .usage(
      "\(file.name) has \(file.columns.count) values (\(list(file))): name two to compare, as in --columns "
        + "\(file.columns[0].name),\(file.columns[1].name), or one and a curve")
  }
}

/// Two recordings and their difference.
private struct Recordings {
  let names: [String]
  let heading: String
  let samples: [Samples]
  let difference: RecordedDifference
  /// How much later the second recording is played.
  let delay: Double
  /// A delay that would fit clearly better; nil if none would, or if it was sought.
  let betterDelay: Double?
  /// How the values of the second recording were placed on those of the first; nil if they were not.
  let placement: ValuePlacement?
  /// Whether the ranges differ so much that the units may.
  let hasOtherRange: Bool
  let maxError: AllowedDifference?

  /// - Parameter heading: The file of both, before their names; empty for two files.
  init(
    _ columns: [(name: String, samples: Samples)], heading: String, _ command: CompareCommand
  ) throws(ToolError) {
    names = columns.map(\.name)
    self.heading = heading + names.joined(separator: "  against  ")
    maxError = command.maxError
    let a = columns[0].samples
    var b = columns[1].samples
    hasOtherRange = ValuePlacement.differ(a, b)
    var placement: ValuePlacement?
    if hasOtherRange, command.samples.align {
      var placed = ValuePlacement(b, on: a)
      b = placed.applied(to: b)
      // The delay refines the values, whose ranges may be cut off.
      let delay = Self.bestDelay(a, b)
      if let common = RecordedDifference(a, b, delay: delay) {
        placed = placed.refined(by: common)
        b = placed.applied(to: columns[1].samples)
      }
      placement = placed
    }
    self.placement = placement
    samples = [a, b]
    let plain = RecordedDifference(a, b, delay: 0)
    var aligned = Self.bestDelay(a, b)
    var moved = RecordedDifference(a, b, delay: aligned)
    if let plain, let found = moved, plain.rootMeanSquare <= found.rootMeanSquare {
      (aligned, moved) = (0, plain)
    }
    delay = command.samples.align ? aligned : 0
    guard let difference = command.samples.align ? moved : plain else {
      let n = NumberText.brief
      throw .data(
        "the recordings have no time in common: \(names[0]) has \(n(a.times[0])) to "
          + "\(n(a.times[a.times.count - 1])) s, \(names[1]) \(n(b.times[0])) to "
          + "\(n(b.times[b.times.count - 1])) s: --align finds the delay")
    }
    self.difference = difference
    let isBetter = moved.map { $0.rootMeanSquare < 0.5 * difference.rootMeanSquare } ?? false
    betterDelay = !command.samples.align && isBetter && aligned != 0 ? aligned : nil
  }

  /// The delay of the second recording with the least squared differences.
  private static func bestDelay(_ a: Samples, _ b: Samples) -> Double {
    let (start, first) = (b.times[0], b.values[0])
    let comparison = SampleComparison(aligning: a, from: first, to: first + 1) {
      RecordedDifference.value(b.values, b.times, at: $0 + start) - first
    }
    return comparison.offset - start
  }

  /// The distance that fractions are of: the range of the first recording.
  private var distance: Double { samples[0].range.upperBound - samples[0].range.lowerBound }

  var result: CommandResult {
    let n = NumberText.brief
    let differences = difference.differences
    let (times, worst) = (difference.times, difference.worst)
    let largest = abs(differences[worst])
    let share =
      distance > 0
      ? ", \(NumberText.text(100 * largest / distance, precision: 3)) % of the range" : ""
    var facts = Facts(heading: heading)
    facts.lines = [
      ("samples", "\(samples[0].times.count) and \(samples[1].times.count)"),
      ("common time", "\(n(times[0])) to \(n(times[times.count - 1])) s"),
      ("largest difference", "\(n(largest)) at \(n(times[worst])) s\(share)"),
      ("root mean square", n(difference.rootMeanSquare)),
    ]
    if delay != 0 { facts.lines.append(("delay", "\(names[1]) is moved by \(n(delay)) s")) }
    if let placement {
      facts.lines.append(
        ("values", "\(names[1]) times \(n(placement.scale)), plus \(n(placement.offset))"))
    } else if hasOtherRange {
      let ranges = samples.map { "\(n($0.range.lowerBound)) to \(n($0.range.upperBound))" }
      facts.lines.append(
        ("ranges", "\(ranges[0]) and \(ranges[1]): --align places the values too"))
    }
    if let betterDelay {
      facts.lines.append(("delay", "\(n(betterDelay)) s would fit better: add --align"))
    }
    let table = Table(
      ["time"] + names + ["difference"],
      rows: times.indices.map { index in
        [times[index], difference.first[index], difference.second[index], differences[index]]
          .map { .number($0) }
      })
    var result = CommandResult(table)
    result.screen = { [facts] in [.facts(facts)] }
    result.json = {
      .object([
        "maxError": .number(largest), "at": .number(times[worst]),
        "rms": .number(difference.rootMeanSquare), "offset": .number(delay),
        "samples": .array(table.rows.indices.map { .object(table.members($0)) }),
      ])
    }
    result.figure = { figure }
    if let maxError, largest > maxError.inUnits(over: distance) {
      result.failure =
        "the recordings differ by \(n(largest)) at \(n(times[worst])) s, more than --max-error "
        + maxError.text
    }
    return result
  }

  /// Both recordings above their difference.
  private var figure: Figure {
    let times = difference.times
    func points(_ values: [Double]) -> [Figure.Point] {
      zip(times, values).map { Figure.Point(x: $0, y: $1) }
    }
    let worst = difference.worst
    let n = { NumberText.text($0, precision: 3) }
    var subtitle =
      "largest difference \(n(abs(difference.differences[worst]))) at \(n(times[worst])) s"
    if delay != 0 { subtitle += "    delay \(n(delay)) s" }
    let curves = [difference.first, difference.second].enumerated().map { index, values in
      Figure.Mark.curve(
        Figure.Curve(points: points(values), ink: .slot(index), width: 2, name: names[index]))
    }
    return Figure(
      title: heading, subtitle: subtitle, xLabel: "time (s)",
      xRange: times[0]...times[times.count - 1],
      panels: [
        Figure.Panel(label: "value", weight: 2, marks: curves),
        Figure.Panel(
          label: "difference", weight: 1,
          marks: [
            .level(0, ink: .muted),
            .curve(Figure.Curve(points: points(difference.differences), ink: .slot(2), width: 2)),
          ]),
      ])
  }
}
