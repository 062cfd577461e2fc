import Curves

extension Plan {
  /// The times of the scene at which the time of a layer or of one of its animations changes its rate or
  /// jumps, and those at which a gesture's value or velocity jumps in the first run of its animation; unsorted.
  ///
  /// - Complexity: linear in the layer's changes and animations.
  package func breaks(ofLayer number: Int) -> [Double] {
    var times: [Double] = []
    var above: Int? = number
    while let layer = above {
      let parent = layers[layer].parent
      for time in layers[layer].clock.changeTimes {
        times += parent.map { sceneTimes(time, ofLayer: $0) } ?? [time]
      }
      above = parent
    }
    for entry in layers[number].entries {
      let node = nodes[Int(entryNodes[entry])]
      if node.clock >= 0 {
        let changes = clocks[Int(node.clock)].changeTimes
        times += changes.flatMap { sceneTimes($0, ofLayer: number) }
      }
      guard node.timing.begin.isFinite, node.timing.speed > 0 else { continue }
      for channel in node.channels where channels[channel].source == .play {
        let jumps = plays[Int(channels[channel].payload)].sequence.discontinuities()
        for jump in jumps where jump.time * node.timing.speed < node.timing.run {
          let local = node.timing.begin + jump.time / node.timing.speed
          times += layerTimes(local, of: node).flatMap { sceneTimes($0, ofLayer: number) }
        }
      }
    }
    return times
  }
}
