extension Plan {
  /// The number of runs of a layer's animations from the scene's start to a time, repeats included. Those
  /// that write none of the key paths do not count.
  ///
  /// - Complexity: Linear in the animations of the layer, for any repeats and nesting.
  package func runCount(
    ofLayer number: Int, writing keyPaths: Set<String>, until end: Double
  ) -> Double {
    var pace = 1.0
    var above: Int? = number
    while let layer = above {
      pace *= layers[layer].clock.largestRate
      above = layers[layer].parent
    }
    let written = Set(
      properties[layers[number].properties].lazy
        .filter { keyPaths.contains($0.keyPath) }.map(\.target.property))
    return layers[number].entries.reduce(0) { sum, entry in
      let node = Int(entryNodes[entry])
      return sum + runCount(of: node, writing: written, within: pace * end)
    }
  }

  private func runCount(of index: Int, writing written: Set<Int32>, within span: Double) -> Double {
    let node = nodes[index]
    guard node.timing.begin.isFinite else { return 0 }
    let span = node.clock < 0 ? span : span * clocks[Int(node.clock)].largestRate
    let time = min(node.timing.active, max(span, 0) * abs(node.timing.speed))
    let runs = (time / node.timing.run).rounded(.up)
    guard node.isGroup else {
      return channels[node.channels].contains { written.contains($0.target.property) } ? runs : 0
    }
    var inside = 0.0
    var child = index + 1
    while child < Int(node.end) {
      inside += runCount(of: child, writing: written, within: node.timing.run)
      child = Int(nodes[child].end)
    }
    return runs * inside
  }
}
