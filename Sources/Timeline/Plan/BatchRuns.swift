import CurveArithmetic
import Curves
import Spring

/// The animations of a property, with the groups around them, at a block of times.
///
/// Timings are computed eight times side by side, timing functions and springs by the batch kernels.
struct BatchRuns {
  /// An animation that writes the property, or a group with such animations.
  struct Run {
    let node: Int
    /// The index of the group around it; -1 for an animation of a layer.
    let parent: Int
    /// The index after those within it.
    var end: Int
    let isGroup: Bool
  }

  /// In the order of evaluation: those of a group follow it.
  private(set) var list: [Run] = []
  /// The number of times.
  private(set) var count = 0
  /// The maximum number of times in a block, a multiple of eight.
  let block: Int
  private let hasRates: Bool
  /// Rows of a block: four for each run, then those that runs share.
  private let rows: UnsafeMutablePointer<Double>

  /// Finds the animations of a property. Space for blocks lasts until ``deallocate()``: closures with buffers
  /// on the stack would copy the plan.
  ///
  /// - Parameters:
  ///   - count: The number of times of all blocks.
  ///   - hasRates: Whether to compute rates of change.
  init(_ plan: Plan, _ property: Plan.Property, count: Int, hasRates: Bool = false) {
    let writers = plan.writers[property.target.property]
    list.reserveCapacity(writers.count)
    for writer in writers {
      Self.append(Int(writer), to: &list, plan, property.target.property, parent: -1)
    }
    let limit = max(1, min(256, 1 << 16 / max(list.count, 1), count))
    block = (limit + 7) & ~7
    self.hasRates = hasRates
    let size = (4 * list.count + 4) * block
    rows = .allocate(capacity: size)
    rows.initialize(repeating: 0, count: size)
  }

  func deallocate() { rows.deallocate() }

  /// Adds a node with those within it.
  ///
  /// - Returns: Whether it writes the property; else nothing is added.
  @discardableResult
  private static func append(
    _ index: Int, to list: inout [Run], _ plan: Plan, _ property: Int32, parent: Int
  ) -> Bool {
    let position = list.count
    let isGroup = plan.nodes[index].isGroup
    list.append(Run(node: index, parent: parent, end: position + 1, isGroup: isGroup))
    var writes = false
    if isGroup {
      var child = index + 1
      while child < Int(plan.nodes[index].end) {
        if append(child, to: &list, plan, property, parent: position) { writes = true }
        child = Int(plan.nodes[child].end)
      }
    } else {
      for channel in plan.nodes[index].channels
      where plan.channels[channel].target.property == property { writes = true }
    }
    if writes { list[position].end = list.count } else { list.removeLast() }
    return writes
  }

  /// The progress of a run after timing function and spring, for each time.
  @inline(__always)
  func progress(_ run: Int) -> UnsafeMutablePointer<Double> { rows + 4 * run * block }
  /// The number of complete cycles.
  @inline(__always)
  func cycles(_ run: Int) -> UnsafeMutablePointer<Double> { rows + (4 * run + 1) * block }
  /// ``FrameScratch/isShown`` or ``FrameScratch/isHeld`` if the run shows something, else 0.
  @inline(__always)
  func marks(_ run: Int) -> UnsafeMutablePointer<Double> { rows + (4 * run + 2) * block }
  /// The rate of change of the progress, per second of the scene.
  @inline(__always)
  func rates(_ run: Int) -> UnsafeMutablePointer<Double> { rows + (4 * run + 3) * block }

  private var shared: UnsafeMutablePointer<Double> { rows + 4 * list.count * block }
  /// The times of the layer, and their rates.
  private var local: UnsafeMutablePointer<Double> { shared }
  private var paces: UnsafeMutablePointer<Double> { shared + block }
  /// Intermediate results.
  private var between: UnsafeMutablePointer<Double> { shared + 2 * block }
  private var changes: UnsafeMutablePointer<Double> { shared + 3 * block }

  /// Computes the states of all runs at some times, at most a block.
  ///
  /// - Parameter layer: The layer of the property.
  mutating func prepare(_ plan: Plan, layer: Int, _ times: Span<Double>) {
    count = times.count
    plan.writeLocalTimes(layer, at: times, into: local)
    if hasRates {
      let isSteady = plan.hasConstantRate(layer)
      for step in times.indices {
        paces[step] =
          isSteady && step > 0 ? paces[0] : plan.rate(ofLayer: layer, at: times[step])
      }
    }
    // The last eight are complete.
    for step in count..<(count + 7) & ~7 {
      (local[step], paces[step]) = (local[count - 1], paces[count - 1])
    }
    for run in list.indices { prepare(run, plan) }
  }

  private func prepare(_ run: Int, _ plan: Plan) {
    let (node, parent) = (plan.nodes[list[run].node], list[run].parent)
    var (times, pace) = (local, paces)
    if parent >= 0 {
      let duration = plan.nodes[list[parent].node].timing.run
      (times, pace) = (between, changes)
      for step in 0..<(count + 7) & ~7 {
        between[step] = progress(parent)[step] * duration
        changes[step] = rates(parent)[step] * duration
      }
    }
    setStates(run, node, plan, times, pace)
    ease(run, node, plan)
    spring(run, node, plan)
  }

