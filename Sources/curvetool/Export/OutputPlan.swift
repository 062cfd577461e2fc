import ArgumentParser

/// What a command writes. Its options alone decide, before any input is read.
struct OutputPlan {
  /// What a command writes if no option requests a format.
  enum Usual {
    /// Rows of samples on the screen.
    case rows
    /// Facts on the screen, and rows of samples if there are any. `--quiet` leaves the facts out, unless they are
    /// all there is.
    case facts
    /// A list on the screen, which is the result itself.
    case list
    /// CSV on standard output; on a terminal a table.
    case csv
  }

  /// The files with rows, or with the value in JSON; `-` is standard output.
  let files: [(format: OutputFormat, path: String)]
  /// Whether rows that are CSV elsewhere are written to a terminal.
  let isOnTerminal: Bool
  /// Whether facts or a list are shown.
  let showsFacts: Bool
  /// Whether rows of samples are shown.
  let showsRows: Bool
  /// Significant digits; nil for the default of each format.
  let precision: Int?
  /// Whether texts in CSV and TSV that spreadsheets would run are escaped.
  let escapesFormulas: Bool
  let screen: ScreenOptions
  /// The options for samples; nil if the rows are not samples.
  let sampling: SamplingOptions?
  let plot: PlotOptions?

  /// Whether rows are written: on the screen, or in a format of rows alone.
  var hasRows: Bool { showsRows || files.contains { $0.format != .json } }

  /// - Parameter other: A file that the command also writes.
  /// - Throws: `ValidationError` if outputs would share a file, or if an option has no effect.
  init(
    _ output: OutputOptions, sampling: SamplingOptions? = nil, plot: PlotOptions? = nil,
    usual: Usual, besides other: String? = nil
  ) throws(ValidationError) {
    (self.sampling, self.plot, screen) = (sampling, plot, output.screen)
    (precision, escapesFormulas) = (output.precision, output.escapeFormulas)
    try Self.refuseSharing(output, plot)
    let format = output.chosenFormat
    var files: [(format: OutputFormat, path: String)] = output.csv.map { [(.csv, $0)] } ?? []
    if let format { files.append((format, output.output ?? "-")) }
    isOnTerminal = usual == .csv && files.isEmpty && isTerminal(.standardOutput)
    if usual == .csv, files.isEmpty { files = [(isOnTerminal ? .table : .csv, "-")] }
    self.files = files
    if !isOnTerminal, !files.contains(where: { $0.format == .csv || $0.format == .tsv }) {
      try refuseIdle(["--escape-formulas"], "without CSV or TSV")
    }
    let hasScreen = format == nil && output.csv != "-"
    let isFree = hasScreen && plot?.script != "-"
    if usual == .list, hasScreen, !isFree {
      throw ValidationError("--script - and the list would share standard output: give a file")
    }
    let isOnly = sampling == nil && files.isEmpty && plot?.isGiven != true && other == nil
    showsFacts = isFree && (usual == .list || usual == .facts && (!screen.quiet || isOnly))
    showsRows =
      isFree && files.isEmpty && sampling.map { plot?.isGiven != true || $0.choosesSamples } == true
    if files.isEmpty, !showsRows {
      let reason = "when no rows are written: add --csv or --output"
      if sampling != nil { try refuseIdle(SamplingOptions.names, reason) }
      try refuseIdle(
        ["--precision"],
        sampling == nil ? "without --format, --csv or --output" : reason)
    }
    try plot?.refuseIdle()
  }

  /// The plan of a command that only draws, or writes texts.
  init(_ screen: ScreenOptions, plot: PlotOptions? = nil) {
    (self.screen, self.plot, sampling, files, isOnTerminal) = (screen, plot, nil, [], false)
    (showsFacts, showsRows, precision, escapesFormulas) = (false, false, nil, false)
  }

  /// Rejects outputs that would overwrite each other or mix.
  private static func refuseSharing(
    _ output: OutputOptions, _ plot: PlotOptions?
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
        // The letter of other tools for a number of rows.
        let isCount = path == "-n"
        throw ValidationError(
          "\(option) takes a file, as in \(option) FILE or \(option) -, but \(path) looks like an option: ./\(path) is a file of that name"
            + (isCount ? "; the number of rows is --samples" : "")
        )
      }
      if let other = taken.updateValue(option, forKey: path) {
        throw ValidationError("\(other) and \(option) would both write \(path)")
      }
    }
  }
}
