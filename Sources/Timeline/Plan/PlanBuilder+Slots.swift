import Curves

/// The positions of properties among a plan's numbers.
extension PlanBuilder {
  /// Allocates a property's numbers, with its default.
  mutating func allocate(
    _ property: String, _ kind: PropertyKind, standard: AnimatableValue?
  ) throws(AnimationError) -> PlanTarget {
    let slot = plan.initial.count
    var target = PlanTarget(
      form: .numbers, slot: Int32(slot), width: 1, property: Int32(plan.wholes.count), kind: kind)
    switch kind {
    case .transform:
      target.form = .transform
      target.transform = Int32(plan.transforms.count)
      plan.transforms.append(TransformSlots(parts: slot))
      plan.initial += TransformLayout.identity
      target.width = Int32(TransformLayout.count)
    case .bool:
      target.form = .bool
      plan.initial.append(standard == .bool(true) ? 1 : 0)
    case .text:
      target.form = .object
      plan.initial.append(Double(plan.objects.count))
      plan.objects.append(standard ?? .text(""))
    case .numbers, .colors, .path:
      allocateList(property, kind, &target, standard)
    case .vector(let count):
      target.width = Int32(count)
      plan.initial += [Double](repeating: 0, count: count)
    case .number:
      if case .number(let number)? = standard {
        plan.initial.append(number)
      } else {
        plan.initial.append(0)
      }
    case .point, .size, .rect, .color:
      target.width = kind == .rect || kind == .color ? 4 : 2
      for index in 0..<Int(target.width) {
        plan.initial.append(standard?[component: index] ?? 0)
      }
    }
    plan.scratchWidth = max(plan.scratchWidth, Int(target.width))
    plan.wholes.append(Int32(slot)..<Int32(plan.initial.count))
    return target
  }

  /// Lists and outlines of equal shape are stored as numbers. Others switch.
  mutating func allocateList(
    _ property: String, _ kind: PropertyKind, _ target: inout PlanTarget,
    _ standard: AnimatableValue?
  ) {
    var values = scope.values(of: property).compactMap { kind.converted($0) }
    if values.isEmpty, let standard { values.append(standard) }
    let first = values[0]
    let count = first.componentCount
    guard count > 0, values.allSatisfy({ $0.isCompatible(with: first) }) else {
      if values.count > 1 {
        scope.diagnostics.append(
          "the values of \(property) have different "
            + (kind == .path ? "elements" : "lengths") + ": they switch half way")
      }
      target.form = .object
      plan.initial.append(Double(plan.objects.count))
      plan.objects.append(standard ?? first)
      return
    }
    target.width = Int32(count)
    if kind == .path {
      target.outline = Int32(plan.objects.count)
      plan.objects.append(first)
    }
    Self.append(first, to: &plan.initial)
  }

  /// Allocates the matrix of a transform that is written as a whole.
  mutating func needMatrix(_ transform: Int32) {
    guard plan.transforms[Int(transform)].matrix < 0 else { return }
    plan.transforms[Int(transform)].matrix = plan.initial.count
    plan.initial += [Double](repeating: 0, count: 17)
  }

  /// Appends the numbers of a value.
  static func append(
    _ value: AnimatableValue, space: ColorValue.Space = .encoded, to list: inout [Double]
  ) {
    switch value {
    case .number(let number): list.append(number)
    case .bool(let flag): list.append(flag ? 1 : 0)
    case .color(let color):
      let coordinates = color.converted(to: space).coordinates
      for index in 0..<4 { list.append(coordinates[index]) }
    case .colors(let colors):
      for color in colors { append(.color(color), to: &list) }
    case .path(let path): list += path.coordinates
    default: for index in 0..<value.componentCount { list.append(value[component: index]) }
    }
  }

  /// Sets the value of a property without animations.
  mutating func set(_ target: PlanTarget, to value: AnimatableValue) throws(AnimationError) {
    let slot = Int(target.slot)
    switch (target.form, value) {
    case (.object, _):
      plan.initial[slot] = Double(plan.objects.count)
      plan.objects.append(value)
    case (.bool, .bool(let flag)): plan.initial[slot] = flag ? 1 : 0
    case (.uniformScale, .number(let number)):
      for index in 0..<3 { plan.initial[slot + index] = number }
    case (.transform, .transform(let transform)):
      if transform == .identity { return }
      needMatrix(target.transform)
      let slots = plan.transforms[Int(target.transform)]
      plan.initial.withUnsafeMutableBufferPointer { initial in
        if let start = initial.baseAddress { slots.write(transform, to: start) }
      }
    default:
      if target.transform >= 0 {
        let slots = plan.transforms[Int(target.transform)]
        plan.initial.withUnsafeMutableBufferPointer { initial in
          if let start = initial.baseAddress { slots.useParts(start) }
        }
      }
      let start = plan.constants.count
      Self.append(value, to: &plan.constants)
      for index in 0..<Int(target.width) where start + index < plan.constants.count {
        plan.initial[slot + index] = plan.constants[start + index] + 0
      }
      plan.constants.removeSubrange(start...)
    }
  }
}

extension PlanBuilder.Scope {
  /// Every value that the layer gives to a property as a whole.
  func values(of property: String) -> [AnimatableValue] {
    var values: [AnimatableValue] = []
    if let value = model.values[property] { values.append(value) }
    for change in modelChanges where change.keyPath == property { values.append(change.value) }
    for entry in entries { entry.animation.collect(property, &values) }
    return values
  }
}

extension LayerAnimation {
  fileprivate func collect(_ property: String, _ values: inout [AnimatableValue]) {
    switch content {
    case .basic(let keyPath, let ends) where keyPath == property,
      .spring(let keyPath, let ends, _) where keyPath == property:
      values += [ends.from, ends.to, ends.by].compactMap { $0 }
    case .keyframe(let keyPath, let keyframes) where keyPath == property:
      values += keyframes.values
    case .relativeKeyframes(let group):
      for change in group.keyframes.flatMap(\.changes) where change.keyPath == property {
        values.append(change.value)
      }
    case .animator(let changes):
      for change in changes where change.keyPath == property { values.append(change.value) }
    case .group(let children): for child in children { child.collect(property, &values) }
    default: break
    }
  }
}
