import ArgumentParser
import Arithmetic
import Curves
import Interchange
import Spring
import Timeline

/// `curvetool timeline`: a scene file over time, with its events.
struct TimelineCommand: SampledCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Tabulate a scene file over time, list its events, explain a moment.",
    discussion: """
      The scene's own clock decides on the rows unless a sampling option does. The schema of scene files \
      is scenes/scene.schema.json in the repository, beside scenes to start from.

      Examples:
        curvetool timeline scenes/wobble.json --csv wobble.csv
        curvetool timeline scenes/plane-depart.json --key-path position --plot plane.png
        curvetool timeline scenes/twinkle.json --events
        curvetool timeline scenes/shake-loop.json --explain 2.3
      """)

  @Argument(help: ArgumentHelp("A scene file, or - for standard input.", valueName: "scene"))
  var file: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Only this layer; repeat it for more.", valueName: "name"))
  var layer: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Only this key path and its parts; repeat it for more.", valueName: "key path"))
  var keyPath: [String] = []

  @Flag(help: "List when animations start and stop.")
  var events = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Say step by step how each animation comes to its value at this time.",
      valueName: "seconds"), transform: number)
  var explain: Double?

  @Flag(help: "Make what would be ignored an error.")
  var strict = false

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    if let explain { try require(explain.isFinite, "--explain", explain, "finite") }
    if events, explain != nil {
      throw ValidationError("--events and --explain exclude each other")
    }
    try checkOutput()
    if explain != nil || events { try refuseIdleOptions(explain != nil ? "--explain" : "--events") }
  }

  func run() throws {
    let scene = try scene()
    let table = try TimelineTable(scene, layers: layer, keyPaths: keyPath)
    for diagnostic in scene.diagnostics { output.screen.note(diagnostic) }
    let picture =
      try plot.isGiven
      ? Picture(plot, screen: output.screen) {
        TimelineFigure.figure(scene, table: table, span: span(of: scene))
      } : nil
    if let explain {
      let text = TimelineExplanation.text(
        table, at: explain, isColored: output.screen.isColored)
      try writeFile("-", Array(text.utf8))
      try picture?.draw()
    } else if events {
      try TimelineEvents.summary(
        scene.events(in: span(of: scene)).filter { event in
          table.shownLayers.contains { $0.layer.name == event.layer }
        }
      ).write(output)
      try picture?.draw()
    } else {
      try export(try report(scene, table))
    }
  }

  func report() throws -> Report {
    let scene = try scene()
    return try report(scene, try TimelineTable(scene, layers: layer, keyPaths: keyPath))
  }

  private func report(_ scene: Scene, _ table: TimelineTable) throws -> Report {
    let rows = SampleRows(
      columns: ["frame", "time"] + table.columns,
      gapColumns: Set(2..<(table.columns.count + 2)), hasFrames: true
    ) { row in
      table.fill(&row)
    }
    return Report(rows: rows, horizon: scene.duration, times: try frames(of: scene)) {
      TimelineFigure.figure(scene, table: table, span: $0)
    }
  }

  private func scene() throws -> Scene {
    let input = try TextInput(file, limit: 1 << 26)
    do throws(DocumentError) {
      return try Scene(json: Array(input.text.utf8), isStrict: strict)
    } catch {
      throw ToolError.data("\(input.name):\(error)")
    }
  }

  private func span(of scene: Scene) -> ClosedRange<Double> {
    sampling.span.range(horizon: scene.duration)
  }

  /// The frames of the scene's own clock, nil where an option says otherwise.
  private func frames(of scene: Scene) throws -> SampleTimes? {
    guard !sampling.isGiven else { return nil }
    let frames = scene.clock.frameCount(in: scene.duration)
    guard frames <= 1e7 else {
      throw ToolError.usage(
        "the scene's clock gives \(NumberText.brief(frames)) frames, more than 1e7: use --step")
    }
    return .list(scene.clock.frames(in: scene.duration).map(\.time))
  }

  /// Refuses what a list of events or an explanation has no use for.
  private func refuseIdleOptions(_ option: String) throws {
    try refuseIdle(sampling.choices, "beside \(option)")
    guard explain != nil else { return }
    try refuseIdle(
      [
        ("--csv", output.csv != nil), ("--json", output.json),
        ("--format", output.format != nil), ("--output", output.output != nil),
        ("--precision", output.precision != nil),
      ], "beside \(option), which is words for a person")
    if !plot.isGiven {
      try refuseIdle(
        [
          ("--from-time", sampling.span.fromTime != nil),
          ("--to-time", sampling.span.toTime != nil),
        ], "beside \(option)")
    }
  }
}

