import ArgumentParser
import CurveDocuments
import SystemPackage

/// `curvetool play`: a gesture over time, from a JSON file.
struct PlayCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "play",
    abstract: "Play a gesture: springs, grabs, throws, pauses. Facts, table, CSV, JSON or picture.",
    discussion: """
      Examples:
        curvetool play Examples/plays/card.json
        curvetool play Examples/plays/card.json --events
        curvetool play Examples/plays/card.json --plot - --csv card.csv
        curvetool play '{"value": 0, "commands": [{"at": 0.1, "to": 300}]}'

      A command has a time and one of to, grab, release, pause, resume, speed, seek and stop; \
      docs/gestures.md (installed in share/doc/curvetool) explains the file. Values are pixels or points, velocities are per second.
      """)

  @Argument(
    help: ArgumentHelp(
      "A play in JSON: a file, - for standard input, or the text itself.", valueName: "play"),
    completion: .file(extensions: ["json"]))
  var file: String

  @Flag(help: "List every jump of value or velocity of 1e-6 or more, with its size and cause.")
  var events = false

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    guard events else { return }
    try refuseIdle(SamplingOptions.names, "with --events")
    if !plot.isGiven { try refuseIdle(["--from-time", "--to-time"], "with --events") }
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(
      output, sampling: events ? nil : sampling, plot: plot, usual: events ? .list : .facts)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    let results = try results()
    var result = events ? results.jumpList : values(results)
    result.figure = {
      PlayFigure.figure(results, span: sampling.span.range(horizon: results.horizon))
    }
    return result
  }

  private func values(_ results: PlayResults) -> CommandResult {
    let velocities = results.names.map(results.velocity)
    let first = 1 + results.names.count
    let rows = SampleRows(
      columns: ["time"] + results.names + velocities,
      gapColumns: Set(first..<first + velocities.count)
    ) { (block: borrowing SampleBlock) in results.fill(block) }
    var result = CommandResult(rows, horizon: results.horizon)
    result.screen = { [.facts(results.facts)] }
    result.json = { .object(results.members) }
    return result
  }

  private func results() throws -> PlayResults {
    let isText = TextInput.isJSON(file)
    if !isText, file.contains(" "), case .missing = kind(of: FilePath(argument: file)) {
      throw ToolError.noInput(
        "play reads JSON, in a file or as the text itself, but got '\(file.shown)': "
          + "`curvetool help play` has examples")
    }
    let input = try TextInput(file, limit: 1 << 26)
    let (name, text) = (isText ? "play" : input.name, input.text)
    do throws(DocumentError) {
      let results = PlayResults(try PlayDocument(json: Array(text.utf8)))
      for note in results.notes { output.screen.note(note) }
      return results
    } catch {
      if isText { throw ToolError.data("\(name):\(error)") }
      throw FileKind.play.refusal(of: name, Array(text.utf8), error)
    }
  }
}
