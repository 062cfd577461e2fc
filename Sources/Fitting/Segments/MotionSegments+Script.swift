#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves
  import Spring

  extension MotionSegments {
    /// The recording as a play: its time 0 is the first sample, and it has the fitted numbers.
    ///
    /// A motion that starts with its own velocity gets it from a finger that holds the value for the
    /// microsecond before. So does a spring that takes over from a throw of Reanimated, because the play draws
    /// that throw with lines, whose slopes are not its velocity. A jump takes a microsecond.
    ///
    /// - Throws: `ParameterError` if a number is out of the range of a play.
    /// - Complexity: linear in the segments.
    package func script() throws(ParameterError) -> PlayScript {
      var part = PlayScript.Part(
        from: [scale.original(chains[0].chain.first)],
        spring: try DampedSpring(stiffness: 230, damping: 22))
      var isFirstSpring = true
      var state = SIMD2(chains[0].chain.first, chains[0].chain.velocity)
      // A value that the play reaches is not quite where the next chain begins.
      var (last, start) = (MotionEvent?.none, 0.0)
      for recorded in chains {
        var told = SIMD2(recorded.chain.first, recorded.chain.velocity)
        for (index, event) in recorded.chain.events.enumerated() {
          if let last {
            let trajectory = EventTrajectory(last, from: state.x, velocity: state.y)
            let length = max(event.start - start, 0)
            state = SIMD2(trajectory.value(at: length), trajectory.velocity(at: length))
          }
          if index > 0 { told = recorded.chain.state(before: index) }
          var event = event
          if let last, last.kind == .fling, last.fling.hasLines, event.kind == .spring,
            event.entry == .continued
          {
            (event.entry, event.values[MotionEvent.Slot.velocity]) = (.own, state.y)
          }
          if event.kind == .decay, told != state {
            event = Self.landing(event, from: state.x, like: told)
          }
          if event.kind == .spring {
            let spring = try Self.spring(event)
            if isFirstSpring { part.spring = spring }
            isFirstSpring = false
          }
          // A finger needs a moment before the event.
          let earliest = (part.commands.last?.time).map { $0 + 2 * Self.moment } ?? 0
          let hasTouch = event.entry == .own || event.entry == .reflected
          let time = max(event.start, earliest + (hasTouch ? Self.moment : 0))
          part.commands += try commands(event, state, at: time, part.spring)
          (last, start) = (event, event.start)
        }
      }
      return PlayScript([part])
    }

    /// A throw from another value that ends where it would have ended.
    private static func landing(
      _ event: MotionEvent, from value: Double, like told: SIMD2<Double>
    ) -> MotionEvent {
      let trajectory = EventTrajectory(event, from: told.x, velocity: told.y)
      var event = event
      event.entry = .own
      let rate = Double.exp(event.values[MotionEvent.Slot.logRate])
      event.values[MotionEvent.Slot.decayVelocity] =
        trajectory.velocity(at: 0) + (told.x - value) * rate
      return event
    }

    /// The seconds of a finger's touch and of a jump.
    private static let moment = 1e-6

    private static func spring(_ event: MotionEvent) throws(ParameterError) -> DampedSpring {
      try DampedSpring(
        naturalFrequency: Double.exp(event.values[MotionEvent.Slot.logFrequency]),
        dampingRatio: event.values[MotionEvent.Slot.ratio])
    }

    private func commands(
      _ event: MotionEvent, _ state: SIMD2<Double>, at time: Double, _ usual: DampedSpring
    ) throws(ParameterError) -> [PlayScript.Command] {
      typealias Slot = MotionEvent.Slot
      let moment = Self.moment
      /// Two samples of a finger that moves with a velocity.
      func touch(_ velocity: Double) -> PlayScript.Command {
        let move = velocity * scale.range * moment
        return PlayScript.Command(
          at: time - moment, .grab([.init(at: time - moment, [0]), .init(at: time, [move])]))
      }
      switch event.kind {
      case .spring:
        let spring = try Self.spring(event)
        var commands: [PlayScript.Command] = []
        switch event.entry {
        case .continued: break
        case .rest:
          if state.y != 0 { commands.append(.init(at: time, .stop(.current))) }
        case .own: commands.append(touch(event.values[Slot.velocity]))
        case .reflected: commands.append(touch(-state.y))
        }
        let edge = event.form == .edge
        let target = scale.original(edge ? state.x : event.values[Slot.target])
        commands.append(
          .init(at: time, .to([target], spring: spring == usual ? nil : spring)))
        return commands
      case .decay:
        let rate = Double.exp(event.values[Slot.logRate])
        let velocity =
          switch event.entry {
          case .own: event.values[Slot.decayVelocity]
          case .reflected: -state.y
          default: state.y
          }
        return [touch(velocity), .init(at: time, .release(try Self.system(rate)))]
      case .curve:
        let values = event.values
        guard
          let curve = try? CubicBezier(
            values[Slot.x1], values[Slot.y1], values[Slot.x2], values[Slot.y2])
        else { return [] }
        return [
          .init(
            at: time,
            .curve(
              [scale.original(values[Slot.curveTarget])], .cubicBezier(curve),
              duration: Double.exp(values[Slot.logDuration])))
        ]
      case .fling:
        let duration = Double.exp(event.values[Slot.logDuration])
        return [
          .init(
            at: time,
            .curve(
              [scale.original(event.values[Slot.flingTarget])],
              try event.fling.easing(duration: duration), duration: duration))
        ]
      case .jump:
        let target = scale.original(event.values[Slot.jumpTarget])
        guard let step = try? Steps(1, .jumpStart) else { return [] }
        return [.init(at: time, .curve([target], .steps(step), duration: moment))]
      case .stop: return [.init(at: time, .stop(.current))]
      }
    }

    /// A scroll view's deceleration with a rate in 1/s.
    private static func system(_ rate: Double) throws(ParameterError) -> DecaySystem {
      guard let system = DecaySystem.named("uiscrollview"),
        let set = try system.setting("rate", to: Double.exp(-rate / 1000))
      else { return DecaySystem.all[0] }
      return set
    }
  }
#endif
