import ArgumentParser

/// A command that samples something: facts and a table on the screen, files, pictures.
///
/// It says what there is in `report()`; what is written where is the same in all of them. A command
/// with checks of its own calls `checkOutput()` from its `validate()`.
protocol SampledCommand: ParsableCommand {
  /// Whether it has facts for a person.
  static var hasFacts: Bool { get }
  var sampling: SamplingOptions { get }
  var output: OutputOptions { get }
  var plot: PlotOptions { get }
  /// Reads what the arguments name, and says what there is to write.
  func report() throws -> Report
}

extension SampledCommand {
  static var hasFacts: Bool { false }

  var plan: OutputPlan {
    get throws(ValidationError) {
      try OutputPlan(output, sampling, plot, hasFacts: Self.hasFacts)
    }
  }

  /// Refuses options of sampling, output and pictures that don't go together.
  func checkOutput() throws(ValidationError) { _ = try plan }

  func validate() throws { try checkOutput() }

  func run() throws { try export(try report()) }
}
