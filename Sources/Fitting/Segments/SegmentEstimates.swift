#if !hasFeature(Embedded)
  import CurveArithmetic
  import Spring

  /// The numbers of a fitted chain with their errors, in the units of the samples.
  struct SegmentEstimates {
    typealias Slot = MotionEvent.Slot
    let chain: EventChain
    let parameters: [EventChain.Parameter]
    let covariance: [[Double]]
    /// The median step of the samples in seconds.
    let step: Double
    private let scale: SampleScale
    /// The standard deviation of a sample's error, in units of the range.
    let deviation: Double

    init(_ found: FoundMotions, _ samples: RecordedSamples) {
      (chain, parameters) = (found.fit.chain, found.fit.parameters)
      (step, self.scale) = (found.step, samples.scale.moved(by: found.offset))
      deviation = found.deviation * found.varianceFactor.squareRoot()
      covariance = found.covariance(samples)
    }

    /// The derivatives of a number by the parameters.
    private func gradient(_ number: (EventChain) -> Double) -> [Double] {
      parameters.map { parameter in
        let step = 1e-4
        let ends = [-step, step].map { change -> Double in
          var moved = chain
          moved[parameter] += change
          return number(moved)
        }
        return (ends[1] - ends[0]) / (2 * step)
      }
    }

    private func estimate(
      _ factor: Double = 1, _ offset: Double = 0, _ number: (EventChain) -> Double
    ) -> Estimate {
      let gradient = gradient(number)
      var variance = 0.0
      for (row, a) in gradient.enumerated() where a != 0 {
        for (column, b) in gradient.enumerated() where b != 0 {
          variance += a * b * covariance[row][column]
        }
      }
      let error = variance.isNaN ? .infinity : abs(factor) * max(variance, 0).squareRoot()
      return Estimate(value: offset + factor * number(chain), standardError: error)
    }

    private func value(_ number: (EventChain) -> Double) -> Estimate {
      estimate(scale.range, scale.middle, number)
    }

    private func slot(_ event: Int, _ slot: Int) -> (EventChain) -> Double {
      { $0.events[event].values[slot] }
    }

    // MARK: Segments

    /// The segments of the events that a part keeps, with the rests after them.
    ///
    /// - Parameters:
    ///   - found: The part.
    ///   - isFirst: Whether the recording begins with it.
    ///   - end: When the next part's first motion starts, or the last sample, in seconds from the recording's
    ///     first sample.
    func segments(_ found: FoundMotions, isFirst: Bool, until end: Double) -> [MotionSegment] {
      var segments: [MotionSegment] = []
      let last = end - found.offset
      let firstStart = chain.events.first?.start ?? last
      if isFirst, !chain.isOpen || chain.events.isEmpty {
        segments.append(
          rest(from: exact(-found.offset), to: firstStart, value { $0.first }, isOpen: true))
      }
      for index in found.kept {
        let next = index + 1 < found.kept.upperBound ? chain.events[index + 1].start : last
        let segment = segment(
          index, until: next, found.runnersUp[index], found.startVariances[index],
          found.sharing[index] ?? .init())
        segments.append(segment)
        let end = segment.end - scale.origin
        if segment.kind != .rest, next - end > 2.5 * step {
          segments.append(rest(from: exact(end), to: next, segment.to, isOpen: false))
        }
      }
      return segments
    }

    private func exact(_ time: Double) -> Estimate {
      Estimate(value: scale.origin + time, standardError: 0)
    }

    private func rest(
      from start: Estimate, to end: Double, _ value: Estimate, isOpen: Bool
    ) -> MotionSegment {
      MotionSegment(
        kind: .rest, model: .rest, start: start, end: scale.origin + end, from: value, to: value,
        velocity: Estimate(value: 0, standardError: 0), entry: .rest, isOpen: isOpen,
        runnerUp: nil, sharing: .init(), shape: nil)
    }

    private func segment(
      _ index: Int, until next: Double, _ runnerUp: MotionSegment.RunnerUp?,
      _ startVariance: Double, _ sharing: MotionSegment.Sharing
    ) -> MotionSegment {
      let event = chain.events[index]
      let isOpen = index == 0 && chain.isOpen
      let alone = estimate(1, scale.origin, slot(index, Slot.start))
      let error = alone.standardError
      var start = Estimate(
        value: alone.value, standardError: (error * error + startVariance).squareRoot())
      if isOpen { start = exact(0) }
      if event.kind == .jump {
        start = Estimate(
          value: start.value, standardError: step / 12.0.squareRoot())
      }
      let from = value { $0.state(before: index).x }
      let velocity = estimate(scale.range) { chain in
        let state = chain.state(before: index)
        return EventTrajectory(chain.events[index], from: state.x, velocity: state.y)
          .velocity(at: 1e-9)
      }
      let entry: MotionSegment.Entry =
        switch event.entry {
        case .continued: .continued
        case .rest: .rest
        case .own: isTurned(index) ? .reflected : .own
        case .reflected: .reflected
        }
      let (model, to) = model(index)
      let isBounce = entry == .reflected || event.form == .edge
      return MotionSegment(
        kind: isBounce ? .bounce : event.kind.segmentKind, model: model, start: start,
        end: scale.origin + end(index, until: next), from: from,
        to: to, velocity: velocity, entry: entry, isOpen: isOpen, runnerUp: runnerUp,
        sharing: sharing, shape: shape(index))
    }

    /// Whether a throw begins with the velocity before it, turned back.
    private func isTurned(_ index: Int) -> Bool {
      let kind = chain.events[index].kind
      guard index > 0, kind == .decay || kind == .fling else { return false }
      func velocities(_ chain: EventChain) -> SIMD2<Double> {
        let state = chain.state(before: index)
        let trajectory = EventTrajectory(chain.events[index], from: state.x, velocity: state.y)
        return SIMD2(state.y, trajectory.velocity(at: 1e-9))
      }
      let sum = estimate { velocities($0).sum() }
      let before = abs(velocities(chain).x)
      return abs(sum.value) <= 3 * sum.standardError && before > 6 * sum.standardError
    }

    private func model(_ index: Int) -> (model: MotionSegment.Model, to: Estimate) {
      switch chain.events[index].kind {
      case .spring:
        let frequency = { (chain: EventChain) in
          Double.exp(chain.events[index].values[Slot.logFrequency])
        }
        let ratio = slot(index, Slot.ratio)
        return (
          .spring(
            MotionSegment.Spring(
              stiffness: estimate { frequency($0) * frequency($0) },
              damping: estimate { 2 * ratio($0) * frequency($0) },
              dampingRatio: estimate(1, 0, ratio),
              response: estimate { 2 * Double.pi / frequency($0) })),
          value { $0.target(index) }
        )
      case .decay:
        let rate = { (chain: EventChain) in
          Double.exp(chain.events[index].values[Slot.logRate])
        }
        return (
          .decay(rate: estimate(1, 0, rate)),
          value { chain in
            let state = chain.state(before: index)
            let trajectory = EventTrajectory(chain.events[index], from: state.x, velocity: state.y)
            return state.x + trajectory.velocity(at: 0) / rate(chain)
          }
        )
      case .curve:
        func seen(_ estimate: Estimate) -> Estimate {
          isCut(index)
            ? Estimate(value: estimate.value, standardError: .infinity) : estimate
        }
        return (
          .curve(
            MotionSegment.Curve(
              duration: seen(
                estimate { Double.exp($0.events[index].values[Slot.logDuration]) }),
              points: [Slot.x1, Slot.y1, Slot.x2, Slot.y2].map {
                seen(estimate(1, 0, slot(index, $0)))
              })), seen(value(slot(index, Slot.curveTarget)))
        )
      case .fling:
        let shape = chain.events[index].fling
        let duration = { (chain: EventChain) in
          Double.exp(chain.events[index].values[Slot.logDuration])
        }
        let distance = scale.range * (chain.target(index) - chain.state(before: index).x)
        return (
          .fling(
            MotionSegment.Fling(
              duration: estimate(1, 0, duration), system: shape.system,
              density: shape.density(distance: distance, duration: duration(chain)))),
          value { $0.target(index) }
        )
      case .jump: return (.jump, value(slot(index, Slot.jumpTarget)))
      case .stop: return (.rest, value { $0.state(before: index).x })
      }
    }
  }
#endif
