import Curves
import Timeline

extension LayerScene {
  /// The scene as a scene file, which reads back to the same scene.
  public var json: String {
    var members: [(String, SceneText)] = [("name", .string(name))]
    if !note.isEmpty { members.append(("note", .string(note))) }
    members += [("duration", .number(duration)), ("clock", clock.text)]
    if !derivedColumns.isEmpty {
      members.append(
        ("derive", .object(derivedColumns.map { ($0.name, .string($0.expression.text)) })))
    }
    members.append(("layers", .array(layers.map(\.text))))
    return SceneText.object(members).description + "\n"
  }
}

extension AnimatableValue {
  var text: SceneText {
    switch self {
    case .number(let number): .number(number)
    case .bool(let flag): .bool(flag)
    case .text(let text): .string(text)
    case .color(let color): color.text
    case .colors(let colors): .array(colors.map(\.text))
    case .path(let path): .string(path.description)
    default: .array((0..<componentCount).map { .number(self[component: $0]) })
    }
  }
}

extension ColorValue {
  /// CSS text if that is exact, else numbers.
  fileprivate var text: SceneText {
    if (try? ColorValue(cssText)) == self { return .string(cssText) }
    let numbers = SceneText.array((0..<4).map { .number(coordinates[$0]) })
    return space == .encoded
      ? numbers : .object([("color", numbers), ("space", .string(space.rawValue))])
  }
}

extension FrameClock {
  fileprivate var text: SceneText {
    var members: [(String, SceneText)]
    switch source {
    case .displayLink(let rate): members = [("displayLink", .number(rate))]
    case .timer(let interval): members = [("timer", .number(interval))]
    case .fixed(let step): members = [("fixed", .number(step))]
    }
    if !dropped.isEmpty {
      members.append(("dropped", .array(dropped.sorted().map { .number(Double($0)) })))
    }
    if !delays.isEmpty {
      members.append(
        (
          "late",
          .object(delays.sorted { $0.key < $1.key }.map { ("\($0.key)", .number($0.value)) })
        ))
    }
    return .object(members)
  }
}

extension MediaTiming {
  /// The members that differ from the defaults.
  fileprivate var members: [(String, SceneText)] {
    let standard = MediaTiming()
    var members: [(String, SceneText)] = []
    for (name, value, usual) in [
      ("beginTime", beginTime, standard.beginTime), ("duration", duration, standard.duration),
      ("speed", speed, standard.speed), ("timeOffset", timeOffset, standard.timeOffset),
      ("repeatCount", repeatCount, standard.repeatCount),
      ("repeatDuration", repeatDuration, standard.repeatDuration),
    ] where value != usual {
      members.append((name, .number(value)))
    }
    if autoreverses { members.append(("autoreverses", .bool(true))) }
    if fillMode != .removed { members.append(("fillMode", .string(fillMode.rawValue))) }
    return members
  }
}

extension Spawning {
  fileprivate var members: [(String, SceneText)] {
    var members: [(String, SceneText)] = [("count", .number(Double(count)))]
    if let stagger {
      members.append(("stagger", .object(stagger.members)))
      if seed != 0 { members.append(("seed", .number(Double(seed)))) }
      return members
    }
    members.insert(("every", .number(interval)), at: 0)
    if let first { members.append(("first", .number(first))) }
    if seed != 0 { members.append(("seed", .number(Double(seed)))) }
    return members
  }
}

extension Spawning.Variation {
  fileprivate var text: SceneText {
    switch self {
    case .steps(let from, let step): .object([("from", .number(from)), ("step", .number(step))])
    case .random(let low, let high): .object([("random", .array([.number(low), .number(high)]))])
    }
  }
}

extension AnimatedLayer {
  fileprivate var text: SceneText {
    var members: [(String, SceneText)] = [("name", .string(name))]
    if let spawning { members += spawning.members }
    let values =
      model.values.map { ($0.key, $0.value.text) }
      + (spawning?.variations ?? [:]).map { ($0.key, $0.value.text) }
    if !values.isEmpty { members.append(("model", .object(values.sorted { $0.0 < $1.0 }))) }
    if !timing.members.isEmpty { members.append(("timing", .object(timing.members))) }
    if !timingChanges.isEmpty {
      members.append(("timingChanges", .array(timingChanges.map { .object($0.members) })))
    }
    let changes = modelChanges.map { change in
      SceneText.object([
        ("at", .number(change.time)), ("set", .object([(change.keyPath, change.value.text)])),
      ])
    }
    if !changes.isEmpty { members.append(("changes", .array(changes))) }
    let animations = entries.map { SceneText.object($0.members) }
    if !animations.isEmpty { members.append(("animations", .array(animations))) }
    if !sublayers.isEmpty { members.append(("sublayers", .array(sublayers.map(\.text)))) }
    return .object(members)
  }
}

