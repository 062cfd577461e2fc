import CurveArithmetic
import Curves
import Timeline
import Spring

extension SceneReader {
  /// Reads an animation, with its key if it has one.
  mutating func animation(_ node: JSONNode) throws(DocumentError) -> LayerAnimation {
    let type = try node.member("type")
    var number = 0
    if let type {
      guard let found = AnimationKey.tables.firstIndex(where: { type.isText($0.type) }) else {
        let word = try type.string()
        throw node.error(
          "there is no animation type \"\(word.prefix(80))\": \(Self.advice(on: word))")
      }
      number = found
    }
    let fields = try node.fields(AnimationKey.tables[number].keys)
    var animation = LayerAnimation(try content(number, fields, node))
    animation.key = try fields[AnimationKey.key]?.string()
    animation.timing = try timing(fields)
    let function = fields[AnimationKey.timingFunction] ?? curve(number, fields)
    if let easing = try easing(function) { animation.timingFunction = easing }
    animation.valueFunction = try fields[AnimationKey.valueFunction]?.word(ValueFunction.self)
    animation.isAdditive = try fields[AnimationKey.additive]?.bool() ?? false
    animation.isCumulative = try fields[AnimationKey.cumulative]?.bool() ?? false
    animation.isRemovedOnCompletion =
      try fields[AnimationKey.removedOnCompletion]?.bool() ?? true
    if let after = fields[AnimationKey.after] {
      animation.predecessor = .init(
        try after.string(), delay: try fields[AnimationKey.delay]?.number() ?? 0)
    } else if let delay = fields[AnimationKey.delay] {
      throw delay.error("delay has no effect without after: use beginTime")
    }
    return animation
  }

  /// The advice for an unknown type, such as the name of Core Animation's class.
  private static func advice(on word: String) -> String {
    let types = AnimationKey.tables.map { "\($0.type)" }
    var plain = word.hasPrefix("CA") ? String(word.dropFirst(2)) : word
    if plain.hasSuffix("Animation") { plain.removeLast(9) }
    let meant = types.first { $0 == plain.lowercased() } ?? NameList(types).nearest(to: plain)
    return meant.map { "did you mean '\($0)'?" }
      ?? "the types are \(types.joined(separator: ", "))"
  }

  private func curve(_ type: Int, _ fields: JSONFields) -> JSONNode? {
    switch type {
    case 4: fields[AnimationKey.own + 2]
    case 5: fields[AnimationKey.own + 1]
    default: nil
    }
  }

