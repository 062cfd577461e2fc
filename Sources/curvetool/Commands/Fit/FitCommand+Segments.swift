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

  /// Finds the segments and writes them in every form that is asked for.
  func writeSegments(of samples: Samples) throws {
    let result: SegmentsResult
    var progress = Progress(
      total: samples.times.count, unit: "samples", isQuiet: output.screen.quiet)
    do throws(FittingError) {
      let found = try MotionSegments(samples, prior: like ?? .standard) { progress.advance(to: $0) }
      progress.end()
      result = SegmentsResult(samples, found, prior: like ?? .standard)
    } catch {
      progress.end()
      throw ToolError.data("\(file == "-" ? "standard input" : file): \(error)")
    }
    let picture =
      try plot.isGiven ? Picture(plot, screen: output.screen) { result.figure } : nil
    let text = play == nil ? nil : try result.playText()
    try result.summary(isColored: output.screen.isColored).write(
      output, hasText: !output.screen.quiet && plot.script != "-" && play != "-")
    if let play, let text { try OutputFile(path: play, text: text).write() }
    try picture?.draw()
    if result.found.segments.allSatisfy({ $0.kind == .rest }) {
      throw ToolError.failed("these samples show no motion beyond their noise")
    }
    if let maxError, result.relativeError > maxError {
      let n = NumberText.brief
      throw ToolError.failed(
        "the segments differ by \(n(result.relativeError)) of the range, more than "
          + "--max-error \(n(maxError))")
    }
  }
}
