import Curves
import Spring

extension PlanBuilder {
  /// Compiles an animation of the layer.
  mutating func add(_ entry: Layer.Entry) throws(AnimationError) {
    scope.diagnostics.key = entry.key
    let hold = try addHold(entry)
    scope.isHeld = hold >= 0
    let index = plan.nodes.count
    try add(entry.animation, group: nil)
    plan.nodes[index].hold = hold
    plan.nodes[index].isRemovedOnCompletion = entry.animation.isRemovedOnCompletion
    if entry.animation.predecessor == nil { plan.nodes[index].addedAt = entry.addedAt }
    plan.nodes[index].removedAt = entry.removedAt
    plan.entries.append(
      Plan.Entry(
        key: entry.key, node: index, source: entry.animation, removedAt: entry.removedAt))
  }

  /// A node that holds the model values an animator or relative keyframes leave, from when they are added;
  /// -1 where they leave none or are there from the start, so that the model itself can be set.
  private mutating func addHold(_ entry: Layer.Entry) throws(AnimationError) -> Int32 {
    guard entry.animation.predecessor != nil || entry.addedAt.isFinite else { return -1 }
    let finals = try finals(of: entry.animation)
    guard !finals.isEmpty else { return -1 }
    var timing = MediaTiming()
    timing.beginTime = entry.addedAt.isFinite ? entry.addedAt : 0
    timing.repeatDuration = .infinity
    var node = PlanNode(timing: RunTiming(timing))
    if entry.animation.predecessor != nil { node.timing.begin = .infinity }
    node.firstChannel = Int32(plan.channels.count)
    for (target, value) in finals {
      try addMix(target, from: value, to: value, start: .given, end: .given)
    }
    node.lastChannel = Int32(plan.channels.count)
    node.end = Int32(plan.nodes.count + 1)
    plan.nodes.append(node)
    return Int32(plan.nodes.count - 1)
  }

