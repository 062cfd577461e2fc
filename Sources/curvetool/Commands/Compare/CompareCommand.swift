import ArgumentParser
import Curves
import Spring

/// `curvetool compare`: how far two curves are apart.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two curves: the largest difference and where, and the root mean square.",
    discussion: """
      \(CurveWords.help) The largest differences are found by analysis between samples, over \
      progress 0...1 or over the seconds of the longer curve.

      Examples:
        curvetool compare ease 0.25,0.1,0.25,1
        curvetool compare penner.out-cubic 0.33,1,0.68,1 --max-error 0.01
        curvetool compare swiftui.bouncy compose.medium-bouncy --in-seconds --json
      """)

  @Argument(help: "One curve.")
  var first: String

  @Argument(help: "The other.")
  var second: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Exit with 1 where the values differ by more than this.", valueName: "error"),
    transform: number)
  var maxError: Double?

  @OptionGroup(title: "Curves") var options: CurveOptions

  @Flag(help: "Print a JSON object.")
  var json = false

  @OptionGroup(title: "Pictures") var plot: PlotOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions

  func run() async throws {
    let set = try options.timed(try NamedCurve.read([first, second]))
    if let maxError {
      try require(maxError >= 0, "--max-error", maxError, "0 or positive")
    }
    if json, plot.plot == "-" || plot.script == "-" {
      throw ToolError.usage("--json and a picture would share standard output: give files")
    }
    let picture =
      try plot.isGiven
      ? Picture(plot, screen: screen) { try figure(set) } : nil
    let difference = CurveDifference(set.curves[0], set.curves[1], over: 0...set.horizon)
    let isTaken = plot.plot == "-" || plot.script == "-"
    if json {
      try writeFile("-", Array((object(difference) + "\n").utf8))
    } else if !screen.quiet, !isTaken || plot.script != "-" {
      try writeFile("-", Array(facts(difference, set).utf8))
    }
    try await picture?.draw()
    if let maxError, difference.maximum.value > maxError {
      let n = NumberText.brief
      throw ToolError.failed(
        "the curves differ by \(n(difference.maximum.value)) at \(n(difference.maximum.progress)), "
          + "more than --max-error \(n(maxError))")
    }
  }

  private func object(_ difference: CurveDifference) -> String {
    JSONText.object([
      ("maxError", JSONText.number(difference.maximum.value)),
      ("at", JSONText.number(difference.maximum.progress)),
      ("rms", JSONText.number(difference.rootMeanSquare)),
      ("maxVelocityError", JSONText.number(difference.velocityMaximum.value)),
      ("atVelocity", JSONText.number(difference.velocityMaximum.progress)),
    ])
  }

  private func facts(_ difference: CurveDifference, _ set: CurveSet) -> String {
    let n = NumberText.brief
    let unit = set.isInSeconds ? " s" : ""
    let velocity = difference.velocityMaximum
    let speed = velocity.value.isFinite ? n(velocity.value) : "infinite"
    return FactsText.text(
      "\(set.curves[0].name)  against  \(set.curves[1].name)",
      [
        (
          "largest difference",
          "\(n(difference.maximum.value)) at \(n(difference.maximum.progress))\(unit)"
        ),
        ("root mean square", n(difference.rootMeanSquare)),
        ("largest in velocity", "\(speed) at \(n(velocity.progress))\(unit)"),
      ], isColored: screen.isColored)
  }

  /// Both curves above their difference.
  private func figure(_ set: CurveSet) throws(ToolError) -> Figure {
    let span = 0...set.horizon
    var figure = try CurveFigure.figure(set, span: span, options: plot)
    let places = set.curves.flatMap { CurveFigure.places($0, span: span) }.sorted()
    let points = places.map {
      Figure.Point(x: $0, y: set.curves[0].value(at: $0) - set.curves[1].value(at: $0))
    }
    figure.panels.append(
      Figure.Panel(
        label: "difference", weight: 1,
        marks: [
          .level(0, ink: .muted), .curve(Figure.Curve(points: points, ink: .slot(2))),
        ]))
    return figure
  }
}
