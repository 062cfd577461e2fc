import ArgumentParser
import CurveFitting
import CurvePlatforms
import Spring

/// `curvetool design`: the spring that meets two requirements, or the spring or cubic-bezier nearest to a
/// curve.
struct DesignCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "design",
    abstract: "Design the spring that meets two requirements, or approximate a curve.",
    discussion: """
      Examples:
        curvetool design --overshoot 10% --settling-time 0.4
        curvetool design --peak-time 250ms --settling-time 0.8 --plot design.png
        curvetool design --overshoot 10% --settling-time 0.4 --to css,swiftui
        curvetool design --nearest ease --to spring --duration 0.25
        curvetool design --nearest 'spring(duration: 0.5)' --to cubic-bezier --json

      Give two requirements for a spring that starts at rest: a time (--settling-time, --peak-time or \
      --response) and a shape (--damping-ratio, --bounce or --overshoot), or --peak-time and another \
      time. The result meets both to 1e-12. If no spring meets them, the error names the nearest \
      possible values.
      """)

  @OptionGroup(title: "Requirements") var requirements: RequirementOptions

  @Option(
    "A curve to approximate, instead of requirements.", valueName: "curve",
    completion: WordCompletion.curve)
  var nearest: String?

  @Option(
    help: ArgumentHelp(
      """
      What to write. With --nearest: spring or cubic-bezier. With requirements: spring, or targets of \
      convert, as in css,compose.
      """, valueName: "kind|targets"),
    completion: DesignTarget.completion, transform: DesignTarget.init(argument:))
  var to = DesignTarget?.none

  @Option(
    "The time that the curve of --nearest takes. (default: what the curve states, else 1)",
    valueName: "seconds", transform: seconds)
  var duration: Double?

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    try strictness.refuseIdle([nearest ?? ""])
    if nearest != nil {
      try refuseIdle(RequirementOptions.names, "with --nearest")
      switch to {
      case .spring: break
      case .cubicBezier:
        try refuseIdle(["--duration"], "on a cubic-bezier, which has no duration")
      case .texts, nil:
        throw ValidationError(
          "--nearest needs --to spring or --to cubic-bezier: `curvetool convert` writes the result "
            + "for a platform")
      }
      try require(
        "--duration", duration,
        AllowedNumbers("positive and within 1e100") { $0 >= 1e-100 && $0 <= 1e100 })
    } else {
      if case .cubicBezier = to {
        throw ValidationError("--to cubic-bezier needs --nearest CURVE: requirements give a spring")
      }
      try refuseIdle(
        ["--duration"],
        "without --nearest: a requirement is --settling-time, --peak-time or --response")
      try requirements.checkCount()
    }
    if case .texts = to {
      try output.refuseFiles("on a text for a platform: convert its spring with -o FILE")
      if requirements.settlingTime == nil {
        try refuseIdle(["--threshold"], "on a text without --settling-time")
      }
    }
  }

  func plan() throws(ValidationError) -> OutputPlan {
    let isText = if case .texts = to { true } else { false }
    return try OutputPlan(output, plot: plot, usual: isText ? .list : .facts)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    try (nearest == nil ? designed() : near()).result
  }

  private func designed() throws -> DesignResult {
    noteMilliseconds("--settling-time", requirements.settlingTime)
    noteMilliseconds("--peak-time", requirements.peakTime)
    noteMilliseconds("--response", requirements.response)
    if let ratio = requirements.dampingRatio, ratio >= 10 {
      warn(
        "--damping-ratio \(ratio.argumentText) is far above critical, which is 1\(percentHint(ratio))"
      )
    }
    let pair = requirements.pair
    let design: SpringDesign
    do throws(SpringDesignError) {
      design = try SpringDesign(
        pair[0], pair[1], threshold: requirements.threshold ?? SpringMotion.defaultThreshold,
        mass: requirements.mass ?? 1)
    } catch {
      throw ToolError.usage(
        error.description
          + (Arguments.all.contains { $0.hasSuffix("%") }
            ? "" : percentHint(requirements.overshoot ?? requirements.bounce ?? 0)))
    }
    var found = DesignResult(design)
    if case .texts(let targets) = to { try found.write(design.spring, to: targets, output.screen) }
    return found
  }

  private func near() throws -> DesignResult {
    noteMilliseconds("--duration", duration)
    let curve = try NamedCurve(nearest ?? "", isStrict: strictness.strict)
    let stated = curve.ownDuration ?? curve.statedDuration
    if let duration, let stated, stated != duration {
      warn("\(curve.name): its own duration, \(NumberText.brief(stated)) s, is not used")
    }
    let result: DesignResult? =
      if case .spring = to {
        DesignResult(springNear: curve, over: duration ?? stated ?? 1)
      } else {
        DesignResult(bezierNear: curve)
      }
    guard let result else {
      throw ToolError.failed("no curve of this kind is near '\(curve.name)'")
    }
    return result
  }
}

