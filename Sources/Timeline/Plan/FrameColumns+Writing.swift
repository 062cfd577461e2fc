extension FrameColumns {
  private typealias Eight = SIMD8<Double>
  private typealias Bits = SIMD8<UInt64>

  /// What makes the children of a group take the scalar form.
  enum GroupEnd {
    static let isHeld = 1.0
    static let isInfinite = 2.0
    static let isBoth = 3.0
  }

  /// Writes the numbers of the animations in columns.
  ///
  /// - Returns: Whether they are written: not if the time of a layer is not finite.
  func write(_ plan: Plan, at time: Double, into v: UnsafeMutablePointer<Double>) -> Bool {
    guard time.isFinite else { return false }
    let scratch = FrameScratch(v + plan.initial.count + 4 * plan.scratchWidth, self)
    if !isTimeShared {
      var sum = 0.0
      for index in plan.layers.indices {
        let parent = plan.layers[index].parent.map { scratch.layerTimes[$0] } ?? time
        let local = plan.layers[index].clock.localTime(parent)
        scratch.layerTimes[index] = local
        sum += local - local
      }
      guard sum == 0 else { return false }
    }
    for section in sections {
      var first = section.blocks.lowerBound
      while first < section.blocks.upperBound {
        let blocks = first..<min(first + Self.chunk / 8, section.blocks.upperBound)
        let anyIsShown = computeStates(section, blocks, at: time, plan, scratch)
        let hasGroups = section.kind.content == .group || section.kind.content == .mixed
        if anyIsShown || hasGroups { finish(section, blocks, plan, scratch, v) }
        first = blocks.upperBound
      }
    }
    return true
  }

  /// Computes the states of some blocks.
  ///
  /// - Returns: Whether any of the animations shows something.
  private func computeStates(
    _ section: Section, _ blocks: Range<Int>, at time: Double, _ plan: Plan, _ scratch: FrameScratch
  ) -> Bool {
    if section.count < Self.few {
      return computeAlone(section, blocks.lowerBound, 0, at: time, plan, scratch)
    }
    return section.isOneWay
      ? computeOneWay(section, blocks, at: time, plan, scratch)
      : computeAny(section, blocks, at: time, plan, scratch)
  }

  @inline(never)
  private func computeOneWay(
    _ section: Section, _ blocks: Range<Int>, at time: Double, _ plan: Plan, _ scratch: FrameScratch
  ) -> Bool {
    compute(section, blocks, at: time, plan, scratch, isOneWay: true)
  }

  @inline(never)
  private func computeAny(
    _ section: Section, _ blocks: Range<Int>, at time: Double, _ plan: Plan, _ scratch: FrameScratch
  ) -> Bool {
    compute(section, blocks, at: time, plan, scratch, isOneWay: false)
  }

  @inline(__always)
  private func compute(
    _ section: Section, _ blocks: Range<Int>, at time: Double, _ plan: Plan,
    _ scratch: FrameScratch, isOneWay: Bool
  ) -> Bool {
    let isTop = section.kind.depth == 0
    var any = Bits.zero
    for block in blocks {
      let position = 8 * (block - blocks.lowerBound)
      let left = section.count - 8 * (block - section.blocks.lowerBound)
      if left < Self.few {
        if computeAlone(section, block, position, at: time, plan, scratch) { any = Self.all }
        continue
      }
      var (times, above, ends) = (Eight(repeating: time), Self.all, Eight.zero)
      if !isTop {
        times = gather(scratch.groupTimes, block)
        above = FrameScratch.mask(gather(scratch.groupShown, block))
        ends = gather(scratch.groupEnds, block)
      } else if !isTimeShared {
        times = gather(scratch.layerTimes, block)
      }
      let states = timings[block].states(at: times, isOneWay: isOneWay)
      let shown: Bits = states.shown & above
      FrameScratch.store(states.fraction, scratch.fractions + position)
      FrameScratch.store(states.cycles, scratch.cycles + position)
      FrameScratch.store(FrameScratch.ones(shown), scratch.shown + position)
      any |= shown
      // A positive number minus nothing: the sign bit of its difference from 0.
      if states.isDifficult || (0 - ends).bits.hasSignBit, above != .zero {
        if computeAlone(section, block, position, at: time, plan, scratch) { any = Self.all }
      }
    }
    return any.hasSignBit
  }

  private static var all: Bits { Bits(repeating: .max) }

  /// Fewer animations than this take no longer one by one.
  private static let few = 5

  /// Computes the states of a block one by one.
  ///
  /// - Returns: Whether any of the animations shows something.
  @inline(never)
  private func computeAlone(
    _ section: Section, _ block: Int, _ position: Int, at time: Double, _ plan: Plan,
    _ scratch: FrameScratch
  ) -> Bool {
    let isTop = section.kind.depth == 0
    let count = min(8, section.count - 8 * (block - section.blocks.lowerBound))
    let (fractions, cycles) = (scratch.fractions + position, scratch.cycles + position)
    let shown = scratch.shown + position
    FrameScratch.store(.zero, fractions)
    FrameScratch.store(.zero, shown)
    var any = false
    for lane in 0..<count {
      let (node, parent) = (Int(nodes[8 * block + lane]), Int(parents[8 * block + lane]))
      guard isTop || scratch.groupShown[parent] != 0 else { continue }
      let own =
        !isTop ? scratch.groupTimes[parent] : isTimeShared ? time : scratch.layerTimes[parent]
      let end = isTop ? 0 : scratch.groupEnds[parent]
      let isRemoved = isTop && plan.nodes[node].isRemovedOnCompletion
      if end == 0,
        let state = plan.nodes[node].timing.simpleState(at: own, isRemoved: isRemoved)
      {
        (fractions[lane], cycles[lane]) = (state.fraction, state.cycles)
        shown[lane] = state.isShown ? FrameScratch.isShown : 0
      } else {
        let isHeld = end == GroupEnd.isHeld || end == GroupEnd.isBoth
        let state = plan.nodes[node].timing.state(at: own, isHeld: isHeld)
        (fractions[lane], cycles[lane]) = (state.fraction, state.completedCycles)
        shown[lane] =
          !plan.isShown(node, state, at: own, isTop: isTop)
          ? 0 : state.isAtEnd ? FrameScratch.isHeld : FrameScratch.isShown
      }
      any = any || shown[lane] != 0
    }
    return any
  }

  @inline(__always)
  private func gather(_ numbers: UnsafeMutablePointer<Double>, _ block: Int) -> SIMD8<Double> {
    parents.withUnsafeBufferPointer { parents in
      func number(_ lane: Int) -> Double { numbers[Int(parents[8 &* block &+ lane])] }
      return Eight(
        number(0), number(1), number(2), number(3), number(4), number(5), number(6), number(7))
    }
  }
}
