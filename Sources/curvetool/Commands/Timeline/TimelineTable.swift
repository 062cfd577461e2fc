import CurveArithmetic
import Timeline

/// The chosen columns of a scene: components of properties and derived columns, followed by their
/// velocities if requested.
struct TimelineTable {
  let plan: Plan
  let columns: [Plan.Column]
  let hasVelocity: Bool

  /// - Throws: `ToolError` if a filter matches nothing.
  init(
    _ plan: Plan, layers: [String], keyPaths: [String], hasVelocity: Bool = false
  ) throws(ToolError) {
    self.hasVelocity = hasVelocity
    self.plan = plan
    let known = Set(plan.layers.map(\.name))
    for name in layers where !known.contains(name) {
      let near = NameList(plan.layers.map(\.name)).nearest(to: name)
      throw .usage(
        "--layer: there is no layer '\(name)'" + (near.map { ": did you mean '\($0)'?" } ?? ""))
    }
    columns = plan.columns.filter { column in
      guard let property = column.property else { return layers.isEmpty && keyPaths.isEmpty }
      let layer = plan.layers[plan.properties[property].layer].name
      let path = column.name.dropFirst(layer.count + 1)
      let isWanted = keyPaths.contains { path == $0 || path.hasPrefix($0 + ".") }
      return (layers.isEmpty || layers.contains(layer)) && (keyPaths.isEmpty || isWanted)
    }
    guard !columns.isEmpty else {
      let near = keyPaths.first.flatMap {
        NameList(plan.properties.map(\.keyPath)).nearest(to: $0)
      }
      throw .usage(
        keyPaths.isEmpty
          ? "the scene has no values"
          : "--key-path: there is no key path '\(keyPaths.joined(separator: "', '"))'"
            + (near.map { ": did you mean '\($0)'?" } ?? ""))
    }
  }

  var names: [String] {
    columns.map(\.name) + (hasVelocity ? columns.map { "\($0.name).velocity" } : [])
  }

  /// The properties that have a column.
  var properties: Set<Int> { Set(columns.compactMap(\.property)) }

  /// The indices of the layers that have a column.
  var shownLayers: Set<Int> {
    Set(columns.compactMap { $0.property.map { plan.properties[$0].layer } })
  }

  var shownNames: Set<String> { Set(shownLayers.map { plan.layers[$0].name }) }

  /// The rows of a table.
  ///
  /// - Parameter frames: The frames of the scene's clock; nil if the samples are not frames.
  func rows(_ frames: [FrameClock.Frame]?) -> SampleRows {
    SampleRows(
      columns: ["frame", "time"] + names, gapColumns: Set(2..<(names.count + 2)), hasFrames: true
    ) { block in
      if let frames {
        for row in 0..<block.count { block[row, 0] = Double(frames[Int(block[row, 0])].index) }
      }
      fill(block)
    }
  }

  /// The columns at many times, column by column.
  func numbers(at times: [Double]) -> [[Double]] {
    var result = [[Double]](repeating: [], count: names.count)
    fill(times) { column, values in result[column] = Array(values) }
    return result
  }

  /// Fills a block whose frames and times are already set.
  private func fill(_ block: borrowing SampleBlock) {
    let times = Array(block.column(1))
    fill(times) { column, values in
      for (row, value) in values.enumerated() { block[row, column + 2] = value }
    }
  }

  /// Passes each column's numbers to a function. The components of a property are computed once.
  private func fill(
    _ times: [Double], _ body: (_ column: Int, _ values: [Double]) -> Void
  ) {
    var scratch = plan.makeValues()
    var (values, rates): ([Double], [Double]) = ([], [])
    var numbers = [Double](repeating: 0, count: times.count)
    func load(_ index: Int) {
      let property = plan.properties[index]
      plan.fill(&values, with: property, at: times, areRates: false, using: &scratch)
      if hasVelocity {
        plan.fill(&rates, with: property, at: times, areRates: true, using: &scratch)
      }
    }
    var loaded: Int?
    var derived: (values: [Int: [Double]], rates: [Int: [Double]]) = ([:], [:])
    for (index, column) in columns.enumerated() {
      // Columns of one property are consecutive; derived ones follow.
      guard let property = column.property else {
        fillDerived(index, times, &derived, &scratch, body)
        continue
      }
      if property != loaded { load(property) }
      loaded = property
      let count = plan.componentCount(of: plan.properties[property])
      for step in 0..<times.count { numbers[step] = values[step * count + column.component] }
      body(index, numbers)
      guard hasVelocity else { continue }
      for step in 0..<times.count { numbers[step] = rates[step * count + column.component] }
      body(columns.count + index, numbers)
    }
  }

  /// Passes the numbers of a derived column to a function.
  ///
  /// - Parameter rows: The values and the rates of the properties that derived columns need.
  private func fillDerived(
    _ index: Int, _ times: [Double],
    _ rows: inout (values: [Int: [Double]], rates: [Int: [Double]]), _ scratch: inout [Double],
    _ body: (_ column: Int, _ values: [Double]) -> Void
  ) {
    let column = columns[index]
    for property in plan.properties(of: column) where rows.values[property] == nil {
      let found = plan.properties[property]
      plan.fill(
        &rows.values[property, default: []], with: found, at: times, areRates: false,
        using: &scratch)
      guard hasVelocity else { continue }
      plan.fill(
        &rows.rates[property, default: []], with: found, at: times, areRates: true, using: &scratch)
    }
    let (values, rates) = rows
    func number(_ rows: [Int: [Double]], _ step: Int, _ property: Int, _ component: Int) -> Double {
      let count = plan.componentCount(of: plan.properties[property])
      return rows[property]?[step * count + component] ?? .nan
    }
    body(
      index,
      times.indices.map { step in plan.number(of: column) { number(values, step, $0, $1) } })
    guard hasVelocity else { return }
    body(
      columns.count + index,
      times.indices.map { step in
        plan.velocity(of: column) { (number(values, step, $0, $1), number(rates, step, $0, $1)) }
      })
  }
}