/// The columns of a scene: every component of every property of its layers.
struct TimelineTable {
  /// A property of a layer.
  struct Property {
    var layer: Int
    var keyPath: String
    /// The names of its columns, and whether each is still without a column of its own.
    var names: [String]
  }

  let layers: [PlacedLayer]
  let properties: [Property]
  let columns: [String]
  private let index: SceneIndex
  /// Of each layer of the scene: its properties, and the column of the first.
  private var places: [Int: (properties: Range<Int>, column: Int)] = [:]
  /// What stands where no animation shows anything.
  private var still: [Double] = []

  /// - Throws: `ToolError` if a filter matches nothing.
  init(_ scene: Scene, layers names: [String], keyPaths: [String]) throws(ToolError) {
    index = SceneIndex(scene)
    let all = index.layers
    for name in names where !all.contains(where: { $0.layer.name == name }) {
      let near = NameList(all.map(\.layer.name)).nearest(to: name)
      let hint = near.map { ": did you mean '\($0)'?" } ?? ""
      throw .usage("--layer: there is no layer '\(name)'\(hint)")
    }
    var properties: [Property] = []
    var columns: [String] = []
    var taken: Set<String> = []
    for (number, placed) in all.enumerated()
    where names.isEmpty || names.contains(placed.layer.name) {
      let (first, column) = (properties.count, columns.count)
      let (values, model) = (placed.presentation(at: 0), placed.layer.model)
      for keyPath in placed.layer.keyPaths {
        let isWanted = keyPaths.contains { keyPath == $0 || keyPath.hasPrefix($0 + ".") }
        guard keyPaths.isEmpty || isWanted else { continue }
        let value = values.value(keyPath) ?? .number(0)
        var names: [String] = []
        for (part, component) in Self.components(value).enumerated() {
          let name = "\(placed.layer.name).\(keyPath)\(component.isEmpty ? "" : "." + component)"
          let isNew = taken.insert(name).inserted
          names.append(isNew ? name : "")
          if isNew {
            still.append(model.value(keyPath).map { Self.component($0, part) } ?? .nan)
          }
        }
        properties.append(Property(layer: number, keyPath: keyPath, names: names))
        columns += names.filter { !$0.isEmpty }
      }
      places[number] = (first..<properties.count, column)
    }
    layers = all
    shown = Set(places.keys)
    guard !columns.isEmpty else {
      let known = all.flatMap(\.layer.keyPaths)
      let near = keyPaths.first.flatMap { NameList(known).nearest(to: $0) }
      let hint = near.map { ": did you mean '\($0)'?" } ?? ""
      throw .usage(
        keyPaths.isEmpty
          ? "the scene has no values"
          : "--key-path: there is no key path '\(keyPaths.joined(separator: "', '"))'\(hint)")
    }
    self.properties = properties
    self.columns = columns
  }

  /// The layers that were chosen, by number.
  let shown: Set<Int>

  /// The layers that were chosen.
  var shownLayers: [PlacedLayer] { layers.indices.filter(shown.contains).map { layers[$0] } }

