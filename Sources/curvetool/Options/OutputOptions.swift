import ArgumentParser

/// The destination and format of results; shared by every command.
struct OutputOptions: ParsableArguments {
  @Option(help: "The format of the rows.")
  var format: OutputFormat?

  @Option(
    "Write to this file, - for standard output. Its extension sets the format unless --format does.",
    valueName: "file", name: .shortAndLong, completion: .file())
  var output: String?

  @Option(
    "Also write the rows as CSV to this file; - is standard output.", valueName: "file",
    completion: .file())
  var csv: String?

  @Flag(help: "Short for --format json.")
  var json = false

  @Option(
    "Significant digits, 1 to 17. (default: the shortest that round-trip in files, six on the screen)",
    valueName: "N", transform: wholeNumber)
  var precision: Int?

  @Flag(
    help:
      "In CSV and TSV, put ' before texts that begin with =, +, - or @, so that spreadsheets don't run them."
  )
  var escapeFormulas = false

  @OptionGroup var screen: ScreenOptions

  /// The format requested by name or by the extension of the file; nil if none is.
  var chosenFormat: OutputFormat? {
    if json { return .json }
    return format ?? output.flatMap { OutputFormat(path: $0) }
  }

  /// The given options that would write to standard output.
  var onStandardOutput: [String] {
    var options: [String] = []
    if let format = chosenFormat, output ?? "-" == "-" {
      options.append(json ? "--json" : "--format \(format.rawValue)")
    }
    if csv == "-" { options.append("--csv -") }
    return options
  }

  /// Rejects a format other than JSON, and files.
  func refuseFiles(_ reason: String) throws(ValidationError) {
    if format != .json { try refuseIdle(["--format"], reason) }
    try refuseIdle(["--csv", "--output"], reason)
  }

  func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) exclude each other")
    }
    try require("--precision", precision.map { Double($0) }, .count(1...17))
    if let output, output != "-", chosenFormat == nil {
      guard !PlotOptions.extensions.contains(fileExtension(output)) else {
        throw ValidationError("--output \(output) is a picture: --plot \(output) draws it")
      }
      throw ValidationError(
        "--output \(output) has no extension that names a format: add --format, one of "
          + OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))
    }
    if output == "-", chosenFormat == nil {
      throw ValidationError("--output - has no effect without --format")
    }
  }
}
