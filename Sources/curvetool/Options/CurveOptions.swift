import ArgumentParser

/// The axis over which curves are shown; shared by every command that takes curves.
struct CurveOptions: ParsableArguments {
  @Flag(
    help:
      "Use seconds instead of progress: springs run in their own time, other curves are stretched.")
  var inSeconds = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The duration of curves other than springs; implies --in-seconds. (default: that of the longest \
      spring, or 1)
      """, valueName: "seconds"),
    transform: seconds)
  var duration: Double?

  @Flag(help: "Clamp progress to 0...1, as Core Animation does; CSS extrapolates.")
  var clamp = false

  func validate() throws {
    guard let duration else { return }
    try require(duration > 0 && duration.isFinite, "--duration", duration, "positive and finite")
    if inSeconds { throw ValidationError("--in-seconds has no effect with --duration") }
  }
}
