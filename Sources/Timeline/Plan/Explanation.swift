import Arithmetic
import Curves

/// Why a layer shows what it shows at a time.
public struct LayerExplanation: Sendable, Hashable {
  /// The layer's name.
  public var layer: String
  /// The layer's own time.
  public var localTime: Double
  /// Why the layer's time itself is not as expected, such as a speed of 0.
  public var cause: String?
  /// Its animations in the order added, the children of groups after them.
  public var animations: [AnimationExplanation]
}

/// Why an animation shows what it shows at a time.
public struct AnimationExplanation: Sendable, Hashable {
  /// What it does to a property.
  public struct Effect: Sendable, Hashable {
    /// The property or component.
    public var keyPath: String
    /// The value it contributes, nil where it shows nothing.
    public var contribution: AnimatableValue?
    /// The value beneath it, of the animations added before, nil where it shows nothing.
    public var beneath: AnimatableValue?
    /// The value without any animation.
    public var model: AnimatableValue
    /// The value that is shown in the end.
    public var shown: AnimatableValue
    /// The key of the animation added later that replaces the value, nil if none does.
    public var overriddenBy: String?
  }

  /// The key; for a group's child its own or its number, after the group's.
  public var key: String
  /// The type in a scene file's words.
  public var type: String
  /// How many groups it is in.
  public var depth: Int
  /// Where it is in its run.
  public var state: TimingState
  /// Its own time.
  public var localTime: Double
  /// Whether it shows anything.
  public var isShown: Bool
  /// The fraction after its timing function.
  public var progress: Double
  /// Why, in words.
  public var cause: String
  /// What to change where that is probably not meant; nil where there is nothing to say.
  public var advice: String?
  /// What it does to each of its properties.
  public var effects: [Effect]
  /// The seconds of one run.
  public var runDuration: Double
}

extension Plan {
  /// Why every layer shows what it shows at a time of the scene.
  ///
  /// The same run that writes the values is watched.
  ///
  /// - Parameters:
  ///   - time: The scene's time.
  ///   - duration: How long the scene lasts, for animations that begin later than that; infinite if nobody
  ///     knows.
  public func explanation(at time: Double, duration: Double = .infinity) -> [LayerExplanation] {
    var values = makeValues()
    var watcher = Watcher(plan: self)
    values.withUnsafeMutableBufferPointer { values in
      if let v = values.baseAddress { write(at: time, into: v, &watcher) }
    }
    let shown = values
    return layers.indices.map { index in
      Explainer(
        plan: self, watcher: watcher, layer: index, time: time, duration: duration, shown: shown
      ).explanation()
    }
  }
}

/// Remembers what happens in a run.
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

  let plan: Plan
  private(set) var visits: [Int: Visit] = [:]
  private(set) var writes: [Write] = []

  init(plan: Plan) { self.plan = plan }

  mutating func didVisit(_ node: Int, _ state: TimingState, isShown: Bool, at time: Double) {
    visits[node] = Visit(state: state, isShown: isShown, time: time)
  }

  mutating func willWrite(_ channel: Int, of node: Int, _ values: UnsafePointer<Double>) {
    let value = plan.value(plan.channels[channel].target, values)
    writes.append(Write(node: node, channel: channel, before: value, after: value))
  }

  mutating func didWrite(_ channel: Int, of node: Int, _ values: UnsafePointer<Double>) {
    writes[writes.count - 1].after = plan.value(plan.channels[channel].target, values)
  }
}

/// Puts what was watched into words, for one layer.
private struct Explainer {
  let plan: Plan
  let watcher: Watcher
  let layer: Int
  let time: Double
  let duration: Double
  let shown: [Double]

  func explanation() -> LayerExplanation {
    let entry = plan.layers[layer]
    let local = plan.localTime(layer, at: time)
    var animations: [AnimationExplanation] = []
    for item in plan.entries[entry.entries] {
      append(item.node, item.key, item.source, depth: 0, group: nil, item, to: &animations)
    }
    return LayerExplanation(
      layer: entry.name, localTime: local + 0, cause: pause(local), animations: animations)
  }

  /// Why the layer's time stands still or runs backwards.
  private func pause(_ local: Double) -> String? {
    var number: Int? = layer
    while let here = number {
      let speed = plan.layers[here].timing.speed
      let name = here == layer ? "the layer" : "the layer \"\(plan.layers[here].name)\" above it"
      if speed == 0 {
        return "\(name) is paused (speed 0): its time stays at \(words(local)) s"
      }
      if speed < 0 { return "\(name) runs backwards (speed \(words(speed)))" }
      number = plan.layers[here].parent
    }
    return nil
  }

