import CurveArithmetic
import Curves

/// Records an evaluation.
struct Watcher: PlanObserver {
  struct Visit {
    var state: TimingState
    var isShown: Bool
    var time: Double
  }

  struct Write {
    var node: Int
    var channel: Int
    var before: AnimatableValue
    var after: AnimatableValue
  }

  private(set) var visits: [Int: Visit] = [:]
  private(set) var writes: [Write] = []
  /// The index of each channel's write, and the writes of each property in order.
  private(set) var byChannel: [Int: Int] = [:]
  private(set) var byProperty: [Int32: [Int]] = [:]

  mutating func didVisit(
    _ node: Int, in plan: Plan, _ state: TimingState, isShown: Bool, at time: Double
  ) {
    visits[node] = Visit(state: state, isShown: isShown, time: time)
  }

  mutating func willWrite(
    _ channel: Int, of node: Int, in plan: Plan, _ values: UnsafeMutablePointer<Double>
  ) {
    let value = plan.value(plan.channels[channel].target, values)
    byChannel[channel] = writes.count
    byProperty[plan.channels[channel].target.property, default: []].append(writes.count)
    writes.append(Write(node: node, channel: channel, before: value, after: value))
  }

  mutating func didWrite(
    _ channel: Int, of node: Int, in plan: Plan, _ values: UnsafePointer<Double>
  ) {
    writes[writes.count - 1].after = plan.value(plan.channels[channel].target, values)
  }
}

/// Describes the recorded evaluation of one layer.
struct Explainer {
  let plan: Plan
  let watcher: Watcher
  let layer: Int
  let time: Double
  let duration: Double
  let shown: [Double]
  /// The model's values, with what view animations have left.
  let model: [Double]
  /// The key paths of the layer's properties.
  private let keyPaths: [PlanTarget: String]
  private let targets: [String: PlanTarget]

  init(
    plan: Plan, watcher: Watcher, layer: Int, time: Double, duration: Double, shown: [Double]
  ) {
    (self.plan, self.watcher, self.layer) = (plan, watcher, layer)
    (self.time, self.duration, self.shown) = (time, duration, shown)
    model = plan.modelValues(ofLayer: layer, at: plan.localTime(layer, at: time))
    let own = plan.properties[plan.layers[layer].properties].map { ($0.target, $0.keyPath) }
    keyPaths = Dictionary(own) { first, _ in first }
    targets = Dictionary(own.map { ($1, $0) }) { first, _ in first }
  }

  func explanation() -> LayerExplanation {
    let entry = plan.layers[layer]
    let local = plan.localTime(layer, at: time)
    var animations: [AnimationExplanation] = []
    for item in plan.entries(of: entry) {
      append(
        item.node, item.key, item.source.animation, depth: 0, group: nil, item, to: &animations)
    }
    return LayerExplanation(
      layer: entry.name, localTime: local + 0, cause: pause(local), animations: animations)
  }

  /// Why the layer's time is paused or runs backwards.
  func pause(_ local: Double) -> String? {
    var number: Int? = layer
    while let here = number {
      let parent = plan.layers[here].parent
      let above = parent.map { plan.localTime($0, at: time) } ?? time
      let clock = plan.layers[here].clock
      let speed = clock.rate(at: above)
      let name = here == layer ? "the layer" : "the layer \"\(plan.layers[here].name)\" above it"
      if let start = clock.pauseStart(at: above) {
        return
          "\(name) is paused since \(formatted(start)) s: its time stays at \(formatted(local)) s"
      }
      if speed == 0 {
        return "\(name) is paused (speed 0): its time stays at \(formatted(local)) s"
      }
      if speed < 0 { return "\(name) runs backwards (speed \(formatted(speed)))" }
      number = parent
    }
    return nil
  }

