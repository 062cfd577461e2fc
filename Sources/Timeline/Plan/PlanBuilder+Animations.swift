import Curves
import Spring

extension PlanBuilder {
  /// Compiles an animation of the layer.
  mutating func add(_ entry: AnimatedLayer.Entry) throws(AnimationError) {
    scope.diagnostics.key = entry.key
    reserveHolds(for: entry)
    let index = plan.nodes.count
    try add(entry.animation, group: nil)
    plan.nodes[index].isRemovedOnCompletion = entry.animation.isRemovedOnCompletion
    if entry.animation.predecessor == nil { plan.nodes[index].addedAt = entry.addedAt }
    plan.nodes[index].removedAt = entry.removedAt
    try addClock(entry, of: index)
    plan.entryNodes.append(Int32(index))
  }

  private mutating func addClock(_ entry: AnimatedLayer.Entry, of node: Int) throws(AnimationError)
  {
    guard !entry.timingChanges.isEmpty else { return }
    do throws(ParameterError) {
      try entry.timingChanges.validate(of: entry.animation)
    } catch {
      throw .parameter(error)
    }
    plan.nodes[node].clock = Int32(plan.clocks.count)
    plan.clocks.append(LocalClock(animation: entry.animation.timing, entry.timingChanges))
  }

  /// Compiles a change of the model: a value that shows from its time on, beneath the animations.
  mutating func add(_ change: AnimatedLayer.ModelChange) throws(AnimationError) {
    let target = try target(change.keyPath)
    let value = try checked(change.value, change.keyPath, target.kind)
    var timing = MediaTiming()
    timing.beginTime = change.time
    timing.repeatDuration = .infinity
    var node = PlanNode(timing: RunTiming(timing))
    node.firstChannel = Int32(plan.channels.count)
    try addMix(target, from: value, to: value, start: .given, end: .given)
    node.lastChannel = Int32(plan.channels.count)
    node.end = Int32(plan.nodes.count + 1)
    plan.nodes.append(node)
  }

  /// Compiles an animation and, for a group, its children.
  ///
  /// - Parameter group: The duration of the group it is in; nil for an animation of a layer.
  mutating func add(_ animation: LayerAnimation, group: Double?) throws(AnimationError) {
    do throws(ParameterError) { try animation.timing.validate() } catch { throw .parameter(error) }
    scope.diagnostics += animation.timing.diagnostics
    var settling: Double?
    var spring: Int32 = -1
    var play: PlaySequence<[Double]>?
    switch animation.content {
    case .spring(_, _, let settings):
      let entry = try self.spring(settings)
      spring = entry.index
      if settings.isSettling {
        guard entry.settling.isFinite else {
          throw .parameter(
            ParameterError(
              parameter: .damping, value: settings.damping,
              allowed: "positive unless a duration is given: without it the spring never settles"))
        }
        settling = entry.settling
      }
    case .play(_, let script):
      do throws(ParameterError) { play = try script.sequence() } catch { throw .parameter(error) }
      if animation.timing.duration <= 0 {
        guard let duration = play?.duration, duration.isFinite else {
          throw .unsuitable("a play that never ends needs a duration")
        }
        settling = duration > 0 ? duration : nil
      }
    default: break
    }
    var node = PlanNode(
      timing: RunTiming(animation.timing, inGroup: group, duration: settling))
    node.easing = easing(animation.timingFunction)
    node.spring = spring
    node.isAdditive = animation.isAdditive
    node.isCumulative = animation.isCumulative
    node.isRemovedOnCompletion = false
    if animation.predecessor != nil { node.addedAt = .infinity }
    let run = node.timing.run
    if animation.isCumulative {
      let end: Double = animation.timing.autoreverses ? 0 : 1
      node.cycleEnd = animation.timingFunction.value(at: end)
      if spring >= 0 { node.cycleEnd = plan.springs[Int(spring)].value(at: node.cycleEnd * run) }
    }
    if spring >= 0, settling == nil { noteCut(of: spring, run) }
    let index = plan.nodes.count
    node.firstChannel = Int32(plan.channels.count)
    plan.nodes.append(node)
    if case .group(let children) = animation.content {
      plan.nodes[index].isGroup = true
      try addChildren(children, of: index, duration: animation.timing.duration)
      plan.nodes[index].lastChannel = plan.nodes[index].firstChannel
    } else {
      try addChannels(animation, play.map { PlannedPlay(sequence: $0, run: run) })
      plan.nodes[index].lastChannel = Int32(plan.channels.count)
      if animation.content.isView {
        // Until it begins, the old value shows.
        plan.nodes[index].timing.showsBefore = true
        try fillHold(of: index)
      }
    }
    plan.nodes[index].end = Int32(plan.nodes.count)
  }

