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

  @Flag(help: "Print a JSON array.")
  var json = false

  @OptionGroup(title: "Pictures") var plot: PlotOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions

  func run() async throws {
    let presets = try selected()
    if json, plot.plot == "-" || plot.script == "-" {
      throw ToolError.usage("--json and a picture would share standard output: give files")
    }
    let picture =
      try plot.isGiven
      ? Picture(plot, screen: screen) { try PresetSheet.figure(presets, options: plot) } : nil
    if json {
      try writeFile("-", Array(Self.array(presets).utf8))
    } else if picture == nil {
      try writeFile("-", Array(Self.text(presets, isColored: screen.isColored).utf8))
    }
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
        text += (heading.isEmpty ? "" : "\n") + FactsText.text(title, [], isColored: isColored)
        heading = title
      }
      let width = max(2, 36 - preset.name.count)
      text += "  \(preset.name)\(String(repeating: " ", count: width))\(preset.text)\n"
    }
    return text
  }

  private static func array(_ presets: [PresetEntry]) -> String {
    let objects = presets.map { preset in
      JSONText.object([
        ("name", JSONText.string(preset.name)), ("family", JSONText.string(preset.family)),
        ("kind", JSONText.string(preset.kind)), ("text", JSONText.string(preset.text)),
        ("source", JSONText.string(preset.source)),
      ])
    }
    return "[\n  " + objects.joined(separator: ",\n  ") + "\n]\n"
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
