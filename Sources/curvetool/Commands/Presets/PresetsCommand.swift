import ArgumentParser
import CurveArithmetic
import CurveFigures
import SystemPackage

/// `curvetool presets`: the named curves, springs and durations.
struct PresetsCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "presets",
    abstract: "List the named curves, springs and durations, with their sources.",
    discussion: """
      Examples:
        curvetool presets
        curvetool presets penner out
        curvetool presets material --json
        curvetool presets fluent --plot fluent.png
        curvetool presets @motion.tokens.json --format markdown

      Arguments filter: a preset is listed if its family and name contain all of them. @FILE lists the curves \
      of a file instead: a style sheet, design tokens, source code, a Lottie animation, a table, `name: curve` lines.
      """)

  @Argument(
    help: ArgumentHelp("Parts of names, such as a family; or @FILE.", valueName: "word"),
    completion: WordCompletion.preset)
  var arguments: [String] = []

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    try strictness.refuseIdle(arguments)
    // The list contains no numbers.
    try refuseIdle(["--precision"], "on words")
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(output, plot: plot, usual: plot.isGiven ? .rows : .list)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    let presets = try selected()
    var result = CommandResult(
      Table(
        ["name", "family", "kind", "text", "source"],
        rows: presets.map { preset in
          [preset.name, preset.family, preset.kind, preset.text, preset.source].map { .text($0) }
        }))
    result.screen = { Self.list(presets) }
    result.figure = { try Self.sheet(presets) }
    return result
  }

  private func selected() throws(ToolError) -> [PresetEntry] {
    let arguments = arguments.map {
      let isFile = CurveArguments.isExistingFile($0) || SampleFile.isNamed($0) && isRegularFile($0)
      return !$0.hasPrefix("@") && isFile ? "@" + $0 : $0
    }
    let files = arguments.filter { $0.hasPrefix("@") }
    var all = files.isEmpty ? PresetEntry.all : []
    for file in files { all += try PresetEntry.entries(of: file, isStrict: strictness.strict) }
    let wanted = arguments.filter { !$0.hasPrefix("@") }.map {
      $0.lowercased().filter { $0 != "*" }
    }
    let found = all.filter { entry in
      wanted.allSatisfy { entry.fullName.letters.contains($0.letters) }
    }
    guard found.isEmpty else { return found }
    let names = all.map(\.name) + all.map(\.family)
    if let family = arguments.lazy.compactMap({ CurveHint.families[$0.letters] }).first {
      throw .usage(
        "no preset is named '\(arguments.joined(separator: " "))': did you mean '\(family)'?")
    }
    let near = arguments.lazy.compactMap { NameList(names).nearest(to: $0) }.first
    let families = all.reduce(into: [String]()) { families, entry in
      if !families.contains(entry.family) { families.append(entry.family) }
    }
    let hint =
      near.map { ": did you mean '\($0)'?" }
      ?? (files.isEmpty ? ": the families are \(families.joined(separator: ", "))" : "")
    throw .usage("no preset is named '\(arguments.joined(separator: " "))'\(hint)")
  }

  private func isRegularFile(_ path: String) -> Bool {
    if case .regular = kind(of: FilePath(argument: path)) { true } else { false }
  }

  /// The contact sheet of all presets that are curves.
  private static func sheet(_ presets: [PresetEntry]) throws(ToolError) -> Figure {
    let families = presets.reduce(into: [String]()) { list, preset in
      if !list.contains(preset.family) { list.append(preset.family) }
    }
    // If there is only one family, the names omit it.
    let prefix = families.count == 1 ? families[0] + "." : ""
    let curves = presets.compactMap { preset in
      preset.easing.map {
        let name = preset.name
        let label = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
        let curve = NamedCurve(label, $0)
        return TimedCurve(curve.ofOneRun, seconds: curve.ownDuration, beyond: .extrapolate)
      }
    }
    guard !curves.isEmpty else { throw .usage("none of these presets has a picture") }
    return CurveSheet.figure(
      CurveSet(curves: curves, isInSeconds: false, horizon: 1),
      title: "Presets of \(CurveFigure.title(families))", span: 0...1)
  }

  /// The presets, grouped by source.
  private static func list(_ presets: [PresetEntry]) -> [ScreenBlock] {
    var blocks: [ScreenBlock] = []
    var heading = ""
    for preset in presets {
      // A curve of a file has no other source.
      let source = preset.source == preset.family ? "" : ": \(preset.source)"
      let title = "\(preset.family), \(preset.kind)s\(source)"
      if title != heading {
        if !heading.isEmpty { blocks.append(.text("\n")) }
        blocks.append(.facts(Facts(heading: title)))
        heading = title
      }
      let name = preset.name.shown
      let gap = String(repeating: " ", count: max(2, 36 - name.count))
      // A curve that only its name says has no other text.
      let line = preset.text == preset.name ? name : name + gap + preset.text.shown
      blocks.append(.text("  \(line)".wrapped(width: 80, indent: 6) + "\n"))
    }
    return blocks
  }
}
