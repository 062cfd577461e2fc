import ArgumentParser
import CurveFitting
import CurveNotation
import CurvePlatforms
import Spring

/// `curvetool fit`: the curve behind samples.
struct FitCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "fit",
    abstract:
      "Fit a spring, a cubic-bezier or a linear() to samples, or identify their curve.",
    discussion: """
      Examples:
        curvetool fit log.csv
        curvetool fit log.csv --to spring --known from=0,to=100 --plot fit.png
        curvetool fit log.csv --to cubic-bezier --max-error 0.01 --json
        curvetool fit log.csv --columns 1,3 --to linear --points 12
        curvetool fit trace.json --columns time,transform.x
        curvetool fit video.csv --fps 60 --scale 3
        curvetool fit log.csv --like swiftui
        curvetool fit log.csv --to css,compose
        curvetool fit log.csv --segments --play log.play.json
        curvetool fit card.csv --segments --columns time,x,y,opacity

      The samples are a recording in CSV, TSV, JSON or NDJSON, or - for standard input. Times are in \
      seconds unless the header, their steps or --fps say otherwise; what is assumed, skipped or sorted is \
      noted. Values are numbers, lengths or transforms, such as those of getComputedStyle. A spring comes \
      with standard errors. A motion does not determine the mass: it is 1. Errors are fractions of the \
      range of the values. Designs are springs and curves that people write, in round numbers or by name, \
      with the probability of each. Segments are the motions of a whole recording: rests, springs, throws, \
      bounces at edges, curves and jumps. Columns of several properties share starts and springs where \
      they agree; each has a play of its own, such as log.play-x.json.
      """)

  @Argument(
    help: ArgumentHelp("The recording, or -.", valueName: "file"), completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      """
      What to fit: spring, cubic-bezier, linear, or best, which tries all and every preset. With targets of \
      convert, such as css,compose, the best curve is written for each. (default: best)
      """,
      valueName: "kind|targets"),
    completion: FitTarget.completion, transform: FitTarget.init(argument:))
  var to = FitTarget(kind: .best)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Known values: from, to, velocity (units/s), start and duration (s), as in from=0,to=100.",
      valueName: "list"),
    transform: KnownMotion.init(argument:))
  var known = KnownMotion()

  @Option(
    help: ArgumentHelp(
      "Name designs in one system's numbers only: \(DesignPrior.systems.joined(separator: ", ")).",
      valueName: "system"),
    completion: .list(DesignPrior.systems), transform: DesignPrior.init(argument:))
  var like: DesignPrior?

  @Option(
    """
    Exit with 1 if a sample differs by more than this, as a fraction of the values' range or in the \
    values' own unit, as 0.5px. It is also the tolerance of linear. (default for linear: 0.001)
    """, valueName: "error", transform: AllowedDifference.init)
  var maxError: AllowedDifference?

  @Option(
    "The number of stops of a linear(), instead of a tolerance.", valueName: "N",
    transform: wholeNumber)
  var points: Int?

  @Flag(
    help: "Split the recording into its motions: rests, springs, throws, bounces, curves and jumps."
  )
  var segments = false

  @Option(
    "Also write the segments as a play in JSON, for `curvetool play`; - is standard output.",
    valueName: "file", completion: .file(extensions: ["json"]))
  var play: String?

  @OptionGroup(title: "Samples") var samples: SampleOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  private static let rules: [OptionRule] = [
    .exclusive(["--points", "--max-error"], because: "one follows from the other"),
    .idle(["--play"], without: ["--segments"]),
  ]

  func validate() throws {
    try require("--max-error", maxError?.value, .positive)
    try require("--points", points.map { Double($0) }, .count(2...10_000))
    if to.kind != .linear { try refuseIdle(["--points"], "without --to linear") }
    try Self.rules.check()
    if to.kind == .spring, known.duration != nil {
      try refuseIdle(["--known duration"], "on a spring, which ends by itself")
    }
    if to.kind == .cubicBezier || to.kind == .linear {
      try refuseIdle(["--like"], "without a spring to name")
      if known.velocity != nil {
        try refuseIdle(["--known velocity"], "on a timing function, which has no velocity")
      }
    }
    if let format = output.chosenFormat, format != .json {
      try refuseIdle(["--like"], "in a table of residuals")
    }
    if !to.targets.isEmpty {
      try output.refuseFiles("on a text for a platform: convert its curve with -o FILE")
    }
    try validateSegments()
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(
      output, plot: plot, usual: to.targets.isEmpty ? .facts : .list, besides: play)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    if segments { return try segmentsResult() }
    var settings = samples.settings
    // A list of residuals, a check of each, and timing functions, which pass through the samples, need every row.
    settings.isDense =
      plan.files.isEmpty && maxError == nil && (to.kind == .spring || to.kind == .best)
    let file = try SampleFile(file, settings)
    try Self.requireMotion([file.samples], file.name)
    let fit = try fit(file)
    file.tellNotes()
    noteDuration(fit)
    if let reason = fit.refusal {
      throw ToolError.failed("these samples determine no spring: \(reason)")
    }
    var result = fit.result
    result.failure = failure(of: fit)
    guard !to.targets.isEmpty else { return result }
    let texts = try FitTexts(fit).conversions(to.targets, output.screen)
    result.screen = { [.text(ConversionResult.text(texts))] }
    result.json = { .array(texts.map(\.json)) }
    return result
  }

  /// A known duration places curves; a spring ends by itself.
  private func noteDuration(_ fit: FitResult) {
    noteMilliseconds("--known duration", known.duration)
    if known.duration != nil, fit.spring != nil {
      output.screen.note(
        "--known duration has no effect on a spring, which ends by itself and ranks first")
    }
  }

  /// Refuses samples that all have the same value.
  static func requireMotion(_ samples: [Samples], _ name: String) throws(ToolError) {
    let ranges = samples.map(\.range)
    guard ranges.allSatisfy({ $0.lowerBound == $0.upperBound }) else { return }
    throw .failed(
      "\(name): these samples show no motion: every value is \(NumberText.brief(ranges[0].lowerBound))"
    )
  }

  /// The check that failed; nil if none did.
  private func failure(of fit: FitResult) -> String? {
    maxError?.excess(fit.relativeError, ofRange: fit.range, at: fit.worstTime)
      .map { "the fit differs by \($0)" }
  }

  private func fit(_ file: SampleFile) throws(ToolError) -> FitResult {
    do throws(ParameterError) {
      let samples = file.samples
      switch to.kind {
      case .spring:
        return FitResult(samples, try SpringFit(samples, known: known), prior: like ?? .standard)
      case .cubicBezier:
        return FitResult(samples, try TimingFit.cubicBezier(samples, known: known))
      case .linear:
        let placement = try CurvePlacement(samples, known: known)
        let range = samples.range.upperBound - samples.range.lowerBound
        let fraction = maxError?.relative(to: range) ?? ConversionRequest.defaultMaximumError
        let tolerance = fraction * range / abs(placement.to - placement.from)
        let fit =
          if let points {
            try TimingFit.linear(samples, stops: points, known: known)
          } else { try TimingFit.linear(samples, within: tolerance, known: known) }
        return FitResult(samples, fit)
      case .best:
        return FitResult(
          samples,
          try CurveRanking(
            samples, known: known, curves: Presets.curves, springs: Presets.springs),
          prior: like ?? .standard)
      }
    } catch {
      throw .data("\(self.file == "-" ? "standard input" : self.file): \(error)")
    }
  }
}

