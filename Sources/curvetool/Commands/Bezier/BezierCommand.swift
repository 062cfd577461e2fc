import ArgumentParser
import Curves

/// `curvetool bezier`: the facts of one cubic Bézier curve, then its table, file or picture.
struct BezierCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "bezier",
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
    "Every progress at which the curve has these values: a list, a file, or -.",
    valueName: "list|file|-", completion: .file())
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
    let (curve, seconds) = try curve()
    let inverses = try inverse.map { list in
      try NumberList.read(list, option: "--inverse").map { ($0, curve.inverse(of: $0)) }
    }
    let results = BezierResults(curve: curve, inverses: inverses ?? [])
    let timed = TimedCurve(
      NamedCurve("", .cubicBezier(curve)), seconds: seconds,
      beyond: seconds == nil ? .extrapolate : .clamp)
    let axis = seconds == nil ? "progress" : "time"
    let rows = SampleRows(columns: [axis, "value", "velocity"], gapColumns: [2]) {
      (block: borrowing SampleBlock) in
      let (positions, velocities) = (block.column(0), block.column(2))
      var values = block.column(1).mutableSpan
      // Blocks are short enough that each value has the digits of a single evaluation.
      timed.values(at: positions.span, into: &values)
      for index in positions.indices { velocities[index] = timed.velocity(at: positions[index]) }
    }
    let end = seconds ?? 1
    var result = CommandResult(rows, horizon: end)
    result.screen = { [.facts(results.facts)] }
    result.json = { .object(results.members) }
    result.figure = {
      let span = sampling.span.range(horizon: end)
      return try BezierFigure.figure(curve, span: span.lowerBound / end...span.upperBound / end)
    }
    return result
  }

  /// The curve, and its duration if the samples are times.
  private func curve() throws(ToolError) -> (curve: CubicBezier, seconds: Double?) {
    guard arguments.count == 1 || arguments.count == 4 else {
      if let list = arguments.last.flatMap(ListArguments.hint) { throw .usage(list) }
      let isPosition = arguments.count == 2 && arguments[1].first?.isNumber == true
      throw .usage(
        "bezier takes four numbers or one curve, as in 0.25,0.1,0.25,1, but got \(arguments.count) arguments"
          + (isPosition ? ": --at \(arguments[1]) is the value there" : ""))
    }
    let named = try NamedCurve(
      arguments.joined(separator: ", "), isStrict: strictness.strict)
    guard let curve = named.easing.cubicBezier else {
      throw .usage("'\(named.name)' is not a cubic-bezier: use plot or tabulate")
    }
    guard let request = sampling.timeRequest else { return (curve, nil) }
    guard let seconds = named.statedDuration else { throw request.error }
    return (curve, seconds)
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
