import ArgumentParser

/// The times at which curves are sampled; shared by every command.
struct SamplingOptions: ParsableArguments {
  @Option(
    "Evenly spaced samples, both ends included. (default: 101 in files, round times on the screen)",
    valueName: "N", transform: wholeNumber)
  var samples: Int?

  @Option(
    "The step between samples, in progress, seconds, or as 10ms; the end is added.",
    valueName: "seconds", transform: SampleTime.init)
  var step: SampleTime?

  @Option("F samples per second, plus the end.", valueName: "F", transform: number)
  var fps: Double?

  @Option(
    "Exactly these times, in this order: a list such as 0,100ms,50% (of the duration), a file, or - for standard input.",
    valueName: "list|file|-", completion: .file())
  var at: String?

  @OptionGroup var span: SpanOptions

  /// The maximum number of rows of a streaming format.
  static let limit = 1_000_000_000

  /// The options that choose samples.
  static let names = ["--samples", "--step", "--fps", "--at"]

  /// Whether an option that chooses samples was given.
  var choosesSamples: Bool { GivenOptions.contain(anyOf: Self.names) }

  /// Whether any of the options was given.
  var isGiven: Bool { choosesSamples || span.isGiven }

  func validate() throws {
    try OptionRule.exclusive(Self.names, because: "give one").check()
    if at != nil, span.isGiven {
      throw ValidationError("--at excludes --from-time and --to-time: it lists every time")
    }
    try require("--samples", samples.map { Double($0) }, .count(2...Self.limit))
    try require("--step", step?.value, .positive)
    try require("--fps", fps, .positive)
  }
}
