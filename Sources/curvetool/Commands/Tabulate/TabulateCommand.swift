import ArgumentParser

/// `curvetool tabulate`: any number of curves side by side.
struct TabulateCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "tabulate",
    abstract: "Tabulate curves side by side: table, CSV, JSON, NPY.",
    discussion: """
      Examples:
        curvetool tabulate ease ease-in 0.3,0,0,1 --samples 6
        curvetool tabulate 'steps(4)' penner.out-bounce --at 0,0.1,0.5 --format csv
        curvetool tabulate swiftui.bouncy ease --in-seconds --fps 60 --csv a.csv
        curvetool tabulate ease --from-time -0.5 --to-time 1.5 --clamp

      \(CurveHelp.help)
      """)

  @Argument(
    help: ArgumentHelp("The curves, each one shell argument.", valueName: "curve"),
    completion: WordCompletion.curve)
  var arguments: [String]

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Curves") var options: CurveOptions
  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws { try strictness.refuseIdle(arguments) }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(output, sampling: sampling, plot: plot, usual: .rows)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    let set = try options.timed(
      try NamedCurve.read(arguments, isStrict: strictness.strict), request: sampling.timeRequest)
    if sampling.at == nil {
      try set.refuseIdleClamp(options, over: sampling.span.range(horizon: set.horizon))
    }
    let curves = set.curves
    let rows = SampleRows(columns: [set.axis] + curves.map(\.name)) {
      (block: borrowing SampleBlock) in
      let times = block.column(0)
      for (number, curve) in curves.enumerated() {
        var values = block.column(number + 1).mutableSpan
        curve.values(at: times.span, into: &values)
      }
    }
    var result = CommandResult(rows, horizon: set.horizon)
    result.figure = {
      try CurveFigure.figure(set, span: sampling.span.range(horizon: set.horizon))
    }
    return result
  }
}

/// The description of curves in the help of every command.
enum CurveHelp {
  static let help = """
    A curve is a CSS easing function, a preset such as material.emphasized (see `curvetool \
    presets`), four numbers of a cubic-bezier, a spring such as spring(mass: 1, stiffness: 100, \
    damping: 10), or a snippet from SwiftUI, UIKit, Compose, Android, Flutter, Motion, \
    react-spring, GSAP, Figma and others. @FILE reads every curve of a style sheet, of design \
    tokens, of source code or of `name: curve` lines; @FILE#NAME reads one of them. NAME=CURVE names a curve.
    """
}
