import Curves

extension Plan {
  /// Compiles a scene.
  ///
  /// - Parameters:
  ///   - scene: The document.
  ///   - isStrict: Whether to treat every diagnostic as an error.
  /// - Throws: ``PlanError`` that names the layer and the animation.
  public init(_ scene: LayerScene, isStrict: Bool = false) throws(PlanError) {
    var builder = PlanBuilder(isStrict: isStrict)
    try builder.reserve(for: scene.layers)
    let layers = scene.layers
    for index in layers.indices {
      try builder.addCopies(of: layers[index], parent: nil, path: [index])
    }
    // Moved: a copy would retain every list.
    self.init()
    swap(&self, &builder.plan)
    diagnostics = scene.notes + diagnostics
    writers = PlanWriters(self)
    if nodes.count < Self.leastColumnNodes {
      simplifyNodes()
    } else {
      frameColumns = FrameColumns(self)
    }
    do throws(AnimationError) {
      for column in scene.derivedColumns { try derive(column) }
      for text in invisible() {
        if isStrict { throw .strict(text) }
        diagnostics.append(text)
      }
    } catch {
      throw PlanError(layer: [], layerName: "", animation: nil, key: "", error: error)
    }
  }

  /// Checks an animation against its model.
  static func check(
    _ animation: LayerAnimation, on model: ModelValues, isStrict: Bool
  ) throws(AnimationError) {
    var layer = Timeline.AnimatedLayer("")
    layer.model = model
    var animation = animation
    // The animation it waits for may be added later.
    animation.predecessor = nil
    layer.append(animation, forKey: "")
    do throws(PlanError) {
      // Only a complete plan tells whether an animation has no visible effect.
      if isStrict {
        _ = try Plan(layer.alone, isStrict: true)
      } else {
        var builder = PlanBuilder(isStrict: false)
        try builder.add(layer, parent: nil, path: [0])
      }
    } catch {
      throw error.error
    }
  }

  /// Warnings about animations between two equal values on top of that same value.
  private func invisible() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var values: [Double] = []
    // Elements of these lists are large: a loop over them would copy each.
    for layer in layers.indices {
      var checks = 0
      for path in layers[layer].entries where checks < 64 {
        let index = Int(entryNodes[path])
        let node = nodes[index]
        guard !node.channels.isEmpty, !node.isAdditive, !node.isCumulative,
          node.timing.begin.isFinite, mayHoldStill(channels[Int(node.firstChannel)]),
          case .basic = source(path, of: layer).content
        else { continue }
        checks += 1
        if values.isEmpty { values = makeValues() }
        let isStill = values.withUnsafeMutableBufferPointer { values in
          guard let v = values.baseAddress else { return false }
          return holdsStill(index, of: layer, v)
        }
        guard isStill else { continue }
        let target = channels[Int(node.firstChannel)].target
        let property = properties[layers[layer].properties].first { $0.target == target }
        let key = entry(path, of: layers[layer]).key
        found.append(
          Diagnostic(
            "\(layers[layer].name), \(key): \(property?.keyPath ?? "it") runs from a value to the "
              + "same value, which is already there: it has no visible effect"))
      }
    }
    return found
  }

  /// The animation of an entry in the document.
  private func source(_ path: Int, of layer: Int) -> LayerAnimation {
    layers[layer].source[path - layers[layer].entries.lowerBound].animation
  }

  /// Whether the ends of a channel allow it to show an unchanged value.
  private func mayHoldStill(_ channel: PlanChannel) -> Bool {
    guard channel.source == .mix, channel.function == nil, channel.space == .encoded else {
      return false
    }
    let (payload, width) = (Int(channel.payload), Int(channel.width))
    return channel.start != .given || channel.end != .given
      || (0..<width).allSatisfy {
        constants[payload + $0] == constants[payload + width + $0]
      }
  }

  /// Whether an animation shows, from start to end, the value beneath it at its beginning.
  private func holdsStill(
    _ node: Int, of layer: Int, _ v: UnsafeMutablePointer<Double>
  ) -> Bool {
    reset(layers[layer].slots, v)
    var silent = SilentObserver()
    let begin = layerTimes(nodes[node].timing.begin, of: nodes[node]).first ?? .infinity
    run(
      layers[layer].nodes.lowerBound..<node, at: begin, isHeld: false, isTop: true, v, &silent)
    let channel = channels[Int(nodes[node].firstChannel)]
    let (slot, payload, width) = (
      Int(channel.target.slot), Int(channel.payload), Int(channel.width)
    )
    return (0..<width).allSatisfy { index in
      let current = v[slot + index]
      let given = constants[payload + width + index]
      return (channel.start == .current || constants[payload + index] == current)
        && (channel.end == .current || given == (channel.end == .given ? current : 0))
    }
  }
}
