import ArgumentParser

/// The columns to read from a file of samples.
struct SampleOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The columns of time and value, by header or number. (default: time,value, or the only two)",
      valueName: "time,value"))
  var columns: String?

  /// The two columns; nil for the default ones.
  var names: [String]? {
    columns.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  func validate() throws {
    guard let columns, let names else { return }
    guard names.count == 2, !names.contains(""), names[0] != names[1] else {
      throw ValidationError(
        "--columns must be two columns, as time,value or 1,3, but is \(columns)")
    }
  }
}
