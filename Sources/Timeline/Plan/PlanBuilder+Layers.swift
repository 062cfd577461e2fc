import Curves

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
}
