import Curves

/// Frames of plans with less than a block of animations, which columns would not make faster.
extension Plan {
  /// The number of nodes from which on a plan has columns.
  static let leastColumnNodes = 8

  /// Determines how the nodes whose order does not matter are evaluated.
  mutating func simplifyNodes() {
    let owners = NodeOwners(self)
    for layer in layers.indices {
      var node = layers[layer].nodes.lowerBound
      while node < layers[layer].nodes.upperBound {
        let end = Int(nodes[node].end)
        if owners.isFree(node..<end, in: self) {
          for index in node..<end { simplify(index) }
        }
        node = end
      }
    }
  }

  private mutating func simplify(_ node: Int) {
    let (content, slot) = content(of: node)
    (nodes[node].content, nodes[node].slot) = (content, slot)
    guard content == .keys else { return }
    let rows = keyframes[Int(channels[Int(nodes[node].firstChannel)].payload)]
    nodes[node].keys = Int32(constants.count)
    FrameColumns.append(
      rows, cycleEnd: FrameColumns.cycleEnd(of: rows, nodes[node]), to: &constants)
  }

  /// Evaluates siblings in order, with the bits of ``run(_:at:isHeld:isTop:_:_:)``.
  ///
  /// - Parameters:
  ///   - range: Their nodes and those of their descendants.
  ///   - time: Their parent's time; the parent is not held at its end.
  ///   - isTop: Whether the parent is a layer.
  func runSimply(
    _ range: Range<Int>, at time: Double, isTop: Bool, _ v: UnsafeMutablePointer<Double>
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = Int(nodes[index].end)
      if nodes[index].content != .mixed, time.isFinite,
        let state = nodes[index].timing.simpleState(
          at: time, isRemoved: isTop && nodes[index].isRemovedOnCompletion)
      {
        if state.isShown { show(index, state.fraction, cycles: state.cycles, v) }
      } else {
        var silent = SilentObserver()
        run(index..<next, at: time, isHeld: false, isTop: isTop, v, &silent)
      }
      index = next
    }
  }

  /// Writes the values of a node whose order does not matter.
  @inline(__always)
  private func show(
    _ node: Int, _ fraction: Double, cycles: Double, _ v: UnsafeMutablePointer<Double>
  ) {
    let progress = progress(node, fraction)
    let cycles = nodes[node].isCumulative ? cycles : 0
    let slot = Int(nodes[node].slot)
    let value: Double
    switch nodes[node].content {
    case .mix:
      let channel = Int(nodes[node].firstChannel)
      let payload = Int(channels[channel].payload)
      let (current, given) = (v[slot], constants[payload + 1])
      let start = channels[channel].start == .given ? constants[payload] : current
      let end =
        switch channels[channel].end {
        case .given: given
        case .current: current
        case .change: current + given
        }
      let mixed = Curves.mix(start, end, at: progress)
      value =
        cycles > 0
        ? finite(mixed + cycles * Curves.mix(start, end, at: nodes[node].cycleEnd)) : mixed
    case .keys:
      let keys = Int(nodes[node].keys)
      value = constants.withUnsafeBufferPointer {
        FrameColumns.key($0, keys, at: progress, cycles: cycles)
      }
    case .group:
      return runSimply(
        node + 1..<Int(nodes[node].end), at: progress * nodes[node].timing.run, isTop: false, v)
    case .other, .mixed:
      for channel in nodes[node].channels { apply(channel, of: node, progress, cycles: cycles, v) }
      return
    }
    v[slot] = (nodes[node].isAdditive ? finite(v[slot] + value) : value) + 0
  }
}