extension AnimatedLayer.Entry {
  fileprivate var members: [(String, SceneText)] {
    var members: [(String, SceneText)] = [("key", .string(key))]
    if addedAt > -.infinity { members.append(("added", .number(addedAt))) }
    if removedAt < .infinity { members.append(("removed", .number(removedAt))) }
    if !timingChanges.isEmpty {
      members.append(("timingChanges", .array(timingChanges.map { .object($0.members) })))
    }
    return members + animation.members
  }
}

extension LayerAnimation {
  fileprivate var members: [(String, SceneText)] {
    var members: [(String, SceneText)] = [("type", .string(content.name))]
    var times = timing.members
    if let predecessor {
      members.append(("after", .string(predecessor.key)))
      if predecessor.delay != 0 { members.append(("delay", .number(predecessor.delay))) }
    }
    switch content {
    case .basic(let keyPath, let basic): members += Self.ends(keyPath, basic)
    case .spring(let keyPath, let basic, let settings):
      members += Self.ends(keyPath, basic)
      members += [
        ("mass", .number(settings.mass)), ("stiffness", .number(settings.stiffness)),
        ("damping", .number(settings.damping)),
        ("initialVelocity", .number(settings.initialVelocity)),
      ]
      if settings.isSettling {
        times.removeAll { $0.0 == "duration" }
        times.append(("duration", .string("settling")))
      }
    case .keyframe(let keyPath, let specification):
      members.append(("keyPath", .string(keyPath)))
      members += specification.members
    case .relativeKeyframes(let group):
      if group.mode != .linear { members.append(("calculationMode", .string(group.mode.rawValue))) }
      let keyframes = group.keyframes.map { keyframe in
        SceneText.object(
          [("start", .number(keyframe.start)), ("duration", .number(keyframe.duration))]
            + keyframe.changes.members)
      }
      members.append(("keyframes", .array(keyframes)))
    case .animator(let changes):
      members.append(("changes", .array(changes.map { .object([$0].members) })))
    case .group(let children):
      members.append(("animations", .array(children.map { .object($0.childMembers) })))
    case .play(let keyPath, let script):
      members += [("keyPath", .string(keyPath)), ("play", script.text)]
    case .transition(let transition):
      members += [
        ("kind", .string(transition.kind.rawValue)),
        ("subtype", .string(transition.subtype.rawValue)),
        ("startProgress", .number(transition.startProgress)),
        ("endProgress", .number(transition.endProgress)), ("extent", .number(transition.extent)),
      ]
    }
    members += times
    if timingFunction != LayerAnimation(content).timingFunction {
      members.append(("timingFunction", .string(timingFunction.description)))
    }
    if let valueFunction { members.append(("valueFunction", .string(valueFunction.rawValue))) }
    if isAdditive { members.append(("additive", .bool(true))) }
    if isCumulative { members.append(("cumulative", .bool(true))) }
    if !isRemovedOnCompletion { members.append(("removedOnCompletion", .bool(false))) }
    return members
  }

  private var childMembers: [(String, SceneText)] {
    (key.map { [("key", .string($0))] } ?? []) + members
  }

  private static func ends(
    _ keyPath: String, _ basic: BasicAnimation<AnimatableValue>
  ) -> [(String, SceneText)] {
    [("keyPath", .string(keyPath))]
      + [("from", basic.from), ("to", basic.to), ("by", basic.by)].compactMap { name, value in
        value.map { (name, $0.text) }
      }
  }
}

extension [PropertyChange] {
  /// The members `set` and `add`. Their relative order survives if each key path is in only one of them.
  fileprivate var members: [(String, SceneText)] {
    [("set", filter { !$0.isRelative }), ("add", filter(\.isRelative))].compactMap { name, list in
      list.isEmpty ? nil : (name, .object(list.map { ($0.keyPath, $0.value.text) }))
    }
  }
}

extension KeyframeSpecification {
  fileprivate var members: [(String, SceneText)] {
    var members: [(String, SceneText)] = []
    if !values.isEmpty { members.append(("values", .array(values.map(\.text)))) }
    if let path { members.append(("path", .string(path.description))) }
    if let keyTimes { members.append(("keyTimes", .array(keyTimes.map { .number($0) }))) }
    if mode != .linear { members.append(("calculationMode", .string(mode.rawValue))) }
    if !timingFunctions.isEmpty {
      members.append(
        ("timingFunctions", .array(timingFunctions.map { .string($0.description) })))
    }
    for (name, list) in [
      ("tensionValues", tension), ("continuityValues", continuity), ("biasValues", bias),
    ] where !list.isEmpty {
      members.append((name, .array(list.map { .number($0) })))
    }
    if hasUniformTangents { members.append(("uniformTangents", .bool(true))) }
    if isPacedByArc { members.append(("arcLength", .bool(true))) }
    if isPremultiplied { members.append(("premultiplied", .bool(true))) }
    if rotationMode != .none { members.append(("rotationMode", .string(rotationMode.rawValue))) }
    return members
  }
}
