import Timeline

/// What a command says: its rows, and where it has them, facts for a person and for a program.
struct Report {
  let rows: SampleRows
  /// The end of the samples unless an option says.
  let horizon: Double
  let sampling: SamplingOptions
  let output: OutputOptions
  let plot: PlotOptions
  /// What decides on the times of the samples unless an option does.
  var clock: FrameClock?
  /// The facts as text, for a screen with colours or without.
  var facts: ((_ isColored: Bool) -> String)?
  /// The members of the JSON object beside its samples, with so many digits.
  var members: ((_ precision: Int?) -> [(String, String)])?

  /// Writes everything asked for but pictures.
  ///
  /// - Parameter format: As `OutputOptions.checkedFormat(beside:)` gives it.
  func write(_ format: OutputFormat?) async throws {
    if let path = output.csv { try await rows.write(.csv, to: path, times: times(101)) }
    guard let format else { return try await present() }
    let path = output.output ?? "-"
    let times = try times(101)
    guard format == .json, let members else {
      return try await rows.write(format, to: path, times: times)
    }
    let sink = try ByteSink(path)
    let texts = members(output.precision).map { "\(JSONText.string($0)): \($1)" }
    try sink.write("{" + texts.joined(separator: ",\n "))
    if sampling.isGiven {
      try sink.write(",\n \"samples\": ")
      try await rows.write(.json, into: sink, times: times)
    }
    try sink.write("}\n")
    try sink.close()
  }

  /// Facts and a short table for a person; the table only when nothing else is made of it.
  private func present() async throws {
    let isTaken = [output.csv, plot.plot, plot.script].contains { $0 == "-" }
    let isAlone = !plot.isGiven && output.csv == nil
    let hasTable =
      isAlone || (facts != nil && sampling.isGiven && output.csv == nil && !isTaken)
    let isSilent = output.screen.quiet || (isTaken && plot.plot != "-") || output.csv == "-"
    let text = isSilent ? nil : facts?(output.screen.isColored)
    if text == nil, !hasTable { return }
    let sink = try ByteSink(output.output ?? "-")
    if let text { try sink.write(hasTable ? text + "\n" : text) }
    if hasTable { try await rows.write(.table, into: sink, times: times(11)) }
    try sink.close()
  }

  private func times(_ count: Int) throws -> SampleTimes {
    guard let clock, !sampling.isGiven else {
      return try sampling.times(horizon: horizon, defaultCount: count)
    }
    let frames = clock.frameCount(in: horizon)
    guard frames <= 1e7 else {
      throw ToolError.usage(
        "the scene's clock gives \(NumberText.brief(frames)) frames, more than 1e7: use --step")
    }
    return .list(clock.frames(in: horizon).map(\.time))
  }
}
