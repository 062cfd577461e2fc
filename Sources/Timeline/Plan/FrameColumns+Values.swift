import Curves

extension FrameColumns {
  private typealias Eight = SIMD8<Double>

  /// Computes the progress of some blocks and writes their values.
  @inline(never)
  func finish(
    _ section: Section, _ blocks: Range<Int>, _ plan: Plan, _ scratch: FrameScratch,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let first = 8 * blocks.lowerBound
    let offset = first - 8 * section.blocks.lowerBound
    let count = min(8 * blocks.count, section.count - offset)
    ease(section.kind, blocks, count, plan, scratch)
    switch section.kind.content {
    case .mix:
      mix(section, blocks, scratch)
      scatter(first, count, section.kind.isAdditive, scratch, v)
    case .keys:
      setKeys(first, count, isCumulative: section.kind.isCumulative, scratch)
      scatter(first, count, section.kind.isAdditive, scratch, v)
    case .group:
      writeGroups(first, count, scratch)
    case .other, .mixed:
      let firstMix = section.firstMix + blocks.lowerBound - section.blocks.lowerBound
      for index in 0..<count {
        writeAlone(first + index, index, firstMix, plan, scratch, v)
      }
    }
  }

  /// Stores the states of the groups of a section of groups, whose positions are consecutive.
  private func writeGroups(_ first: Int, _ count: Int, _ scratch: FrameScratch) {
    var index = 0
    while index + 8 <= count {
      let group = Int(slots[first + index])
      let time: Eight =
        FrameScratch.load(scratch.progress + index) * timings[(first + index) / 8].run
      let shown = FrameScratch.load(scratch.shown + index)
      // The bit in which the two marks differ, and the one that only infinity and NaN have.
      let isHeld: SIMD8<UInt64> = 0 &- (shown.bits &>> 51 & 1)
      let isInfinite: SIMD8<UInt64> = 0 &- ((time - time).bits &>> 62 & 1)
      let ends: Eight =
        unsafeBitCast(isHeld & GroupEnd.isHeld.bitPattern, to: Eight.self)
        + unsafeBitCast(isInfinite & GroupEnd.isInfinite.bitPattern, to: Eight.self)
      FrameScratch.store(time, scratch.groupTimes + group)
      FrameScratch.store(shown, scratch.groupShown + group)
      FrameScratch.store(ends, scratch.groupEnds + group)
      index += 8
    }
    while index < count {
      writeGroup(first + index, index, scratch)
      index += 1
    }
  }

  /// Stores the state of a group for its children.
  @inline(__always)
  private func writeGroup(_ position: Int, _ index: Int, _ scratch: FrameScratch) {
    let group = Int(slots[position])
    let time = scratch.progress[index] * timings[position / 8].run[position % 8]
    scratch.groupTimes[group] = time
    scratch.groupShown[group] = scratch.shown[index]
    scratch.groupEnds[group] =
      (scratch.shown[index] == FrameScratch.isHeld ? GroupEnd.isHeld : 0)
      + (time.isFinite ? 0 : GroupEnd.isInfinite)
  }

  /// Writes one of various animations.
  @inline(__always)
  private func writeAlone(
    _ position: Int, _ index: Int, _ firstMix: Int, _ plan: Plan, _ scratch: FrameScratch,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let content = contents[position]
    if content == .group { return writeGroup(position, index, scratch) }
    guard scratch.shown[index] != 0 else { return }
    let (node, progress) = (Int(nodes[position]), scratch.progress[index])
    let cycles = plan.nodes[node].isCumulative ? scratch.cycles[index] : 0
    let value: Double
    switch content {
    case .mix: value = mix(mixes[firstMix + index / 8], index % 8, at: progress, cycles: cycles)
    case .keys: value = key(Int(keyStarts[position]), at: progress, cycles: cycles)
    case .group, .other, .mixed:
      for channel in plan.nodes[node].channels {
        plan.apply(channel, of: node, progress, cycles: scratch.cycles[index], v)
      }
      return
    }
    let slot = Int(slots[position])
    v[slot] = (plan.nodes[node].isAdditive ? finite(v[slot] + value) : value) + 0
  }

