import ArgumentParser

/// The placement of a curve on a file of samples.
struct ComparedSamples: ParsableArguments {
  @OptionGroup var file: SampleOptions

  @Option(
    "The value where the curve is 0. (default: 0, or the best with --align)", transform: number)
  var fromValue: Double?

  @Option(
    "The value where the curve is 1. (default: 1, or the best with --align)", transform: number)
  var toValue: Double?

  @Flag(help: "Find the delay of the curve that fits best, and the values that are not given.")
  var align = false

  /// The names of the options.
  static let names = SampleOptions.names + ["--from-value", "--to-value", "--align"]

  func validate() throws {
    for (option, value) in [("--from-value", fromValue), ("--to-value", toValue)] {
      try require(option, value, AllowedNumbers("finite and within 1e100") { abs($0) <= 1e100 })
    }
  }
}
