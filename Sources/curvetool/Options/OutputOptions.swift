import ArgumentParser
import Spring

/// Where results go and in which form; the same words in every command.
struct OutputOptions: ParsableArguments {
  @Option(help: "The form of the rows.")
  var format: OutputFormat?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Write to this file, in the format of its extension unless given; - is standard output.",
      valueName: "file"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Also write the rows as CSV to this file; - is standard output.", valueName: "file"))
  var csv: String?

  @Flag(help: "Short for --format json.")
  var json = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Significant digits, 1 to 17, instead of as many as are exact.", valueName: "N"),
    transform: wholeNumber)
  var precision: Int?

  @OptionGroup var screen: ScreenOptions

  /// The format asked for, nil when none is.
  private func chosenFormat() throws(ToolError) -> OutputFormat? {
    if json, let format, format != .json {
      throw .usage("--json and --format \(format.rawValue) exclude each other")
    }
    if json { return .json }
    if let format { return format }
    guard let output, output != "-" else { return nil }
    guard let format = OutputFormat(path: output) else {
      throw .usage(
        "--output \(output) has no extension that names a format: add --format, one of "
          + OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return format
  }

  /// Refuses values out of range, before anything is done.
  private func check() throws(ToolError) {
    if let precision {
      try require((1...17).contains(precision), "--precision", Double(precision), "1 to 17")
    }
    if try chosenFormat() == .npy, output ?? "-" == "-", isTerminal(.standardOutput) {
      throw .usage("--format npy is binary: name a file with --output or redirect it")
    }
  }

  /// Refuses outputs that would share standard output.
  ///
  /// - Returns: The format asked for, nil when none is.
  func checkedFormat(beside plot: PlotOptions) throws(ToolError) -> OutputFormat? {
    try check()
    let format = try chosenFormat()
    var sharing: [String] = []
    if format != nil, output ?? "-" == "-" { sharing.append(json ? "--json" : "--format") }
    for (option, path) in [
      ("--csv", csv), ("--plot", plot.plot), ("--script", plot.script),
    ] where path == "-" {
      sharing.append("\(option) -")
    }
    guard sharing.count <= 1 else {
      throw .usage("\(sharing.joined(separator: " and ")) would share standard output: give files")
    }
    return format
  }
}
