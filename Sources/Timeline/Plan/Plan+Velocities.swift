import Curves

extension Plan {
  /// Writes the rates of change of a property's components at many times of the scene, per second, row by
  /// row.
  ///
  /// They are exact derivatives, and 0 if a value holds or only switches. For a transform's elements and
  /// the direction of a path they are finite differences, accurate to about 1e-8. At a jump they are
  /// those of the adjoining pieces, and at a corner those of the following piece.
  ///
  /// - Parameters:
  ///   - property: One of ``properties``.
  ///   - times: Times of the scene, in seconds.
  ///   - rows: Receives a row for each time, each with ``componentCount(of:)`` numbers.
  ///   - values: Storage from ``makeValues()``, which can be reused for many calls.
  /// - Complexity: Linear in the times and in the animations of the property's layer.
  public func velocities(
    of property: Property, at times: Span<Double>, into rows: inout MutableSpan<Double>,
    using values: inout [Double]
  ) {
    precondition(values.count == slotCount, "the values must be those of this plan")
    let count = componentCount(of: property)
    guard count > 0 else { return }
    var pace = 1.0
    var layer: Int? = property.layer
    while let here = layer {
      pace *= layers[here].timing.speed
      layer = layers[here].parent
    }
    rows.withUnsafeMutableBufferPointer { rows in
      values.withUnsafeMutableBufferPointer { values in
        guard let row = rows.baseAddress, let v = values.baseAddress else { return }
        for step in 0..<min(times.count, rows.count / count) {
          initial.withUnsafeBufferPointer { initial in
            if let start = initial.baseAddress { v.update(from: start, count: initial.count) }
          }
          var watcher = RateWatcher(self, pace: pace)
          let time = localTime(property.layer, at: times[step])
          run(
            layers[property.layer].nodes, at: time, isHeld: false, isTop: true, v, &watcher)
          watcher.write(property.target, v, into: row + step * count)
        }
      }
    }
  }
}

/// Computes the rates of change of all numbers during an evaluation.
private struct RateWatcher: PlanObserver {
  private let plan: Plan
  private var rates: [Double]
  /// The enclosing groups, with the rate of their children's time and the index after their nodes.
  private var paces: [(end: Int, pace: Double)]
  /// The rate of the current animation's progress.
  private var progressRate = 0.0
  private var progress = 0.0
  private var cycles = 0.0

  init(_ plan: Plan, pace: Double) {
    self.plan = plan
    rates = [Double](repeating: 0, count: plan.initial.count)
    paces = [(.max, pace)]
  }

  mutating func didVisit(_ index: Int, _ state: TimingState, isShown: Bool, at time: Double) {
    while let last = paces.last, index >= last.end { paces.removeLast() }
    guard isShown else { return }
    let node = plan.nodes[index]
    var rate = paces[paces.count - 1].pace * node.timing.speed / node.timing.run
    if state.isReturning { rate = -rate }
    if state.phase != .active || state.isAtEnd { rate = 0 }
    progress = state.fraction
    let easing = Int(node.easing)
    if easing >= 0 {
      rate = Self.chain(plan.easings.velocity(of: easing, at: progress), rate)
      progress = plan.easings.value(of: easing, at: progress)
    }
    if node.spring >= 0 {
      let motion = plan.springs[Int(node.spring)].state(at: progress * node.timing.run)
      rate = Self.chain(motion.velocity * node.timing.run, rate)
      progress = motion.value
    }
    (progressRate, cycles) = (rate, state.completedCycles)
    if node.isGroup { paces.append((Int(node.end), rate * node.timing.run)) }
  }

  private static func chain(_ a: Double, _ b: Double) -> Double { a == 0 || b == 0 ? 0 : a * b }

  mutating func willWrite(_ number: Int, of index: Int, _ v: UnsafePointer<Double>) {
    let channel = plan.channels[number]
    let node = plan.nodes[index]
    let (slot, width) = (Int(channel.target.slot), Int(channel.width))
    switch channel.source {
    case .switching, .switchKeyframes: return
    case .transforms, .transformKeyframes: return matrix(number, of: index, v)
    case .mix, .keyframes, .path, .pathAngle: break
    }
    let row = numbers(channel, node, v)
    if let function = channel.function {
      guard !node.isAdditive else { return matrix(number, of: index, v) }
      let parts = plan.transforms[Int(channel.target.transform)].parts
      for place in 0..<TransformLayout.count { rates[parts + place] = 0 }
      for place in 0..<width { rates[parts + function.offset + place] = row[place] }
    } else if channel.target.form == .uniformScale {
      let before = node.isAdditive ? (rates[slot] + rates[slot + 1] + rates[slot + 2]) / 3 : 0
      for place in 0..<3 { rates[slot + place] = before + row[0] }
    } else {
      for place in 0..<width {
        rates[slot + place] = (node.isAdditive ? rates[slot + place] : 0) + row[place]
      }
    }
  }