  private static func components(_ value: AnimatableValue) -> [String] {
    switch value {
    case .bool: [""]
    case .text: []
    default: value.componentNames
    }
  }

  /// Fills a row after its frame and time; only layers in motion are looked at.
  func fill(_ row: inout [Double]) {
    let time = row[1]
    row.replaceSubrange(2..., with: still)
    for layer in index.activeLayers(at: time) {
      guard let place = places[layer] else { continue }
      let values = layers[layer].presentation(at: time)
      var column = place.column + 2
      for property in properties[place.properties] {
        let value = values.value(property.keyPath)
        for (part, name) in property.names.enumerated() where !name.isEmpty {
          row[column] = value.map { Self.component($0, part) } ?? .nan
          column += 1
        }
      }
    }
  }

  static func component(_ value: AnimatableValue, _ index: Int) -> Double {
    if case .bool(let flag) = value { return flag ? 1 : 0 }
    return index < value.componentCount ? value[component: index] : .nan
  }
}

/// Events as rows of text.
enum TimelineEvents {
  static func summary(_ events: [AnimationEvent]) throws -> Summary {
    let columns = ["time", "layer", "key", "event"]
    let rows: [[Table.Cell]] = events.map {
      [.number($0.time), .text($0.layer), .text($0.key), .text($0.kind.rawValue)]
    }
    let objects = events.map {
      JSON.object([
        "time": .number($0.time), "layer": .string($0.layer), "key": .string($0.key),
        "event": .string($0.kind.rawValue),
      ])
    }
    let table = Table(columns, rows: rows)
    return Summary(text: try table.text(), json: .array(objects), table: table)
  }
}

/// How the animations come to their values at a time, in words.
enum TimelineExplanation {
  static func text(_ table: TimelineTable, at time: Double, isColored: Bool) -> String {
    let n = NumberText.brief
    var text = ""
    for placed in table.shownLayers {
      let above = placed.parentTime(time)
      let local = placed.layer.localTime(above)
      var facts: [(name: String, value: String)] = []
      for (key, steps, values) in placed.layer.explanation(at: above) {
        var last: [String: String] = [:]
        for path in steps.flatMap(\.keyPaths) {
          last[path] = values.value(path).map(words) ?? "nothing"
        }
        for (index, step) in steps.enumerated() {
          facts.append((index == 0 ? key : "  part \(index)", describe(step, last)))
        }
      }
      if facts.isEmpty { facts.append(("no animations", "the model values show")) }
      text += (text.isEmpty ? "" : "\n")
      text += Facts(
        heading: "\(placed.layer.name)  at \(n(time)) s, its own time \(n(local)) s", lines: facts
      ).text(isColored: isColored)
    }
    return text
  }

  private static func describe(_ step: AnimationStep, _ values: [String: String]) -> String {
    let n = NumberText.brief
    var parts = ["\(step.kind), \(step.state.phase.rawValue)"]
    guard step.isShown else {
      return parts[0] + ": shows nothing (its fill mode, or removed on completion)"
    }
    parts.append("\(n(step.state.activeTime)) s in")
    if step.state.run != 0 { parts.append("run \(n(step.state.run + 1))") }
    parts.append("fraction \(n(step.state.fraction))")
    if step.progress != step.state.fraction { parts.append("eased to \(n(step.progress))") }
    let text = parts.joined(separator: ", ")
    if step.kind == "group" { return text }
    return text + " -> " + step.keyPaths.map { "\($0) \(values[$0] ?? "")" }.joined(separator: ", ")
  }

  private static func words(_ value: AnimatableValue) -> String {
    switch value {
    case .bool(let flag): return "\(flag)"
    case .text(let text): return text
    case .color(let color): return color.cssText
    default:
      let numbers = (0..<value.componentCount).map { NumberText.brief(value[component: $0]) }
      return numbers.count == 1 ? numbers[0] : "(\(numbers.joined(separator: ", ")))"
    }
  }
}
