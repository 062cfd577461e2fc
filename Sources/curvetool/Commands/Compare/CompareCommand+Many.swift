import CurveArithmetic
import CurvePlatforms
import Curves

extension CompareCommand {
  /// The curves ranked by their distance from one, nearest first.
  func ranking(in family: String) throws -> CommandResult {
    let one = try NamedCurve(first, isStrict: strictness.strict).ofOneRun
    let set = try options.timed(
      [one] + (try candidates(family)), asSprings: one.spring != nil, length: one.ownDuration)
    try set.refuseIdleClamp(options, over: 0...set.horizon)
    let target = set.curves[0]
    let ranked = set.curves.dropFirst().map { curve in
      // Not that of the longest candidate, which would change the mean of the others.
      let end = set.isInSeconds ? [target, curve].compactMap(\.runs?.end).max() ?? 1 : 1
      return (name: curve.name, difference: CurveDifference(target, curve, over: 0...end))
    }.sorted { ($0.difference.maximum.value, $0.name) < ($1.difference.maximum.value, $1.name) }
    let table = Table(
      ["name", "maxError", "at", "rms"],
      rows: ranked.map { name, difference in
        [
          .text(name), .number(difference.maximum.value), .number(difference.maximum.progress),
          .number(difference.rootMeanSquare),
        ]
      })
    var result = CommandResult(table)
    result.screen = {
      let shown = Table(table.columns, rows: Array(table.rows.prefix(10)))
      let n = NumberText.brief
      let alignment =
        set.isInSeconds
        ? "in seconds; curves without a duration take \(n(one.ownDuration ?? set.horizon)) s"
        : "over progress"
      return [
        .facts(Facts(heading: "nearest to \(one.name), \(alignment)")), .table(shown),
      ]
    }
    return result
  }

  /// The presets, those of some families, or the curves of a file.
  private func candidates(_ list: String) throws(ToolError) -> [NamedCurve] {
    if list.hasPrefix("@") || CurveArguments.isExistingFile(list) {
      return try NamedCurve.read([list], isStrict: strictness.strict).map(\.ofOneRun)
    }
    let families = PresetEntry.all.map(\.family)
    let wanted = list.lowercased().split { ", ".contains($0) }.map(String.init)
    if let family = wanted.first(where: { !families.contains($0) }) {
      let near = NameList(families).nearest(to: family)
      let hint =
        near.map { "did you mean '\($0)'?" }
        ?? "the families are \(Set(families).sorted().joined(separator: ", "))"
      throw .usage("--nearest: there is no family '\(family)': \(hint)")
    }
    return PresetEntry.all.filter { wanted.isEmpty || wanted.contains($0.family) }
      .compactMap { preset in preset.easing.map { NamedCurve(preset.name, $0) } }
  }

  /// All curves of a file against each other: the largest differences, with near duplicates first.
  func matrix() throws -> CommandResult {
    let curves = try NamedCurve.read([first], isStrict: strictness.strict).map(\.ofOneRun)
    let file = first.hasPrefix("@") ? String(first.dropFirst()) : first
    // Equal curves with other durations are duplicates, also in a file with springs.
    let set = try options.timed(curves, countsDurations: false)
    try set.refuseIdleClamp(options, over: 0...set.horizon)
    if !set.curves.contains(where: \.isSpring),
      let option = CurveOptions.axes.first(where: { GivenOptions.contain($0) })
    {
      throw ToolError.idle(option, "because no curve is a spring")
    }
    let names = set.curves.map(\.name)
    let count = names.count
    guard (2...Self.matrixLimit).contains(count) else {
      throw ToolError.usage(
        "2 to \(Self.matrixLimit) curves are compared with each other, but \(file) "
          + "holds \(count)\(count == 1 ? ": name a second one" : "")")
    }
    var errors = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    var duplicates: [(first: Int, second: Int)] = []
    let tolerance = maxError?.value ?? ConversionRequest.defaultMaximumError
    let distances = CurveDistances(set.curves, over: 0...set.horizon)
    for row in 0..<count {
      for column in (row + 1)..<max(count, row + 1) {
        let distance = distances[row, column]
        (errors[row][column], errors[column][row]) = (distance, distance)
        if distance <= tolerance, !curves[row].isAlias, !curves[column].isAlias {
          duplicates.append((row, column))
        }
      }
    }
    duplicates.sort { errors[$0.first][$0.second] < errors[$1.first][$1.second] }
    let table = Table(
      ["curve"] + names,
      rows: names.indices.map { [.text(names[$0])] + errors[$0].map { .number($0) } })
    let n = NumberText.brief
    var facts = Facts(heading: "\(file): \(count) curves, largest differences")
    facts.lines = duplicates.map {
      (
        "duplicates",
        "\(names[$0.first]) and \(names[$0.second]) (difference \(n(errors[$0.first][$0.second])))"
      )
    }
    if duplicates.isEmpty { facts.lines = [("duplicates", "none within \(n(tolerance))")] }
    let aliases = curves.filter(\.isAlias).map(\.name)
    if !aliases.isEmpty { facts.lines.append(("aliases", CurveFile.list(aliases))) }
    var result = CommandResult(table)
    result.screen = { [facts, errors] in
      [.facts(facts), .text("\n"), .text(try Self.screenText(names, errors, whole: table))]
    }
    result.json = { [duplicates, errors] in
      .object([
        "curves": .array(names.map { .string($0) }),
        "duplicates": .array(
          duplicates.map {
            .object([
              "first": .string(names[$0.first]), "second": .string(names[$0.second]),
              "maxError": .number(errors[$0.first][$0.second]),
            ])
          }), "maxErrors": .array(errors.map { .numbers($0) }),
      ])
    }
    if failOnDuplicates, let first = duplicates.first {
      let others = duplicates.count > 1 ? " (and \(duplicates.count - 1) more)" : ""
      result.failure =
        "\(names[first.first].shown) and \(names[first.second].shown)\(others) are the same within "
        + n(tolerance)
    }
    return result
  }

  /// The matrix, if it fits 80 columns; with numbers for the columns' names, if that fits; else the nearest
  /// curve of each.
  private static func screenText(
    _ names: [String], _ errors: [[Double]], whole: Table
  ) throws(ToolError) -> String {
    let text = try whole.text()
    if text.fits(80) { return text }
    let numbered = Table(
      ["curve"] + names.indices.map { "\($0 + 1)" },
      rows: names.indices.map { [.text("\($0 + 1) \(names[$0])")] + errors[$0].map { .number($0) } }
    )
    let brief = try numbered.text(precision: 3)
    if brief.fits(80) { return brief }
    let short = ScreenTable.shortened(names, to: 32)
    let nearest = Table(
      ["curve", "nearest", "difference"],
      rows: names.indices.map { row in
        let others = names.indices.filter { $0 != row }
        let near = others.min { errors[row][$0] < errors[row][$1] } ?? row
        return [.text(short[row]), .text(short[near]), .number(errors[row][near])]
      })
    return try nearest.text() + "\n--format csv writes the differences of all pairs.\n"
  }

  private static let matrixLimit = 256
}
