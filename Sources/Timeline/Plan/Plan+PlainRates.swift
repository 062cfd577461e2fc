import Curves
import Spring

/// Rates of change without an evaluation of the values: for numbers whose animations have both ends.
extension Plan {
  /// Whether the rate of each number of a property is that of its last animation and of additive ones after
  /// it, whatever the values are.
  func hasPlainRates(_ target: PlanTarget, _ writers: ArraySlice<Int32>) -> Bool {
    guard target.form == .numbers, target.transform < 0 else { return false }
    for writer in writers {
      let node = nodes[Int(writer)]
      guard !node.isGroup, node.clock < 0 else { return false }
      for channel in node.channels where channels[channel].target.property == target.property {
        guard isPlainRate(channel) else { return false }
      }
    }
    return true
  }

  private func isPlainRate(_ channel: Int) -> Bool {
    let (source, space) = (channels[channel].source, channels[channel].space)
    guard space == .encoded, !channels[channel].isPremultiplied,
      channels[channel].target.form == .numbers, channels[channel].target.transform < 0
    else { return false }
    return source == .keyframes
      || source == .mix && channels[channel].start == .given && channels[channel].end == .given
  }

  /// Writes the rates of a property with plain rates, animation by animation.
  ///
  /// - Parameter pace: The rate of the layer's time.
  func writePlainRates(
    of property: Property, _ writers: ArraySlice<Int32>, at times: Span<Double>, pace: Double,
    into row: UnsafeMutablePointer<Double>, scratch: UnsafeMutablePointer<Double>
  ) {
    let count = componentCount(of: property)
    row.update(repeating: 0, count: count * times.count)
    for writer in writers {
      let index = Int(writer)
      for channel in nodes[index].channels
      where channels[channel].target.property == property.target.property {
        for step in times.indices {
          guard
            let trajectory = trajectory(
              of: index, at: localTime(property.layer, at: times[step]), pace)
          else { continue }
          writeRates(
            of: channel, trajectory, isAdditive: nodes[index].isAdditive, property.target,
            into: row + step * count, scratch: scratch)
        }
      }
    }
    for index in 0..<count * times.count { row[index] += 0 }
  }

  /// Writes the rates of a channel's numbers among those of a property.
  @inline(__always)
  private func writeRates(
    of channel: Int, _ trajectory: Trajectory, isAdditive: Bool, _ target: PlanTarget,
    into row: UnsafeMutablePointer<Double>, scratch: UnsafeMutablePointer<Double>
  ) {
    let (width, payload) = (Int(channels[channel].width), Int(channels[channel].payload))
    let offset = Int(channels[channel].target.slot - target.slot)
    let isMix = channels[channel].source == .mix
    if !isMix { keyframes[payload].writeVelocity(at: trajectory.progress, into: scratch) }
    for index in 0..<width where offset + index >= 0 && offset + index < Int(target.width) {
      let change =
        isMix
        ? constants[payload + width + index] - constants[payload + index] : scratch[index]
      let rate = RateWatcher.chain(change, trajectory.rate)
      row[offset + index] = (isAdditive ? row[offset + index] : 0) + rate
    }
  }

  /// The progress of an animation and its rate.
  private struct Trajectory {
    var progress: Double
    var rate: Double
  }

  /// The progress of an animation of a layer and its rate; nil if it shows nothing.
  @inline(__always)
  private func trajectory(of index: Int, at time: Double, _ pace: Double) -> Trajectory? {
    let state = nodes[index].timing.state(at: time, isHeld: false)
    guard isShown(index, state, at: time, isTop: true) else { return nil }
    var rate = pace * nodes[index].timing.speed / nodes[index].timing.run
    if state.isReturning { rate = -rate }
    if state.phase != .active || state.isAtEnd { rate = 0 }
    var progress = state.fraction
    let (easing, spring) = (Int(nodes[index].easing), Int(nodes[index].spring))
    if easing >= 0 {
      rate = RateWatcher.chain(easings.velocity(of: easing, at: progress), rate)
      progress = easings.value(of: easing, at: progress)
    }
    if spring >= 0 {
      let motion = springs[spring].state(at: progress * nodes[index].timing.run)
      rate = RateWatcher.chain(motion.velocity * nodes[index].timing.run, rate)
      progress = motion.value
    }
    return Trajectory(progress: progress, rate: rate)
  }
}
