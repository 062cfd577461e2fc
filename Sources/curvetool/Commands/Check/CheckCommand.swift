import ArgumentParser

/// `curvetool check`: what changed between two files of tokens.
struct CheckCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "check",
    abstract: "Compare two files of curves: what was added, removed or changed, and by how much.",
    discussion: """
      Examples:
        curvetool check old.tokens.json new.tokens.json
        curvetool check tokens.json theme.css --max-error 0.001
        git show HEAD:tokens.json | curvetool check - tokens.json
        curvetool check tokens.json button.css --ignore-removed
        curvetool check old.json new.json --format markdown --plot changes.svg

      The two are files of design tokens, style sheets, source code, Lottie animations or lists, or folders of \
      Android's resources. They may differ in kind. Tokens pair by the words of their names: motion.easeOut \
      and --motion-ease-out are one token. If the files differ in kind, --ease-standard, MotionTokens.EasingStandard and Tailwind's \
      transitionTimingFunction.standard pair with motion.easing.standard too, and the pairs are listed. Curves \
      pair only with curves, and times with times.

      Curves are compared over progress. Springs are compared in seconds, also with a curve that states a \
      duration. Durations and delays must be equal. @keyframes are compared by their values. --max-error is \
      for curves alone. The exit code is 1 if anything changed.
      """)

  @Argument(help: "The old file; - is standard input.", completion: .file())
  var old: String

  @Argument(help: "The new file; - is standard input.", completion: .file())
  var new: String

  @Option(
    "The largest difference between unchanged curves, as a fraction of the distance. (default: 1e-6)",
    valueName: "error", transform: fraction)
  var maxError: Double?

  @Flag(help: "Leave out what only the old file has, if the new one is a part of it.")
  var ignoreRemoved = false

  @Flag(help: "Leave out what only the new file has, if the old one is a part of it.")
  var ignoreAdded = false

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    try require("--max-error", maxError, AllowedNumbers("0 or positive") { $0 >= 0 })
    guard old != "-" || new != "-" else {
      throw ValidationError("standard input is one file: name the other")
    }
    if [old, new].allSatisfy({ $0 != "-" && SampleFile.isNamed($0) }) {
      throw ValidationError(
        "check compares files of curves: `curvetool compare \(old) \(new)` compares two recordings")
    }
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(output, plot: plot, usual: .facts)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    var before = try MotionToken.read(old, isStrict: strictness.strict)
    var after = try MotionToken.read(new, isStrict: strictness.strict)
    if before.kind != after.kind {
      before.tokens = before.tokens.withoutPlayedKeyframes
      after.tokens = after.tokens.withoutPlayedKeyframes
      Self.dropTracks(of: &before, Self.name(old), without: after.kind, Self.name(new))
      Self.dropTracks(of: &after, Self.name(new), without: before.kind, Self.name(old))
    }
    let partners = TokenPairs(
      before.tokens, after.tokens, areOfOneKind: before.kind == after.kind,
      haveOrdinals: before.kind == after.kind && before.kind.hasOrdinals)
    let (changes, pairs, near) = TokenChange.changes(
      from: before.tokens, to: after.tokens, partners,
      tolerance: maxError ?? TokenChange.defaultTolerance)
    let shown = changes.filter { change in
      switch change.kind {
      case .removed: !ignoreRemoved
      case .added: !ignoreAdded
      case .changed: true
      }
    }
    let found = CheckResult(
      old: Self.name(old), new: Self.name(new), changes: shown,
      same: pairs.count
        - changes.count {
          $0.kind == .changed
        }, near: near, renamed: partners.renamed,
      ignored: changes.count - shown.count)
    var result = found.result
    if let hint = found.hint { output.screen.note(hint) }
    result.figure = { try found.figure(pairs) }
    return result
  }

  /// Leaves out the animated properties of a file if the other one is of a kind that has none.
  private static func dropTracks(
    of file: inout (tokens: [MotionToken], kind: MotionToken.Kind), _ name: String,
    without other: MotionToken.Kind, _ otherName: String
  ) {
    if other == .styleSheet || other == .lottie { return }
    let tracks = file.tokens.filter { $0.keyframes != nil }
    guard let first = tracks.first, tracks.count < file.tokens.count else { return }
    let more = tracks.count > 1 ? " (and \(tracks.count - 1) more)" : ""
    warn("\(name): \(first.name)\(more): \(otherName) can have no animated values to compare with")
    file.tokens.removeAll { $0.keyframes != nil }
  }

  private static func name(_ path: String) -> String {
    path == "-" ? "standard input" : path.hasPrefix("@") ? String(path.dropFirst()) : path
  }
}
