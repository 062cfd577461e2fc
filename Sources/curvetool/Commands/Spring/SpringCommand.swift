import ArgumentParser
import Spring

/// `curvetool spring`: the facts of one spring, then its table, file or picture.
struct SpringCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "spring",
    abstract: "Solve one damped spring: facts, table, CSV, JSON or picture.",
    discussion: """
      Examples:
        curvetool spring --stiffness 230 --damping 22
        curvetool spring 'Spring(duration: 0.5, bounce: 0.3)' --plot a.png
        curvetool spring --overshoot 10% --settling-time 0.4 --plot -
        curvetool spring --duration 0.5 --bounce 0.3 --fps 60 --format csv
        curvetool spring --damping 5 --initial-velocity 20 --cut-at 0.25 --plot -
        curvetool spring --damping 5 --plot a.png --panels value,energy,phase

      A spring approaches its target forever, and every system has a rule for its end. exact is the last time at \
      which the value is further from the target than --threshold of the distance. envelope is the time at which \
      the curve through the peaks of the swings comes within it. \(SettlingSystem.reported) are what these systems report. \
      docs/glossary.md (installed in share/doc/curvetool) explains the other words.
      """)

  @OptionGroup(title: "Spring") var parameters: SpringOptions

  @Option(
    parsing: .unconditional,
    help:
      "A spring has settled when it stays within this fraction of the distance. (default: 0.001)",
    transform: fraction)
  var threshold: Double = SpringMotion.defaultThreshold

  @Option(
    help: ArgumentHelp(
      """
      The settling rule that sets the end of the samples and is marked in the picture; repeat it to mark \
      several. (default: exact)
      """, valueName: "rule"))
  var settling: [SettlingSystem] = []

  @Option(
    "Cut the motion off at this time, like an animation with this duration.", valueName: "seconds",
    transform: seconds)
  var cutAt: Double?

  @Flag(help: "Add the acceleration to the rows.")
  var acceleration = false

  @Option(
    help: ArgumentHelp(
      """
      The panels of the picture: value, velocity, acceleration, energy, phase, settling. (default: \
      value,velocity)
      """, valueName: "list"),
    completion: .list(SpringPanel.allCases.map(\.rawValue)), transform: SpringPanel.list)
  var panels: [SpringPanel]?

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    try require("--threshold", threshold, .positive)
    try require("--cut-at", cutAt, .notNegative)
    for rule in settling where settling.count(where: { $0.key == rule.key }) > 1 {
      throw ValidationError("--settling \(rule.option) is given twice")
    }
    try OptionRule.idle(["--panels"], without: PlotOptions.names).check()
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(output, sampling: sampling, plot: plot, usual: .facts)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    var results = SpringResults(
      motion: try parameters.motion(threshold: threshold), threshold: threshold,
      settling: settling.isEmpty ? [.exact] : settling, cutAt: cutAt)
    noteLongTimes(results)
    noteRatio(results.motion.spring)
    noteVelocity(results.motion)
    if threshold >= 1 {
      warn(
        "--threshold is a fraction of the distance, and a spring starts within "
          + "\(threshold.argumentText): 0.001 is usual")
    }
    results.endsWithMotion =
      sampling.at == nil && sampling.span.toTime == nil
      && sampling.span.fromTime?.value ?? 0 < results.horizon
    if plan.showsFacts, let note = results.earlyEnd { output.screen.note(note) }
    let shown = results
    var result = CommandResult(rows(results), horizon: results.horizon)
    result.screen = { [.facts(SpringFacts.facts(shown))] }
    result.json = { .object(SpringJSON.members(shown)) }
    result.figure = {
      SpringFigure.figure(
        shown, span: sampling.span.range(horizon: shown.pictureEnd),
        panels: panels ?? SpringPanel.usual)
    }
    return result
  }

  /// Notes a duration and a cut that are far longer than a motion, as milliseconds without their unit
  /// are.
  private func noteLongTimes(_ results: SpringResults) {
    noteMilliseconds("--duration", parameters.duration)
    noteMilliseconds("--response", parameters.response)
    noteMilliseconds("--settling-time", parameters.settlingTime)
    let length = results.motion.settlingTime(within: threshold)
    guard length.isFinite, length > 0 else { return }
    guard let cutAt, cutAt >= 10, cutAt > 4 * length else { return }
    let n = cutAt.argumentText
    warn(
      "--cut-at \(n) is \(n) s, but the spring settles in \(NumberText.brief(length)) s: "
        + "\(n) ms is written \(n)ms")
  }

  /// Notes a velocity that is probably meant in value units.
  private func noteVelocity(_ motion: SpringMotion) {
    guard let velocity = parameters.initialVelocity, CurveArguments.isUnusuallyFast(motion) else {
      return
    }
    let n = velocity.argumentText
    let isUnit = motion.to - motion.from == 1
    warn(
      "--initial-velocity \(n) means \(n) distances per second: for \(n) px/s"
        + (isUnit ? " over 300 px" : "")
        + ", write --absolute-velocity \(n)" + (isUnit ? " --to-value 300" : ""))
  }

  /// Notes a damping that is probably meant as a damping ratio, which would be at most 1, and about a ratio
  /// in per cent.
  private func noteRatio(_ spring: DampedSpring) {
    if let ratio = parameters.dampingRatio, (10...100).contains(ratio) {
      let n = ratio.argumentText
      warn("--damping-ratio \(n) is \(n) times critical damping: \(n) % is written \(n)%")
    }
    let isMeant =
      parameters.damping != nil
      || parameters.arguments.contains { text in
        let lower = text.lowercased()
        let isOwn = lower.hasPrefix("spring(")
        // Code has a note of its own.
        guard isOwn || !lower.contains(":") else { return false }
        let isThird = isOwn && !lower.dropFirst(7).contains { $0.isLetter }
        return lower.number(after: "damping") != nil
          || isThird
            && lower.split(separator: ",").count > 2
      }
    guard isMeant, spring.damping > 0, spring.damping <= 1, spring.dampingRatio < 0.05 else {
      return
    }
    let n = spring.damping.argumentText
    warn(
      "the damping \(n) is a damping ratio of \(NumberText.text(spring.dampingRatio, precision: 3)): "
        + "--damping-ratio \(n) is the ratio")
  }

  private func rows(_ results: SpringResults) -> SampleRows {
    let columns = ["time", "value", "velocity"] + (acceleration ? ["acceleration"] : [])
    return SampleRows(columns: columns) { (block: borrowing SampleBlock) in
      results.fill(
        block.column(0), values: block.column(1), velocities: block.column(2),
        accelerations: block.columnCount > 3 ? block.column(3) : nil)
    }
  }

  func refuseIdleOptions(_ plan: OutputPlan) throws {
    let isObject = plan.files.contains { $0.format == .json }
    let hasRows = plan.hasRows || isObject && sampling.isGiven
    if !hasRows { try refuseIdle(["--acceleration"], "when no rows are written") }
    // The rules set the end of the rows, and appear in the facts and the picture.
    let needsEnd = sampling.at == nil && sampling.span.toTime == nil && cutAt == nil
    if !needsEnd, !plot.isGiven {
      let reason =
        cutAt != nil ? "with --cut-at" : "when another option sets the end of the samples"
      try refuseIdle(["--settling"], reason)
      if !plan.showsFacts, !isObject { try refuseIdle(["--threshold"], reason) }
    }
    if isObject, plan.files.count == 1, !plot.isGiven, sampling.choosesSamples == false {
      try refuseIdle(["--settling"], "in JSON, which has every rule")
    }
  }
}
