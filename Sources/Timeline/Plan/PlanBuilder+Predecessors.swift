/// Animations that wait for the end of others.
extension PlanBuilder {
  /// Determines the begin times of a layer's animations that wait for others.
  mutating func resolvePredecessors(
    of entries: [AnimatedLayer.Entry], _ firstEntry: Int,
    _ blame: (AnimatedLayer.Entry, Int) -> Void
  ) throws(AnimationError) {
    let nodes = entries.indices.map { Int(plan.entryNodes[firstEntry + $0]) }
    try resolve(
      entries.map { ($0.key, $0.animation, $0.removedAt) }, nodes
    ) { blame(entries[$0], $0) }
  }

  /// Determines the begin times among siblings; infinite for those that never start.
  ///
  /// - Parameters:
  ///   - siblings: The key, the animation, and the time of its removal.
  ///   - nodes: Their nodes.
  ///   - blame: Receives the index of an animation that cannot be resolved.
  mutating func resolve(
    _ siblings: [(key: String?, animation: LayerAnimation, removedAt: Double)], _ nodes: [Int],
    _ blame: (Int) -> Void = { _ in }
  ) throws(AnimationError) {
    var byKey: [String: Int] = [:]
    for (index, sibling) in siblings.enumerated() {
      if let key = sibling.key { byKey[key] = index }
    }
    enum Progress { case unknown, waiting, known }
    var progress = [Progress](repeating: .unknown, count: siblings.count)
    for start in siblings.indices where progress[start] == .unknown {
      // The chain of predecessors, walked without recursion.
      var chain = [start]
      while let last = chain.last {
        guard let predecessor = siblings[last].animation.predecessor else {
          progress[last] = .known
          chain.removeLast()
          continue
        }
        guard let before = byKey[predecessor.key] else {
          blame(last)
          throw .predecessor(key: predecessor.key, isCircular: false)
        }
        switch progress[before] {
        case .unknown where before != last:
          progress[last] = .waiting
          chain.append(before)
        case .known:
          begin(nodes[last], after: nodes[before], predecessor, siblings[last].animation)
          progress[last] = .known
          chain.removeLast()
        default:
          blame(last)
          throw .predecessor(key: predecessor.key, isCircular: true)
        }
      }
    }
  }

  /// Begins an animation after the end of another; never if that end does not come.
  private mutating func begin(
    _ node: Int, after before: Int, _ predecessor: LayerAnimation.Predecessor,
    _ animation: LayerAnimation
  ) {
    let end = plan.layerTimes(plan.nodes[before].timing.end, of: plan.nodes[before]).first
    guard let end, end.isFinite, plan.nodes[before].removedAt >= end else {
      plan.nodes[node].timing.begin = .infinity
      return
    }
    plan.nodes[node].addedAt = end
    let hold = Int(plan.nodes[node].hold)
    if hold >= 0 { plan.nodes[hold].timing.begin = end }
    plan.nodes[node].timing.begin = end + predecessor.delay + animation.timing.beginTime
  }
}
