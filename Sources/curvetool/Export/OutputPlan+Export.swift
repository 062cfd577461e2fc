extension OutputPlan {
  /// Writes everything that the options request. The figure comes first: if it fails, no file is left
  /// half written.
  ///
  /// - Throws: `ToolError` if something can't be written, or at the end if a check failed.
  func export(_ result: CommandResult) throws {
    var result = result
    if case .samples(var samples) = result.rows, let at = sampling?.at {
      // Standard input can be read only once.
      samples.listed = try NumberList.read(at, whole: samples.horizon)
      result.rows = .samples(samples)
    }
    if case .samples(let samples) = result.rows { noteLongTime(samples) }
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
      times: samples.listed.map(SampleTimes.list) ?? (sampling.isGiven ? nil : samples.times)
        ?? sampling.times(horizon: samples.horizon, defaultCount: 101),
      self)
  }

  /// Notes a time that is far longer than the samples, as milliseconds without their unit are.
  private func noteLongTime(_ samples: SampledRows) {
    guard let sampling else { return }
    let end = samples.horizon
    let step = sampling.span.toTime == nil ? sampling.step?.value : nil
    let list = samples.listed ?? []
    let isTyped = sampling.at.map(NumberList.isList) == true
    let isProgress = samples.rows.columns.contains("progress")
    if let step, step >= 10, step > end {
      warn(text("--step", step, isProgress ? "is longer than" : "samples end", isProgress, end))
    } else if let time = sampling.span.toTime?.value ?? list.max(), (20...1e7).contains(time),
      time > 4 * end
    {
      if let at = sampling.at, !isTyped, !isProgress {
        let (n, end) = (time.argumentText, NumberText.brief(end))
        let name = at == "-" ? "standard input" : at
        warn(
          "\(name): the time \(n) is \(n) s, but the motion ends at \(end) s: \(n) ms are written "
            + NumberText.brief(time / 1000))
        return
      }
      let option = list.isEmpty ? "--to-time" : "--at"
      warn(text(option, time, isProgress ? "is beyond" : "motion ends", isProgress, end))
    } else if list.count == 2, list[1] > end, let text = sampling.at, text.hasPrefix("0,"),
      text.dropFirst(2).allSatisfy(\.isNumber)
    {
      let decimals = text.dropFirst(2)
      warn(
        "--at \(text) is 0 and \(list[1].argumentText), after the end at \(NumberText.brief(end)): "
          + "a decimal is written 0.\(decimals)")
    }
  }

  private func text(
    _ option: String, _ time: Double, _ words: String, _ isProgress: Bool, _ end: Double
  ) -> String {
    let (n, end) = (time.argumentText, NumberText.brief(end))
    return isProgress
      ? "\(option) \(n) \(words) the curves, whose progress runs to \(end)"
      : "\(option) \(n) is \(n) s, but the \(words) at \(end) s: \(n) ms is written \(n)ms"
  }
}
