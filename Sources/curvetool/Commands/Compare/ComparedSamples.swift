import ArgumentParser

/// The placement of a curve on a file of samples.
struct ComparedSamples: ParsableArguments {
  @OptionGroup var file: SampleOptions

  @Option(
    parsing: .unconditional, help: "The value where the curve is 0. (default: 0)", transform: number
  )
  var fromValue: Double?

  @Option(
    parsing: .unconditional, help: "The value where the curve is 1. (default: 1)", transform: number
  )
  var toValue: Double?

  @Flag(help: "Shift the samples in time to fit the curve best, by at most half their span.")
  var align = false

  /// The options, and whether each was given.
  var choices: [(String, Bool)] {
    [
      ("--columns", file.columns != nil), ("--from-value", fromValue != nil),
      ("--to-value", toValue != nil), ("--align", align),
    ]
  }

  func validate() throws {
    for (option, value) in [("--from-value", fromValue), ("--to-value", toValue)] {
      guard let value else { continue }
      try require(abs(value) <= 1e100, option, value, "finite and within 1e100")
    }
  }
}