  /// Computes the progress after timing functions and springs.
  private func ease(
    _ kind: Kind, _ blocks: Range<Int>, _ count: Int, _ plan: Plan, _ scratch: FrameScratch
  ) {
    let (fractions, progress, total) = (scratch.fractions, scratch.progress, 8 * blocks.count)
    if kind.hasOwn {
      for index in 0..<total {
        progress[index] =
          index < count && scratch.shown[index] != 0
          ? plan.progress(Int(nodes[8 * blocks.lowerBound + index]), fractions[index]) : 0
      }
      return
    }
    if kind.easing < 0 {
      progress.update(from: fractions, count: total)
    } else {
      var eased = UnsafeMutableBufferPointer(start: progress, count: total).mutableSpan
      plan.easings.writeValues(
        of: Int(kind.easing), at: UnsafeBufferPointer(start: fractions, count: total).span,
        into: &eased)
    }
    guard kind.spring >= 0 else { return }
    for (index, block) in blocks.enumerated() {
      let run = timings[block].run
      let seconds: Eight = FrameScratch.load(progress + 8 * index) * run
      // Springs at rest at time 0 would be computed one by one.
      let shown = FrameScratch.mask(FrameScratch.load(scratch.shown + 8 * index))
      FrameScratch.store(
        unsafeBitCast(run.bits ^ ((run.bits ^ seconds.bits) & shown), to: Eight.self),
        fractions + 8 * index)
    }
    var values = UnsafeMutableBufferPointer(start: progress, count: total).mutableSpan
    plan.springs[Int(kind.spring)].values(
      at: UnsafeBufferPointer(start: fractions, count: total).span, into: &values)
  }

  /// Replaces the progress by the numbers between two given ones.
  private func mix(_ section: Section, _ blocks: Range<Int>, _ scratch: FrameScratch) {
    let firstMix = section.firstMix + blocks.lowerBound - section.blocks.lowerBound
    for index in 0..<blocks.count {
      let mix = mixes[firstMix + index]
      let progress = FrameScratch.load(scratch.progress + 8 * index)
      let start: Eight = mix.from * (1 - progress)
      var values: Eight = start + mix.to * progress
      if section.kind.isCumulative {
        values = values + FrameScratch.load(scratch.cycles + 8 * index) * mix.cycleEnd
      }
      // NaN where a number is not finite.
      if ((values - values).bits &<< 1).hasSignBit {
        for lane in 0..<8 {
          values[lane] = self.mix(
            mix, lane, at: progress[lane],
            cycles: section.kind.isCumulative ? scratch.cycles[8 * index + lane] : 0)
        }
      }
      FrameScratch.store(values, scratch.progress + 8 * index)
    }
  }

  /// The number of one animation between two given ones.
  private func mix(_ mix: Mix, _ lane: Int, at progress: Double, cycles: Double) -> Double {
    let value = Curves.mix(mix.from[lane], mix.to[lane], at: progress)
    return cycles > 0 ? finite(value + cycles * mix.cycleEnd[lane]) : value
  }

  /// Replaces the progress by the values of keyframes.
  private func setKeys(_ first: Int, _ count: Int, isCumulative: Bool, _ scratch: FrameScratch) {
    let (progress, cycles, shown) = (scratch.progress, scratch.cycles, scratch.shown)
    keys.withUnsafeBufferPointer { keys in
      keyStarts.withUnsafeBufferPointer { starts in
        for index in 0..<count where shown[index] != 0 {
          progress[index] = Self.key(
            keys, Int(starts[first &+ index]), at: progress[index],
            cycles: isCumulative ? cycles[index] : 0)
        }
      }
    }
  }

  /// The value of keyframes at a progress.
  @inline(__always)
  private func key(_ list: Int, at progress: Double, cycles: Double) -> Double {
    keys.withUnsafeBufferPointer { Self.key($0, list, at: progress, cycles: cycles) }
  }

  /// Writes the numbers of those that show something.
  @inline(__always)
  private func scatter(
    _ first: Int, _ count: Int, _ isAdditive: Bool, _ scratch: FrameScratch,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let (values, shown) = (scratch.progress, scratch.shown)
    slots.withUnsafeBufferPointer { slots in
      for index in 0..<count where shown[index] != 0 {
        let slot = Int(slots[first &+ index])
        v[slot] = (isAdditive ? finite(v[slot] + values[index]) : values[index]) + 0
      }
    }
  }
}
