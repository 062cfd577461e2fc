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
    for (option, time) in [("--from-time", fromTime), ("--to-time", toTime)] {
      if let time { try require(time.isFinite, option, time, "finite") }
    }
    let start = fromTime ?? 0
    if let toTime {
      try require(
        toTime >= start, "--to-time", toTime, "at least --from-time (\(start.argumentText))")
    }
  }

  /// The range. Unless `--to-time` is given, it ends at a horizon, or at its own start if that is later.
  func range(horizon: Double) -> ClosedRange<Double> {
    let start = fromTime ?? 0
    return start...max(toTime ?? horizon, start)
  }
}
