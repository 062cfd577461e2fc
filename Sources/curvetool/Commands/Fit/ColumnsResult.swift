import CurveFigures
import CurveFitting

/// The motions of a recording for every output: of one property, or of several with their names.
struct ColumnsResult {
  private let names: [String]
  private let properties: [SegmentsResult]

  init(_ property: SegmentsResult) { (names, properties) = ([], [property]) }

  init(
    _ columns: [(name: String, samples: Samples)], _ found: MotionColumns, prior: DesignPrior
  ) {
    let names = columns.map(\.name)
    self.names = names
    properties = zip(columns, found.recordings).map {
      SegmentsResult($0.samples, $1, prior: prior, columns: names)
    }
  }

  var result: CommandResult {
    var result = CommandResult(table)
    result.screen = { facts.map { .facts($0) } }
    result.json = { .object(members) }
    result.figure = { figure }
    return result
  }

  /// The play of each property.
  func plays(path: String) throws(ToolError) -> [OutputFile] {
    guard !names.isEmpty else {
      return [OutputFile(path: path, text: try properties[0].playText())]
    }
    let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
    var files: [OutputFile] = []
    for (name, property) in zip(names, properties) {
      let safe = String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
      files.append(OutputFile(path: "\(stem)-\(safe).json", text: try property.playText()))
    }
    return files
  }

  /// The check that failed; nil if none did.
  func failure(_ maxError: AllowedDifference?) -> String? {
    if properties.allSatisfy({ $0.found.segments.allSatisfy { $0.kind == .rest } }) {
      return "these samples show no motion beyond their noise"
    }
    if properties.allSatisfy({ !$0.isDetermined }) {
      return "these samples determine no spring: their motion is too small or too short"
    }
    guard let maxError else { return nil }
    func excess(_ index: Int) -> Double {
      let property = properties[index]
      return property.relativeError / maxError.relative(to: property.range)
    }
    guard let worst = properties.indices.max(by: { excess($0) < excess($1) }) else { return nil }
    let owner = names.isEmpty ? "" : " of \(names[worst])"
    return maxError.excess(properties[worst].relativeError, ofRange: properties[worst].range)
      .map { "the segments\(owner) differ by \($0)" }
  }

  private var facts: [Facts] {
    guard !names.isEmpty else { return [properties[0].facts] }
    return zip(names, properties).map { name, property in
      var facts = property.facts
      facts.heading = "\(name): \(facts.heading)"
      return facts
    }
  }

  private var members: [JSON.Member] {
    let model = JSON.Member(key: "model", value: .string("segments"))
    guard !names.isEmpty else { return [model] + properties[0].members }
    let columns = zip(names, properties).map { name, property -> JSON in
      .object([JSON.Member(key: "name", value: .string(name))] + property.members)
    }
    return [model, .init(key: "columns", value: .array(columns))]
  }

  private var table: Table {
    guard !names.isEmpty else { return properties[0].table }
    let tables = properties.map(\.table)
    return Table(
      ["column"] + tables[0].columns,
      rows: zip(names, tables).flatMap { name, table in table.rows.map { [.text(name)] + $0 } })
  }

  private var figure: Figure {
    guard !names.isEmpty else { return properties[0].figure }
    let starts = properties.map { $0.samples.times[0] }
    let ends = properties.map { $0.samples.times[$0.samples.times.count - 1] }
    return Figure(
      title: names.joined(separator: ", "), subtitle: "the motions of a recording",
      xLabel: "time (s)", xRange: (starts.min() ?? 0)...(ends.max() ?? 1),
      panels: zip(names, properties).map { name, property in
        Figure.Panel(label: name, marks: property.marks)
      })
  }
}
