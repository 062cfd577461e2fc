import CurveArithmetic
import Curves

/// Computes the rates of change of a property's numbers during an evaluation.
struct RateWatcher {
  private let property: Int32
  private let slots: PropertySlots
  /// The rates, in the order of the slots.
  private var numbers: [Double]
  /// Space for the numbers of a channel.
  private var row: [Double]
  /// The rate of the current animation's progress.
  private var progressRate = 0.0
  private var progress = 0.0
  private var cycles = 0.0

  /// - Parameter property: The number of the property.
  init(_ property: Int32, _ slots: PropertySlots, scratchWidth: Int) {
    (self.property, self.slots) = (property, slots)
    numbers = [Double](repeating: 0, count: slots.count)
    row = [Double](repeating: 0, count: scratchWidth)
  }

  /// Starts an evaluation: nothing moves.
  mutating func begin() {
    for index in numbers.indices { numbers[index] = 0 }
  }

  /// Sets the animation whose channels follow.
  mutating func visit(_ runs: BatchRuns, _ index: Int, _ step: Int) {
    progress = runs.progress(index)[step]
    progressRate = runs.rates(index)[step]
    cycles = runs.cycles(index)[step]
  }

  /// The rate of the number at a position.
  private subscript(slot: Int) -> Double {
    get { numbers[slots.index(of: slot)] }
    set { numbers[slots.index(of: slot)] = newValue }
  }

  /// Computes the rates of a channel's numbers, before it is applied.
  ///
  /// The values may be changed for a while.
  mutating func willWrite(
    _ number: Int, of index: Int, in plan: Plan, _ v: UnsafeMutablePointer<Double>
  ) {
    let channel = plan.channels[number]
    guard channel.target.property == property else { return }
    let node = plan.nodes[index]
    let (slot, width) = (Int(channel.target.slot), Int(channel.width))
    switch channel.source {
    case .switching, .switchKeyframes: return
    case .transforms, .transformKeyframes: return difference(number, of: index, in: plan, v)
    case .mix, .keyframes, .path, .pathAngle, .play: break
    }
    guard !needsDifference(channel, node, in: plan, v) else {
      return difference(number, of: index, in: plan, v)
    }
    setRow(channel, node, in: plan, v)
    if let function = channel.function {
      let parts = plan.transforms[Int(channel.target.transform)].parts
      let first = slots.index(of: parts)
      for index in first..<first + TransformLayout.count { numbers[index] = 0 }
      for component in 0..<width { numbers[first + function.offset + component] = row[component] }
    } else if channel.target.form == .uniformScale {
      for component in 0..<3 { self[slot + component] = row[0] }
    } else {
      for component in 0..<width {
        self[slot + component] = (node.isAdditive ? self[slot + component] : 0) + row[component]
      }
    }
  }

  /// Whether the written numbers are not sums of the channel's own and those beneath.
  private func needsDifference(
    _ channel: PlanChannel, _ node: PlanNode, in plan: Plan, _ v: UnsafePointer<Double>
  ) -> Bool {
    if channel.space != .encoded || channel.isPremultiplied { return true }
    guard channel.target.transform >= 0 else { return false }
    let matrix = plan.transforms[Int(channel.target.transform)].matrix
    if matrix >= 0, v[matrix] != 0 { return true }
    guard channel.function != nil || channel.target.form == .uniformScale else { return false }
    return node.isAdditive || channel.start != .given || channel.end != .given
  }

