import ArgumentParser

/// Over which axis curves are shown; the same words in every command that takes curves.
struct CurveOptions: ParsableArguments {
  @Flag(
    help: "Over seconds instead of progress: springs in their own time, other curves stretched.")
  var inSeconds = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How long curves without a time of their own take; implies --in-seconds. (default: as long as \
      the longest spring, or 1)
      """, valueName: "seconds"),
    transform: seconds)
  var duration: Double?

  @Flag(help: "Hold the ends beyond progress 0...1, as Core Animation does, not as CSS does.")
  var clamp = false

  func validate() throws {
    guard let duration else { return }
    try require(duration > 0 && duration.isFinite, "--duration", duration, "positive and finite")
    if inSeconds { throw ValidationError("--in-seconds has no effect beside --duration") }
  }
}
