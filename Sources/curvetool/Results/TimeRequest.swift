/// An option that asks for times rather than progress.
struct TimeRequest {
  let option: String
  /// What progress does not have: a unit of time, or frames.
  let unit: String

  /// The error for a curve without a duration.
  var error: ToolError {
    .usage("\(option): progress has no \(unit): state a duration, as in 'ease 400ms'")
  }
}

extension SpanOptions {
  /// The first time with a unit; nil if the times are numbers.
  var timeRequest: TimeRequest? {
    for (option, time) in [("--from-time", fromTime), ("--to-time", toTime)] {
      if let unit = time?.unit { return TimeRequest(option: option, unit: unit) }
    }
    return nil
  }
}

extension SamplingOptions {
  /// The first option that counts time or frames; nil if all of them count progress.
  var timeRequest: TimeRequest? {
    if let unit = at.flatMap(NumberList.timeUnit) { return TimeRequest(option: "--at", unit: unit) }
    if let unit = step?.unit { return TimeRequest(option: "--step", unit: unit) }
    return span.timeRequest ?? fps.map { _ in TimeRequest(option: "--fps", unit: "frames") }
  }
}