  private mutating func addChildren(
    _ children: [LayerAnimation], of index: Int, duration: Double
  ) throws(AnimationError) {
    let run = plan.nodes[index].timing.run
    var indices: [Int] = []
    var longest = 0.0
    var areWaiting = false
    for child in children.indices {
      indices.append(plan.nodes.count)
      try add(children[child], group: run)
      areWaiting = areWaiting || children[child].predecessor != nil
      longest = max(longest, plan.nodes[indices[indices.count - 1]].timing.end)
    }
    if duration <= 0, longest > run {
      scope.diagnostics.append(
        "the group has no duration and takes \(run) s; its longest child ends at "
          + (longest.isFinite ? "\(longest) s" : "no time") + " and is clipped")
    }
    if areWaiting {
      try resolve(children.map { ($0.key, $0, .infinity) }, indices)
    }
  }

  private mutating func noteCut(of spring: Int32, _ duration: Double) {
    if lastUncut == (spring, duration) { return }
    let motion = plan.springs[Int(spring)]
    let cut = motion.cutOff(at: duration)
    guard cut.fraction > SpringMotion.defaultThreshold else {
      lastUncut = (spring, duration)
      return
    }
    let percent = (cut.fraction * 1e4).rounded() / 100
    let settling = motion.settlingDuration(.coreAnimation())
    let needed =
      settling.isFinite ? "its settlingDuration is \(Plan.brief(settling)) s" : "it never settles"
    scope.diagnostics.append(
      "the spring is cut off after \(duration) s and jumps by \(percent) % of the distance; \(needed)"
    )
  }

  private mutating func addChannels(
    _ animation: LayerAnimation, _ play: PlannedPlay?
  ) throws(AnimationError) {
    if animation.valueFunction != nil {
      switch animation.content {
      case .basic, .spring, .keyframe: break
      default:
        throw .unsuitable("valueFunction needs an animation of one property, basic or keyframe")
      }
    }
    switch animation.content {
    case .basic(let keyPath, let basic), .spring(let keyPath, let basic, _):
      scope.diagnostics += basic.diagnostics
      try addBasic(keyPath, basic, animation.valueFunction, isAdditive: animation.isAdditive)
    case .keyframe(let keyPath, let specification):
      try addKeyframes(
        keyPath, specification, animation.valueFunction, isAdditive: animation.isAdditive)
    case .relativeKeyframes(let group):
      try addRelative(group)
    case .animator(let changes):
      try addAnimator(changes)
    case .transition(let transition):
      for (keyPath, start, end) in transition.outputs {
        let target = try target(keyPath)
        try addMix(target, from: start, to: end, start: .given, end: .given)
      }
    case .play(let keyPath, _):
      if let play { try addPlay(keyPath, play, isAdditive: animation.isAdditive) }
    case .group: break
    }
  }

  /// Adds a channel that plays a gesture: numbers, one for each component of the property.
  private mutating func addPlay(
    _ keyPath: String, _ play: PlannedPlay, isAdditive: Bool
  ) throws(AnimationError) {
    let target = try target(keyPath)
    guard target.form == .numbers || target.form == .uniformScale, target.outline < 0 else {
      throw .unsuitable(
        "a play needs a property of numbers: \(keyPath) is \(target.kind.phrase)")
    }
    let count = play.sequence.parts[0].play.from.count
    guard count == Int(target.width) else {
      throw .unsuitable(
        "\(keyPath) has \(target.width) component\(target.width == 1 ? "" : "s"), but the play has \(count)"
      )
    }
    note(target, isMatrix: false)
    var channel = PlanChannel(source: .play, target: target)
    channel.width = target.width
    channel.payload = Int32(plan.plays.count)
    plan.plays.append(play)
    plan.channels.append(channel)
  }
}
