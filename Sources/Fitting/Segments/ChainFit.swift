#if !hasFeature(Embedded)
  /// A chain of events fitted to samples: a minimum of the weighted squared residuals.
  struct ChainFit: Sendable {
    private(set) var chain: EventChain
    private(set) var cost: Double
    private(set) var equations: NormalEquations
    let parameters: [EventChain.Parameter]

    /// The costs in units of the limit from which a search hardly reaches it, at its start and after a step.
    private static let (farthest, far) = (1e4, 300.0)

    /// The nearest minimum, by the method of Levenberg and Marquardt.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - chain: Where the search starts.
    ///   - steps: The largest number of steps.
    ///   - tolerance: The search ends when a step lowers the cost by less.
    ///   - limit: The search ends when it will hardly reach this cost.
    init(
      _ samples: SegmentSamples, from chain: EventChain, steps: Int, tolerance: Double,
      limit: Double = .infinity
    ) {
      let limits = samples.limits
      var best = Self.ordered(chain, samples, limits)
      let parameters = best.parameters
      var equations = best.equations(samples, parameters)
      var damping = 1e-2
      for step in 0..<(equations.cost > Self.farthest * limit ? 0 : steps) {
        let free = parameters.indices.filter { index in
          let parameter = parameters[index]
          guard parameter.event >= 0, parameter.slot > 0 else { return true }
          // A parameter at the end of its range that wants to leave it stays.
          let range = limits.range(parameter.slot, of: best.events[parameter.event].kind)
          let value = best[parameter]
          let gradient = equations.gradient[index]
          return
            !(value <= range.lowerBound && gradient < 0
            || value >= range.upperBound && gradient > 0)
        }
        let current = damping
        let change = equations.change(free: free) { _ in current }
        // A gain below 0 is one of rounding: only the cost decides.
        if 0..<tolerance ~= equations.gain(change) { break }
        var next = best
        for (index, parameter) in parameters.enumerated() { next[parameter] += change[index] }
        next = Self.ordered(next, samples, limits)
        let cost = next.cost(samples)
        if cost < equations.cost {
          let gain = equations.cost - cost
          best = next
          equations = best.equations(samples, parameters)
          damping = max(damping / 8, 1e-8)
          if gain < tolerance { break }
          if step >= 3, equations.cost - 5 * gain > limit { break }
          if equations.cost > Self.far * limit { break }
        } else {
          damping *= 6
          if !(damping < 1e7) { break }
        }
      }
      (self.chain, self.cost, self.equations) = (best, equations.cost, equations)
      self.parameters = parameters
    }

    /// A chain that was fitted together with others.
    init(_ chain: EventChain, _ equations: NormalEquations, _ parameters: [EventChain.Parameter]) {
      (self.chain, cost, self.equations) = (chain, equations.cost, equations)
      self.parameters = parameters
    }

    /// The chain with parameters in their ranges and starts in order.
    private static func ordered(
      _ chain: EventChain, _ samples: SegmentSamples, _ limits: EventLimits
    ) -> EventChain {
      var chain = chain
      let last = samples.times[samples.count - 1]
      var earliest = samples.times[0] - limits.step
      for index in chain.events.indices {
        var event = limits.clamped(chain.events[index])
        if index > 0 || !chain.isOpen { event.start = max(event.start, earliest) }
        event.start = min(event.start, last - limits.step)
        chain.events[index] = event
        earliest = event.start + 1.5 * limits.step
      }
      return chain
    }
  }
#endif
