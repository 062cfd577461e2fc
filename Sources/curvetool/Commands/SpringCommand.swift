import ArgumentParser
import Spring

/// `curvetool spring`: the facts of one spring, then its table, file or picture.
struct SpringCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring",
    abstract: "Solve one damped spring: facts, table, CSV, JSON or picture.",
    discussion: """
      Examples:
        curvetool spring --mass 10 --stiffness 1500
        curvetool spring --mass 10 --stiffness 1500 --csv a.csv --plot a.png
        curvetool spring --duration-perceptual 0.5 --bounce 0.3 --fps 60 --format csv
        curvetool spring --damping 5 --initial-velocity 20 --duration 0.25 --plot -
      """)

  @OptionGroup(title: "Spring") var parameters: SpringOptions

  @Option(
    parsing: .unconditional,
    help:
      "The half width of the band that counts as settled, as a fraction of the distance. (default: 0.001)",
    transform: number)
  var threshold: Double = 0.001

  @Option(
    help: ArgumentHelp(
      """
      Whose settling time ends the samples and is marked in the picture; repeat it to mark \
      several. (default: exact)
      """, valueName: "rule"))
  var settling: [SettlingName] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Cut the motion off here, as an animation of this duration does.", valueName: "seconds"),
    transform: number)
  var duration: Double?

  @Flag(help: "Add the acceleration to the rows.")
  var acceleration = false

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func run() async throws {
    let results = SpringResults(
      motion: try parameters.motion(), threshold: try checkedThreshold(),
      settling: settling.isEmpty ? [.exact] : settling,
      duration: try checkedDuration(), initialVelocity: parameters.initialVelocity)
    try sampling.check()
    try output.check()
    let format = try output.chosenFormat()
    try refuseSharedOutput(format)
    let rows = SpringRows(
      results: results, hasAcceleration: acceleration, precision: output.precision,
      isQuiet: output.quiet)
    let picture = try plot.isGiven ? Picture(plot, output: output) { try figure(results) } : nil

    if let path = output.csv { try rows.write(.csv, to: path, times: try times(results)) }
    if let format {
      try write(format, rows: rows, results: results)
    } else {
      try present(rows, results: results, isAlone: picture == nil && output.csv == nil)
    }
    try await picture?.draw()
  }

  // MARK: - Output

  private func write(_ format: OutputFormat, rows: SpringRows, results: SpringResults) throws {
    let path = output.output ?? "-"
    let times = try times(results)
    guard format == .json else { return try rows.write(format, to: path, times: times) }
    let sink = try ByteSink(path)
    try sink.write("{" + SpringJSON.members(results, precision: output.precision))
    if sampling.isGiven {
      try sink.write(",\n \"samples\": ")
      try rows.write(.json, into: sink, times: times)
      try sink.write("}\n")
    } else {
      try sink.write("}\n")
    }
    try sink.close()
  }

  /// Facts and a short table for a person; the table only when nothing else is made of the spring.
  private func present(_ rows: SpringRows, results: SpringResults, isAlone: Bool) throws {
    let isTaken = [output.csv, plot.plot, plot.script].contains { $0 == "-" }
    let hasTable = isAlone || (sampling.isGiven && !isTaken)
    let isSilent = output.quiet || (isTaken && plot.plot != "-") || output.csv == "-"
    if isSilent, !hasTable { return }
    let sink = try ByteSink(output.output ?? "-")
    if !isSilent {
      try sink.write(SpringFacts.text(results, isColored: output.isColored))
      if hasTable { try sink.write("\n") }
    }
    if hasTable {
      try rows.write(.table, into: sink, times: try times(results, defaultCount: 11))
    }
    try sink.close()
  }

  private func times(_ results: SpringResults, defaultCount: Int = 101) throws -> SampleTimes {
    try sampling.times(horizon: results.horizon, defaultCount: defaultCount)
  }

  /// The picture's span: what is sampled if that was asked for, a little more than the horizon if not.
  private func figure(_ results: SpringResults) throws -> Figure {
    var span = (sampling.fromTime ?? 0)...max(results.pictureEnd, sampling.fromTime ?? 0)
    if sampling.at == nil, let end = sampling.toTime, end > span.lowerBound {
      span = span.lowerBound...end
    }
    return SpringFigure.figure(results, span: span, title: plot.title, theme: plot.theme)
  }

  // MARK: - Checks

  private func checkedThreshold() throws(ToolError) -> Double {
    try require(
      threshold > 0 && threshold.isFinite, "--threshold", threshold, "positive and finite")
    return threshold
  }

  private func checkedDuration() throws(ToolError) -> Double? {
    guard let duration else { return nil }
    try require(
      duration >= 0 && duration.isFinite, "--duration", duration, "0 or positive and finite")
    return duration
  }

  /// Two outputs can't share standard output.
  private func refuseSharedOutput(_ format: OutputFormat?) throws(ToolError) {
    var sharing: [String] = []
    if format != nil, output.output ?? "-" == "-" {
      sharing.append(output.json ? "--json" : "--format")
    }
    for (option, path) in [
      ("--csv", output.csv), ("--plot", plot.plot), ("--script", plot.script),
    ] where path == "-" {
      sharing.append("\(option) -")
    }
    guard sharing.count <= 1 else {
      throw .usage("\(sharing.joined(separator: " and ")) would share standard output: give files")
    }
  }
}
