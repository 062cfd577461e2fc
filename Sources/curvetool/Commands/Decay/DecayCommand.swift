import ArgumentParser
import CurveArithmetic
import CurveNotation
import CurvePlatforms
import Curves
import Spring

/// `curvetool decay`: where a throw lands, when, and what it does at an edge.
struct DecayCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "decay",
    abstract: "Follow a throw until it lands: facts, table, CSV, JSON or picture.",
    discussion: """
      Examples:
        curvetool decay --velocity 2000
        curvetool decay --velocity 2000 --like android --csv fling.csv
        curvetool decay --velocity 3000 --bounds 0:600 --plot -
        curvetool decay --reach 480 --like compose
        curvetool decay --velocity 2000 --like android --like uiscrollview --plot -

      Values are pixels or points, velocities are per second.
      """)

  @Option(
    "The velocity of the throw per second, or as 1.2px/ms.", valueName: "velocity",
    transform: curvetool.velocity)
  var velocity: Double?

  @Option(
    "Print the velocity that lands at this value; instead of --velocity.", valueName: "value",
    transform: number)
  var reach: Double?

  @Option(
    help: ArgumentHelp(
      """
      The system that slows the throw down: \(DecaySystem.all.map(\.name).joined(separator: ", ")), with parameters \
      if you like: 'android(density: 2.625)'. Repeat it to compare systems. (default: uiscrollview)
      """,
      valueName: "system"),
    completion: .list(DecaySystem.all.map(\.name)))
  var like: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The value at the start. (default: 0)", valueName: "value"),
    transform: number)
  var fromValue: Double = 0

  @Option("The least and the largest value.", valueName: "min:max", transform: DecayBounds.init)
  var bounds: DecayBounds?

  @Option(
    help: ArgumentHelp(
      "What happens at a bound. (default: what the system does)",
      valueName: "action"))
  var atEdge: EdgeAction?

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  private static let rules: [OptionRule] = [
    .exclusive(["--velocity", "--reach"], because: "--reach computes the velocity"),
    .idle(["--at-edge"], without: ["--bounds"]),
  ]

  func validate() throws {
    try Self.rules.check()
    if velocity == nil, reach == nil {
      let all = Arguments.all
      let number = all.count > 1 && plainNumber(all[1]) != nil ? all[1] : nil
      throw ValidationError(
        "decay takes --velocity V or --reach VALUE"
          + (number.map { ", as in --velocity \($0)" } ?? ""))
    }
    try require("--velocity", velocity, .finite)
    try require("--reach", reach, .finite)
    try require("--from-value", fromValue, .finite)
    if like.count > DecayFigure.limit {
      throw ValidationError("--like can be given at most \(DecayFigure.limit) times")
    }
    if let name = like.first(where: { name in like.count { $0 == name } > 1 }) {
      throw ValidationError("--like \(name.shown) is given twice")
    }
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(output, sampling: sampling, plot: plot, usual: .facts)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    noteMillisecondVelocity()
    guard like.count < 2 else { return try comparison() }
    let results = try results(like.first ?? DecaySystem.all[0].name)
    for note in results.notes { output.screen.note(note) }
    let rows = SampleRows(columns: ["time", "value", "velocity"]) {
      (block: borrowing SampleBlock) in
      let (times, values, velocities) = (block.column(0), block.column(1), block.column(2))
      for index in times.indices {
        values[index] = results.value(at: times[index])
        velocities[index] = results.velocity(at: times[index])
      }
    }
    var result = CommandResult(rows, horizon: results.horizon)
    result.screen = { [.facts(results.facts)] }
    result.json = { .object(results.members) }
    result.figure = {
      DecayFigure.figure(results, span: sampling.span.range(horizon: results.horizon * 1.06))
    }
    return result
  }

  /// The result for several systems.
  private func comparison() throws -> CommandResult {
    let set = DecaySet(throwing: try like.map(results))
    for note in set.notes { output.screen.note(note) }
    let rows = SampleRows(columns: set.columns) {
      (block: borrowing SampleBlock) in set.fill(block)
    }
    var result = CommandResult(rows, horizon: set.horizon)
    result.screen = { [.facts(set.facts)] }
    result.json = { .object(set.members) }
    result.figure = { set.figure(span: sampling.span.range(horizon: set.horizon * 1.06)) }
    return result
  }

  /// Notes a velocity that looks like one of events, which have pixels per millisecond.
  private func noteMillisecondVelocity() {
    guard let velocity, velocity != 0, abs(velocity) < 10,
      bounds.map({ $0.range.upperBound - $0.range.lowerBound > 100 }) ?? true
    else { return }
    let n = velocity.argumentText
    warn(
      "--velocity \(n) is \(n) per second, which hardly moves: \(n) per millisecond is written "
        + (velocity * 1000).argumentText)
  }

  /// The system of a name, with its parameters if the text has any.
  private func system(_ like: String) throws -> DecaySystem {
    guard let system = DecaySystem.named(like) else {
      if case .decay(let curve)? = (try? EasingParser().parse(like))?.easing {
        return curve.system
      }
      if like.contains("(") {
        do throws(SyntaxError) {
          return try EasingReader.decaySystem(like)
        } catch {
          throw ToolError.usage("--like '\(like.shown)': \(error)")
        }
      }
      let names = DecaySystem.all.map(\.name)
      let isApple = ["ios", "iphone", "ipad", "uikit", "apple", "swiftui", "scrollview"].contains(
        like.lowercased())
      let isWeb = ["web", "chrome", "css", "browser"].contains(like.lowercased())
      let near =
        isApple ? "uiscrollview" : isWeb ? "chromium" : NameList(names).nearest(to: like)
      let hint = near.map { ": did you mean '\($0)'?" }
      throw ToolError.usage(
        "--like: there is no system '\(like.shown)'"
          + (hint ?? ": they are \(names.joined(separator: ", "))"))
    }
    return system
  }

  private func results(_ like: String) throws -> DecayResults {
    let system = try system(like)
    do {
      let velocity = try self.velocity ?? system.velocity(reaching: reach ?? 0, from: fromValue)
      guard let velocity else {
        throw ToolError.usage("no velocity of \(system.name) lands at \((reach ?? 0).argumentText)")
      }
      let decay = try system.decay(from: fromValue, velocity: velocity)
      return DecayResults(
        system: system, velocity: velocity, decay: decay,
        bounded: try bounds.map {
          try BoundedDecay(
            decay, in: $0.range, edge: atEdge?.behavior(of: system) ?? system.edge)
        }, isBounceAskedFor: atEdge == .bounce)
    } catch let error as ParameterError {
      let (option, value) = velocity.map { ("--velocity", $0) } ?? ("--reach", reach ?? 0)
      let allowed =
        error.value.isFinite ? error.allowed : "small enough that the motion stays finite"
      throw ToolError.usage("\(option) must be \(allowed), but is \(value.argumentText)")
    }
  }
}

/// The range of `--bounds`.
struct DecayBounds: Sendable {
  let range: ClosedRange<Double>

  @Sendable init(_ text: String) throws {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let low = plainNumber(parts[0]), let high = plainNumber(parts[1]),
      low.isFinite, high.isFinite
    else { throw ValidationError("expected two finite numbers, such as 0:600") }
    guard low <= high else {
      throw ValidationError("the least value comes first, but \(parts[0]) is above \(parts[1])")
    }
    range = low...high
  }
}

/// What happens at a bound.
enum EdgeAction: String, NamedValue {
  case bounce, stop, reflect

  /// A system without a spring at its edge bounces as UIScrollView does.
  func behavior(of system: DecaySystem) -> EdgeBehavior {
    switch self {
    case .stop: .stop
    case .reflect: .reflect
    case .bounce: system.edge == .stop ? DecaySystem.all[0].edge : system.edge
    }
  }
}
