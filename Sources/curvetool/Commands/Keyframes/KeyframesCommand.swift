import ArgumentParser
import Curves
import Interchange
import Timeline

/// `curvetool keyframes`: a keyframe animation, tabulated or drawn.
struct KeyframesCommand: SampledCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyframes",
    abstract: "Tabulate a keyframe animation: values or a path, in Core Animation's modes.",
    discussion: """
      The animation is given by options, or by a JSON file with one keyframe object as scenes have \
      them. What does not fit is ignored as Core Animation ignores it, and said on standard error.

      Examples:
        curvetool keyframes --values '0 10 10' --mode cubic
        curvetool keyframes --values '0,0 100,50 40,80' --mode paced --fps 60 --csv a.csv
        curvetool keyframes --path 'M0,0 C0,100 100,100 100,0' --mode paced --plot a.png
        curvetool keyframes --values '#ff4500 blue' --timing ease --duration 0.3
        curvetool keyframes wobble.json --velocity --plot -
      """)

  @Argument(help: ArgumentHelp("A JSON file, or - for standard input.", valueName: "file"))
  var file: String?

  @OptionGroup(title: "Keyframes") var options: KeyframeOptions

  @Flag(help: "Add the velocity of every component, per second.")
  var velocity = false

  @Flag(help: "Make what would be ignored an error.")
  var strict = false

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    if file != nil, options.isGiven {
      throw ValidationError("a file and options of keyframes exclude each other")
    }
    try checkOutput()
  }

  func report() throws -> Report {
    let results = try results()
    for diagnostic in results.diagnostics { warn(diagnostic) }
    let hasVelocity = velocity
    let rows = SampleRows(columns: results.columns(hasVelocity: velocity)) { row in
      results.fill(&row, hasVelocity: hasVelocity)
    }
    return Report(rows: rows, horizon: results.horizon) {
      KeyframesFigure.figure(results, span: $0, hasVelocity: hasVelocity)
    }
  }

  private func results() throws -> KeyframesResults {
    guard let file else {
      let specification = try options.specification()
      return try made(
        specification, timing: try options.mediaTiming(),
        function: try options.timingFunction(), isCumulative: false
      ) { ToolError(message: $0, code: strict ? 65 : 64) }
    }
    let input = try TextInput(file, limit: 1 << 26)
    let document: KeyframeDocument
    do throws(DocumentError) {
      document = try KeyframeDocument(json: Array(input.text.utf8))
    } catch {
      throw ToolError.data("\(input.name):\(error)")
    }
    return try made(
      document.specification, timing: document.timing, function: document.timingFunction,
      isCumulative: document.isCumulative
    ) { .data("\(input.name): \($0)") }
  }

  private func made(
    _ specification: KeyframeSpecification, timing: MediaTiming, function: Easing,
    isCumulative: Bool, error: (String) -> ToolError
  ) throws -> KeyframesResults {
    do throws(KeyframeError) {
      let motion = try specification.motion(timing: function, isStrict: strict)
      return KeyframesResults(motion: motion, timing: timing, isCumulative: isCumulative)
    } catch let failure {
      throw error(failure.description)
    }
  }
}

/// A keyframe animation over time.
struct KeyframesResults {
  let motion: KeyframeMotion
  let timing: MediaTiming
  let isCumulative: Bool

  var diagnostics: [Diagnostic] { motion.diagnostics + timing.diagnostics }

  /// The end of the default samples: all runs, or two of an endless animation.
  var horizon: Double {
    let active = timing.activeDuration()
    let cycle = timing.runDuration() * (timing.autoreverses ? 2 : 1)
    let span = (active.isFinite ? active : 2 * cycle) / (timing.speed == 0 ? 1 : abs(timing.speed))
    return max(timing.beginTime + span, 0)
  }

  private func state(at time: Double) -> TimingState { timing.state(at: time) }

  /// The value at a time; the ends are held.
  func value(at time: Double) -> AnimatableValue {
    let state = state(at: time)
    let value = motion.value(at: state.fraction)
    guard isCumulative, state.completedCycles > 0 else { return value }
    return value.accumulating(motion.value(at: 1), count: state.completedCycles)
  }

  /// The velocity of every component, per second.
  func velocity(at time: Double) -> [Double] {
    let state = state(at: time)
    let velocity = motion.velocity(at: state.fraction)
    guard state.phase == .active else { return velocity.map { _ in 0 } }
    let isBack = timing.autoreverses && state.run.truncatingRemainder(dividingBy: 2) != 0
    let rate = timing.speed / timing.runDuration() * (isBack ? -1 : 1)
    return velocity.map { $0 * rate }
  }

  func columns(hasVelocity: Bool) -> [String] {
    let value = motion.value(at: 0)
    let isSwitch = value.componentCount == 0
    let names = isSwitch ? ["value"] : value.componentNames.map { $0.isEmpty ? "value" : $0 }
    let rotation = motion.rotation(at: 0) == nil ? [] : ["rotation"]
    let speeds = value.componentNames.map { $0.isEmpty ? "velocity" : "v\($0)" }
    return ["time"] + names + rotation + (hasVelocity ? speeds : [])
  }

  func fill(_ row: inout [Double], hasVelocity: Bool) {
    let time = row[0]
    let value = value(at: time)
    var column = 1
    if case .bool(let flag) = value {
      row[column] = flag ? 1 : 0
      return
    }
    for index in 0..<value.componentCount {
      row[column] = value[component: index]
      column += 1
    }
    if let rotation = motion.rotation(at: state(at: time).fraction) {
      row[column] = rotation
      column += 1
    }
    guard hasVelocity else { return }
    for component in velocity(at: time) {
      row[column] = component
      column += 1
    }
  }
}
