import Curves

/// Columns of numbers that animations only mix or take from keyframes: written animation by animation,
/// without the plan's numbers.
extension Plan {
  /// Whether the numbers of a property are written that way.
  func isPlain(_ target: PlanTarget, _ runs: BatchRuns) -> Bool {
    guard target.form == .numbers, target.transform < 0 else { return false }
    for run in runs.list {
      for channel in nodes[run.node].channels
      where channels[channel].target.property == target.property {
        guard isPlain(channel) else { return false }
      }
    }
    return true
  }

  /// Whether the rate of each number of a plain property is that of its last animation and of additive ones
  /// after it, whatever the values are.
  func hasPlainRates(_ target: PlanTarget, _ runs: BatchRuns) -> Bool {
    for run in runs.list {
      for channel in nodes[run.node].channels
      where channels[channel].target.property == target.property && channels[channel].source == .mix
      {
        guard channels[channel].start == .given, channels[channel].end == .given else {
          return false
        }
      }
    }
    return isPlain(target, runs)
  }

  private func isPlain(_ channel: Int) -> Bool {
    let (source, target) = (channels[channel].source, channels[channel].target)
    return (source == .mix || source == .keyframes) && channels[channel].space == .encoded
      && !channels[channel].isPremultiplied && target.form == .numbers && target.transform < 0
  }

  /// Writes the numbers of a plain property at a block of times.
  func writePlainValues(
    of target: PlanTarget, _ runs: BatchRuns, into row: UnsafeMutablePointer<Double>,
    _ scratch: UnsafeMutablePointer<Double>
  ) {
    let (slot, count) = (Int(target.slot), Int(target.width))
    for step in 0..<runs.count {
      for index in 0..<count { row[step * count + index] = initial[slot + index] }
    }
    for (index, run) in runs.list.enumerated() {
      for channel in nodes[run.node].channels
      where channels[channel].target.property == target.property {
        if channels[channel].source == .mix {
          mixPlain(channel, index, of: target, runs, into: row)
        } else {
          writePlainKeys(channel, index, of: target, runs, into: row, scratch)
        }
      }
    }
  }

  /// The components of a channel that are components of a property.
  private func components(_ channel: PlanChannel, of target: PlanTarget) -> Range<Int> {
    let offset = Int(target.slot - channel.target.slot)
    let first = max(offset, 0)
    return first..<max(min(Int(channel.width), offset + Int(target.width)), first)
  }

  private func mixPlain(
    _ number: Int, _ run: Int, of target: PlanTarget, _ runs: BatchRuns,
    into row: UnsafeMutablePointer<Double>
  ) {
    let (channel, node) = (channels[number], runs.list[run].node)
    let (isAdditive, isCumulative) = (nodes[node].isAdditive, nodes[node].isCumulative)
    let (cycleEnd, count, offset) = (
      nodes[node].cycleEnd, Int(target.width), Int(channel.target.slot - target.slot)
    )
    let (progress, cycles, marks) = (runs.progress(run), runs.cycles(run), runs.marks(run))
    let (width, payload) = (Int(channel.width), Int(channel.payload))
    for component in components(channel, of: target) {
      let givenStart = channel.start == .given ? constants[payload + component] : 0
      let given = constants[payload + width + component]
      let column = row + offset + component
      for step in 0..<runs.count where marks[step] != 0 {
        let current = column[step * count]
        let start = channel.start == .given ? givenStart : current
        let end =
          channel.end == .given ? given : channel.end == .current ? current : current + given
        var value = Curves.mix(start, end, at: progress[step])
        if isCumulative, cycles[step] > 0 {
          value = finite(value + cycles[step] * Curves.mix(start, end, at: cycleEnd))
        }
        column[step * count] = (isAdditive ? finite(current + value) : value) + 0
      }
    }
  }

  private func writePlainKeys(
    _ number: Int, _ run: Int, of target: PlanTarget, _ runs: BatchRuns,
    into row: UnsafeMutablePointer<Double>, _ scratch: UnsafeMutablePointer<Double>
  ) {
    let (channel, node) = (channels[number], runs.list[run].node)
    let (isAdditive, isCumulative) = (nodes[node].isAdditive, nodes[node].isCumulative)
    let (count, offset) = (Int(target.width), Int(channel.target.slot - target.slot))
    let (progress, cycles, marks) = (runs.progress(run), runs.cycles(run), runs.marks(run))
    let keyframes = keyframes[Int(channel.payload)]
    let components = components(channel, of: target)
    let end = scratch + scratchWidth
    if isCumulative { keyframes.write(at: nodes[node].cycleEnd, into: end) }
    func write(_ step: Int, _ component: Int, _ number: Double) {
      let position = step * count + offset + component
      var value = number
      if isCumulative, cycles[step] > 0 {
        value = finite(value + cycles[step] * end[component])
      }
      row[position] = (isAdditive ? finite(row[position] + value) : value) + 0
    }
    guard !components.isEmpty else { return }
    let isLinear = keyframes.withLinearKeys { keys in
      for step in 0..<runs.count where marks[step] != 0 {
        write(step, 0, keys.value(at: progress[step]))
      }
    }
    if isLinear { return }
    for step in 0..<runs.count where marks[step] != 0 {
      keyframes.write(at: progress[step], into: scratch)
      for component in components { write(step, component, scratch[component]) }
    }
  }

  /// Writes the rates of a property with plain rates, animation by animation.
  func writePlainRates(
    of target: PlanTarget, _ runs: BatchRuns, into row: UnsafeMutablePointer<Double>,
    _ scratch: UnsafeMutablePointer<Double>
  ) {
    let count = Int(target.width)
    row.update(repeating: 0, count: count * runs.count)
    for (index, run) in runs.list.enumerated() {
      let (progress, rates, marks) = (runs.progress(index), runs.rates(index), runs.marks(index))
      let isAdditive = nodes[run.node].isAdditive
      for number in nodes[run.node].channels
      where channels[number].target.property == target.property {
        let channel = channels[number]
        let (width, payload) = (Int(channel.width), Int(channel.payload))
        let components = components(channel, of: target)
        let column = row + Int(channel.target.slot - target.slot)
        func write(_ step: Int, _ component: Int, _ change: Double) {
          let position = step * count + component
          column[position] =
            (isAdditive ? column[position] : 0) + chain(change, rates[step]) + 0
        }
        if channel.source == .mix {
          for component in components {
            let change = constants[payload + width + component] - constants[payload + component]
            for step in 0..<runs.count where marks[step] != 0 { write(step, component, change) }
          }
          continue
        }
        guard !components.isEmpty else { continue }
        let isLinear = keyframes[payload].withLinearKeys { keys in
          for step in 0..<runs.count where marks[step] != 0 {
            write(step, 0, keys.velocity(at: progress[step]))
          }
        }
        if isLinear { continue }
        for step in 0..<runs.count where marks[step] != 0 {
          keyframes[payload].writeVelocity(at: progress[step], into: scratch)
          for component in components { write(step, component, scratch[component]) }
        }
      }
    }
  }
}
