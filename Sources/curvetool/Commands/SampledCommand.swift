import ArgumentParser

/// A command that samples something: facts and a table on the screen, files, pictures.
///
/// `report()` provides the content; the handling of outputs is common to all of them. A command with its
/// own checks calls `checkOutput()` from its `validate()`.
protocol SampledCommand: ParsableCommand {
  /// Whether it has facts for people.
  static var hasFacts: Bool { get }
  var sampling: SamplingOptions { get }
  var output: OutputOptions { get }
  var plot: PlotOptions { get }
  /// Reads the inputs and returns what to write.
  func report() throws -> Report
}

extension SampledCommand {
  static var hasFacts: Bool { false }

  var plan: OutputPlan {
    get throws(ValidationError) {
      try OutputPlan(output, sampling, plot, hasFacts: Self.hasFacts)
    }
  }

  /// Rejects incompatible options for sampling, output and pictures.
  func checkOutput() throws(ValidationError) { _ = try plan }

  func validate() throws { try checkOutput() }

  func run() throws { try export(try report()) }
}
