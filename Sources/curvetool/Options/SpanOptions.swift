import ArgumentParser

/// The range of times or progress; shared by every command.
struct SpanOptions: ParsableArguments {
  @Option(
    "The first sample's time or progress. (default: 0)", valueName: "x", transform: SampleTime.init)
  var fromTime: SampleTime?

  @Option(
    "The last sample's time or progress. (default: the motion's end)", valueName: "x",
    transform: SampleTime.init)
  var toTime: SampleTime?

  /// Whether any of the options was given.
  var isGiven: Bool { fromTime != nil || toTime != nil }

  func validate() throws {
    try require("--from-time", fromTime?.value, .finite)
    try require("--to-time", toTime?.value, .finite)
    let start = fromTime?.value ?? 0
    try require(
      "--to-time", toTime?.value,
      AllowedNumbers("at least --from-time (\(start.argumentText))") { $0 >= start })
  }

  /// The range. Unless `--to-time` is given, it ends at a horizon, or at its own start if that is later.
  func range(horizon: Double) -> ClosedRange<Double> {
    let start = fromTime?.value ?? 0
    return start...max(toTime?.value ?? horizon, start)
  }
}