/// The requirements on a spring's motion.
struct RequirementOptions: ParsableArguments {
  @Option("The exact settling time.", valueName: "seconds", transform: seconds)
  var settlingTime: Double?

  @Option("The time of the largest overshoot.", valueName: "seconds", transform: seconds)
  var peakTime: Double?

  @Option(
    "The undamped period: SwiftUI's response or perceptual duration.", valueName: "seconds",
    transform: seconds)
  var response: Double?

  @Option("The damping ratio; 1 is critical.", valueName: "ratio", transform: fraction)
  var dampingRatio: Double?

  @Option("The bounce, above -1 and at most 1; 0 is critical.", transform: fraction)
  var bounce: Double?

  @Option(
    "The largest overshoot, such as 10%, as a fraction of the distance.", valueName: "fraction",
    transform: fraction)
  var overshoot: Double?

  @Option(
    "The band that counts as settled, as a fraction of the distance. (default: 0.001)",
    valueName: "fraction", transform: fraction)
  var threshold: Double?

  @Option("The mass, positive. (default: 1)", transform: number)
  var mass: Double?

  private var all: [(String, SpringDesign.Requirement?)] {
    [
      ("--settling-time", settlingTime.map { .settlingTime($0) }),
      ("--peak-time", peakTime.map { .peakTime($0) }),
      ("--response", response.map { .response($0) }),
      ("--damping-ratio", dampingRatio.map { .dampingRatio($0) }),
      ("--bounce", bounce.map { .bounce($0) }),
      ("--overshoot", overshoot.map { .overshoot($0) }),
    ]
  }

  /// The requirements: two, after the count was checked.
  var pair: [SpringDesign.Requirement] { all.compactMap(\.1) }

  /// The names of the options.
  static let names = [
    "--settling-time", "--peak-time", "--response", "--damping-ratio", "--bounce", "--overshoot",
    "--threshold", "--mass",
  ]

  func validate() throws {
    try require("--mass", mass, .positive)
    try require(
      "--threshold", threshold, AllowedNumbers("above 0 and below 1") { $0 > 0 && $0 < 1 })
  }

  func checkCount() throws(ValidationError) {
    let names = all.filter { $0.1 != nil }.map(\.0)
    guard names.count == 2 else {
      if let curve = Arguments.all.dropFirst().first, !curve.hasPrefix("-"), names.isEmpty,
        (try? EasingParser().parse(curve)) != nil
      {
        throw ValidationError(
          "a curve to approximate is an option, as in --nearest '\(curve.shown)' --to spring")
      }
      let given = names.isEmpty ? "none" : names.joined(separator: ", ")
      throw ValidationError(
        "design takes two requirements, a time (--settling-time, --peak-time, --response) and a shape "
          + "(--damping-ratio, --bounce, --overshoot), or --nearest, but got \(given)")
    }
  }
}