  private func append(
    _ index: Int, _ key: String, _ source: Animation, depth: Int,
    group: AnimationExplanation?, _ entry: Plan.Entry, to list: inout [AnimationExplanation]
  ) {
    let node = plan.nodes[index]
    let visit = watcher.visits[index]
    let localTime = visit?.time ?? plan.localTime(layer, at: time)
    let state = visit?.state ?? node.timing.state(at: localTime)
    let eased =
      node.easing < 0
      ? state.fraction : plan.easings[Int(node.easing)].value(at: state.fraction)
    var result = AnimationExplanation(
      key: key, type: source.content.name, depth: depth, state: state,
      localTime: source.timing.localTime(localTime), isShown: visit?.isShown ?? false,
      progress: eased, cause: "", advice: nil, effects: effects(of: index, entry),
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

  private func effects(of index: Int, _ entry: Plan.Entry) -> [AnimationExplanation.Effect] {
    let own = plan.properties[plan.layers[layer].properties]
    return plan.nodes[index].channels.map { channel in
      let target = plan.channels[channel].target
      let write = watcher.writes.first { $0.node == index && $0.channel == channel }
      let contribution = write.map { write in
        plan.nodes[index].isAdditive
          ? write.after.accumulating(write.before, count: -1) : write.after
      }
      return AnimationExplanation.Effect(
        keyPath: own.first { $0.target == target }?.keyPath ?? "", contribution: contribution,
        beneath: write?.before, model: value(target, plan.initial), shown: value(target, shown),
        overriddenBy: write.flatMap { _ in overrider(index, target, entry) })
    }
  }

  private func value(_ target: PlanTarget, _ numbers: [Double]) -> AnimatableValue {
    numbers.withUnsafeBufferPointer { numbers in
      numbers.baseAddress.map { plan.value(target, $0) } ?? .number(.nan)
    }
  }

  /// The key of the later animation that replaces what one writes.
  private func overrider(_ index: Int, _ target: PlanTarget, _ entry: Plan.Entry) -> String? {
    let later = watcher.writes.last { write in
      let other = plan.channels[write.channel]
      return write.node > index && other.target.property == target.property
        && other.start == .given && other.end == .given && !plan.nodes[write.node].isAdditive
        && covers(other.target, target)
    }
    guard let later else { return nil }
    let entries = plan.entries[plan.layers[layer].entries]
    guard let top = entries.last(where: { $0.node <= later.node }) else { return nil }
    return top.node == entry.node ? "another child of \(top.key)" : top.key
  }

  /// Whether writing one part replaces another.
  private func covers(_ a: PlanTarget, _ b: PlanTarget) -> Bool {
    if a.form == .transform { return true }
    let width = Int32(a.form == .uniformScale ? 3 : a.width)
    let other = Int32(b.form == .uniformScale ? 3 : b.width)
    return a.slot <= b.slot && a.slot + width >= b.slot + other
  }

  /// Why it shows something or nothing, and what to change.
  private func cause(
    _ node: PlanNode, _ source: Animation, _ own: AnimationExplanation,
    _ group: AnimationExplanation?, _ local: Double, _ entry: Plan.Entry
  ) -> (String, String?) {
    if let group, !group.isShown {
      return clipped(node, source, group)
    }
    if group == nil, let waits = entry.waitsFor {
      return (
        "never starts: \"\(waits)\" does not finish", "let \"\(waits)\" reach its end"
      )
    }
    if local < node.addedAt { return ("has not been added yet", nil) }
    if local >= node.removedAt {
      return ("was removed at \(words(node.removedAt)) s, before its end", nil)
    }
    switch own.state.phase {
    case .before: return notBegun(node, own, local, isChild: group != nil)
    case .after: return ended(node, source, own, isChild: group != nil)
    case .active: return running(node, source, own, group)
    }
  }

  private func notBegun(
    _ node: PlanNode, _ own: AnimationExplanation, _ local: Double, isChild: Bool
  ) -> (String, String?) {
    let begin = "starts at \(words(node.timing.begin)) s"
    if own.isShown {
      return ("has not begun: \(begin); fillMode backwards shows its start", nil)
    }
    let last = plan.localTime(layer, at: duration)
    let isForward = plan.sceneTime(0, ofLayer: layer) != nil
    if !isChild, node.timing.begin > last || !isForward, duration.isFinite {
      return (
        "has not begun: \(begin) of the layer's time, which the scene never reaches "
          + "(it is \(words(local)) s there now, \(words(last)) s at the end)",
        "beginTime counts in the layer's own time: convert the time to the layer's first"
      )
    }
    return ("has not begun: \(begin)", nil)
  }

  private func ended(
    _ node: PlanNode, _ source: Animation, _ own: AnimationExplanation, isChild: Bool
  ) -> (String, String?) {
    let end = "ended at \(words(node.timing.end)) s"
    if own.isShown { return ("\(end), held by fillMode \(source.timing.fillMode.rawValue)", nil) }
    guard !isChild else {
      return (
        "\(end) of its group's time and shows nothing (fillMode "
          + "\(source.timing.fillMode.rawValue))", "set fillMode to forwards to hold its end"
      )
    }
    let cut = cutOff(node, source).map { "; \($0)" } ?? ""
    if node.isRemovedOnCompletion, node.timing.showsAfter {
      return (
        "\(end) and was removed (removedOnCompletion), so that fillMode "
          + "\(source.timing.fillMode.rawValue) has no effect\(cut)",
        "set removedOnCompletion to false, or set the model to the end value"
      )
    }
    if node.isRemovedOnCompletion {
      return (
        "\(end) and was removed (removedOnCompletion)\(cut)",
        cut.isEmpty
          ? "set the model to the end value to keep it"
          : "set duration to the spring's settlingDuration"
      )
    }
    return (
      "\(end) and shows nothing (fillMode \(source.timing.fillMode.rawValue))\(cut)",
      "set fillMode to forwards to hold its end"
    )
  }

  private func running(
    _ node: PlanNode, _ source: Animation, _ own: AnimationExplanation,
    _ group: AnimationExplanation?
  ) -> (String, String?) {
    if node.timing.speed == 0 {
      return (
        "its speed is 0: it stands at \(words(own.localTime)) s of its own time",
        "set speed to 1, or move it by timeOffset"
      )
    }
    if let group, own.state.isAtEnd {
      return ("held at its end by its group \(group.key)", nil)
    }
    var parts = ["running since \(words(node.timing.begin)) s"]
    var advice: String?
    if group != nil, source.timing.duration <= 0, own.type != "spring" || !isSettling(source) {
      parts.append("has no duration and takes its group's, \(words(node.timing.run)) s")
    }
    if let note = clip(node, group) {
      parts.append(note)
      advice = "give the group a longer duration"
    }
    if let cut = cutOff(node, source) {
      parts.append(cut)
      advice = "set duration to the spring's settlingDuration"
    }
    if node.isAdditive, let effect = own.effects.first(where: { !isSet($0) }) {
      parts.append(
        "additive over \(effect.keyPath), which nothing sets: it adds to the default "
          + words(effect.beneath ?? effect.model))
      advice = "set the model value, or make it not additive"
    }
    if let effect = own.effects.first(where: { $0.overriddenBy != nil }),
      let key = effect.overriddenBy
    {
      parts.append("\(effect.keyPath) is overridden by \(key), which was added later")
      advice = "make the later one additive, or change their order"
    }
    return (parts.joined(separator: "; "), advice)
  }

  /// A child whose group shows nothing.
  private func clipped(
    _ node: PlanNode, _ source: Animation, _ group: AnimationExplanation
  ) -> (String, String?) {
    var text = "its group shows nothing"
    var advice: String?
    if group.state.phase == .after {
      text = "its group has ended"
      if let note = clip(node, group) {
        text += "; \(note)"
        advice = "give the group a longer duration"
      }
    } else if group.state.phase == .before {
      text = "its group has not begun"
    }
    return (text, advice)
  }

  /// What of a child the group clips.
  private func clip(_ node: PlanNode, _ group: AnimationExplanation?) -> String? {
    guard let run = group?.runDuration else { return nil }
    guard node.timing.end > run, node.timing.begin + node.timing.run > run else { return nil }
    let end = node.timing.end.isFinite ? "\(words(node.timing.end)) s" : "no time"
    return "clipped by its group, which lasts \(words(run)) s, while this one ends at \(end)"
  }

  private func isSettling(_ source: Animation) -> Bool {
    if case .spring(_, _, let settings) = source.content { settings.isSettling } else { false }
  }

  private func cutOff(_ node: PlanNode, _ source: Animation) -> String? {
    guard node.spring >= 0, !isSettling(source) else { return nil }
    let cut = plan.springs[Int(node.spring)].cutOff(at: node.timing.run)
    guard cut.fraction > 0.001 else { return nil }
    return "the spring is cut off at \(words(node.timing.run)) s, "
      + "\(words((cut.fraction * 1e4).rounded() / 100)) % of its distance from rest"
  }

  /// Whether the model gives the property of an effect a value.
  private func isSet(_ effect: AnimationExplanation.Effect) -> Bool {
    let own = plan.properties[plan.layers[layer].properties]
    guard let property = own.first(where: { $0.keyPath == effect.keyPath })?.target.property else {
      return true
    }
    return plan.modelProperties.contains(property)
      || watcher.writes.contains {
        plan.channels[$0.channel].target.property == property
          && !plan.nodes[$0.node].isAdditive
      }
  }

  private func words(_ number: Double) -> String {
    guard abs(number) < 1e15 else { return cssNumber(number) }
    return cssNumber((number * 1e6).rounded() / 1e6 + 0)
  }

  private func words(_ value: AnimatableValue) -> String {
    let numbers = (0..<value.componentCount).map { words(value[component: $0]) }
    return numbers.count == 1 ? numbers[0] : "(\(numbers.joined(separator: ", ")))"
  }
}
