import Curves
import Spring

extension PlanBuilder {
  /// Reserves storage for layers and their sublayers.
  ///
  /// - Throws: ``PlanError`` if there are too many, including copies.
  mutating func reserve(for layers: [AnimatedLayer]) throws(PlanError) {
    var all = AnimatedLayer.Size()
    for (index, layer) in layers.enumerated() {
      all.add(layer)
      guard all.layers <= Plan.layerLimit else {
        throw PlanError(
          layer: [index], layerName: layer.name, animation: nil, key: "every",
          error: .unsuitable("a scene has at most \(Plan.layerLimit) layers, including copies"))
      }
    }
    let animations = min(all.animations, 1 << 24)
    plan.layers.reserveCapacity(all.layers)
    plan.entryNodes.reserveCapacity(animations)
    plan.nodes.reserveCapacity(animations)
    plan.channels.reserveCapacity(animations)
    plan.properties.reserveCapacity(animations)
    plan.wholes.reserveCapacity(animations)
    plan.initial.reserveCapacity(2 * animations)
    plan.constants.reserveCapacity(2 * animations)
  }

  /// Compiles a layer and its sublayers.
  mutating func add(
    _ layer: AnimatedLayer, parent: Int?, path: [Int]
  ) throws(PlanError) {
    let number = plan.layers.count
    plan.layers.append(
      Plan.Layer(
        name: layer.name, parent: parent, clock: LocalClock(layer.timing, layer.timingChanges),
        nodes: plan.nodes.count..<plan.nodes.count,
        properties: plan.properties.count..<plan.properties.count,
        slots: plan.initial.count..<plan.initial.count,
        entries: plan.entryNodes.count..<plan.entryNodes.count, source: layer.entries))
    scope.layer = layer
    scope.custom = customKinds(of: layer.model)
    scope.transforms.removeAll(keepingCapacity: true)
    scope.reached = [:]
    scope.matrices = []
    scope.turned = []
    let (firstProperty, firstNode) = (plan.properties.count, plan.nodes.count)
    var key = ""
    var index: Int?
    do throws(AnimationError) {
      do throws(ParameterError) { try layer.timingChanges.validate() } catch {
        throw .parameter(error)
      }
      // A whole property comes before its parts.
      for (keyPath, value) in layer.model.values.sorted(by: { $0.key < $1.key }) {
        key = keyPath
        try setInitial(keyPath, value)
      }
      scope.isAnimating = true
      for change in layer.modelChanges {
        key = change.keyPath
        try add(change)
      }
      let firstEntry = plan.entryNodes.count
      // Entries are large, and a loop over an array would copy each.
      let entries = layer.entries
      for number in entries.indices {
        (key, index) = (entries[number].key, number)
        try add(entries[number])
      }
      try resolvePredecessors(of: layer.entries, firstEntry) {
        key = $0.key; index = $1
      }
      for node in plan.entryNodes[firstEntry...] where plan.nodes[Int(node)].isGroup {
        beginHolds(in: [Int(node)])
      }
      index = nil
      scope.diagnostics.key = ""
      scope.isAnimating = false
      sortProperties(from: firstProperty)
      try finishScope()
    } catch {
      throw PlanError(
        layer: path, layerName: layer.name, animation: index, key: key, error: error)
    }
    plan.layers[number].properties = firstProperty..<plan.properties.count
    plan.layers[number].nodes = firstNode..<plan.nodes.count
    plan.layers[number].slots = plan.layers[number].slots.lowerBound..<plan.initial.count
    plan.layers[number].entries =
      plan.layers[number].entries.lowerBound..<plan.entryNodes.count
    for (child, sublayer) in layer.sublayers.enumerated() {
      for copy in sublayer.copies {
        try add(copy, parent: number, path: path + [child])
      }
    }
  }

  /// Sorts the properties so that animated ones come first.
  private mutating func sortProperties(from first: Int) {
    defer { scope.animated.removeAll(keepingCapacity: true) }
    guard !scope.animated.elementsEqual(first..<first + scope.animated.count) else { return }
    var isLeft = [Bool](repeating: true, count: plan.properties.count - first)
    for index in scope.animated { isLeft[index - first] = false }
    let others = plan.properties[first...].indices.filter { isLeft[$0 - first] }
    plan.properties.replaceSubrange(
      first..., with: (scope.animated + others).map { plan.properties[$0] })
  }

  private mutating func finishScope() throws(AnimationError) {
    for (name, transform) in scope.transforms
    where scope.matrices.contains(transform) && scope.turned.contains(transform) {
      scope.diagnostics.append(
        "\(name) is also animated as a matrix: its rotations are then limited to -180...180 degrees"
      )
    }
    for (key, text) in scope.diagnostics.list {
      let owner = [scope.layer.name, key].filter { !$0.isEmpty }.joined(separator: ", ")
      let diagnostic = Diagnostic(owner.isEmpty ? text : "\(owner): \(text)")
      if isStrict { throw .strict(diagnostic) }
      plan.diagnostics.append(diagnostic)
    }
    scope.diagnostics = Notes()
  }

  /// Writes a model value into the numbers without animations.
  private mutating func setInitial(
    _ keyPath: String, _ value: AnimatableValue
  ) throws(AnimationError) {
    let (target, resolved) = try target(keyPath)
    plan.modelProperties.insert(target.property)
    try set(target, to: try checked(value, keyPath, resolved.valueKind))
  }
}

extension AnimatedLayer {
  /// The number of layers and animations, including the copies of timers and the children of groups.
  fileprivate struct Size {
    var layers = 0
    var animations = 0

    mutating func add(_ layer: AnimatedLayer) {
      var one = Size(layers: 1)
      // Only groups are looked into: animations are large, and a call would copy each.
      one.animations = layer.entries.count
      let entries = layer.entries
      for index in entries.indices {
        if case .group(let children) = entries[index].animation.content {
          one.animations += Self.count(children)
        }
      }
      for sublayer in layer.sublayers { one.add(sublayer) }
      layers = Self.sum(layers, one.layers, times: layer.copyCount)
      animations = Self.sum(animations, one.animations, times: layer.copyCount)
    }

    private static func count(_ animations: [LayerAnimation]) -> Int {
      var count = animations.count
      for index in animations.indices {
        if case .group(let children) = animations[index].content { count += self.count(children) }
      }
      return count
    }

    /// A sum that stays in range.
    private static func sum(_ a: Int, _ b: Int, times count: Int) -> Int {
      let (product, isTooLarge) = b.multipliedReportingOverflow(by: count)
      return isTooLarge ? 1 << 60 : min(a + min(product, 1 << 60), 1 << 60)
    }
  }
}
