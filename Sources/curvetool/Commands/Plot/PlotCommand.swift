import ArgumentParser

/// `curvetool plot`: any number of curves in one picture.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw curves in one picture.",
    discussion: """
      Examples:
        curvetool plot ease ease-in ease-out ease-in-out --plot easings.png
        curvetool plot swiftui.bouncy penner.out-back --velocity --plot both.svg
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
  var velocity = false

  @OptionGroup(title: "Curves") var options: CurveOptions
  @OptionGroup(title: "Span") var span: SpanOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions

  func validate() throws { try plot.refuseIdle(drawsAnyway: true) }

  func run() throws {
    let set = options.timed(try NamedCurve.read(words))
    let range = span.range(horizon: set.horizon)
    try set.refuseIdleClamp(options, over: range)
    let isSheet = set.curves.count > CurveFigure.limit
    if isSheet, velocity { throw ToolError.usage("--velocity has no effect on a contact sheet") }
    var plot = plot
    if !plot.isGiven { plot.plot = ["-"] }
    let picture = try Picture(plot, screen: screen) {
      isSheet
        ? CurveSheet.figure(set, title: CurveFigure.title(set.curves.map(\.name)), span: range)
        : try CurveFigure.figure(set, span: range, hasVelocity: velocity)
    }
    try picture.draw()
  }
}
