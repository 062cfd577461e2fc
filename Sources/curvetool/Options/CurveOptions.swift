import ArgumentParser

/// The axis over which curves are shown; shared by every command that takes curves.
struct CurveOptions: ParsableArguments {
  @Flag(
    help:
      "Use seconds: springs, and curves that state a duration, run in their own time, others are stretched. (default: if all curves are springs)"
  )
  var inSeconds = false

  @Flag(
    help:
      "Use progress: a spring ends at its settling time. (default: unless all curves are springs)")
  var inProgress = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The duration of curves other than springs; implies --in-seconds. (default: their own, that of the \
      longest, or 1)
      """, valueName: "seconds"),
    transform: seconds)
  var duration: Double?

  @Flag(help: "Clamp progress to 0...1, as Core Animation does; CSS extrapolates.")
  var clamp = false

  /// The options that choose the axis, and whether each was given.
  var axes: [(String, Bool)] {
    [
      ("--in-seconds", inSeconds), ("--in-progress", inProgress), ("--duration", duration != nil),
    ]
  }

  func validate() throws {
    try refuse(
      [("--in-seconds", inSeconds), ("--in-progress", inProgress)], because: "give one axis")
    if inProgress { try refuseIdle([("--duration", duration != nil)], "with --in-progress") }
    guard let duration else { return }
    try require(duration > 0 && duration.isFinite, "--duration", duration, "positive and finite")
    if inSeconds { throw ValidationError("--in-seconds has no effect with --duration") }
  }
}
