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
    let format = try output.checkedFormat(beside: plot)
    let picture =
      try plot.isGiven
      ? Picture(plot, screen: output.screen) { figure(results) } : nil
    let report = Report(
      rows: rows(results), horizon: results.horizon, sampling: sampling, output: output, plot: plot,
      facts: { SpringFacts.text(results, isColored: $0) },
      members: { SpringJSON.members(results, precision: $0) })
    try await report.write(format)
    try await picture?.draw()
  }

  private func rows(_ results: SpringResults) -> SampleRows {
    let columns = ["time", "value", "velocity"] + (acceleration ? ["acceleration"] : [])
    return SampleRows(columns: columns, output: output) { (block: borrowing SampleBlock) in
      results.fill(
        block.column(0), values: block.column(1), velocities: block.column(2),
        accelerations: block.columnCount > 3 ? block.column(3) : nil)
    }
  }

  /// The picture's span: what is sampled if that was asked for, a little more than the horizon if not.
  private func figure(_ results: SpringResults) -> Figure {
    let span = sampling.span.range(horizon: results.pictureEnd)
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
}
