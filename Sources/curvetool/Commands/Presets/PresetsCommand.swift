import ArgumentParser
import Arithmetic
import Curves
import Interchange

/// `curvetool presets`: the named curves, springs and durations.
struct PresetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the named curves, springs and durations, with their sources.",
    discussion: """
      Words select: a preset is listed if its family and name hold all of them.

      Examples:
        curvetool presets
        curvetool presets penner out
        curvetool presets material --json
        curvetool presets fluent --plot fluent.png
      """)

  @Argument(help: ArgumentHelp("Parts of names, such as a family.", valueName: "word"))
  var words: [String] = []

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    try OutputPlan.refuseSharing(output, plot)
    // Nothing that is listed is a number.
    try refuseIdle([("--precision", output.precision != nil)], "on words")
    try plot.refuseIdle()
  }

  func run() async throws {
    let presets = try selected()
    let picture =
      try plot.isGiven
      ? Picture(plot, screen: output.screen) { try PresetSheet.figure(presets) } : nil
    let columns = ["name", "family", "kind", "text", "source"]
    let rows = presets.map { [$0.name, $0.family, $0.kind, $0.text, $0.source] }
    let objects = rows.map { row in
      JSON.object(zip(columns, row).map { JSON.Member(key: $0, value: .string($1)) })
    }
    try Summary(
      text: Self.text(presets, isColored: output.screen.isColored), json: .array(objects),
      table: Table(columns, rows: rows.map { $0.map { .text($0) } })
    ).write(output, hasText: picture == nil)
    try await picture?.draw()
  }

  private func selected() throws(ToolError) -> [PresetEntry] {
    let wanted = words.map { $0.lowercased() }
    let found = PresetEntry.all.filter { entry in wanted.allSatisfy(entry.fullName.contains) }
    guard found.isEmpty else { return found }
    let names = PresetEntry.all.map(\.name) + PresetEntry.all.map(\.family)
    let near = words.lazy.compactMap { NameList(names).nearest(to: $0) }.first
    let hint = near.map { ": did you mean '\($0)'?" } ?? ""
    throw .usage("no preset is named '\(words.joined(separator: " "))'\(hint)")
  }

  /// The presets under their sources.
  private static func text(_ presets: [PresetEntry], isColored: Bool) -> String {
    var text = ""
    var heading = ""
    for preset in presets {
      let title = "\(preset.family), \(preset.kind)s: \(preset.source)"
      if title != heading {
        text += (heading.isEmpty ? "" : "\n") + Facts(heading: title).text(isColored: isColored)
        heading = title
      }
      let width = max(2, 36 - preset.name.count)
      text += "  \(preset.name)\(String(repeating: " ", count: width))\(preset.text)\n"
    }
    return text
  }
}

/// A preset of any kind, as it is listed.
struct PresetEntry: Sendable {
  let name: String
  let family: String
  /// The family and the name, also where the family goes without saying.
  let fullName: String
  /// `curve`, `spring` or `duration`.
  let kind: String
  /// What the name stands for, as text that can be pasted.
  let text: String
  let source: String

  private init<Value>(_ preset: Preset<Value>, kind: String, text: String) {
    name = preset.description
    family = preset.family
    fullName = "\(preset.family).\(preset.name)"
    self.kind = kind
    self.text = text
    source = preset.source
  }

  static let all =
    Presets.curves.map { PresetEntry($0, kind: "curve", text: $0.value.description) }
    + Presets.springs.map { PresetEntry($0, kind: "spring", text: $0.value.description) }
    + Presets.durations.map {
      PresetEntry($0, kind: "duration", text: NumberText.text($0.value * 1000) + "ms")
    }
}
