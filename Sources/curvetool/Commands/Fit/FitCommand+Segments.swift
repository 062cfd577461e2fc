import ArgumentParser
import CurveFitting
import CurvePlatforms
import Spring

extension FitCommand {
  /// Rejects options that have no effect with the segments of a recording, or without them.
  func validateSegments() throws {
    guard segments else {
      return try samples.requireOneProperty()
    }
    try refuseIdle(
      ["--to", "--known", "--points"], "with --segments, which finds every kind of motion")
    guard let play else { return }
    if play == "-", samples.hasSeveral {
      throw ValidationError("--play - is one play, but each column has its own: give a file")
    }
    let others = output.onStandardOutput + plot.onStandardOutput
    if play == "-", let other = others.first {
      throw ValidationError("\(other) and --play would share standard output: give files")
    }
    let files = [output.output, output.csv, plot.script].compactMap { $0 } + plot.plot
    if play != "-", files.contains(play) {
      throw ValidationError("--play and another option would both write \(play)")
    }
  }

  /// The segments of one property, or of several.
  func segmentsResult() throws -> CommandResult {
    let prior = like ?? .standard
    if samples.hasSeveral {
      let file = try ColumnsFile(file, samples)
      file.tellNotes()
      let found = try searched(file.columns.map(\.samples), file.name) {
        samples, report throws(ParameterError) in
        try MotionColumns(
          samples, prior: prior, concurrently: OrderedWork.forEach, progress: report)
      }
      return try result(of: ColumnsResult(file.columns, found, prior: prior))
    }
    let file = try SampleFile(file, samples.settings)
    file.tellNotes()
    let found = try searched([file.samples], file.name) { samples, report throws(ParameterError) in
      try MotionSegments(
        samples[0], prior: prior, concurrently: OrderedWork.forEach, progress: report)
    }
    return try result(of: ColumnsResult(SegmentsResult(file.samples, found, prior: prior)))
  }

  /// Runs a search with its progress.
  private func searched<Found>(
    _ samples: [Samples], _ name: String,
    _ search: ([Samples], (Int) -> Void) throws(ParameterError) -> Found
  ) throws(ToolError) -> Found {
    try Self.requireMotion(samples, name)
    var progress = Progress(
      total: samples.reduce(0) { $0 + $1.times.count }, unit: "samples",
      isQuiet: output.screen.quiet)
    defer { progress.end() }
    do throws(ParameterError) {
      return try search(samples) { progress.advance(to: $0) }
    } catch {
      throw .data("\(name): \(error)")
    }
  }

  /// The result, which is also written as plays if that is asked for.
  private func result(of segments: ColumnsResult) throws -> CommandResult {
    var result = segments.result
    if let play { result.texts = try segments.plays(path: play) }
    result.failure = segments.failure(maxError)
    return result
  }
}
