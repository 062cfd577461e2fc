import ArgumentParser

/// The axis over which curves are shown; shared by every command that takes curves.
struct CurveOptions: ParsableArguments {
  @Flag(
    help:
      "Use seconds: springs, and curves that state a duration, run in their own time, others are stretched. (default: if there is a spring and all other curves state a duration)"
  )
  var inSeconds = false

  @Flag(
    help:
      "Use progress: a spring ends at its settling time. (default: otherwise)")
  var inProgress = false

  @Option(
    """
    The duration of curves other than springs; implies --in-seconds. (default: their own, that of the \
    longest, or 1)
    """, valueName: "seconds", transform: seconds)
  var duration: Double?

  @Flag(help: "Clamp progress to 0...1, as Core Animation does; CSS extrapolates.")
  var clamp = false

  /// The options that choose the axis.
  static let axes = ["--in-seconds", "--in-progress", "--duration"]

  func validate() throws {
    try OptionRule.exclusive(["--in-seconds", "--in-progress"], because: "give one axis").check()
    if inProgress { try refuseIdle(["--duration"], "with --in-progress") }
    try require("--duration", duration, .positive)
    if duration != nil { try refuseIdle(["--in-seconds"], "with --duration") }
  }
}
