import ArgumentParser

/// `curvetool plot`: any number of curves in one picture.
struct PlotCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "plot",
    abstract: "Draw curves, or recordings, in one picture.",
    discussion: """
      Examples:
        curvetool plot ease ease-in ease-out ease-in-out --plot easings.png
        curvetool plot swiftui.bouncy penner.out-back --velocities --plot both.svg
        curvetool plot 'spring(damping: 5)' ease-out --in-seconds
        curvetool plot @theme.css --plot theme.png
        curvetool plot log.csv --plot log.png

      \(CurveHelp.help) Without --plot or --script the picture is drawn in the terminal. A recording \
      (.csv, .tsv, .txt, .log, .ndjson, .npy, a list in .json, or - for standard input) is drawn over seconds: \
      every column that changes, or those of --columns. A table of springs, as sweep writes it, is drawn \
      over the parameter that changes, also from a pipe: `curvetool sweep ... | curvetool plot -`.
      """)

  @Argument(
    help: ArgumentHelp(
      "The curves, or recordings; more than 12 curves make a contact sheet.", valueName: "curve"),
    completion: WordCompletion.curveOrFile)
  var arguments: [String]

  @Flag(help: "Add a panel of velocities.")
  var velocities = false

  @Option("The same as --plot.", valueName: "file", name: .shortAndLong, completion: .file())
  var output: String?

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Curves") var options: CurveOptions
  @OptionGroup(title: "Recordings") var samples: SampleOptions
  @OptionGroup(title: "Span") var span: SpanOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions

  func validate() throws {
    for argument in arguments where PlotOptions.extensions.contains(fileExtension(argument)) {
      if let hint = StrayArgument.hint(argument, CommandOptions(of: PlotCommand.self)) {
        throw ValidationError(hint)
      }
    }
    let logs = arguments.filter(SampleFile.isNamed)
    if logs.isEmpty {
      try strictness.refuseIdle(arguments)
      try refuseIdle(SampleOptions.names, "without a recording")
    } else {
      guard logs.count == arguments.count else {
        throw ValidationError(
          "a recording and a curve share no axis: "
            + "`curvetool compare \(logs[0]) CURVE --align --plot -` draws both")
      }
      guard logs.count <= CurveFigure.limit else {
        throw ValidationError(
          "a picture can distinguish at most \(CurveFigure.limit) recordings, but there are \(logs.count)"
        )
      }
      try refuseIdle(
        CurveOptions.axes + ["--clamp", "--velocities", "--strict"],
        "on recordings, which are in seconds")
    }
    let pictures = pictures
    try pictures.validate()
    try pictures.refuseIdle(drawsAnyway: true)
  }

  /// The options for pictures, with `--output` among them.
  private var pictures: PlotOptions {
    var pictures = plot
    if let output { pictures.plot.append(output) }
    return pictures
  }

  func plan() throws(ValidationError) -> OutputPlan {
    var pictures = pictures
    if !pictures.isGiven { pictures.plot = ["-"] }
    return OutputPlan(screen, plot: pictures)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    if SampleFile.isNamed(arguments[0]) { return try logs() }
    let set = try options.timed(
      try NamedCurve.read(arguments, isStrict: strictness.strict), request: span.timeRequest)
    let range = span.range(horizon: set.horizon)
    try set.refuseIdleClamp(options, over: range)
    let isSheet = set.curves.count > CurveFigure.limit
    if isSheet, velocities {
      throw ToolError.idle("--velocities", "on a contact sheet")
    }
    if !isSheet {
      for (curve, other) in set.hidden {
        screen.note("\(curve.name) equals \(other.name): their lines cover each other")
      }
    }
    return CommandResult(figure: {
      isSheet
        ? CurveSheet.figure(set, title: CurveFigure.title(set.curves.map(\.name)), span: range)
        : try CurveFigure.figure(set, span: range, hasVelocity: velocities)
    })
  }

  private func logs() throws -> CommandResult {
    let text = arguments.contains("-") ? try ColumnsFile.standardInput() : nil
    if arguments.count == 1, let table = try SpringTable(arguments[0], text: text) {
      try refuseIdle(["--fps", "--scale"], "on a table of springs")
      let figure = try table.figure(samples.settings.names) { screen.note($0) }
      return CommandResult(figure: { figure })
    }
    let files = try arguments.map { word throws(ToolError) in
      try ColumnsFile(word, samples, keepsStill: true, text: word == "-" ? text : nil)
    }
    for file in files { file.tellNotes() }
    let logs = files.flatMap { file in
      file.columns.map { column in
        let isOne = file.columns.count == 1
        let name = files.count == 1 ? column.name : "\(file.name) \(column.name)"
        return (name: isOne ? file.name : name, samples: column.samples)
      }
    }
    guard logs.count <= CurveFigure.limit else {
      throw ToolError.usage(
        "a picture can distinguish at most \(CurveFigure.limit) recordings, but there are \(logs.count): "
          + "choose with --columns")
    }
    let last = logs.map { $0.samples.times[$0.samples.times.count - 1] }.max() ?? 1
    let shown = span.isGiven ? span.range(horizon: last) : nil
    let title = CurveFigure.title(files.map(\.name))
    return CommandResult(figure: { LogFigure.figure(logs, title: title, span: shown) })
  }
}
