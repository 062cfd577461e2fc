import ArgumentParser

/// A command that returns one result, which is exported in every form that its options request.
protocol ResultCommand: ParsableCommand {
  /// What the options request.
  ///
  /// - Throws: `ValidationError` if two outputs share a file, or if an option has no effect.
  func plan() throws(ValidationError) -> OutputPlan
  /// Rejects options without effect on what is written.
  func refuseIdleOptions(_ plan: OutputPlan) throws
  /// Reads the inputs and returns what to write.
  func result(_ plan: OutputPlan) throws -> CommandResult
}

extension ResultCommand {
  func refuseIdleOptions(_ plan: OutputPlan) {}

  func run() throws {
    let plan = try plan()
    try refuseIdleOptions(plan)
    try plan.export(try result(plan))
  }
}
