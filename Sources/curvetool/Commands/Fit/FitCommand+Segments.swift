import ArgumentParser
import CurveDocuments
import CurveFitting
import CurvePlatforms
import Spring

extension FitCommand {
  /// Rejects options that have no effect with the segments of a recording, or without them.
  func validateSegments() throws {
    guard segments else { return try refuseIdle([("--play", play != nil)], "without --segments") }
    try refuseIdle(
      [
        ("--to", to.kind != .best || !to.targets.isEmpty), ("--known", known != KnownMotion()),
        ("--points", points != nil),
      ], "with --segments, which finds every kind of motion")
    guard let play else { return }
    let others = output.onStandardOutput + plot.onStandardOutput
    if play == "-", let other = others.first {
      throw ValidationError("\(other) and --play would share standard output: give files")
    }
    let files = [output.output, output.csv, plot.script].compactMap { $0 } + plot.plot
    if play != "-", files.contains(play) {
      throw ValidationError("--play and another option would both write \(play)")
    }
  }

  /// The segments, which are also written as a play if that is asked for.
  func segmentsResult(_ samples: Samples) throws -> CommandResult {
    let segments: SegmentsResult
    var progress = Progress(
      total: samples.times.count, unit: "samples", isQuiet: output.screen.quiet)
    do throws(FittingError) {
      let found = try MotionSegments(samples, prior: like ?? .standard) { progress.advance(to: $0) }
      progress.end()
      segments = SegmentsResult(samples, found, prior: like ?? .standard)
    } catch {
      progress.end()
      throw ToolError.data("\(file == "-" ? "standard input" : file): \(error)")
    }
    var result = segments.result
    if let play { result.texts = [OutputFile(path: play, text: try segments.playText())] }
    if segments.found.segments.allSatisfy({ $0.kind == .rest }) {
      result.failure = "these samples show no motion beyond their noise"
    } else if let maxError, segments.relativeError > maxError {
      let n = NumberText.brief
      result.failure =
        "the segments differ by \(n(segments.relativeError)) of the range, more than "
        + "--max-error \(n(maxError))"
    }
    return result
  }
}
