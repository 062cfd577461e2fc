import Curves
import Spring

/// Compiles a scene, layer by layer.
struct PlanBuilder {
  var plan = Plan()
  let isStrict: Bool
  /// The key paths of known properties, resolved before.
  private var known: [String: ResolvedKeyPath] = [:]
  private var easings: [Easing: Int32] = [:]
  private var springs: [SpringSettings: (place: Int32, settling: Double)] = [:]
  private var propertyCount: Int32 = 0

  /// What is known of the layer that is being compiled.
  struct Scope {
    var layer: Layer
    var custom: [String: PropertyKind] = [:]
    var targets: [String: PlanTarget] = [:]
    /// The key paths that have columns.
    var keyPaths: Set<String> = []
    /// Those that animations mention, in order, and whether it is animations that are being compiled.
    var animated: [String] = []
    var isAnimating = false
    /// What animators and relative keyframes have made of model values.
    var reached: [PlanTarget: AnimatableValue] = [:]
    /// Whether those of the animation at hand are held from when it is added.
    var isHeld = false
    var diagnostics = Notes()
    /// The key paths of transforms that are written as a matrix, and as parts.
    var matrices: Set<Int32> = []
    var turned: Set<Int32> = []
  }

  /// Warnings about a layer, each with the key of its animation.
  struct Notes {
    /// The key of the animation that is being compiled.
    var key = ""
    private(set) var list: [(key: String, text: String)] = []

    mutating func append(_ text: String) { list.append((key, text)) }

    static func += (notes: inout Notes, texts: [String]) {
      for text in texts { notes.append(text) }
    }
  }

  var scope = Scope(layer: Layer(""))

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// The target of a key path, whose property gets its place when it is first met.
  mutating func target(_ keyPath: String) throws(AnimationError) -> (PlanTarget, ResolvedKeyPath) {
    let resolved: ResolvedKeyPath
    if let before = known[keyPath], scope.custom.isEmpty {
      resolved = before
    } else {
      resolved = try ResolvedKeyPath(keyPath, custom: scope.custom)
      if scope.custom[resolved.property] == nil { known[keyPath] = resolved }
    }
    let whole: PlanTarget
    if let before = scope.targets[resolved.property] {
      whole = before
    } else {
      whole = try place(resolved.property, resolved.kind)
      scope.targets[resolved.property] = whole
    }
    let target = whole.part(resolved)
    if scope.isAnimating { scope.animated.append(keyPath) }
    if scope.keyPaths.insert(keyPath).inserted {
      plan.properties.append(
        Plan.Property(layer: plan.layers.count - 1, keyPath: keyPath, target: target))
    }
    return (target, resolved)
  }

  /// Gives a property its numbers, those of its default.
  private mutating func place(
    _ property: String, _ kind: PropertyKind
  ) throws(AnimationError) -> PlanTarget {
    let slot = plan.initial.count
    var target = PlanTarget(
      form: .numbers, slot: Int32(slot), width: 1, property: propertyCount, kind: kind)
    propertyCount += 1
    let standard = LayerProperty.named(property)?.defaultValue
    switch kind {
    case .transform:
      target.form = .transform
      target.transform = Int32(plan.transforms.count)
      plan.transforms.append(TransformSlots(parts: slot))
      plan.initial += TransformSlots.identity
      target.width = Int32(TransformSlots.count)
    case .bool:
      target.form = .bool
      plan.initial.append(standard == .bool(true) ? 1 : 0)
    case .text:
      target.form = .object
      plan.initial.append(Double(plan.objects.count))
      plan.objects.append(standard ?? .text(""))
    case .numbers, .colors, .path:
      placeList(property, kind, &target, standard)
    case .vector(let count):
      target.width = Int32(count)
      plan.initial += [Double](repeating: 0, count: count)
    case .number, .point, .size, .rect, .color:
      target.width = kind == .number ? 1 : kind == .rect || kind == .color ? 4 : 2
      for index in 0..<Int(target.width) {
        plan.initial.append(standard?[component: index] ?? 0)
      }
    }
    plan.scratchWidth = max(plan.scratchWidth, Int(target.width))
    return target
  }

