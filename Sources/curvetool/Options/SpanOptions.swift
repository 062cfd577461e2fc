import ArgumentParser

/// From where to where; the same words in every command.
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
        toTime >= start, "--to-time", toTime, "no less than --from-time (\(start.argumentText))")
    }
  }

  /// The range, which ends at a horizon, or at its own start if that is later, unless `--to-time` says.
  func range(horizon: Double) -> ClosedRange<Double> {
    let start = fromTime ?? 0
    return start...max(toTime ?? horizon, start)
  }
}
