import Curves

/// The model values that view animations leave. Each shows from the time at which its animation is added,
/// beneath the animations that come later.
extension PlanBuilder {
  /// Appends an empty node for each view animation whose values show from a time on. Those that show from
  /// the start are set in the model itself.
  mutating func reserveHolds(for entry: AnimatedLayer.Entry) {
    let animation = entry.animation
    let isLate = animation.predecessor != nil || entry.addedAt.isFinite
    let isGroup = if case .group = animation.content { true } else { false }
    scope.holds = []
    guard isLate || isGroup else { return }
    for _ in 0..<animation.viewAnimationCount {
      var timing = MediaTiming()
      timing.beginTime = entry.addedAt
      timing.repeatDuration = .infinity
      var node = PlanNode(timing: RunTiming(timing))
      if animation.predecessor != nil || isGroup { node.timing.begin = .infinity }
      node.end = Int32(plan.nodes.count + 1)
      scope.holds.append(plan.nodes.count)
      plan.nodes.append(node)
    }
    scope.holds.reverse()
  }

  /// Sets the model value that an animation leaves, or stores it for the node that holds it.
  mutating func leave(_ value: AnimatableValue, _ target: PlanTarget) throws(AnimationError) {
    scope.reached[target] = value
    if scope.holds.isEmpty {
      try set(target, to: value)
    } else {
      scope.left.append((target, value))
    }
  }

  /// Gives the values that a view animation leaves to the next reserved node.
  mutating func fillHold(of node: Int) throws(AnimationError) {
    guard let hold = scope.holds.popLast() else { return }
    plan.nodes[node].hold = Int32(hold)
    scope.hasHolds = true
    plan.nodes[hold].firstChannel = Int32(plan.channels.count)
    for (target, value) in scope.left {
      try addMix(target, from: value, to: value, start: .given, end: .given)
    }
    plan.nodes[hold].lastChannel = Int32(plan.channels.count)
    scope.left = []
  }

  /// Determines when the values that a group's view animations leave begin to show: when the group's time
  /// reaches the time at which each is added.
  ///
  /// - Parameter groups: The group, after the groups that contain it.
  mutating func beginHolds(in groups: [Int]) {
    guard let group = groups.last else { return }
    var child = group + 1
    while child < Int(plan.nodes[group].end) {
      let node = plan.nodes[child]
      if node.isGroup {
        beginHolds(in: groups + [child])
      } else if node.hold >= 0 {
        plan.nodes[Int(node.hold)].timing.begin = groups.reversed()
          .reduce(max(node.addedAt, 0)) { plan.parentTime(reaching: $0, in: plan.nodes[$1]) }
      }
      child = Int(node.end)
    }
  }
}

extension Plan {
  /// The time of a group's parent at which the group's own time first reaches a time; infinite if it never
  /// does.
  fileprivate func parentTime(reaching time: Double, in group: PlanNode) -> Double {
    let timing = group.timing
    guard time <= timing.run, timing.begin.isFinite else { return .infinity }
    let wait = max(progress(reaching: time / timing.run, of: group) * timing.run - timing.offset, 0)
    // Time that runs backwards is past every start from the beginning.
    let elapsed = timing.speed < 0 ? 0 : wait
    guard elapsed < timing.active, elapsed == 0 || timing.speed != 0 else { return .infinity }
    let own = elapsed == 0 ? timing.begin : timing.begin + elapsed / timing.speed
    let begin = layerTimes(own, of: group).first ?? .infinity
    return begin < group.removedAt ? max(begin, group.addedAt) : .infinity
  }

  /// The first progress at which a group's timing function reaches a value, if the function rises; infinite
  /// if it never does.
  private func progress(reaching value: Double, of group: PlanNode) -> Double {
    let easing = Int(group.easing)
    guard easing >= 0, value > 0 else { return value }
    guard easings.value(of: easing, at: 1) >= value else { return .infinity }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if easings.value(of: easing, at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }
}

extension LayerAnimation {
  private static func viewAnimationCount(_ animations: [LayerAnimation]) -> Int {
    var count = 0
    for index in animations.indices { count += animations[index].viewAnimationCount }
    return count
  }

  /// The number of view animations in it: animators and relative keyframes.
  fileprivate var viewAnimationCount: Int {
    switch content {
    case .animator, .relativeKeyframes: 1
    case .group(let children):
      Self.viewAnimationCount(children)
    default: 0
    }
  }
}
