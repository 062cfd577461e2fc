/// The times at which an animation changes a layer, for pictures.
package struct AnimationBar: Sendable {
  /// The index of the layer.
  package var layer: Int
  /// The key of the layer's animation.
  package var key: String
  /// The indices of the properties it writes.
  package var properties: [Int]
  /// The spans of the scene's time in which it runs, in order.
  package var spans: [ClosedRange<Double>]
}

extension Plan {
  /// The maximum number of spans of a bar; more are merged into one.
  private static let spanLimit = 64

  /// A bar for each animation without children, in the order of addition. The timing functions of groups
  /// are ignored.
  ///
  /// - Complexity: Linear in the animations, for any repeats and nesting.
  package func bars(in range: ClosedRange<Double>) -> [AnimationBar] {
    var bars: [AnimationBar] = []
    for (number, layer) in layers.enumerated() {
      guard runsForwards(layer: number), !layer.entries.isEmpty else { continue }
      let indices = Dictionary(
        layer.properties.map { (properties[$0].target, $0) },
        uniquingKeysWith: { first, _ in first })
      for entry in entries(of: layer) {
        var groups: [Int] = []
        for index in entry.node..<Int(nodes[entry.node].end) {
          while let last = groups.last, index >= Int(nodes[last].end) { groups.removeLast() }
          if nodes[index].isGroup {
            groups.append(index)
            continue
          }
          let spans = self.spans(of: index, in: groups).compactMap { span in
            clipped(span, to: nodes[entry.node], layer: number, in: range)
          }
          guard !spans.isEmpty else { continue }
          bars.append(
            AnimationBar(
              layer: number, key: entry.key,
              properties: nodes[index].channels.compactMap { indices[channels[$0].target] },
              spans: spans))
        }
      }
    }
    return bars
  }

  private func clipped(
    _ span: ClosedRange<Double>, to top: PlanNode, layer: Int, in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    guard let start = layerTimes(span.lowerBound, of: top).first else { return nil }
    let begin = max(start, top.addedAt)
    // What is paused for good never ends.
    let end = min(layerTimes(span.upperBound, of: top).first ?? .infinity, top.removedAt)
    guard begin < end, let first = sceneTime(begin, ofLayer: layer) else { return nil }
    let last = sceneTime(end, ofLayer: layer) ?? .infinity
    let (low, high) = (max(first, range.lowerBound), min(last, range.upperBound))
    return low < high ? low...high : nil
  }

  /// The spans in which an animation runs, in its layer's time.
  private func spans(of index: Int, in groups: [Int]) -> [ClosedRange<Double>] {
    let timing = nodes[index].timing
    guard timing.begin.isFinite else { return [] }
    var spans = [timing.begin...max(timing.end, timing.begin)]
    for group in groups.reversed() {
      let outer = nodes[group].timing
      guard outer.begin.isFinite else { return [] }
      let speed = abs(outer.speed)
      let cycles = min((outer.active / outer.run).rounded(.up), 1e6)
      guard speed > 0, outer.begin < outer.end else { return [] }
      let inside = spans.compactMap { span in
        let (low, high) = (max(span.lowerBound, 0), min(span.upperBound, outer.run))
        return low < high ? low...high : nil
      }
      guard let first = inside.first, let last = inside.last else { return [] }
      guard Double(inside.count) * cycles <= Double(Self.spanLimit) else {
        let begin = outer.begin + first.lowerBound / speed
        spans = [begin...max(begin, outer.end - (outer.run - last.upperBound) / speed)]
        continue
      }
      spans = (0..<Int(cycles)).flatMap { cycle in
        inside.compactMap { span in
          let start = outer.begin + Double(cycle) * outer.run / speed
          let low = start + span.lowerBound / speed
          let high = min(start + span.upperBound / speed, outer.end)
          return low < high ? low...high : nil
        }
      }
    }
    return spans
  }
}
