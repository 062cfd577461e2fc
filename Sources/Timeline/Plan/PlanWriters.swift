/// The animations of layers that write each property, as consecutive lists in order.
struct PlanWriters: Sendable {
  private var starts: [Int32] = [0]
  private var nodes: [Int32] = []

  init() {}

  /// Builds the lists by counting. Complexity: linear in channels and properties.
  init(_ plan: Plan) {
    var counts = [Int32](repeating: 0, count: plan.wholes.count + 1)
    Self.visit(plan) { _, property in counts[property + 1] += 1 }
    for property in 0..<plan.wholes.count { counts[property + 1] += counts[property] }
    nodes = [Int32](repeating: 0, count: Int(counts[plan.wholes.count]))
    Self.visit(plan) { node, property in
      nodes[Int(counts[property])] = Int32(node)
      counts[property] += 1
    }
    // Each start has moved to its end.
    for property in (0..<plan.wholes.count).reversed() { counts[property + 1] = counts[property] }
    counts[0] = 0
    starts = counts
  }

  /// The nodes that write a property.
  subscript(property: Int32) -> ArraySlice<Int32> {
    nodes[Int(starts[Int(property)])..<Int(starts[Int(property) + 1])]
  }

  /// Visits each property of each animation of a layer once.
  private static func visit(_ plan: Plan, _ body: (_ node: Int, _ property: Int) -> Void) {
    var seen = [Int32](repeating: -1, count: plan.wholes.count)
    // A loop over the layers would copy each.
    for layer in plan.layers.indices {
      let nodes = plan.layers[layer].nodes
      var index = nodes.lowerBound
      while index < nodes.upperBound {
        let next = Int(plan.nodes[index].end)
        for node in index..<next {
          for channel in plan.nodes[node].channels {
            let property = Int(plan.channels[channel].target.property)
            guard seen[property] != Int32(index) else { continue }
            seen[property] = Int32(index)
            body(index, property)
          }
        }
        index = next
      }
    }
  }
}
