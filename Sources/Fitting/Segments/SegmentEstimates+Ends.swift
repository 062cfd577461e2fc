#if !hasFeature(Embedded)
  import CurveArithmetic
  import Spring

  extension SegmentEstimates {
    /// The distance below which a motion counts as ended, in units of the range.
    private var stillness: Double { max(deviation, 1e-3) }

    /// When the remaining distance of an event is below the noise for good, or the next one starts.
    func end(_ index: Int, until next: Double) -> Double {
      let event = chain.events[index]
      let state = chain.state(before: index)
      switch event.kind {
      case .spring:
        let trajectory = EventTrajectory(event, from: state.x, velocity: state.y)
        let target = chain.target(index)
        guard
          let spring = try? DampedSpring(
            naturalFrequency: Double.exp(event.values[Slot.logFrequency]),
            dampingRatio: event.values[Slot.ratio]),
          let motion = try? SpringMotion(
            spring, from: state.x, to: target, initialVelocity: trajectory.velocity(at: 0))
        else { return next }
        // A bounce begins at its target: what counts is how far its velocity takes it.
        let speed = abs(trajectory.velocity(at: 0))
        let reach = event.form == .edge ? speed / spring.naturalFrequency : abs(state.x - target)
        let threshold = min(stillness / max(reach, 1e-9), 0.5)
        return min(next, event.start + motion.settlingTime(within: threshold))
      case .decay:
        let trajectory = EventTrajectory(event, from: state.x, velocity: state.y)
        let rate = Double.exp(event.values[Slot.logRate])
        let way = abs(trajectory.velocity(at: 0)) / rate
        let length = way > stillness ? Double.log(way / stillness) / rate : 0
        return min(next, event.start + length)
      case .curve, .fling:
        return min(next, event.start + Double.exp(event.values[Slot.logDuration]))
      case .jump: return event.start
      case .stop: return next
      }
    }

    /// Whether the next event begins before a curve has ended, or as it ends: another curve that would have
    /// gone further fits as well.
    func isCut(_ index: Int) -> Bool {
      guard index + 1 < chain.events.count else { return false }
      let event = chain.events[index]
      let end = event.start + Double.exp(event.values[Slot.logDuration])
      return end > chain.events[index + 1].start - 1.5 * step
    }
  }
#endif
