extension OutputPlan {
  /// Shows facts and rows to people.
  func show(_ result: CommandResult) throws {
    guard showsFacts || showsRows else { return }
    let sink = try ByteSink("-")
    let blocks = showsFacts ? try result.screen() : []
    for block in blocks {
      switch block {
      case .facts(let facts):
        try facts.write(isColored: screen.isColored) { try sink.write($0) }
      case .text(let text): try sink.write(text)
      case .table(let table, let precision): try sink.write(try table.text(precision: precision))
      }
    }
    if showsRows, case .samples(let samples) = result.rows {
      if !blocks.isEmpty { try sink.write("\n") }
      try show(samples, into: sink)
    }
    try sink.close()
  }

  /// The rows of samples, without the columns that do not fit.
  private func show(_ samples: SampledRows, into sink: ByteSink) throws {
    guard let sampling else { return }
    let times =
      try samples.listed.map(SampleTimes.list) ?? (sampling.isGiven ? nil : samples.times)
      ?? sampling.roundTimes(horizon: samples.horizon)
    let (rows, columns) = (samples.rows, samples.rows.columns)
    guard times.count * columns.count <= 1 << 20 else {
      return try rows.write(.table, into: sink, times: times, self)
    }
    let shown = ScreenTable(
      columns: columns, rows: try rows.values(at: times), keys: rows.hasFrames ? 2 : 1,
      precision: precision)
    try sink.write(try shown.table.text(precision: precision))
    if shown.omitted > 0 {
      screen.note(
        "\(columns.count - shown.omitted) of \(columns.count) columns fit the screen: "
          + "--format csv writes all")
    }
  }
}
