import ArgumentParser
import CurvePlatforms
import Curves

/// `curvetool bezier`: the facts of one cubic Bézier curve, then its table, file or picture.
struct BezierCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    commandName: "bezier",
    abstract: "Analyse one cubic-bezier: facts, inverse, table, CSV, JSON or picture.",
    discussion: """
      Examples:
        curvetool bezier ease
        curvetool bezier 0.34 1.56 0.64 1 --inverse 0.5,1
        curvetool bezier 0.68,-0.55,0.27,1.55 --plot back.png
        curvetool bezier material.standard --json --samples 5

      The curve is four numbers, or any curve that is a cubic-bezier.
      """)

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The curve: x1 y1 x2 y2, or one argument such as ease.", valueName: "curve"),
    completion: WordCompletion.curve)
  var arguments: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Every progress at which the curve has these values: a list, a file, or -.",
      valueName: "list|file|-"), completion: .file())
  var inverse: String?

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    if let option = arguments.first(where: { $0.hasPrefix("-") && plainNumber($0) == nil }) {
      throw ValidationError("Unknown option '\(option)'")
    }
    try strictness.refuseIdle(arguments)
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(output, sampling: sampling, plot: plot, usual: .facts)
  }

  func refuseIdleOptions(_ plan: OutputPlan) throws {
    if !plan.showsFacts, !plan.files.contains(where: { $0.format == .json }) {
      try refuseIdle(["--inverse"], "when neither facts nor JSON are written")
    }
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    let curve = try curve()
    let inverses = try inverse.map { list in
      try NumberList.read(list, option: "--inverse").map { ($0, curve.inverse(of: $0)) }
    }
    let results = BezierResults(curve: curve, inverses: inverses ?? [])
    let rows = SampleRows(columns: ["progress", "value", "velocity"], gapColumns: [2]) {
      (block: borrowing SampleBlock) in
      let (progress, velocities) = (block.column(0), block.column(2))
      var values = block.column(1).mutableSpan
      // Blocks are short enough that each value has the digits of a single evaluation.
      curve.values(at: progress.span, into: &values)
      for index in progress.indices { velocities[index] = curve.velocity(at: progress[index]) }
    }
    var result = CommandResult(rows, horizon: 1)
    result.screen = { [.facts(results.facts)] }
    result.json = { .object(results.members) }
    result.figure = { try BezierFigure.figure(curve, span: sampling.span.range(horizon: 1)) }
    return result
  }

  private func curve() throws(ToolError) -> CubicBezier {
    guard arguments.count == 1 || arguments.count == 4 else {
      throw .usage(
        "bezier takes four numbers or one curve, as in 0.25,0.1,0.25,1, but got \(arguments.count) arguments"
      )
    }
    let named = try NamedCurve(
      arguments.joined(separator: ", "), isStrict: strictness.strict)
    guard let curve = named.easing.cubicBezier else {
      throw .usage("'\(named.name)' is not a cubic-bezier: use plot or tabulate")
    }
    return curve
  }
}

extension Easing {
  /// The Bézier curve that the function is; nil if it is not one.
  var cubicBezier: CubicBezier? {
    switch self {
    case .linear: try? CubicBezier(0, 0, 1, 1)
    case .cubicBezier(let curve): curve
    case .preset(let preset): preset.value.cubicBezier
    case .mirrored(let base): base.cubicBezier?.mirrored
    case .penner(let equation): equation.bezier.flatMap { $0.maximumError == 0 ? $0.curve : nil }
    default: nil
    }
  }
}