  func append(
    _ index: Int, _ key: String, _ source: LayerAnimation, depth: Int,
    group: AnimationExplanation?, _ entry: Plan.Entry, to list: inout [AnimationExplanation]
  ) {
    let node = plan.nodes[index]
    let visit = watcher.visits[index]
    let localTime = visit?.time ?? plan.localTime(layer, at: time)
    let state = visit?.state ?? node.timing.state(at: plan.ownTime(of: node, at: localTime))
    let eased = plan.easings.value(of: Int(node.easing), at: state.fraction)
    var result = AnimationExplanation(
      key: key, type: source.content.name, depth: depth, state: state,
      localTime: source.timing.localTime(plan.ownTime(of: node, at: localTime)),
      isShown: visit?.isShown ?? false, progress: eased, cause: "", advice: nil,
      effects: effects(of: index, entry),
      runDuration: node.timing.run)
    (result.cause, result.advice) = cause(node, source, result, group, localTime, entry)
    list.append(result)
    guard case .group(let children) = source.content else { return }
    var child = index + 1
    for (number, animation) in children.enumerated() {
      append(
        child, "\(key) > \(animation.key ?? "\(number + 1)")", animation, depth: depth + 1,
        group: result, entry, to: &list)
      child = Int(plan.nodes[child].end)
    }
  }

  func effects(of index: Int, _ entry: Plan.Entry) -> [AnimationExplanation.Effect] {
    plan.nodes[index].channels.map { channel in
      let target = plan.channels[channel].target
      let write = watcher.byChannel[channel].map { watcher.writes[$0] }
      let contribution = write.map { write in
        plan.nodes[index].isAdditive
          ? write.after.accumulating(write.before, count: -1) : write.after
      }
      return AnimationExplanation.Effect(
        keyPath: keyPaths[target] ?? "", contribution: contribution,
        beneath: write?.before, model: value(target, model), shown: value(target, shown),
        overriddenBy: write.flatMap { _ in overrider(index, target, entry) })
    }
  }

  func value(_ target: PlanTarget, _ numbers: [Double]) -> AnimatableValue {
    numbers.withUnsafeBufferPointer { numbers in
      numbers.baseAddress.map { plan.value(target, $0) } ?? .number(.nan)
    }
  }

  /// The key of the later animation that overrides a target of this one.
  func overrider(_ index: Int, _ target: PlanTarget, _ entry: Plan.Entry) -> String? {
    let later = watcher.byProperty[target.property]?.last { slot in
      let write = watcher.writes[slot]
      let other = plan.channels[write.channel]
      return write.node > index && other.start == .given && other.end == .given
        && !plan.nodes[write.node].isAdditive
        && covers(other.target, target)
    }
    guard let later else { return nil }
    let own = plan.layers[layer]
    let slot = SegmentSearch.partition(own.entries) {
      Int(plan.entryNodes[$0]) <= watcher.writes[later].node
    }
    guard slot > own.entries.lowerBound else { return nil }
    // What a view animation leaves stands before it.
    let before = plan.entry(slot - 1, of: own)
    let isLeft = watcher.writes[later].node >= plan.nodes[before.node].end
    let top = isLeft && slot < own.entries.upperBound ? plan.entry(slot, of: own) : before
    return top.node == entry.node ? "another child of \(top.key)" : top.key
  }

  /// Whether writing one part overrides another.
  func covers(_ a: PlanTarget, _ b: PlanTarget) -> Bool {
    if a.form == .transform { return true }
    let width = Int32(a.form == .uniformScale ? 3 : a.width)
    let other = Int32(b.form == .uniformScale ? 3 : b.width)
    return a.slot <= b.slot && a.slot + width >= b.slot + other
  }

  /// Whether the model sets the property of an effect.
  func isSet(_ effect: AnimationExplanation.Effect) -> Bool {
    guard let property = targets[effect.keyPath]?.property else { return true }
    return plan.modelProperties.contains(property)
      || (watcher.byProperty[property] ?? []).contains {
        !plan.nodes[watcher.writes[$0].node].isAdditive
      }
  }

  /// The last time of the layer at which an animation has reached a moment, else the first at which it
  /// will; infinite if it never does.
  func layerTime(_ moment: Double, of node: PlanNode, at local: Double) -> Double {
    let times = plan.layerTimes(moment, of: node)
    return times.last { $0 <= local } ?? times.first ?? .infinity
  }

  func formatted(_ number: Double) -> String {
    guard abs(number) < 1e15 else { return cssNumber(number) }
    return cssNumber((number * 1e6).rounded() / 1e6 + 0)
  }

  func formatted(_ value: AnimatableValue) -> String {
    let numbers = (0..<value.componentCount).map { formatted(value[component: $0]) }
    return numbers.count == 1 ? numbers[0] : "(\(numbers.joined(separator: ", ")))"
  }
}
