import ArgumentParser
import Curves

/// `curvetool compare`: the differences between curves.
struct CompareCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "compare",
    abstract:
      "Compare two curves or recordings: the largest difference and its position.",
    discussion: """
      Examples:
        curvetool compare ease 0.25,0.1,0.25,1
        curvetool compare penner.out-cubic 0.33,1,0.68,1 --max-error 0.01
        curvetool compare swiftui.bouncy compose.medium-bouncy --in-seconds --json
        curvetool compare @theme.css --max-error 0.01
        curvetool compare @tokens.json --fail-on-duplicates
        curvetool compare '0.3, 0, 0.1, 1' --nearest material
        curvetool compare log.csv swiftui.bouncy --align --max-error 2%
        curvetool compare log.csv swiftui.bouncy --to-value 320 --max-error 0.5px
        curvetool compare before.csv after.csv --align
        curvetool compare card.csv --columns time,x,y

      \(CurveHelp.help) Springs are compared in seconds, also with a curve that states a duration \
      ('ease 400ms'). Two curves, or a spring and a curve without a duration, are compared over progress. The \
      largest differences are exact, also between samples.

      If one of the two is a recording, as for fit (.csv, .tsv, .txt, .log, .ndjson, a list in .json, or - \
      for standard input), its samples are compared with the curve at their own times: a spring in its own \
      seconds, any other curve over --duration, at rest before and after. --from-value and --to-value \
      place the curve in the file's units; --align finds them and the delay. Two recordings, or two columns \
      of one, are compared over the time that both have, by the lines between their samples; --align finds \
      the delay of the second.

      @FILE alone compares all its curves with each other, those closer than --max-error (0.001) first. \
      --nearest ranks the presets, those of some families, or the curves of @FILE by their distance.
      """)

  @Argument(
    help: ArgumentHelp("Two curves or recordings, or one of each.", valueName: "curve"),
    completion: WordCompletion.curveOrFile)
  var arguments: [String]

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Rank the presets, or those of families or of @FILE, by their distance from the curve.",
      valueName: "families|@file"), completion: WordCompletion.family)
  var nearest: String?

  @Option(
    "The largest difference allowed, as a fraction of the distance, or of samples in their own units, as 0.5px; exit with 1 beyond it. (default for @FILE alone: 0.001)",
    valueName: "error", transform: AllowedDifference.init)
  var maxError: AllowedDifference?

  @Flag(
    help:
      "Exit with 1 if two curves of @FILE are closer than --max-error; aliases do not count.")
  var failOnDuplicates = false

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Curves") var options: CurveOptions
  @OptionGroup(title: "Samples") var samples: ComparedSamples
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  private var curves: [String] { CurveArguments.joined(arguments) }

  var first: String { curves[0] }

  var second: String? { curves.dropFirst().first }

  func validate() throws {
    let curves = curves
    guard curves.count <= 2 else {
      let options = CommandOptions(of: CompareCommand.self)
      throw ValidationError(
        curves.lazy.compactMap { StrayArgument.hint($0, options) }.first
          ?? CurveArguments.quotedSprings(curves).map { "compare takes two curves, \($0)" }
          ?? "compare takes two curves, or all of a @FILE: `curvetool tabulate` and `plot` take any number"
      )
    }
    try strictness.refuseIdle([first, second ?? "", nearest ?? ""])
    try require("--max-error", maxError?.value, AllowedNumbers("0 or positive") { $0 >= 0 })
    if let recording {
      if let maxError, maxError.unit == nil {
        let n = maxError.value.argumentText
        try require(
          "--max-error", maxError.value,
          AllowedNumbers(
            "at most 1, as a fraction of the distance, or have the samples' unit, as in \(n)px"
          ) { $0 <= 1 })
      }
      try refuseIdle(
        ["--in-seconds", "--in-progress", "--clamp"], "on samples, which are in seconds")
      if curve(against: recording) == nil {
        try refuseIdle(["--from-value", "--to-value", "--strict"], "without a curve")
      } else {
        try samples.file.requireOneProperty()
      }
    } else {
      if let maxError, let unit = maxError.unit {
        throw ValidationError(
          "--max-error is in \(unit) on samples alone: of curves it is a fraction of the distance")
      }
      try refuseIdle(ComparedSamples.names, "without a recording")
    }
    if nearest != nil, second != nil {
      throw ValidationError("--nearest takes one curve, but got two")
    }
    if second != nil || nearest != nil {
      try refuseIdle(["--fail-on-duplicates"], "without a single @FILE")
    }
    if second == nil, recording == nil || nearest != nil {
      let isRanking = nearest != nil
      guard isRanking || first.hasPrefix("@") || CurveArguments.isExistingFile(first) else {
        throw ValidationError("a second curve is missing: add one, --nearest, or name a @FILE")
      }
      try refuseIdle(
        PlotOptions.names + (isRanking ? ["--max-error"] : []),
        isRanking ? "with --nearest" : "on all curves of a file")
      let format = output.chosenFormat ?? output.csv.map { _ in .csv }
      if format ?? .json != .json, !failOnDuplicates {
        try refuseIdle(["--max-error"], "in a table of all differences")
      }
    }
  }

  /// The argument that is a file of samples; nil if both are curves.
  private var recording: String? {
    if SampleFile.isNamed(first) { return first }
    guard let second, second != "-", SampleFile.isNamed(second) else { return nil }
    return second
  }

  /// The curve that a recording is compared with; nil if it is compared with another recording, or alone.
  private func curve(against recording: String) -> String? {
    guard let second else { return nil }
    let other = recording == first ? second : first
    return other != "-" && SampleFile.isNamed(other) ? nil : other
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(output, plot: plot, usual: .facts)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    if let recording, nearest == nil {
      guard let curve = curve(against: recording) else {
        return try recordingsResult([first] + (second.map { [$0] } ?? []))
      }
      return try samplesResult(recording, curve)
    }
    guard let second else { return try nearest.map(ranking) ?? matrix() }
    let set = try options.timed(try curves(first, second))
    try set.refuseIdleClamp(options, over: 0...set.horizon)
    return result(CurveDifference(set.curves[0], set.curves[1], over: 0...set.horizon), set)
  }

  private func curves(_ first: String, _ second: String) throws(ToolError) -> [NamedCurve] {
    do throws(ToolError) {
      return [
        try NamedCurve(first, isStrict: strictness.strict),
        try NamedCurve(second, isStrict: strictness.strict),
      ]
    } catch {
      let files = [first, second]
      guard error.code == 65, files.allSatisfy({ NamedCurve.isFile($0) && !$0.contains("#") })
      else { throw error }
      throw .data("\(error.message); `curvetool check \(first) \(second)` compares whole files")
    }
  }

  private func result(_ difference: CurveDifference, _ set: CurveSet) -> CommandResult {
    let (value, velocity) = (difference.maximum, difference.velocityMaximum)
    let numbers: KeyValuePairs = [
      "maxError": value.value, "at": value.progress, "rms": difference.rootMeanSquare,
      "maxVelocityError": velocity.value, "atVelocity": velocity.progress,
    ]
    let table = Table(numbers.map(\.key), rows: [numbers.map { .number($0.value) }])
    var result = CommandResult(table)
    result.screen = { [.facts(facts(difference, set))] }
    result.json = { .object(table.members()) }
    result.figure = { try CurveFigure.comparison(set) }
    if let maxError = maxError?.value, value.value > maxError {
      let n = NumberText.brief
      result.failure =
        "the curves differ by \(n(value.value)) at \(n(value.progress)), "
        + "more than --max-error \(n(maxError))"
    }
    return result
  }

  private func facts(_ difference: CurveDifference, _ set: CurveSet) -> Facts {
    let n = NumberText.brief
    let unit = set.isInSeconds ? " s" : ""
    let (value, velocity) = (difference.maximum, difference.velocityMaximum)
    let speed = velocity.value.isFinite ? n(velocity.value) : "unbounded"
    return Facts(
      heading: "\(set.curves[0].name)  against  \(set.curves[1].name)",
      lines: [
        ("largest difference", "\(n(value.value)) at \(n(value.progress))\(unit)"),
        ("root mean square", n(difference.rootMeanSquare)),
        ("largest in velocity", "\(speed) at \(n(velocity.progress))\(unit)"),
      ])
  }
}
