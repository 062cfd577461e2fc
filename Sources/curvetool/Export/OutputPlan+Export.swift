import CurveFigures

extension OutputPlan {
  /// Writes everything that the options request. The figure comes first: if it fails, no file is left
  /// half written.
  ///
  /// - Throws: `ToolError` if something can't be written, or at the end if a check failed.
  func export(_ result: CommandResult) throws {
    if case .samples(let samples) = result.rows { noteLongStep(samples) }
    var picture: Picture?
    if let plot, plot.isGiven, let figure = result.figure {
      picture = try Picture(plot, screen: screen, figure: figure)
    }
    for (format, path) in files {
      let sink = try ByteSink(path)
      try write(result, format, into: sink)
      try sink.close()
    }
    if !result.texts.contains(where: { $0.path == "-" }) { try show(result) }
    for text in result.texts { try text.write() }
    try picture?.draw()
    if let failure = result.failure { throw ToolError.failed(failure) }
  }

  private func write(_ result: CommandResult, _ format: OutputFormat, into sink: ByteSink) throws {
    if format == .json, let json = try result.json?() {
      return try write(json, of: result, into: sink)
    }
    switch result.rows {
    case .none: break
    case .table(let table): try table().write(format, into: sink, self)
    case .samples(let samples): try write(samples, format, into: sink)
    case .stream(let write): try write(format, sink)
    }
  }

  /// The value in JSON, with the samples in its object if they were requested.
  private func write(_ json: JSON, of result: CommandResult, into sink: ByteSink) throws {
    let document = json.document(precision: precision)
    guard sampling?.isGiven == true, case .samples(let samples) = result.rows else {
      return try sink.write(document)
    }
    try sink.write(document.dropLast(2) + ",\n \"samples\": ")
    try write(samples, .json, into: sink)
    try sink.write("}\n")
  }

  private func write(_ samples: SampledRows, _ format: OutputFormat, into sink: ByteSink) throws {
    guard let sampling else { return }
    try samples.rows.write(
      format, into: sink,
      times: (sampling.isGiven ? nil : samples.times)
        ?? sampling.times(horizon: samples.horizon, defaultCount: 101), self)
  }

  /// Tells about a step that is far longer than the samples, as milliseconds without their unit are.
  private func noteLongStep(_ samples: SampledRows) {
    guard let step = sampling?.step, sampling?.span.toTime == nil, step >= 10,
      step > 10 * samples.horizon
    else { return }
    let (n, end) = (step.argumentText, NumberText.brief(samples.horizon))
    warn(
      samples.rows.columns.contains("progress")
        ? "--step \(n) is longer than the curves, whose progress runs to \(end)"
        : "--step \(n) is \(n) s, but the samples end at \(end) s: \(n) ms is written \(n)ms")
  }
}
