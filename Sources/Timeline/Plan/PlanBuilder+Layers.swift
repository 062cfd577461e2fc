import Curves
import Spring

extension PlanBuilder {
  /// Reserves storage for layers and their sublayers.
  ///
  /// - Throws: ``PlanError`` if there are too many, including copies.
  mutating func reserve(for layers: [AnimatedLayer]) throws(PlanError) {
    var all = AnimatedLayer.Size()
    for index in layers.indices {
      all.add(layers[index])
      guard all.layers <= Plan.layerLimit else {
        throw PlanError(
          layer: [index], layerName: layers[index].name, animation: nil, key: "every",
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

  /// Compiles a layer, or its copies, with their sublayers.
  mutating func addCopies(
    of layer: AnimatedLayer, parent: Int?, path: [Int]
  ) throws(PlanError) {
    if layer.spawning == nil { return try add(layer, parent: parent, path: path) }
    for copy in layer.copies { try add(copy, parent: parent, path: path) }
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
    scope.begin(layer, custom: customKinds(of: layer.model))
    let (firstProperty, firstNode) = (plan.properties.count, plan.nodes.count)
    var key = ""
    var index: Int?
    do throws(AnimationError) {
      do throws(ParameterError) { try layer.timingChanges.validate() } catch {
        throw .parameter(error)
      }
      // A whole property comes before its parts.
      if !layer.model.values.isEmpty {
        for (keyPath, value) in layer.model.values.sorted(by: { $0.key < $1.key }) {
          key = keyPath
          try setInitial(keyPath, value)
        }
      }
      scope.isAnimating = true
      for change in layer.modelChanges {
        key = change.keyPath
        try add(change)
      }
      let firstEntry = plan.entryNodes.count
      // Entries are large: a loop over the array would copy each.
      let entries = layer.entries
      var areWaiting = false
      for number in entries.indices {
        (key, index) = (entries[number].key, number)
        try add(entries[number])
        areWaiting = areWaiting || entries[number].animation.predecessor != nil
      }
      if areWaiting {
        try resolvePredecessors(of: layer.entries, firstEntry) {
          key = $0.key
          index = $1
        }
      }
      if scope.hasHolds {
        for node in plan.entryNodes[firstEntry...] where plan.nodes[Int(node)].isGroup {
          beginHolds(in: [Int(node)])
        }
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
    let sublayers = layer.sublayers
    for child in sublayers.indices {
      try addCopies(of: sublayers[child], parent: number, path: path + [child])
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
    for transform in scope.transforms where transform.isMatrix && transform.isTurned {
      scope.diagnostics.append(
        "\(transform.keyPath) is also animated as a matrix: its rotations are then limited to -180...180 degrees"
      )
    }
    for (key, text) in scope.diagnostics.list {
      let owner = [scope.name, key].filter { !$0.isEmpty }.joined(separator: ", ")
      let diagnostic = Diagnostic(owner.isEmpty ? text : "\(owner): \(text)")
      if isStrict { throw .strict(diagnostic) }
      plan.diagnostics.append(diagnostic)
    }
  }

  /// Writes a model value into the numbers without animations.
  private mutating func setInitial(
    _ keyPath: String, _ value: AnimatableValue
  ) throws(AnimationError) {
    let target = try target(keyPath)
    plan.modelProperties.insert(target.property)
    try set(target, to: try checked(value, keyPath, target.kind))
  }
}

extension AnimatedLayer {
  /// The number of layers and animations, including the copies of timers and the children of groups.
  fileprivate struct Size {
    var layers = 0
    var animations = 0

    mutating func add(_ layer: AnimatedLayer) {
      var one = Size(layers: 1)
      one.animations = layer.entries.count
      let entries = layer.entries
      for index in entries.indices {
        if case .group(let children) = entries[index].animation.content {
          one.animations += Self.count(children)
        }
      }
      let sublayers = layer.sublayers
      for index in sublayers.indices { one.add(sublayers[index]) }
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
