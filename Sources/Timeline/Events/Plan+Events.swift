/// When animations start and stop.
extension Plan {
  /// The events within a range of the scene's time, in order.
  ///
  /// A layer whose time stands still or runs backwards starts nothing. An animation removed before it begins
  /// tells nothing.
  public func events(in range: ClosedRange<Double>) -> [AnimationEvent] {
    var events: [AnimationEvent] = []
    for (index, layer) in layers.enumerated() {
      guard sceneTime(0, ofLayer: index) != nil else { continue }
      for entry in entries(of: layer) {
        let node = nodes[entry.node]
        let (begin, end) = (node.timing.begin, node.timing.end)
        guard begin.isFinite, node.removedAt > begin else { continue }
        func add(_ kind: AnimationEvent.Kind, _ local: Double) {
          guard let time = sceneTime(local, ofLayer: index), range.contains(time) else { return }
          events.append(
            AnimationEvent(time: time + 0, layer: layer.name, key: entry.key, kind: kind))
        }
        add(.didStart, begin)
        if node.removedAt < end {
          add(.didStop(finished: false), node.removedAt)
        } else if end.isFinite {
          add(.didStop(finished: true), end)
        }
      }
    }
    // What stops at a time comes before what starts because of it.
    return events.sorted { a, b in
      (a.time, a.layer, a.kind == .didStart ? 1 : 0, a.key)
        < (b.time, b.layer, b.kind == .didStart ? 1 : 0, b.key)
    }
  }

  /// How many animations of layers are running at a time of the scene, a group counting as one.
  public func activeAnimationCount(at time: Double) -> Int {
    var count = 0
    for (index, layer) in layers.enumerated() where !layer.entries.isEmpty {
      let local = localTime(index, at: time)
      for place in layer.entries {
        let node = nodes[Int(entryNodes[place])]
        if local >= node.addedAt, local < node.removedAt,
          node.timing.state(at: local).phase == .active
        {
          count += 1
        }
      }
    }
    return count
  }
}
