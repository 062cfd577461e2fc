#if !hasFeature(Embedded)
  import CurveArithmetic

  /// Events one after the other. Each begins with the value of the one before.
  struct EventChain: Sendable {
    /// The value until the first event.
    var first: Double
    /// The velocity with which the first event begins if it continues a motion.
    var velocity = 0.0
    /// Whether the value before is a parameter.
    var isFirstFree = true
    /// Whether the first event began before the samples, so that its start is not a parameter.
    var isOpen = false
    var events: [MotionEvent]

    /// A parameter: the index of an event and of its slot; event -1 for the value before.
    typealias Parameter = (event: Int, slot: Int)

    var parameters: [Parameter] {
      var found: [Parameter] = isFirstFree ? [(-1, 0)] : []
      for (index, event) in events.enumerated() {
        // A jump takes place between two samples, at no time that they determine.
        let isFixed = event.kind == .jump || (index == 0 && isOpen)
        for slot in event.slots where slot > 0 || !isFixed { found.append((index, slot)) }
      }
      return found
    }

    subscript(parameter: Parameter) -> Double {
      get { parameter.event < 0 ? first : events[parameter.event].values[parameter.slot] }
      set {
        if parameter.event < 0 {
          first = newValue
        } else {
          events[parameter.event].values[parameter.slot] = newValue
        }
      }
    }

    /// Calls a closure with each motion, the state at its start and the range of its samples; with nil before the
    /// first.
    @inline(__always)
    private func forEachTrajectory(
      _ samples: SegmentSamples,
      _ body: (
        _ index: Int, _ trajectory: EventTrajectory?, _ state: SIMD2<Double>, _ range: Range<Int>
      ) -> Void
    ) {
      var low = events.isEmpty ? samples.count : samples.index(at: events[0].start)
      var state = SIMD2(first, velocity)
      body(-1, nil, state, 0..<low)
      for (index, event) in events.enumerated() {
        let trajectory = EventTrajectory(event, from: state.x, velocity: state.y)
        let isLast = index + 1 == events.count
        let high =
          isLast ? samples.count : max(samples.index(at: events[index + 1].start), low)
        body(index, trajectory, state, low..<high)
        low = high
        if !isLast { state = trajectory.state(at: max(events[index + 1].start - event.start, 0)) }
      }
    }

    /// The values at the samples.
    func values(at samples: SegmentSamples) -> [Double] {
      var values = [Double](repeating: first, count: samples.count)
      forEachTrajectory(samples) { _, trajectory, _, range in
        guard let trajectory else { return }
        var run = EventRun(trajectory, samples, range)
        for index in range { values[index] = run.value(at: samples.times[index]) }
      }
      return values
    }

    /// The weighted sum of squared residuals.
    func cost(_ samples: SegmentSamples) -> Double {
      var cost = 0.0
      forEachTrajectory(samples) { _, trajectory, _, range in
        var run = trajectory.map { EventRun($0, samples, range) }
        for index in range {
          let residual = samples.values[index] - (run?.value(at: samples.times[index]) ?? first)
          cost += samples.weights[index] * residual * residual
        }
      }
      return cost
    }

    /// The chain with each jump between the two samples, at most two steps from where it is, that fit best.
    func withJumps(near step: Double, _ samples: SegmentSamples) -> EventChain {
      var chain = self
      for (index, event) in events.enumerated() where event.kind == .jump {
        let before: (Double) -> Double
        if index == 0 {
          before = { _ in first }
        } else {
          let state = state(before: index - 1)
          let trajectory = EventTrajectory(events[index - 1], from: state.x, velocity: state.y)
          let start = events[index - 1].start
          before = { trajectory.value(at: max($0 - start, 0)) }
        }
        let target = event.values[MotionEvent.Slot.jumpTarget]
        let low = max(samples.index(at: event.start - 2 * step), 1)
        let high = min(samples.index(at: event.start + 2 * step), samples.count - 1)
        // What the samples before a jump cost more with the target than without.
        var (sum, best) = (0.0, 0.0)
        var later = low
        for sample in stride(from: low, to: high, by: 1) {
          let value = samples.values[sample]
          let without = value - before(samples.times[sample])
          sum +=
            samples.weights[sample]
            * (without * without - (value - target) * (value - target))
          if sum < best { (best, later) = (sum, sample + 1) }
        }
        chain.events[index].start = (samples.times[later - 1] + samples.times[later]) / 2
      }
      return chain
    }

    /// The sums of the products of neighbouring residuals and of their squares.
    func correlation(
      _ samples: SegmentSamples, _ range: Range<Int>
    ) -> (products: Double, squares: Double) {
      let values = values(at: samples)
      var (products, squares, last) = (0.0, 0.0, 0.0)
      for index in range {
        let residual = samples.values[index] - values[index]
        products += residual * last
        squares += residual * residual
        last = residual
      }
      return (products, squares)
    }

    /// Where an event leads that has a target.
    func target(_ index: Int) -> Double {
      typealias Slot = MotionEvent.Slot
      let event = events[index]
      switch event.kind {
      case .spring: return event.form == .edge ? state(before: index).x : event.values[Slot.target]
      case .curve: return event.values[Slot.curveTarget]
      case .fling: return event.values[Slot.flingTarget]
      case .jump: return event.values[Slot.jumpTarget]
      case .decay, .stop: return state(before: index).x
      }
    }

    /// The value and the velocity at the start of an event.
    func state(before event: Int) -> SIMD2<Double> {
      var state = SIMD2(first, velocity)
      for index in 0..<event {
        let trajectory = EventTrajectory(events[index], from: state.x, velocity: state.y)
        state = trajectory.state(at: max(events[index + 1].start - events[index].start, 0))
      }
      return state
    }

    /// The normal equations of the parameters.
    ///
    /// The samples of one event depend on its own parameters and on the state at its start. Their sums are
    /// taken over these ten numbers, then carried to the parameters of the events before.
    func equations(_ samples: SegmentSamples, _ parameters: [Parameter]) -> NormalEquations {
      var result = EventEquations(parameters)
      forEachTrajectory(samples) { index, trajectory, state, range in
        guard let trajectory else {
          result.addRest(samples, first, range)
          return
        }
        result.add(samples, EventRun(trajectory, samples, range), index, range)
        if index + 1 < events.count {
          let length = max(events[index + 1].start - events[index].start, 0)
          result.carry(trajectory, of: index, from: state, over: length)
        }
      }
      return result.symmetric
    }
  }
#endif
