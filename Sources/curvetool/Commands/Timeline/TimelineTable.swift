import ArgumentParser
import Arithmetic
import Curves
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

  /// The indices of the layers that have a column.
  var shownLayers: Set<Int> {
    Set(columns.compactMap { $0.property.map { plan.properties[$0].layer } })
  }

  var shownNames: Set<String> { Set(shownLayers.map { plan.layers[$0].name }) }

  /// The columns at many times, column by column.
  func numbers(at times: [Double]) -> [[Double]] {
    var result = [[Double]](repeating: [], count: names.count)
    fill(times.span) { column, values in result[column] = Array(values) }
    return result
  }

  /// Fills a block whose frames and times are already set.
  func fill(_ block: borrowing SampleBlock) {
    let times = Array(block.column(1))
    fill(times.span) { column, values in
      for (row, value) in values.enumerated() { block[row, column + 2] = value }
    }
  }

  /// Passes each column's numbers to a function. The components of a property are computed once.
  private func fill(
    _ times: Span<Double>, _ body: (_ column: Int, _ values: [Double]) -> Void
  ) {
    var room = plan.makeValues()
    var (rows, rates): ([Int: [Double]], [Int: [Double]]) = ([:], [:])
    var numbers = [Double](repeating: 0, count: times.count)
    for (index, column) in columns.enumerated() {
      let needed = plan.properties(of: column)
      // Columns of one property are consecutive, so only its numbers are kept.
      if column.property != nil {
        rows = rows.filter { needed.contains($0.key) }
        rates = rates.filter { needed.contains($0.key) }
      }
      for property in needed where rows[property] == nil {
        rows[property] = self.rows(of: plan.properties[property], times, &room, isRate: false)
        guard hasVelocity else { continue }
        rates[property] = self.rows(of: plan.properties[property], times, &room, isRate: true)
      }
      func value(_ rows: [Int: [Double]], _ step: Int, _ property: Int, _ component: Int) -> Double
      {
        let count = plan.componentCount(of: plan.properties[property])
        return rows[property]?[step * count + component] ?? .nan
      }
      for step in 0..<times.count {
        numbers[step] = plan.number(of: column) { value(rows, step, $0, $1) }
      }
      body(index, numbers)
      guard hasVelocity else { continue }
      for step in 0..<times.count {
        numbers[step] = plan.velocity(of: column) {
          (value(rows, step, $0, $1), value(rates, step, $0, $1))
        }
      }
      body(columns.count + index, numbers)
    }
  }

  private func rows(
    of property: Plan.Property, _ times: Span<Double>, _ room: inout [Double], isRate: Bool
  ) -> [Double] {
    let count = times.count * plan.componentCount(of: property)
    var rows = [Double](repeating: 0, count: count)
    rows.withUnsafeMutableBufferPointer { rows in
      var span = rows.mutableSpan
      if isRate {
        plan.velocities(of: property, at: times, into: &span, using: &room)
      } else {
        plan.values(of: property, at: times, into: &span, using: &room)
      }
    }
    return rows
  }
}