  /// The rates of a channel's numbers.
  private func numbers(
    _ channel: PlanChannel, _ node: PlanNode, _ v: UnsafePointer<Double>
  ) -> [Double] {
    let (slot, width, payload) = (
      Int(channel.target.slot), Int(channel.width), Int(channel.payload)
    )
    switch channel.source {
    case .keyframes:
      var row = [Double](repeating: 0, count: width)
      row.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return }
        plan.keyframes[payload].writeVelocity(at: progress, into: row)
      }
      return row.map { Self.chain($0, progressRate) }
    case .path:
      let velocity = plan.paths[payload].velocity(at: progress)
      return [Self.chain(velocity.x, progressRate), Self.chain(velocity.y, progressRate)]
    case .pathAngle:
      let step = 0x1p-20
      let path = plan.paths[payload]
      var turn = path.rotation(at: progress + step) - path.rotation(at: progress - step)
      turn = turn.remainder(dividingBy: 2 * .pi)
      return [Self.chain(turn / (2 * step), progressRate)]
    default: break
    }
    return (0..<width).map { place in
      let (current, currentRate) = (v[slot + place], rates[slot + place])
      let given = plan.constants[payload + width + place]
      let isStartGiven = channel.start == .given
      let start = isStartGiven ? plan.constants[payload + place] : current
      let end =
        channel.end == .given ? given : channel.end == .current ? current : current + given
      let startRate = isStartGiven ? 0 : currentRate
      let endRate = channel.end == .given ? 0 : currentRate
      var rate =
        Self.chain(end - start, progressRate) + startRate * (1 - progress) + endRate * progress
      if node.isCumulative, cycles > 0 {
        rate += cycles * (startRate * (1 - node.cycleEnd) + endRate * node.cycleEnd)
      }
      return rate
    }
  }

  /// The rates of a matrix by finite differences of the progress, with the value beneath held constant.
  private mutating func matrix(_ number: Int, of index: Int, _ v: UnsafePointer<Double>) {
    let slots = plan.transforms[Int(plan.channels[number].target.transform)]
    let step = 0x1p-20
    var room = Array(UnsafeBufferPointer(start: v, count: plan.slotCount))
    func elements(_ progress: Double) -> SIMD16<Double> {
      room.withUnsafeMutableBufferPointer { room in
        guard let place = room.baseAddress else { return .zero }
        place.update(from: v, count: plan.slotCount)
        plan.apply(number, of: index, progress, cycles: cycles, place)
        return slots.matrix(place).elements
      }
    }
    let (after, before) = (elements(progress + step), elements(progress - step))
    for place in 0..<16 {
      rates[slots.matrix + 1 + place] = Self.chain(
        (after[place] - before[place]) / (2 * step), progressRate)
    }
  }

  mutating func didWrite(_ channel: Int, of node: Int, _ values: UnsafePointer<Double>) {}

  /// Writes the rates of a property's components.
  func write(
    _ target: PlanTarget, _ v: UnsafeMutablePointer<Double>, into row: UnsafeMutablePointer<Double>
  ) {
    let slot = Int(target.slot)
    switch target.form {
    case .object: return
    case .bool: row[0] = 0
    case .numbers where target.transform < 0:
      for place in 0..<Int(target.width) { row[place] = rates[slot + place] + 0 }
    case .numbers, .uniformScale, .transform: differences(target, v, into: row)
    }
  }

  /// The rates of values derived from a transform's numbers, or of its parts themselves if they apply.
  private func differences(
    _ target: PlanTarget, _ v: UnsafeMutablePointer<Double>, into row: UnsafeMutablePointer<Double>
  ) {
    let slots = plan.transforms[Int(target.transform)]
    let isMatrix = slots.matrix >= 0 && v[slots.matrix] != 0
    let slot = Int(target.slot)
    if !isMatrix, target.form == .numbers {
      for place in 0..<Int(target.width) { row[place] = rates[slot + place] + 0 }
      return
    }
    if !isMatrix, target.form == .uniformScale {
      row[0] = (rates[slot] + rates[slot + 1] + rates[slot + 2]) / 3
      return
    }
    if isMatrix, target.form == .transform {
      for place in 0..<16 { row[place] = rates[slots.matrix + 1 + place] + 0 }
      return
    }
    let first = isMatrix ? slots.matrix + 1 : slots.parts
    let count = plan.componentCount(
      of: Plan.Property(layer: 0, keyPath: "", target: target))
    let size = (0..<16).reduce(0) { max($0, abs(rates[first + $1])) }
    guard size > 0 else {
      for place in 0..<count { row[place] = 0 }
      return
    }
    let step = 0x1p-20 / size
    var (after, before) = ([Double](repeating: 0, count: 16), [Double](repeating: 0, count: 16))
    let kept = (0..<16).map { v[first + $0] }
    for place in 0..<16 { v[first + place] = kept[place] + step * rates[first + place] }
    plan.readComponents(of: target, v, into: &after)
    for place in 0..<16 { v[first + place] = kept[place] - step * rates[first + place] }
    plan.readComponents(of: target, v, into: &before)
    for place in 0..<16 { v[first + place] = kept[place] }
    for place in 0..<count { row[place] = (after[place] - before[place]) / (2 * step) + 0 }
  }
}