  /// Lists and outlines of one shape are numbers; where shapes differ they switch.
  private mutating func placeList(
    _ property: String, _ kind: PropertyKind, _ target: inout PlanTarget,
    _ standard: AnimatableValue?
  ) {
    var values = scope.layer.values(of: property).compactMap { kind.converted($0) }
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

  /// Makes room for the matrix of a transform that is written whole.
  mutating func needMatrix(_ transform: Int32) {
    guard plan.transforms[Int(transform)].matrix < 0 else { return }
    plan.transforms[Int(transform)].matrix = plan.initial.count
    plan.initial += [Double](repeating: 0, count: 17)
  }

  /// Appends the numbers of a value.
  static func append(
    _ value: AnimatableValue, space: Color.Space = .encoded, to list: inout [Double]
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

  /// The value as the key path has it.
  ///
  /// - Throws: ``AnimationError`` if it is of another kind.
  ///
  /// - Parameter isBounded: Whether its numbers are checked too; keyframes check theirs.
  func checked(
    _ value: AnimatableValue, _ keyPath: String, _ kind: PropertyKind, isBounded: Bool = true
  ) throws(AnimationError) -> AnimatableValue {
    guard let converted = kind.converted(value) else {
      throw .wrongKind(keyPath: keyPath, value: value.kind, allowed: kind.words)
    }
    guard isBounded else { return converted }
    var largest = 0.0
    if case .path(let path) = converted {
      largest = path.coordinates.reduce(0) { max($0, abs($1)) }
    } else {
      for index in 0..<converted.componentCount {
        largest = max(largest, abs(converted[component: index]))
      }
    }
    guard largest <= 1e150 else {
      throw .wrongKind(
        keyPath: keyPath, value: "\(largest)", allowed: "\(kind.words) in -1e150...1e150")
    }
    return converted
  }

  /// The place of a timing function; -1 is linear.
  mutating func easing(_ easing: Easing) -> Int32 {
    if case .linear = easing { return -1 }
    if let place = easings[easing] { return place }
    let place = Int32(plan.easings.count)
    plan.easings.append(PlanEasing(easing))
    easings[easing] = place
    return place
  }

  /// The place of a spring, and the time Core Animation gives for it to settle.
  mutating func spring(
    _ settings: SpringSettings
  ) throws(AnimationError) -> (place: Int32, settling: Double) {
    var key = settings
    key.isSettling = false
    if let before = springs[key] { return before }
    let motion: SpringMotion
    do throws(SpringError) { motion = try settings.motion() } catch { throw .spring(error) }
    let entry = (Int32(plan.springs.count), motion.settlingDuration(.coreAnimation()))
    plan.springs.append(motion)
    springs[key] = entry
    return entry
  }
}

extension PlanBuilder {
  /// Compiles a layer and those below it.
  mutating func add(
    _ layer: Layer, parent: Int?, place: [Int]
  ) throws(PlanError) {
    let number = plan.layers.count
    guard number < Plan.layerLimit else {
      throw PlanError(
        layer: place, layerName: layer.name, animation: nil, key: "every",
        error: .unsuitable("a scene has at most \(Plan.layerLimit) layers, copies included"))
    }
    plan.layers.append(
      Plan.Layer(
        name: layer.name, parent: parent, timing: layer.timing,
        nodes: plan.nodes.count..<plan.nodes.count,
        properties: plan.properties.count..<plan.properties.count,
        entries: plan.entries.count..<plan.entries.count))
    scope.layer = layer
    scope.custom = layer.model.customKinds
    scope.targets.removeAll(keepingCapacity: true)
    scope.keyPaths.removeAll(keepingCapacity: true)
    scope.reached.removeAll(keepingCapacity: true)
    scope.matrices.removeAll(keepingCapacity: true)
    scope.turned.removeAll(keepingCapacity: true)
    let (firstProperty, firstNode) = (plan.properties.count, plan.nodes.count)
    var key = ""
    var index: Int?
    do throws(AnimationError) {
      // The whole of a property comes before its parts.
      for (keyPath, value) in layer.model.values.sorted(by: { $0.key < $1.key }) {
        key = keyPath
        try setInitial(keyPath, value)
      }
      scope.isAnimating = true
      for change in layer.modelChanges {
        key = change.keyPath
        try add(change)
      }
      let firstEntry = plan.entries.count
      for (place, entry) in layer.entries.enumerated() {
        (key, index) = (entry.key, place)
        try add(entry)
      }
      try resolvePredecessors(of: layer.entries, firstEntry) {
        key = $0.key; index = $1
      }
      index = nil
      scope.diagnostics.key = ""
      scope.isAnimating = false
      sortProperties(from: firstProperty)
      try finishScope()
    } catch {
      throw PlanError(
        layer: place, layerName: layer.name, animation: index, key: key, error: error)
    }
    plan.layers[number].properties = firstProperty..<plan.properties.count
    plan.layers[number].nodes = firstNode..<plan.nodes.count
    plan.layers[number].entries =
      plan.layers[number].entries.lowerBound..<plan.entries.count
    for (place2, sublayer) in layer.sublayers.enumerated() {
      for copy in 0..<sublayer.copyCount {
        try add(sublayer.copy(copy), parent: number, place: place + [place2])
      }
    }
  }

  /// Puts the properties that animations mention first.
  private mutating func sortProperties(from first: Int) {
    var own: [String: Plan.Property] = [:]
    for property in plan.properties[first...] { own[property.keyPath] = property }
    var sorted: [Plan.Property] = []
    for keyPath in scope.animated + plan.properties[first...].map(\.keyPath) {
      if let property = own.removeValue(forKey: keyPath) { sorted.append(property) }
    }
    plan.properties.replaceSubrange(first..., with: sorted)
    scope.animated.removeAll(keepingCapacity: true)
  }

  private mutating func finishScope() throws(AnimationError) {
    for transform in scope.matrices.intersection(scope.turned).sorted() {
      let name = scope.targets.first { $0.value.transform == transform }?.key ?? "transform"
      scope.diagnostics.append(
        "\(name) is animated as a matrix too, from which turns are read in -180...180 degrees")
    }
    for (key, text) in scope.diagnostics.list {
      let owner = [scope.layer.name, key].filter { !$0.isEmpty }.joined(separator: ", ")
      let diagnostic = Diagnostic(owner.isEmpty ? text : "\(owner): \(text)")
      if isStrict { throw .strict(diagnostic) }
      plan.diagnostics.append(diagnostic)
    }
    scope.diagnostics = Notes()
  }

  /// Writes a model value among the numbers without animations.
  private mutating func setInitial(
    _ keyPath: String, _ value: AnimatableValue
  ) throws(AnimationError) {
    let (target, resolved) = try target(keyPath)
    plan.modelProperties.insert(target.property)
    try set(target, to: try checked(value, keyPath, resolved.valueKind))
  }

  /// Makes a value that of a property without animations.
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

extension Layer {
  /// Every value that the layer gives to a property as a whole.
  func values(of property: String) -> [AnimatableValue] {
    var values: [AnimatableValue] = []
    if let value = model.values[property] { values.append(value) }
    for change in modelChanges where change.keyPath == property { values.append(change.value) }
    for entry in entries { entry.animation.collect(property, &values) }
    return values
  }
}

extension Animation {
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
