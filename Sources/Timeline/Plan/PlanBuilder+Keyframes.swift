import Curves

/// The channels of keyframe animations.
extension PlanBuilder {
  /// Adds the channels of keyframes or of a path.
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
