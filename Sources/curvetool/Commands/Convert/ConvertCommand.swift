import ArgumentParser
import CurvePlatforms

/// `curvetool convert`: curves in the notations of other platforms.
struct ConvertCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "convert",
    abstract: "Convert curves and springs to other platforms, with the error of each conversion.",
    discussion: """
      Examples:
        curvetool convert 'spring(stiffness: 230, damping: 22)' --to css
        curvetool convert material.emphasized --to compose,flutter,lottie
        curvetool convert 'Spring(bounce: 0.3)' --to css --max-error 0.0001
        curvetool convert penner.out-elastic --to css --points 20
        curvetool convert ease-in-out --to all --json
        curvetool convert scenes/wobble.json --to css-keyframes
        curvetool convert @motion.tokens.json --to swiftui -o Motion.swift
        curvetool convert @motion.tokens.json --to css,swiftui,compose -o generated/
        curvetool convert @motion.tokens.json --to swiftui -o Motion.swift --check
        curvetool convert 'Spring(bounce: 0.3)' --to motion --over 0.6 --distance 320

      \(CurveHelp.help) A curve that a platform cannot express is approximated to --max-error. \
      The error is measured on the text itself, read as the platform reads it, over the whole span. It is \
      printed on standard error with the duration and notes on what is lost.

      --output FILE writes a source file that compiles: an enum, an object, a class, a module or a rule with \
      the names of the curves. --output DIR/ writes a file for each target under its usual name.

      A scene file (.json) becomes keyframes of its layers, in css-keyframes, web-animations and lottie.

      Targets:
      \(targetList)
      """)

  @Argument(
    help: ArgumentHelp("A curve, or a scene file.", valueName: "curve"),
    completion: WordCompletion.curveOrFile)
  var curves: [String] = []

  @Option(
    help: ArgumentHelp(
      "Targets, separated by commas; all means every text target.", valueName: "targets"),
    completion: WordCompletion.targets)
  var to: String

  @Option(
    "The largest error of an approximation, as a fraction of the distance. Exit with 1 if a text exceeds it. (default: 0.001; exceeding the default only prints a note)",
    valueName: "error", transform: fraction)
  var maxError: Double?

  @Option(
    "The number of stops or keyframes, instead of --max-error.", valueName: "N",
    transform: wholeNumber)
  var points: Int?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Write a single cubic-bezier where the target has linear().", valueName: "bezier"))
  var form: Form?

  @Flag(help: "Also write CSS for older browsers and for reduced motion.")
  var fallback = false

  @Option(
    "Give every text this duration; springs are cut off there. (default: each text's own)",
    valueName: "seconds", transform: seconds)
  var over: Double?

  @Option(
    "The distance in the platform's units, for initial velocities and rest thresholds. (default: 1)",
    valueName: "units", transform: number)
  var distance: Double?

  @Flag(
    help: "Write files with an alternative for each curve, for users who prefer reduced motion.")
  var reducedMotion = false

  @Option(
    "Write to this file, or to files in this folder (DIR/). (default: -, standard output)",
    valueName: "file", name: .shortAndLong, completion: .file())
  var output: String?

  @Flag(help: "Write nothing: exit with 1 if --output is not what would be written.")
  var check = false

  @Flag(help: "Print a JSON array with an object for each text.")
  var json = false

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Screen") var screen: ScreenOptions

  enum Form: String, NamedValue {
    case bezier
  }

  private static let rules: [OptionRule] = [
    .exclusive(["--max-error", "--points"], because: "one follows from the other"),
    .exclusive(["--reduced-motion", "--fallback"], because: "each has a form of its own"),
    .exclusive(["--reduced-motion", "--json"], because: "the alternatives are in a file"),
  ]

  func validate() throws {
    guard !curves.isEmpty else { throw ValidationError("convert needs a curve or a scene") }
    try strictness.refuseIdle(curves)
    let scenes = curves.filter(SceneFile.isNamed)
    if !scenes.isEmpty {
      if let other = try targets().first(where: { target in
        !TargetLanguage.sceneTargets.contains { $0.name == target.name }
      }) {
        let names = TargetLanguage.sceneTargets.map(\.name).joined(separator: ", ")
        throw ValidationError("\(other.name) cannot express a scene; these targets can: \(names)")
      }
      try refuseIdle(
        ["--points", "--as bezier", "--fallback", "--over", "--distance", "--reduced-motion"],
        "on scenes")
    }
    try require("--max-error", maxError, .range(1e-9...1e6))
    try require("--over", over, .range(0.001...1e6))
    try require("--distance", distance, .range(1e-9...1e9))
    try require("--points", points.map { Double($0) }, .count(2...10_000))
    try Self.rules.check()
    if output ?? "-" == "-" { try refuseIdle(["--check"], "without --output FILE") }
    let targets = try targets()
    /// Rejects an option that no target takes.
    func requireTarget(_ option: String, _ takes: (TargetLanguage) -> Bool) throws {
      if targets.contains(where: takes) { return }
      let names = TargetLanguage.all.filter(takes).map(\.name)
      try refuseIdle(
        [option],
        names.count == 1
          ? "without --to \(names[0])"
          : "without one of the targets \(names.joined(separator: ", "))")
    }
    try requireTarget("--fallback", \.hasFallback)
    try requireTarget("--reduced-motion", \.canReduceMotion)
    try requireTarget("--distance", \.hasDistance)
    try requireTarget("--as bezier", \.hasLinear)
    if let binary = targets.first(where: \.isBinary)?.name {
      try refuseIdle(["--json"], "on \(binary), which is binary")
      guard isFolder || targets.count == 1 && curves.count == 1 else {
        throw ValidationError(
          "\(binary) is a binary file for one curve: request it alone, or name a folder, as -o DIR/"
        )
      }
    }
  }

  func plan() -> OutputPlan { OutputPlan(screen) }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    let targets = try targets()
    noteMilliseconds("--over", over)
    var results: [ConversionResult] = []
    let scenes = curves.filter(SceneFile.isNamed)
    for path in scenes {
      let scene = try SceneFile.read(path, isStrict: strictness.strict)
      for target in targets {
        results.append(
          ConversionResult(curve: path, name: path, target: target) {
            try target.convert(
              scene, maximumError: maxError ?? ConversionRequest.defaultMaximumError)
          })
      }
    }
    var read = CurveFiles(isStrict: strictness.strict, takesDurations: true)
    let named = try NamedCurve.read(curves.filter { !SceneFile.isNamed(by: $0) }, from: &read)
    if targets.contains(where: \.isBinary), named.count != 1, !isFolder {
      throw ToolError.usage(
        "\(targets[0].name) holds one curve, but there are \(named.count): name a folder, as -o DIR/"
      )
    }
    let plainNames =
      named.map(TextName.plain) + read.durations.map { TextName.plain($0.name, isNamed: true) }
    let names = targets.map { $0.distinctNames(plainNames) }
    results += try convert(named, to: Array(zip(targets, names)))
    let durations = Durations(
      read.durations, for: zip(targets, names).map { ($0, $1.suffix(read.durations.count)) })
    if let lost = durations.notes.first, strictness.strict { throw ToolError.data(lost) }
    results += durations.results
    if results.isEmpty, let lost = durations.notes.first { throw ToolError.failed(lost) }
    if let reason = results.first?.reason, results.allSatisfy({ $0.conversion == nil }) {
      let others = results.count > 1 ? " (and \(results.count - 1) more)" : ""
      throw ToolError.failed(reason + others)
    }
    if points != nil, results.allSatisfy({ $0.conversion?.points == nil }) {
      throw ToolError.idle("--points", "because no curve is sampled")
    }
    if distance != nil, named.allSatisfy({ $0.spring == nil }) {
      throw ToolError.idle("--distance", "because no curve is a spring")
    }
    let tokens = json ? nil : RewrittenTokens(curves, results, read)
    if let note = tokens?.note { screen.note(note) }
    // Before the facts: a usage error stands alone.
    let files = try files(results, targets, tokens)
    let hasNames = results.count > targets.count
    var result = CommandResult(texts: check ? [] : files)
    if check {
      try OutputFile.requireWritten(files)
    } else {
      if !screen.quiet {
        let facts = results.map {
          $0.isKept(in: tokens) ? $0.keptFact : $0.facts(hasCurve: hasNames)
        }
        writeToStandardError(facts.joined())
      }
      for note in ConversionResult.notes(results.filter { !$0.isKept(in: tokens) }) { warn(note) }
      for note in durations.notes { warn(note) }
      if let output, isFolder { try OutputFile.makeFolder(output) }
    }
    result.failure = inaccuracy(of: results.filter { !$0.isKept(in: tokens) })
    return result
  }

  private func targets() throws(ValidationError) -> [TargetLanguage] {
    if to == "all" {
      let isScenes = curves.allSatisfy(SceneFile.isNamed)
      return isScenes ? TargetLanguage.sceneTargets : TargetLanguage.all.filter { !$0.isBinary }
    }
    return try TargetLanguage.list(to)
  }

  /// Every target, one per line.
  private static let targetList = TargetLanguage.all.map { target in
    "  \(target.name)\(String(repeating: " ", count: max(16 - target.name.count, 1)))\(target.title)"
  }.joined(separator: "\n")
}
