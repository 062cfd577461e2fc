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
}
