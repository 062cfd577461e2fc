import ArgumentParser

/// `curvetool plot`: any number of curves in one picture.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw curves in one picture.",
    discussion: """
      Examples:
        curvetool plot ease ease-in ease-out ease-in-out --plot easings.png
        curvetool plot swiftui.bouncy penner.out-back --velocities --plot both.svg
        curvetool plot 'spring(damping: 5)' ease-out --in-seconds
        curvetool plot @theme.css --plot theme.png

      \(CurveWords.help) Without --plot or --script the picture is drawn in the terminal.
      """)

  @Argument(
    help: ArgumentHelp(
      "The curves; more than 12 make a contact sheet.", valueName: "curve"),
    completion: WordCompletion.curve)
  var words: [String]

  @Flag(help: "Add a panel of velocities.")
  var velocities = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("The same as --plot.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Curves") var options: CurveOptions
  @OptionGroup(title: "Span") var span: SpanOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions

  func validate() throws {
    try strictness.refuseIdle(words)
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

  func run() throws {
    let set = try options.timed(try NamedCurve.read(words, isStrict: strictness.strict))
    let range = span.range(horizon: set.horizon)
    try set.refuseIdleClamp(options, over: range)
    let isSheet = set.curves.count > CurveFigure.limit
    if isSheet, velocities { throw ToolError.usage("--velocities has no effect on a contact sheet") }
    var plot = pictures
    if !plot.isGiven { plot.plot = ["-"] }
    let picture = try Picture(plot, screen: screen) {
      isSheet
        ? CurveSheet.figure(set, title: CurveFigure.title(set.curves.map(\.name)), span: range)
        : try CurveFigure.figure(set, span: range, hasVelocity: velocities)
    }
    try picture.draw()
  }
}
