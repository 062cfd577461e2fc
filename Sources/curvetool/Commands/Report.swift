import CurveFigures
import CurvePlatforms

/// The output of a sampled command: rows, a picture, and facts for people and for programs.
struct Report {
  let rows: SampleRows
  /// The end of the samples unless an option sets it.
  let horizon: Double
  /// The times of the samples unless an option sets them, such as the frames of a clock.
  var times: SampleTimes?
  /// The facts for people.
  var facts: Facts?
  /// The members of the JSON object besides its samples; nil if JSON is the list of rows.
  var members: [JSON.Member]?
  /// The end of the picture, if it shows more than the samples.
  var pictureEnd: Double?
  /// The picture over a span.
  let figure: (ClosedRange<Double>) throws -> Figure
}

extension SampledCommand {
  /// Writes everything that the options request. The figure comes first: if it fails, no file is left
  /// half written.
  func export(_ report: Report) throws {
    let plan = try plan
    noteLongStep(report)
    let span = sampling.span.range(horizon: report.pictureEnd ?? report.horizon)
    let picture =
      try plot.isGiven
      ? Picture(plot, screen: output.screen) { try report.figure(span) } : nil
    for (format, path) in plan.files {
      let sink = try ByteSink(path)
      if format == .json, let members = report.members {
        try write(members, of: report, into: sink)
      } else {
        try write(report, format, into: sink, count: 101)
      }
      try sink.close()
    }
    try present(report, plan.screen)
    try picture?.draw()
  }

  /// Tells about a step that is far longer than the samples, as milliseconds without their unit are.
  private func noteLongStep(_ report: Report) {
    guard let step = sampling.step, sampling.span.toTime == nil, step >= 10,
      step > 10 * report.horizon
    else { return }
    let (n, end) = (step.argumentText, NumberText.brief(report.horizon))
    warn(
      report.rows.columns.contains("progress")
        ? "--step \(n) is longer than the curves, whose progress runs to \(end)"
        : "--step \(n) is \(n) s, but the samples end at \(end) s: \(n) ms is written \(n)ms")
  }

  /// The facts as one JSON object, with the samples if they were requested.
  private func write(_ members: [JSON.Member], of report: Report, into sink: ByteSink)
    throws
  {
    let object = JSON.object(members).document(precision: output.precision)
    guard sampling.isGiven else { return try sink.write(object) }
    try sink.write(object.dropLast(2) + ",\n \"samples\": ")
    try write(report, .json, into: sink, count: 101)
    try sink.write("}\n")
  }

  /// Facts and a short table for people.
  private func present(_ report: Report, _ screen: OutputPlan.Screen) throws {
    if case .nothing = screen { return }
    let sink = try ByteSink("-")
    if let facts = report.facts, screen == .facts || screen == .factsAndRows {
      try sink.write(facts.text(isColored: output.screen.isColored))
      if screen == .factsAndRows { try sink.write("\n") }
    }
    if screen == .rows || screen == .factsAndRows {
      try showRows(of: report, into: sink)
    }
    try sink.close()
  }

  /// The rows for people, without the columns that do not fit.
  private func showRows(of report: Report, into sink: ByteSink) throws {
    let times =
      try (sampling.isGiven ? nil : report.times) ?? sampling.roundTimes(horizon: report.horizon)
    let columns = report.rows.columns
    guard times.count * columns.count <= 1 << 20 else {
      return try report.rows.write(
        .table, into: sink, times: times, precision: output.precision, escapesFormulas: false,
        isQuiet: output.screen.quiet)
    }
    let screen = ScreenTable(
      columns: columns, rows: try report.rows.values(at: times),
      keys: report.rows.hasFrames ? 2 : 1, precision: output.precision)
    try sink.write(try screen.table.text(precision: output.precision))
    if screen.omitted > 0 {
      output.screen.note(
        "\(columns.count - screen.omitted) of \(columns.count) columns fit the screen: "
          + "--format csv writes all")
    }
  }

  private func write(
    _ report: Report, _ format: OutputFormat, into sink: ByteSink, count: Int
  ) throws {
    let times = sampling.isGiven ? nil : report.times
    try report.rows.write(
      format, into: sink,
      times: times ?? sampling.times(horizon: report.horizon, defaultCount: count),
      precision: output.precision, escapesFormulas: output.escapeFormulas,
      isQuiet: output.screen.quiet)
  }
}
