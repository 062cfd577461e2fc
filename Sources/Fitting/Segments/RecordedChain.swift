#if !hasFeature(Embedded)
  import CurveArithmetic

  /// Events of a recording that were fitted together, at times from its first sample.
  struct RecordedChain: Sendable {
    let chain: EventChain
    /// When it takes over from the chain before.
    var start: Double { chain.events.first.map { $0.start } ?? 0 }

    init(_ found: FoundMotions) {
      let whole = found.fit.chain
      var chain = whole
      if found.kept.lowerBound > 0 {
        let state = whole.state(before: found.kept.lowerBound)
        (chain.first, chain.velocity, chain.isOpen) = (state.x, state.y, false)
      }
      chain.events = Array(whole.events[found.kept])
      for index in chain.events.indices { chain.events[index].start += found.offset }
      self.chain = chain
    }

    /// The state at a time.
    func state(at time: Double) -> SIMD2<Double> {
      var state = SIMD2(chain.first, chain.velocity)
      for (index, event) in chain.events.enumerated() where event.start <= time {
        let trajectory = EventTrajectory(event, from: state.x, velocity: state.y)
        let next =
          index + 1 < chain.events.count ? chain.events[index + 1].start : Double.infinity
        let length = min(time, next) - event.start
        state = trajectory.state(at: length)
      }
      return state
    }
  }
#endif