  /// The timing of an animation.
  func timing(_ fields: JSONFields) throws(DocumentError) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = try fields[AnimationKey.beginTime]?.optionalNumber() ?? 0
    // A spring has its own word for its duration.
    if let duration = fields[AnimationKey.duration], !duration.isText("settling") {
      timing.duration = try duration.optionalNumber() ?? 0
    }
    timing.speed = try fields[AnimationKey.speed]?.optionalNumber() ?? 1
    timing.timeOffset = try fields[AnimationKey.timeOffset]?.optionalNumber() ?? 0
    timing.repeatCount = try fields[AnimationKey.repeatCount]?.endlessNumber() ?? 0
    timing.repeatDuration = try fields[AnimationKey.repeatDuration]?.endlessNumber() ?? 0
    timing.autoreverses = try fields[AnimationKey.autoreverses]?.bool() ?? false
    timing.fillMode = try fields[AnimationKey.fillMode]?.word(MediaTiming.FillMode.self) ?? .removed
    do throws(ParameterError) {
      try timing.validate()
    } catch {
      guard let number = AnimationKey.timing[error.parameter], let node = fields[number] else {
        return timing
      }
      throw node.error("must be \(error.allowed), but is \(cssNumber(error.value))")
    }
    return timing
  }

  private mutating func content(
    _ type: Int, _ fields: JSONFields, _ node: JSONNode
  ) throws(DocumentError) -> LayerAnimation.Content {
    let own = AnimationKey.own
    func keyPath() throws(DocumentError) -> String {
      guard let keyPath = fields[own] else { throw node.error("keyPath is missing") }
      return try keyPath.string()
    }
    let kind = type == 2 || type < 2 ? try inputKind(fields[AnimationKey.valueFunction]) : nil
    switch type {
    case 0:
      let path = try keyPath()
      return .basic(keyPath: path, try ends(fields, path, kind))
    case 1:
      let path = try keyPath()
      var settings = SpringSettings()
      settings.mass = try fields[own + 4]?.number() ?? 1
      settings.stiffness = try fields[own + 5]?.number() ?? 100
      settings.damping = try fields[own + 6]?.number() ?? 10
      settings.initialVelocity = try fields[own + 7]?.number() ?? 0
      settings.isSettling = fields[AnimationKey.duration]?.isText("settling") ?? false
      return .spring(keyPath: path, try ends(fields, path, kind), settings)
    case 2:
      let path = try keyPath()
      return .keyframe(keyPath: path, try keyframes(fields, from: own + 1, path, kind))
    case 3:
      guard let list = fields[own] else { throw node.error("animations are missing") }
      var children: [LayerAnimation] = []
      for child in try list.elements() {
        children.append(try animation(child))
        if let changes = try child.member("timingChanges") {
          throw changes.error("timingChanges has no effect inside a group: give it to the group")
        }
      }
      return .group(children)
    case 4:
      guard let list = fields[own] else { throw node.error("keyframes are missing") }
      return .relativeKeyframes(
        RelativeGroup(
          try relativeKeyframes(list),
          mode: try fields[own + 1]?.word(CalculationMode.self) ?? .linear))
    case 5:
      guard let list = fields[own] else { throw node.error("changes are missing") }
      var changes: [PropertyChange] = []
      for element in try list.elements() {
        let parts = try element.fields(Self.changePartKeys)
        try append(parts[0], parts[1], element, to: &changes)
      }
      return .animator(changes)
    case 6:
      let path = try keyPath()
      guard let play = fields[own + 1] else { throw node.error("play is missing") }
      var reader = PlayReader(easings: easings)
      let script = try reader.script(play).0
      easings = reader.easings
      return .play(keyPath: path, script)
    default: return .transition(try transition(fields, node))
    }
  }

  /// The kind of the values that a value function takes.
  private func inputKind(_ node: JSONNode?) throws(DocumentError) -> PropertyKind? {
    guard let function = try node?.word(ValueFunction.self) else { return nil }
    return function.inputCount == 1 ? .number : .vector(3)
  }

  private mutating func ends(
    _ fields: JSONFields, _ keyPath: String, _ kind: PropertyKind?
  ) throws(DocumentError) -> BasicAnimation<AnimatableValue> {
    var result = BasicAnimation<AnimatableValue>()
    let own = AnimationKey.own
    result.from = try optionalValue(fields[own + 1], keyPath, kind)
    result.to = try optionalValue(fields[own + 2], keyPath, kind)
    result.by = try optionalValue(fields[own + 3], keyPath, kind)
    return result
  }

  private mutating func optionalValue(
    _ node: JSONNode?, _ keyPath: String, _ kind: PropertyKind?
  ) throws(DocumentError) -> AnimatableValue? {
    guard let node, !node.isNull else { return nil }
    if let kind { return try node.animatable(kind) }
    return try value(node, keyPath)
  }

  private static let keyframeKeys = JSONKeys(["start", "duration", "set", "add"])
  private static let changePartKeys = JSONKeys(["set", "add"])

  private mutating func relativeKeyframes(
    _ list: JSONNode
  ) throws(DocumentError) -> [RelativeGroup.Keyframe] {
    var keyframes: [RelativeGroup.Keyframe] = []
    for element in try list.elements() {
      let parts = try element.fields(Self.keyframeKeys)
      var changes: [PropertyChange] = []
      try append(parts[2], parts[3], element, to: &changes)
      keyframes.append(
        RelativeGroup.Keyframe(
          start: try parts[0]?.number() ?? 0, duration: try parts[1]?.number() ?? 0,
          changes: changes))
    }
    return keyframes
  }

  private mutating func append(
    _ set: JSONNode?, _ add: JSONNode?, _ node: JSONNode, to changes: inout [PropertyChange]
  ) throws(DocumentError) {
    let before = changes.count
    for (list, isRelative) in [(set, false), (add, true)] {
      for (keyPath, value) in try list?.anyMembers() ?? [] {
        changes.append(
          PropertyChange(keyPath, try self.value(value, keyPath), isRelative: isRelative))
      }
    }
    guard changes.count > before else { throw node.error("set and add are missing or empty") }
  }

  private func transition(
    _ fields: JSONFields, _ node: JSONNode
  ) throws(DocumentError) -> LayerTransition {
    let own = AnimationKey.own
    guard let kind = try fields[own]?.word(LayerTransition.Kind.self) else {
      throw node.error("kind is missing")
    }
    let subtype = try fields[own + 1]?.word(LayerTransition.Subtype.self) ?? .fromLeft
    let start = try fields[own + 2]?.number() ?? 0
    let end = try fields[own + 3]?.number() ?? 1
    let extent = try fields[own + 4]?.number() ?? 0
    do throws(ParameterError) {
      return try LayerTransition(
        kind, subtype: subtype, startProgress: start, endProgress: end, extent: extent)
    } catch {
      throw node.error(error.description)
    }
  }
}
