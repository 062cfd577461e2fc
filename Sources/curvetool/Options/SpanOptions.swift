import ArgumentParser

/// The range of times or progress; shared by every command.
struct SpanOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The first sample's time or progress. (default: 0)", valueName: "x"),
    transform: seconds)
  var fromTime: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The last sample's time or progress. (default: the motion's end)", valueName: "x"),
    transform: seconds)
  var toTime: Double?

  /// Whether any of the options was given.
  var isGiven: Bool { fromTime != nil || toTime != nil }

  func validate() throws {
    try require("--from-time", fromTime, .finite)
    try require("--to-time", toTime, .finite)
    let start = fromTime ?? 0
    try require(
      "--to-time", toTime,
      AllowedNumbers("at least --from-time (\(start.argumentText))") { $0 >= start })
  }

  /// The range. Unless `--to-time` is given, it ends at a horizon, or at its own start if that is later.
  func range(horizon: Double) -> ClosedRange<Double> {
    let start = fromTime ?? 0
    return start...max(toTime ?? horizon, start)
  }
}
