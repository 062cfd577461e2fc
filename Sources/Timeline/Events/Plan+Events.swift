/// The start and stop events of animations.
extension Plan {
  /// The events within a range of the scene's time, in order.
  ///
  /// A layer whose time is paused or runs backwards starts nothing. An animation that is removed before
  /// it begins has no events.
  public func events(in range: ClosedRange<Double>) -> [AnimationEvent] {
    var events: [AnimationEvent] = []
    for (index, layer) in layers.enumerated() {
      for entry in entries(of: layer) {
        let node = nodes[entry.node]
        guard node.timing.begin.isFinite else { continue }
        let starts = layerTimes(node.timing.begin, of: node).filter { $0 < node.removedAt }
        let ends = layerTimes(node.timing.end, of: node).filter { $0 <= node.removedAt }
        func add(_ kind: AnimationEvent.Kind, _ local: Double) {
          for time in sceneTimes(local, ofLayer: index) where range.contains(time) {
            events.append(
              AnimationEvent(time: time + 0, layer: layer.name, key: entry.key, kind: kind))
          }
        }
        for start in starts { add(.didStart, start) }
        for end in ends where end.isFinite { add(.didStop(finished: true), end) }
        if node.removedAt < .infinity, starts.count > ends.count {
          add(.didStop(finished: false), node.removedAt)
        }
      }
    }
    // A stop precedes the starts that it triggers.
    return events.sorted { a, b in
      (a.time, a.layer, a.kind == .didStart ? 1 : 0, a.key)
        < (b.time, b.layer, b.kind == .didStart ? 1 : 0, b.key)
    }
  }

  /// The number of layers' animations that run at a time of the scene. A group counts as one.
  package func activeAnimationCount(at time: Double) -> Int {
    var count = 0
    for (index, layer) in layers.enumerated() where !layer.entries.isEmpty {
      let local = localTime(index, at: time)
      for slot in layer.entries {
        let node = nodes[Int(entryNodes[slot])]
        if local >= node.addedAt, local < node.removedAt,
          node.timing.state(at: ownTime(of: node, at: local)).phase == .active
        {
          count += 1
        }
      }
    }
    return count
  }
}