  /// Computes the states before the timing function.
  private func setStates(
    _ run: Int, _ node: PlanNode, _ plan: Plan, _ times: UnsafeMutablePointer<Double>,
    _ pace: UnsafeMutablePointer<Double>
  ) {
    let parent = list[run].parent
    let isRemoved = parent < 0 && node.isRemovedOnCompletion
    let isSimple =
      FrameTiming.isSimple(node.timing) && node.clock < 0 && node.addedAt == -.infinity
      && node.removedAt == .infinity
    let timing = FrameTiming(repeating: node.timing, isRemoved: isRemoved)
    for start in stride(from: 0, to: count, by: 8) {
      let eight = FrameScratch.load(times + start)
      let above =
        parent < 0
        ? SIMD8<UInt64>(repeating: FrameScratch.isShown.bitPattern)
        : FrameScratch.load(marks(parent) + start).bits
      // Infinite times, and groups that are held at their end.
      let isUnusual =
        (((eight - eight).bits &<< 1) | (above & ~FrameScratch.isShown.bitPattern) &<< 12)
        .hasSignBit
      let states = timing.states(at: eight)
      guard isSimple, !isUnusual, !states.isDifficult else {
        setStatesAlone(run, node, plan, start, times, pace)
        continue
      }
      FrameScratch.store(states.fraction, progress(run) + start)
      FrameScratch.store(states.cycles, cycles(run) + start)
      let shown = states.shown & above
      FrameScratch.store(unsafeBitCast(shown, to: SIMD8<Double>.self), marks(run) + start)
      guard hasRates else { continue }
      let rate: SIMD8<Double> = FrameScratch.load(pace + start) / node.timing.run
      FrameScratch.store(
        unsafeBitCast(
          (rate.bits ^ states.isReturning & (1 << 63)) & states.inside, to: SIMD8<Double>.self),
        rates(run) + start)
    }
  }

  /// The same for eight times one by one.
  private func setStatesAlone(
    _ run: Int, _ node: PlanNode, _ plan: Plan, _ start: Int,
    _ times: UnsafeMutablePointer<Double>, _ pace: UnsafeMutablePointer<Double>
  ) {
    let (parent, index) = (list[run].parent, list[run].node)
    for step in start..<start + 8 {
      (progress(run)[step], cycles(run)[step]) = (0, 0)
      (marks(run)[step], rates(run)[step]) = (0, 0)
      let mark = parent < 0 ? FrameScratch.isShown : marks(parent)[step]
      guard mark != 0 else { continue }
      let own = plan.ownTime(of: node, at: times[step])
      let state = node.timing.state(at: own, isHeld: mark == FrameScratch.isHeld)
      guard plan.isShown(index, state, at: times[step], isTop: parent < 0) else { continue }
      (progress(run)[step], cycles(run)[step]) = (state.fraction, state.completedCycles)
      marks(run)[step] = state.isAtEnd ? FrameScratch.isHeld : FrameScratch.isShown
      guard hasRates, state.phase == .active, !state.isAtEnd else { continue }
      var rate = pace[step] * node.timing.speed / node.timing.run
      if node.clock >= 0 { rate *= plan.clocks[Int(node.clock)].rate(at: times[step]) }
      rates(run)[step] = state.isReturning ? -rate : rate
    }
  }

  /// Applies the timing function.
  private func ease(_ run: Int, _ node: PlanNode, _ plan: Plan) {
    guard node.easing >= 0 else { return }
    let (easing, progress, rates) = (Int(node.easing), progress(run), rates(run))
    if hasRates {
      for step in 0..<count where rates[step] != 0 {
        rates[step] = chain(plan.easings.velocity(of: easing, at: progress[step]), rates[step])
      }
    }
    between.update(from: progress, count: count)
    var eased = UnsafeMutableBufferPointer(start: progress, count: count).mutableSpan
    plan.easings.writeValues(
      of: easing, at: UnsafeBufferPointer(start: between, count: count).span, into: &eased)
  }

  /// Applies the spring.
  private func spring(_ run: Int, _ node: PlanNode, _ plan: Plan) {
    guard node.spring >= 0 else { return }
    let (progress, rates, marks) = (progress(run), rates(run), marks(run))
    let duration = node.timing.run
    // Springs at rest at time 0 would be computed one by one.
    for step in 0..<count {
      between[step] = marks[step] == 0 ? duration : progress[step] * duration
    }
    let seconds = UnsafeBufferPointer(start: between, count: count).span
    var values = UnsafeMutableBufferPointer(start: progress, count: count).mutableSpan
    guard hasRates else { return plan.springs[Int(node.spring)].values(at: seconds, into: &values) }
    var velocities = UnsafeMutableBufferPointer(start: changes, count: count).mutableSpan
    plan.springs[Int(node.spring)].states(at: seconds, values: &values, velocities: &velocities)
    for step in 0..<count { rates[step] = chain(changes[step] * duration, rates[step]) }
  }
}

/// The product of two rates; 0 if one of them is, whatever the other.
@inline(__always)
func chain(_ a: Double, _ b: Double) -> Double { a == 0 || b == 0 ? 0 : a * b }
