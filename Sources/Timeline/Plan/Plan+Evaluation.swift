import Curves
import Spring

/// Receives each step of an evaluation, to explain it.
protocol PlanObserver {
  /// An animation was evaluated.
  mutating func didVisit(
    _ node: Int, in plan: Plan, _ state: TimingState, isShown: Bool, at time: Double)
  /// A channel is about to be written.
  ///
  /// The values may be changed for a while.
  mutating func willWrite(
    _ channel: Int, of node: Int, in plan: Plan, _ values: UnsafeMutablePointer<Double>)
  /// A channel was written.
  mutating func didWrite(
    _ channel: Int, of node: Int, in plan: Plan, _ values: UnsafePointer<Double>)
}

/// An observer that ignores everything, for evaluations that are not explained.
struct SilentObserver: PlanObserver {
  @inline(__always)
  mutating func didVisit(
    _ node: Int, in plan: Plan, _ state: TimingState, isShown: Bool, at time: Double
  ) {}
  @inline(__always)
  mutating func willWrite(
    _ channel: Int, of node: Int, in plan: Plan, _ values: UnsafeMutablePointer<Double>
  ) {}
  @inline(__always)
  mutating func didWrite(
    _ channel: Int, of node: Int, in plan: Plan, _ values: UnsafePointer<Double>
  ) {}
}

extension Plan {
  /// Evaluates siblings in order.
  ///
  /// - Parameters:
  ///   - range: Their nodes and those of their descendants.
  ///   - time: Their parent's time.
  ///   - isHeld: Whether the parent is held at its end.
  ///   - isTop: Whether the parent is a layer.
  func run<Observer: PlanObserver>(
    _ range: Range<Int>, at time: Double, isHeld: Bool, isTop: Bool,
    _ v: UnsafeMutablePointer<Double>, _ observer: inout Observer
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = Int(nodes[index].end)
      defer { index = next }
      let own = ownTime(of: nodes[index], at: time)
      let state = nodes[index].timing.state(at: own, isHeld: isHeld)
      let isShown = isShown(index, state, at: time, isTop: isTop)
      observer.didVisit(index, in: self, state, isShown: isShown, at: time)
      guard isShown else { continue }
      let progress = progress(index, state.fraction)
      if nodes[index].isGroup {
        run(
          index + 1..<next, at: progress * nodes[index].timing.run,
          isHeld: state.isAtEnd, isTop: false, v, &observer)
        continue
      }
      for channel in nodes[index].channels {
        observer.willWrite(channel, of: index, in: self, v)
        apply(channel, of: index, progress, cycles: state.completedCycles, v)
        observer.didWrite(channel, of: index, in: self, v)
      }
    }
  }

  /// The values of the model: without animations, but with changes of the model and what view animations
  /// have left.
  func modelValues(ofLayer number: Int, at time: Double) -> [Double] {
    var values = makeValues()
    let layer = layers[number]
    let animations = Set(entryNodes[layer.entries])
    values.withUnsafeMutableBufferPointer { values in
      guard let v = values.baseAddress else { return }
      var silent = SilentObserver()
      var index = layer.nodes.lowerBound
      while index < layer.nodes.upperBound {
        let next = Int(nodes[index].end)
        if !animations.contains(Int32(index)) {
          run(index..<next, at: time, isHeld: false, isTop: true, v, &silent)
        }
        index = next
      }
    }
    return values
  }

  /// Whether an animation shows anything.
  @inline(__always)
  func isShown(_ index: Int, _ state: TimingState, at time: Double, isTop: Bool) -> Bool {
    guard state.isShown, time >= nodes[index].addedAt, time < nodes[index].removedAt else {
      return false
    }
    return !(isTop && nodes[index].isRemovedOnCompletion && state.phase == .after)
  }

  /// The progress of a run, after its timing function and its spring.
  @inline(__always)
  func progress(_ index: Int, _ fraction: Double) -> Double {
    let easing = Int(nodes[index].easing)
    let eased = easing < 0 ? fraction : easings.value(of: easing, at: fraction)
    let spring = Int(nodes[index].spring)
    return spring < 0 ? eased : springs[spring].value(at: eased * nodes[index].timing.run)
  }

  /// Writes one property of an animation that shows something.
  ///
  /// - Parameters:
  ///   - progress: The progress after the timing function and the spring.
  ///   - cycles: The number of completed cycles.
  @inline(__always)
  func apply(
    _ index: Int, of node: Int, _ progress: Double, cycles: Double,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let channel = channels[index]
    let isPlain =
      channel.source == .mix && channel.target.form == .numbers && channel.target.transform < 0
      && channel.space == .encoded
    if isPlain, !nodes[node].isCumulative || cycles <= 0 {
      mix(channel, progress, isAdditive: nodes[node].isAdditive, v)
    } else {
      applyOther(index, of: node, progress, cycles: nodes[node].isCumulative ? cycles : 0, v)
    }
  }

  /// The most common channel: numbers between two rows.
  @inline(__always)
  private func mix(
    _ channel: PlanChannel, _ progress: Double, isAdditive: Bool,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let (slot, width, payload) = (
      Int(channel.target.slot), Int(channel.width), Int(channel.payload)
    )
    for index in 0..<width {
      let current = v[slot + index]
      let start = channel.start == .given ? constants[payload + index] : current
      let given = constants[payload + width + index]
      let end =
        channel.end == .given ? given : channel.end == .current ? current : current + given
      let value = Curves.mix(start, end, at: progress)
      v[slot + index] = (isAdditive ? finite(current + value) : value) + 0
    }
  }
}
