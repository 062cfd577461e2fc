import Curves

/// The channels of an animation: what it writes, and the source of the values.
extension PlanBuilder {
  /// A basic animation: any combination of from, to and by.
  mutating func addBasic(
    _ keyPath: String, _ basic: BasicAnimation<AnimatableValue>, _ function: ValueFunction?,
    isAdditive: Bool
  ) throws(AnimationError) {
    let target = try target(keyPath)
    let kind = try valueKind(keyPath, target, function)
    note(target, isMatrix: function == nil || isAdditive)
    if function != nil, isAdditive { needMatrix(target.transform) }
    if kind == .number, addNumbers(basic, target, function) { return }
    func value(_ value: AnimatableValue?) throws(AnimationError) -> AnimatableValue? {
      guard let value else { return nil }
      return try checked(value, keyPath, kind)
    }
    let (from, to, by) = (try value(basic.from), try value(basic.to), try value(basic.by))
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

  /// Adds a channel between two numbers without copies of values, the most common one.
  ///
  /// - Returns: Whether it was added: not if there is another value, or something to report.
  private mutating func addNumbers(
    _ basic: BasicAnimation<AnimatableValue>, _ target: PlanTarget, _ function: ValueFunction?
  ) -> Bool {
    guard basic.by == nil else { return false }
    var channel = PlanChannel(source: .mix, target: target)
    channel.function = function
    var (start, end) = (0.0, 0.0)
    switch basic.from {
    case .number(let from)?: start = from
    case nil: channel.start = .current
    default: return false
    }
    switch basic.to {
    case .number(let to)?: end = to
    case nil: channel.end = .current
    default: return false
    }
    guard channel.start == .given || channel.end == .given, abs(start) <= Self.largestNumber,
      abs(end) <= Self.largestNumber
    else { return false }
    channel.payload = Int32(plan.constants.count)
    plan.constants.append(start)
    plan.constants.append(end)
    plan.channels.append(channel)
    return true
  }

  /// The kind of values that an animation of a key path takes.
  func valueKind(
    _ keyPath: String, _ target: PlanTarget, _ function: ValueFunction?
  ) throws(AnimationError) -> PropertyKind {
    guard let function else { return target.kind }
    guard target.kind == .transform else {
      throw .unsuitable(
        "valueFunction \(function.rawValue) needs the key path of a transform, not \(keyPath)")
    }
    return function.inputCount == 1 ? .number : .vector(3)
  }

  /// Records whether a transform is written as a matrix or by parts.
  mutating func note(_ target: PlanTarget, isMatrix: Bool) {
    guard target.transform >= 0 else { return }
    for index in scope.transforms.indices where scope.transforms[index].index == target.transform {
      if target.form != .transform {
        scope.transforms[index].isTurned = true
      } else if isMatrix {
        scope.transforms[index].isMatrix = true
      }
    }
  }

  /// Adds a channel between two values. Current values are determined when it runs.
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
      for value in [from, to] { plan.constants.append(switchIndex(value, target)) }
    } else {
      channel.width = Int32(function?.inputCount ?? Int(target.width))
      channel.payload = Int32(plan.constants.count)
      if case .color(let color)? = from ?? to { channel.space = color.space }
      appendNumbers(from, of: channel)
      appendNumbers(to, of: channel)
    }
    plan.channels.append(channel)
  }

  /// Appends the numbers of one end of a channel; zeros for one that is determined when it runs.
  private mutating func appendNumbers(_ value: AnimatableValue?, of channel: PlanChannel) {
    if let value {
      Self.append(value, space: channel.space, to: &plan.constants)
    } else {
      for _ in 0..<channel.width { plan.constants.append(0) }
    }
  }

  /// The number that represents a value that only switches.
  mutating func switchIndex(_ value: AnimatableValue?, _ target: PlanTarget) -> Double {
    guard let value else { return 0 }
    if case .bool(let flag) = value { return flag ? 1 : 0 }
    plan.objects.append(value)
    return Double(plan.objects.count - 1)
  }

  mutating func addKeyframes(
    _ keyPath: String, _ specification: KeyframeSpecification, _ function: ValueFunction?,
    isAdditive: Bool
  ) throws(AnimationError) {
    let target = try target(keyPath)
    let kind = try valueKind(keyPath, target, function)
    if function != nil, isAdditive { needMatrix(target.transform) }
    note(target, isMatrix: function == nil || isAdditive)
    if kind == .number, try addLines(specification, target, function) { return }
    if let path = specification.path {
      if !specification.values.isEmpty {
        scope.diagnostics.append("values and a path are both given: the path applies")
      }
      guard kind == .point else {
        throw .unsuitable("a path moves points: \(keyPath) is \(kind.phrase)")
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
        scope.diagnostics += plan.transformKeyframes.last?.diagnostics ?? []
      } else if target.form == .object || target.form == .bool {
        channel.source = .switchKeyframes
        let indices = values.map { SwitchValue(choice: switchIndex($0, target)) }
        channel.payload = Int32(plan.switchKeyframes.count)
        plan.switchKeyframes.append(
          try specification.animation(indices, isStrict: isStrict))
        scope.diagnostics += plan.switchKeyframes.last?.diagnostics ?? []
      } else {
        if case .color(let color)? = values.first {
          channel.space = color.space
          channel.isPremultiplied = specification.isPremultiplied
        }
        channel.width = Int32(function?.inputCount ?? Int(target.width))
        channel.payload = Int32(plan.keyframes.count)
        let compiled = try compile(values, specification, channel)
        scope.diagnostics += compiled.diagnostics
        if let rows = compiled.rows { plan.keyframes.append(rows) }
      }
    } catch {
      throw .keyframe(error)
    }
    plan.channels.append(channel)
  }

  /// Adds a channel through numbers, linear in between, without copies of values: the most common keyframes.
  ///
  /// - Returns: Whether it was added: not for other keyframes.
  private mutating func addLines(
    _ specification: KeyframeSpecification, _ target: PlanTarget, _ function: ValueFunction?
  ) throws(AnimationError) -> Bool {
    guard specification.mode == .linear, specification.timingFunctions.isEmpty,
      specification.path == nil, !specification.values.isEmpty
    else { return false }
    if !lastLines.equal(specification) {
      var points: [Double] = []
      points.reserveCapacity(specification.values.count)
      for index in specification.values.indices {
        guard case .number(let number) = specification.values[index] else { return false }
        points.append(number)
      }
      let compiled: (rows: KeyframeRows?, diagnostics: [Diagnostic])
      do throws(KeyframeError) {
        compiled = try KeyframeRows.compile(
          linear: points, rows: points.count, keyTimes: specification.keyTimes, isStrict: isStrict)
      } catch {
        throw .keyframe(error)
      }
      scope.diagnostics += compiled.diagnostics
      lastLines = Lines(
        points: compiled.diagnostics.isEmpty ? points : [], keyTimes: specification.keyTimes,
        rows: compiled.rows)
    }
    guard let rows = lastLines.rows else { return false }
    var channel = PlanChannel(source: .keyframes, target: target)
    channel.function = function
    channel.payload = Int32(plan.keyframes.count)
    plan.keyframes.append(rows)
    plan.channels.append(channel)
    return true
  }

  /// Compiles keyframes of numbers.
  private mutating func compile(
    _ values: [AnimatableValue], _ specification: KeyframeSpecification, _ channel: PlanChannel
  ) throws(KeyframeError) -> (rows: KeyframeRows?, diagnostics: [Diagnostic]) {
    var points: [Double] = []
    var ends: [Int] = []
    for value in values {
      let start = points.count
      Self.append(value, space: channel.space, to: &points)
      if channel.isPremultiplied {
        for index in start..<start + 3 { points[index] *= points[start + 3] }
      }
      ends.append(points.count)
    }
    let isPlain =
      specification.mode == .linear && specification.timingFunctions.isEmpty && channel.width > 0
      && points.count == Int(channel.width) * values.count && !values.isEmpty
    if isPlain {
      return try KeyframeRows.compile(
        linear: points, rows: values.count, keyTimes: specification.keyTimes, isStrict: isStrict)
    }
    var rows: [[Double]] = []
    for index in ends.indices {
      rows.append(Array(points[(index > 0 ? ends[index - 1] : 0)..<ends[index]]))
    }
    return try KeyframeRows.compile(
      rows, keyTimes: specification.keyTimes, mode: specification.mode,
      timingFunctions: specification.timingFunctions, shape: specification.shape(),
      isPacedByArc: specification.isPacedByArc, isStrict: isStrict)
  }

  mutating func addPath(
    _ path: BezierPath, _ specification: KeyframeSpecification, _ target: PlanTarget
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
    scope.diagnostics += animation.diagnostics
    var channel = PlanChannel(source: .path, target: target)
    channel.payload = Int32(plan.paths.count)
    channel.width = 2
    plan.paths.append(animation)
    plan.channels.append(channel)
    guard specification.rotationMode != .none else { return }
    let turn = try self.target("transform.rotation")
    note(turn, isMatrix: false)
    var angle = PlanChannel(source: .pathAngle, target: turn)
    angle.payload = channel.payload
    plan.channels.append(angle)
  }
}

extension PlanBuilder.Lines {
  /// Whether they are those of a description.
  fileprivate func equal(_ specification: KeyframeSpecification) -> Bool {
    guard points.count == specification.values.count, keyTimes == specification.keyTimes else {
      return false
    }
    for index in points.indices {
      guard case .number(let number) = specification.values[index], number == points[index] else {
        return false
      }
    }
    return true
  }
}

extension KeyframeSpecification {
  /// The shape of splines.
  fileprivate func shape<Value: Interpolatable>() -> KeyframeAnimation<Value>.TensionContinuityBias
  {
    .init(
      tension: tension, continuity: continuity, bias: bias, hasUniformTangents: hasUniformTangents)
  }

  /// The animation through values, without an overall timing function.
  func animation<Value: Interpolatable>(
    _ values: [Value], isStrict: Bool
  ) throws(KeyframeError) -> KeyframeAnimation<Value> {
    try KeyframeAnimation(
      values: values, keyTimes: keyTimes, mode: mode, timingFunctions: timingFunctions,
      shape: shape(), isPacedByArc: isPacedByArc, isStrict: isStrict)
  }
}
