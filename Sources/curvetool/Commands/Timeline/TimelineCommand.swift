import ArgumentParser
import CurvePlatforms
import Curves
import Timeline

/// `curvetool timeline`: a scene file over time, with its events.
struct TimelineCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "timeline",
    abstract: "Tabulate a scene file over time, list its events, explain a moment.",
    discussion: """
      Examples:
        curvetool timeline scenes/wobble.json --csv wobble.csv
        curvetool timeline scenes/balloon.json --layer balloon --plot balloon.png
        curvetool timeline scenes/twinkle.json --events
        curvetool timeline scenes/shake-loop.json --explain 2.3

      The scene's clock sets the times of the rows unless a sampling option is given. --for sets how long \
      the scene is sampled. The repository has \
      scenes to start from, and the schema of scene files, scenes/scene.schema.json.
      """)

  @Argument(
    help: ArgumentHelp("A scene file, or - for standard input.", valueName: "scene"),
    completion: .file(extensions: ["json"]))
  var file: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Only this layer; repeat it for more. (default: all)", valueName: "name"))
  var layer: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Only this key path and its parts; repeat it for more. (default: all)", valueName: "key path")
  )
  var keyPath: [String] = []

  @Flag(help: "Add the velocity of every column, per second.")
  var velocities = false

  @Flag(help: "List when animations start and stop.")
  var events = false

  @Option(
    "Explain each animation's value at this time, step by step.", valueName: "seconds",
    transform: seconds)
  var explain: Double?

  @Option(
    "How long to sample, from --from-time. (default: the scene's duration)", valueName: "seconds",
    name: .customLong("for"), transform: seconds)
  var length: Double?

  @Option(
    help: ArgumentHelp(
      "Frames to drop, in addition to those that the scene's clock drops.",
      valueName: "list"))
  var drop: String?

  @Option(
    help: ArgumentHelp(
      "Late frames, with their delays in seconds: 3=0.05,7=0.1.",
      valueName: "list"))
  var late: String?

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  private static let rules: [OptionRule] = [
    .exclusive(["--for", "--to-time"], because: "give one"),
    .exclusive(["--for", "--at"], because: "give one"),
    .exclusive(["--events", "--explain"], because: "give one"),
  ]

  func validate() throws {
    try require("--explain", explain, .finite)
    try require("--for", length, .positive)
    try Self.rules.check()
    if let drop { _ = try FrameList.read(drop) }
    if let late { _ = try FrameList.delays(late) }
    if explain != nil || events {
      try refuseSampling(with: explain != nil ? "--explain" : "--events")
    }
  }

  func plan() throws(ValidationError) -> OutputPlan {
    let isList = events || explain != nil
    return try OutputPlan(
      output, sampling: isList ? nil : sampling, plot: plot, usual: isList ? .list : .rows)
  }

  func refuseIdleOptions(_ plan: OutputPlan) throws {
    for (option, value) in [("--drop", drop), ("--late", late)] where value != nil {
      if !plan.hasRows, plan.files.isEmpty {
        try refuseIdle([option], "when no rows are written: add --csv or --output")
      }
      guard !sampling.isGiven else {
        throw ValidationError(
          "\(option) applies to the scene's clock, which a sampling option replaces")
      }
    }
  }

  /// The warnings, each once for all rounds of a loop: their keys are those of the first round with a number
  /// after them.
  private static func notes(_ diagnostics: [Diagnostic]) -> [String] {
    var (told, seen): (Set<String>, Set<String>) = ([], [])
    return diagnostics.map(\.description).filter { note in
      guard told.insert(note).inserted else { return false }
      guard let colon = note.firstRange(of: ": ") else { return true }
      let owner = note[..<colon.lowerBound].split(separator: " ")
      let isRound = owner.last.flatMap { Int($0) } != nil
      let first = owner.dropLast(isRound ? 1 : 0).joined(separator: " ")
      return seen.insert(first + note[colon.lowerBound...]).inserted || !isRound
    }
  }

  func result(_ output: OutputPlan) throws -> CommandResult {
    noteMilliseconds("--for", length)
    let (scene, plan) = try read()
    if length == nil { noteMilliseconds(in: file, scene.duration) }
    let table = try TimelineTable(
      plan, layers: layer, keyPaths: keyPath, hasVelocity: velocities)
    let shown = table.properties.sorted()
    let span = sampling.span.range(horizon: scene.duration)
    warn(
      all: Self.notes(plan.diagnostics)
        + plan.clampedValues(of: shown, in: span).map(\.description))
    var result: CommandResult
    if let explain {
      if explain > scene.duration { noteMilliseconds("--explain", explain) }
      result = TimelineExplanation.result(table, at: explain, duration: scene.duration)
    } else if events {
      let names = table.shownNames
      result = TimelineEvents.result(plan.events(in: span).filter { names.contains($0.layer) })
    } else {
      let frames = try frames(of: scene)
      result = CommandResult(
        table.rows(frames), horizon: scene.duration, times: frames.map { .list($0.map(\.time)) })
    }
    result.figure = { TimelineFigure.figure(scene, table: table, span: span) }
    return result
  }

  private func read() throws -> (scene: LayerScene, plan: Plan) {
    var (scene, plan) = try SceneFile.plan(file, isStrict: strictness.strict)
    if let length { scene.duration = (sampling.span.fromTime?.value ?? 0) + length }
    if let drop { scene.clock.dropped.formUnion(try FrameList.read(drop)) }
    if let late { scene.clock.delays.merge(try FrameList.delays(late)) { _, given in given } }
    return (scene, plan)
  }

  /// The frames of the scene's own clock; nil if a sampling option replaces it.
  private func frames(of scene: LayerScene) throws -> [FrameClock.Frame]? {
    guard !sampling.isGiven else { return nil }
    let frames = scene.clock.frameCount(in: scene.duration)
    guard frames <= 1e7 else {
      throw ToolError.usage(
        "the scene's clock gives \(NumberText.brief(frames)) frames, more than 1e7: use --step")
    }
    return scene.clock.frames(in: scene.duration)
  }

  /// Rejects options that have no effect on a list of events or an explanation.
  private func refuseSampling(with option: String) throws {
    try refuseIdle(SamplingOptions.names + ["--drop", "--late"], "with \(option)")
    if plot.isGiven { return }
    try refuseIdle(["--velocities"], "with \(option)")
    if explain != nil {
      try refuseIdle(["--for", "--from-time", "--to-time"], "with \(option)")
    }
  }
}