extension DesignPrior {
  /// Reads the name of a system.
  @Sendable init(argument: String) throws {
    guard let prior = Self.like(argument) else {
      throw ValidationError(
        "\(argument) must be one of \(Self.systems.joined(separator: ", "))")
    }
    self = prior
  }
}

extension KnownMotion {
  /// Reads `from=0,to=100`.
  @Sendable init(argument: String) throws {
    self.init()
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else {
        throw ValidationError("'\(part)' needs a value, as in \(part.isEmpty ? "from" : part)=0")
      }
      let text = String(pair[1])
      switch pair[0] {
      case "from": from = try Self.once(from, number(text), "from")
      case "to": to = try Self.once(to, number(text), "to")
      case "velocity": velocity = try Self.once(velocity, number(text), "velocity")
      case "start": start = try Self.once(start, seconds(text), "start")
      case "duration": duration = try Self.once(duration, seconds(text), "duration")
      default:
        throw ValidationError(
          "unknown key '\(pair[0].prefix(40))': use from, to, velocity, start or duration")
      }
    }
  }

  private static func once(_ old: Double?, _ new: Double, _ name: String) throws -> Double {
    guard old == nil else { throw ValidationError("\(name) is given twice") }
    guard abs(new) <= 1e100 else {
      throw ValidationError("\(name) must be finite and within 1e100, but is \(new.argumentText)")
    }
    return new
  }
}
