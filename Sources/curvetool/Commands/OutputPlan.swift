import ArgumentParser

/// What a sampled command writes. Its options alone decide, before any input is read.
struct OutputPlan {
  /// What standard output shows to people.
  enum Screen {
    case nothing, facts, rows, factsAndRows
  }

  /// The files with rows, or with the single object of JSON; `-` is standard output.
  private(set) var files: [(format: OutputFormat, path: String)] = []
  let screen: Screen

  /// Whether rows are written: on the screen, or in a format of rows alone.
  var hasRows: Bool {
    screen == .rows || screen == .factsAndRows || files.contains { $0.format != .json }
  }

  /// Whether facts are shown.
  var hasFacts: Bool { screen == .facts || screen == .factsAndRows }

  /// - Throws: `ValidationError` if outputs would share a position, or if an option has no effect.
  init(
    _ output: OutputOptions, _ sampling: SamplingOptions, _ plot: PlotOptions, hasFacts: Bool
  ) throws(ValidationError) {
    try Self.refuseSharing(output, plot)
    try output.refuseIdleEscapes()
    if let path = output.csv { files.append((.csv, path)) }
    let format = output.chosenFormat
    if let format { files.append((format, output.output ?? "-")) }
    let isFree = format == nil && output.csv != "-" && plot.script != "-"
    let hasRows = isFree && files.isEmpty && (!plot.isGiven || sampling.choosesSamples)
    screen =
      switch (isFree && hasFacts && !output.screen.quiet, hasRows) {
      case (true, true): .factsAndRows
      case (true, false): .facts
      case (false, true): .rows
      case (false, false): .nothing
      }
    if files.isEmpty, !hasRows {
      try refuseIdle(sampling.choices, "when no rows are written: add --csv or --output")
      try refuseIdle(
        [("--precision", output.precision != nil)],
        "when no rows are written: add --csv or --output")
    }
    try plot.refuseIdle()
  }

  /// Rejects outputs that would overwrite each other or mix.
  static func refuseSharing(
    _ output: OutputOptions, _ plot: PlotOptions? = nil
  ) throws(ValidationError) {
    let sharing = output.onStandardOutput + (plot?.onStandardOutput ?? [])
    guard sharing.count <= 1 else {
      throw ValidationError(
        "\(sharing.joined(separator: " and ")) would share standard output: give files")
    }
    let files =
      [("--output", output.output), ("--csv", output.csv), ("--script", plot?.script)]
      + (plot?.plot ?? []).map { ("--plot", $0) }
    var taken: [String: String] = [:]
    for case (let option, let path?) in files where path != "-" {
      guard !path.hasPrefix("-") else {
        throw ValidationError(
          "\(option) takes a file, but \(path) looks like an option: ./\(path) is a file of that name"
        )
      }
      if let other = taken.updateValue(option, forKey: path) {
        throw ValidationError("\(other) and \(option) would both write \(path)")
      }
    }
  }
}