  /// Compiles a change of the model: a value that shows from its time on, beneath the animations.
  mutating func add(_ change: Layer.ModelChange) throws(AnimationError) {
    let (target, resolved) = try target(change.keyPath)
    let value = try checked(change.value, change.keyPath, resolved.valueKind)
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
  /// - Parameter group: The duration of the group it is in, nil for an animation of a layer.
  mutating func add(_ animation: Animation, group: Double?) throws(AnimationError) {
    do throws(TimingError) { try animation.timing.validate() } catch { throw .timing(error) }
    scope.diagnostics += animation.timing.diagnostics.map(\.description)
    var settling: Double?
    var spring: Int32 = -1
    if case .spring(_, _, let settings) = animation.content {
      let entry = try self.spring(settings)
      spring = entry.place
      if settings.isSettling {
        guard entry.settling.isFinite else {
          throw .spring(
            SpringError(
              parameter: "damping", value: settings.damping,
              allowed: "positive unless a duration is given: without it the spring never settles"))
        }
        settling = entry.settling
      }
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
    if spring >= 0, settling == nil { noteCut(plan.springs[Int(spring)], run, spring) }
    let index = plan.nodes.count
    node.firstChannel = Int32(plan.channels.count)
    plan.nodes.append(node)
    if case .group(let children) = animation.content {
      plan.nodes[index].isGroup = true
      try addChildren(children, of: index, duration: animation.timing.duration)
      plan.nodes[index].lastChannel = plan.nodes[index].firstChannel
    } else {
      try addChannels(animation, node: index, inGroup: group != nil)
      plan.nodes[index].lastChannel = Int32(plan.channels.count)
    }
    plan.nodes[index].end = Int32(plan.nodes.count)
  }

  private mutating func addChildren(
    _ children: [Animation], of index: Int, duration: Double
  ) throws(AnimationError) {
    let run = plan.nodes[index].timing.run
    var places: [Int] = []
    var longest = 0.0
    for child in children {
      places.append(plan.nodes.count)
      try add(child, group: run)
      longest = max(longest, plan.nodes[places[places.count - 1]].timing.end)
    }
    if duration <= 0, longest > run {
      scope.diagnostics.append(
        "the group has no duration and takes \(run) s; its longest child ends at "
          + (longest.isFinite ? "\(longest) s" : "no time") + " and is clipped")
    }
    if children.contains(where: { $0.predecessor != nil }) {
      try resolve(children.map { ($0.key, $0, .infinity) }, places)
    }
  }

  private mutating func noteCut(_ motion: SpringMotion, _ duration: Double, _ place: Int32) {
    let cut = motion.cutOff(at: duration)
    guard cut.fraction > 0.001 else { return }
    let percent = (cut.fraction * 1e4).rounded() / 100
    let settling = motion.settlingDuration(.coreAnimation())
    scope.diagnostics.append(
      "the spring is cut off after \(duration) s, \(percent) % of its distance from rest; its "
        + "settlingDuration is \(settling) s")
  }

  private mutating func addChannels(
    _ animation: Animation, node: Int, inGroup: Bool
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
      scope.diagnostics += basic.diagnostics.map(\.description)
      try addBasic(keyPath, basic, animation.valueFunction, isAdditive: animation.isAdditive)
    case .keyframe(let keyPath, let specification):
      try addKeyframes(
        keyPath, specification, animation.valueFunction, isAdditive: animation.isAdditive)
    case .relativeKeyframes(let group):
      try addRelative(group, setsModel: !inGroup)
      if !inGroup { plan.nodes[node].timing.showsBefore = true }
    case .animator(let changes):
      try addAnimator(changes, node: node, setsModel: !inGroup)
    case .transition(let transition):
      for (keyPath, start, end) in transition.outputs {
        let (target, _) = try target(keyPath)
        try addMix(target, from: start, to: end, start: .given, end: .given)
      }
    case .group: break
    }
  }

  /// A basic animation: any of from, to and by.
  private mutating func addBasic(
    _ keyPath: String, _ basic: BasicAnimation<AnimatableValue>, _ function: ValueFunction?,
    isAdditive: Bool
  ) throws(AnimationError) {
    let (target, resolved) = try target(keyPath)
    let kind = try valueKind(keyPath, resolved, function)
    func value(_ value: AnimatableValue?) throws(AnimationError) -> AnimatableValue? {
      guard let value else { return nil }
      return try checked(value, keyPath, kind)
    }
    let (from, to, by) = (try value(basic.from), try value(basic.to), try value(basic.by))
    note(target, isMatrix: function == nil ? resolved.part == .whole : isAdditive)
    if function != nil, isAdditive { needMatrix(target.transform) }
    func mix(
      _ from: AnimatableValue?, _ to: AnimatableValue?, _ start: PlanChannel.Start,
      _ end: PlanChannel.End
    ) throws(AnimationError) {
      try addMix(target, from: from, to: to, start: start, end: end, function: function)
    }
    switch (from, to, by) {
    case (let from?, let to?, _): try mix(from, to, .given, .given)
    case (let from?, nil, let by?):
      try mix(from, from.accumulating(by, count: 1), .given, .given)
    case (nil, let to?, let by?): try mix(to.accumulating(by, count: -1), to, .given, .given)
    case (let from?, nil, nil): try mix(from, nil, .given, .current)
    case (nil, let to?, nil): try mix(nil, to, .current, .given)
    case (nil, nil, let by?): try mix(nil, by, .current, .change)
    case (nil, nil, nil):
      scope.diagnostics.append("\(keyPath): from, to and by are all missing, so nothing changes")
      try mix(nil, nil, .current, .current)
    }
  }

  /// The kind of values that an animation of a key path takes.
  private func valueKind(
    _ keyPath: String, _ resolved: ResolvedKeyPath, _ function: ValueFunction?
  ) throws(AnimationError) -> PropertyKind {
    guard let function else { return resolved.valueKind }
    guard resolved.valueKind == .transform else {
      throw .unsuitable(
        "valueFunction \(function.rawValue) needs the key path of a transform, not \(keyPath)")
    }
    return function.inputCount == 1 ? .number : .vector(3)
  }

  /// Remembers that a transform is written whole, or by parts.
  private mutating func note(_ target: PlanTarget, isMatrix: Bool) {
    guard target.transform >= 0 else { return }
    if target.form == .transform, isMatrix {
      scope.matrices.insert(target.transform)
    } else if target.form != .transform {
      scope.turned.insert(target.transform)
    }
  }

  /// Adds a channel between two values; what is current is found when it runs.
  mutating func addMix(
    _ target: PlanTarget, from: AnimatableValue?, to: AnimatableValue?, start: PlanChannel.Start,
    end: PlanChannel.End, function: ValueFunction? = nil
  ) throws(AnimationError) {
    var channel = PlanChannel(source: .mix, start: start, end: end, target: target)
    channel.function = function
    if target.form == .transform, function == nil {
      needMatrix(target.transform)
      channel.source = .transforms
      channel.payload = Int32(plan.preparedTransforms.count)
      for value in [from, to] {
        var matrix = Transform3D.identity
        if case .transform(let given)? = value { matrix = given }
        plan.preparedTransforms.append(PreparedTransform(matrix))
      }
    } else if target.form == .object || target.form == .bool {
      channel.source = .switching
      channel.payload = Int32(plan.constants.count)
      for value in [from, to] { plan.constants.append(switchPlace(value, target)) }
    } else {
      channel.width = Int32(function?.inputCount ?? Int(target.width))
      channel.payload = Int32(plan.constants.count)
      if case .color(let color)? = from ?? to { channel.space = color.space }
      for value in [from, to] {
        if let value {
          Self.append(value, space: channel.space, to: &plan.constants)
        } else {
          for _ in 0..<channel.width { plan.constants.append(0) }
        }
      }
    }
    plan.channels.append(channel)
  }

  /// The number that stands for a value that only switches.
  mutating func switchPlace(_ value: AnimatableValue?, _ target: PlanTarget) -> Double {
    guard let value else { return 0 }
    if case .bool(let flag) = value { return flag ? 1 : 0 }
    plan.objects.append(value)
    return Double(plan.objects.count - 1)
  }

  private mutating func addKeyframes(
    _ keyPath: String, _ specification: KeyframeSpecification, _ function: ValueFunction?,
    isAdditive: Bool
  ) throws(AnimationError) {
    let (target, resolved) = try target(keyPath)
    let kind = try valueKind(keyPath, resolved, function)
    if function != nil, isAdditive { needMatrix(target.transform) }
    note(target, isMatrix: function == nil ? resolved.part == .whole : isAdditive)
    if let path = specification.path {
      guard kind == .point else {
        throw .unsuitable("a path moves points: \(keyPath) is \(kind.words)")
      }
      return try addPath(path, specification, target)
    }
    var values: [AnimatableValue] = []
    for value in specification.values {
      values.append(try checked(value, keyPath, kind, isBounded: false))
    }
    try addKeyframes(target, values, specification, function)
  }

  /// Adds a channel through values of the target's kind.
  mutating func addKeyframes(
    _ target: PlanTarget, _ values: [AnimatableValue], _ specification: KeyframeSpecification,
    _ function: ValueFunction?
  ) throws(AnimationError) {
    var channel = PlanChannel(source: .keyframes, target: target)
    channel.function = function
    do throws(KeyframeError) {
      if target.form == .transform, function == nil {
        needMatrix(target.transform)
        channel.source = .transformKeyframes
        channel.payload = Int32(plan.transformKeyframes.count)
        plan.transformKeyframes.append(
          try specification.animation(
            values.map { if case .transform(let value) = $0 { value } else { .identity } },
            isStrict: isStrict))
        scope.diagnostics += plan.transformKeyframes.last?.diagnostics.map(\.description) ?? []
      } else if target.form == .object || target.form == .bool {
        channel.source = .switchKeyframes
        let places = values.map { SwitchValue(place: switchPlace($0, target)) }
        channel.payload = Int32(plan.switchKeyframes.count)
        plan.switchKeyframes.append(
          try specification.animation(places, isStrict: isStrict))
        scope.diagnostics += plan.switchKeyframes.last?.diagnostics.map(\.description) ?? []
      } else {
        if case .color(let color)? = values.first { channel.space = color.space }
        let rows = values.map { value in
          var row: [Double] = []
          Self.append(value, space: channel.space, to: &row)
          return row
        }
        channel.width = Int32(function?.inputCount ?? Int(target.width))
        channel.payload = Int32(plan.keyframes.count)
        plan.keyframes.append(try specification.animation(rows, isStrict: isStrict))
        scope.diagnostics += plan.keyframes.last?.diagnostics.map(\.description) ?? []
      }
    } catch {
      throw .keyframe(error)
    }
    plan.channels.append(channel)
  }

  private mutating func addPath(
    _ path: Path, _ specification: KeyframeSpecification, _ target: PlanTarget
  ) throws(AnimationError) {
    let animation: PathAnimation
    do throws(KeyframeError) {
      animation = try PathAnimation(
        path, keyTimes: specification.keyTimes, mode: specification.mode,
        timingFunctions: specification.timingFunctions, rotationMode: specification.rotationMode,
        isStrict: isStrict)
    } catch {
      throw .keyframe(error)
    }
    scope.diagnostics += animation.diagnostics.map(\.description)
    var channel = PlanChannel(source: .path, target: target)
    channel.payload = Int32(plan.paths.count)
    channel.width = 2
    plan.paths.append(animation)
    plan.channels.append(channel)
    guard specification.rotationMode != .none else { return }
    let (turn, _) = try self.target("transform.rotation")
    note(turn, isMatrix: false)
    var angle = PlanChannel(source: .pathAngle, target: turn)
    angle.payload = channel.payload
    plan.channels.append(angle)
  }
}

extension KeyframeSpecification {
  /// The animation through values, without a timing function over all.
  func animation<Value: Interpolatable>(
    _ values: [Value], isStrict: Bool
  ) throws(KeyframeError) -> KeyframeAnimation<Value> {
    try KeyframeAnimation(
      values: values, keyTimes: keyTimes, mode: mode, timingFunctions: timingFunctions,
      bending: .init(
        tension: tension, continuity: continuity, bias: bias,
        hasUniformTangents: hasUniformTangents),
      isPacedByArc: isPacedByArc, isStrict: isStrict)
  }
}