  /// Computes the rates of a channel's numbers.
  private mutating func setRow(
    _ channel: PlanChannel, _ node: PlanNode, in plan: Plan, _ v: UnsafePointer<Double>
  ) {
    let (width, payload) = (Int(channel.width), Int(channel.payload))
    switch channel.source {
    case .keyframes:
      row.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return }
        plan.keyframes[payload].writeVelocity(at: progress, into: row)
      }
      for component in 0..<width { row[component] = chain(row[component], progressRate) }
    case .path:
      let velocity = plan.paths[payload].velocity(at: progress)
      row[0] = chain(velocity.x, progressRate)
      row[1] = chain(velocity.y, progressRate)
    case .play:
      row.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return }
        plan.plays[payload].writeVelocity(at: progress, into: row)
      }
      for component in 0..<width { row[component] = chain(row[component], progressRate) }
    case .pathAngle:
      let step = 0x1p-20
      let path = plan.paths[payload]
      var turn = path.rotation(at: progress + step) - path.rotation(at: progress - step)
      turn = turn.remainder(dividingBy: 2 * .pi)
      row[0] = chain(turn / (2 * step), progressRate)
    default: mix(channel, node, in: plan, v)
    }
  }

  /// Computes the rates between two rows.
  private mutating func mix(
    _ channel: PlanChannel, _ node: PlanNode, in plan: Plan, _ v: UnsafePointer<Double>
  ) {
    let (slot, width, payload) = (
      Int(channel.target.slot), Int(channel.width), Int(channel.payload)
    )
    for component in 0..<width {
      let (current, currentRate) = (v[slot + component], self[slot + component])
      let given = plan.constants[payload + width + component]
      let isStartGiven = channel.start == .given
      let start = isStartGiven ? plan.constants[payload + component] : current
      let end =
        channel.end == .given ? given : channel.end == .current ? current : current + given
      let startRate = isStartGiven ? 0 : currentRate
      let endRate = channel.end == .given ? 0 : currentRate
      var rate =
        chain(end - start, progressRate) + startRate * (1 - progress) + endRate * progress
      if node.isCumulative, cycles > 0 {
        rate += cycles * (startRate * (1 - node.cycleEnd) + endRate * node.cycleEnd)
      }
      row[component] = rate
    }
  }

  /// The rates of a property's numbers by finite differences, with its progress and the numbers beneath
  /// both in motion.
  private mutating func difference(
    _ number: Int, of index: Int, in plan: Plan, _ v: UnsafeMutablePointer<Double>
  ) {
    let kept = (0..<slots.count).map { v[slots[$0]] }
    let speed = numbers.indices.reduce(abs(progressRate)) {
      max($0, abs(numbers[$1]) / max(abs(kept[$1]), 1))
    }
    guard speed > 0, speed.isFinite else {
      for component in numbers.indices { numbers[component] = 0 }
      return
    }
    let step = 0x1p-20 / speed
    func moved(_ time: Double) -> [Double] {
      for component in kept.indices {
        v[slots[component]] = kept[component] + time * numbers[component]
      }
      plan.apply(number, of: index, progress + time * progressRate, cycles: cycles, v)
      return kept.indices.map { v[slots[$0]] }
    }
    let (after, before) = (moved(step), moved(-step))
    for component in kept.indices {
      v[slots[component]] = kept[component]
      var change = after[component] - before[component]
      if slots.rotations.contains(slots[component]) { change.formRemainder(dividingBy: 2 * .pi) }
      numbers[component] = change / (2 * step)
    }
  }

  /// Writes the rates of a property's components.
  func write(
    _ target: PlanTarget, of plan: Plan, _ v: UnsafeMutablePointer<Double>,
    into row: UnsafeMutablePointer<Double>
  ) {
    let slot = Int(target.slot)
    switch target.form {
    case .object: return
    case .bool: row[0] = 0
    case .numbers where target.transform < 0:
      for component in 0..<Int(target.width) { row[component] = self[slot + component] + 0 }
    case .numbers, .uniformScale, .transform: differences(target, of: plan, v, into: row)
    }
  }

  /// The rates of values derived from a transform's numbers, or of its parts themselves if they apply.
  private func differences(
    _ target: PlanTarget, of plan: Plan, _ v: UnsafeMutablePointer<Double>,
    into row: UnsafeMutablePointer<Double>
  ) {
    let transform = plan.transforms[Int(target.transform)]
    let isMatrix = transform.matrix >= 0 && v[transform.matrix] != 0
    let slot = Int(target.slot)
    if !isMatrix, target.form == .numbers {
      for component in 0..<Int(target.width) { row[component] = self[slot + component] + 0 }
      return
    }
    if !isMatrix, target.form == .uniformScale {
      row[0] = (self[slot] + self[slot + 1] + self[slot + 2]) / 3
      return
    }
    if isMatrix, target.form == .transform {
      for component in 0..<16 { row[component] = self[transform.matrix + 1 + component] + 0 }
      return
    }
    if !isMatrix, target.form == .transform, writeFlat(transform, v, into: row) { return }
    let first = isMatrix ? transform.matrix + 1 : transform.parts
    let count = plan.componentCount(
      of: Plan.Property(layer: 0, keyPath: "", target: target))
    let size = (0..<16).reduce(0) { max($0, abs(self[first + $1])) }
    guard size > 0 else {
      for component in 0..<count { row[component] = 0 }
      return
    }
    let step = 0x1p-20 / size
    var (after, before) = ([Double](repeating: 0, count: 16), [Double](repeating: 0, count: 16))
    let kept = (0..<16).map { v[first + $0] }
    for component in 0..<16 {
      v[first + component] = kept[component] + step * self[first + component]
    }
    plan.readComponents(of: target, v, into: &after)
    for component in 0..<16 {
      v[first + component] = kept[component] - step * self[first + component]
    }
    plan.readComponents(of: target, v, into: &before)
    for component in 0..<16 { v[first + component] = kept[component] }
    let isAngle = slots.rotations.contains(slot)
    for component in 0..<count {
      var change = after[component] - before[component]
      if isAngle { change.formRemainder(dividingBy: 2 * .pi) }
      row[component] = change / (2 * step) + 0
    }
  }

  /// Writes the derivatives of a transform's elements; false if something leaves the plane.
  private func writeFlat(
    _ transform: TransformSlots, _ v: UnsafePointer<Double>,
    into row: UnsafeMutablePointer<Double>
  ) -> Bool {
    let parts = v + transform.parts
    guard transform.isFlat(parts) else { return false }
    let first = slots.index(of: transform.parts)
    return numbers.withUnsafeBufferPointer { numbers in
      guard let rates = numbers.baseAddress else { return false }
      return Self.writeFlat(parts, rates + first, into: row)
    }
  }

  /// Writes the derivatives of a flat transform's elements from its parts and their rates.
  private static func writeFlat(
    _ parts: UnsafePointer<Double>, _ rates: UnsafePointer<Double>,
    into row: UnsafeMutablePointer<Double>
  ) -> Bool {
    for part in TransformLayout.rotation..<TransformLayout.rotation + 2 where rates[part] != 0 {
      return false
    }
    for part in TransformLayout.skew..<TransformLayout.count where rates[part] != 0 {
      return false
    }
    let (angle, scale) = (TransformLayout.rotation + 2, TransformLayout.scale)
    let (sine, cosine) = Double.sinAndCos(parts[angle])
    let turn = rates[angle]
    func product(_ axis: Int, _ element: Double, _ change: Double) -> Double {
      chain(rates[scale + axis], element) + chain(parts[scale + axis], chain(change, turn)) + 0
    }
    row.update(repeating: 0, count: 16)
    (row[0], row[1]) = (product(0, cosine, -sine), product(0, sine, cosine))
    (row[4], row[5]) = (product(1, -sine, -cosine), product(1, cosine, -sine))
    row[10] = rates[scale + 2] + 0
    for axis in 0..<3 { row[12 + axis] = rates[TransformLayout.translation + axis] + 0 }
    return true
  }
}
