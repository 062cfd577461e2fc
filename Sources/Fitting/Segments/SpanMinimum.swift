#if !hasFeature(Embedded)
  import CurveArithmetic

  /// One event fitted to the samples of a span: a minimum of the weighted squared residuals.
  ///
  /// Linear least squares gives the values, the velocity and the heights of control points, so the search covers
  /// only the other parameters. The method is variable projection with Kaufman's derivatives.
  struct SpanMinimum {
    private(set) var chain: EventChain
    private(set) var cost: Double

    /// - Parameters:
    ///   - samples: The samples of the span.
    ///   - chain: Where the search starts: one event.
    ///   - steps: The largest number of steps.
    ///   - tolerance: The search ends when a step lowers the cost by less.
    ///   - limit: The search ends when it will hardly reach this cost.
    init(
      _ samples: SegmentSamples, from chain: EventChain, steps: Int, tolerance: Double,
      limit: Double
    ) {
      let limits = samples.limits
      let event = limits.clamped(chain.events[0])
      let (last, kind) = (samples.times[samples.count - 1], event.kind)
      func range(_ slot: Int) -> ClosedRange<Double> {
        slot == MotionEvent.Slot.start
          ? min(samples.times[0], last) - limits.step...last - limits.step
          : limits.range(slot, of: kind)
      }
      (self.chain, cost) = SpanColumns.with(samples, event) { columns in
        var best = event
        for slot in columns.slots {
          let range = range(slot)
          best.values[slot] = min(max(best.values[slot], range.lowerBound), range.upperBound)
        }
        var cost = columns.project(best)
        columns.differentiate(best)
        var damping = 1e-3
        for step in 0..<steps {
          let (change, gain) = columns.change(damping: damping) { number, gradient in
            // A parameter at the end of its range that wants to leave it stays.
            let range = range(columns.slots[number])
            let value = best.values[columns.slots[number]]
            return value <= range.lowerBound && gradient < 0
              || value >= range.upperBound && gradient > 0
          }
          guard gain > tolerance / 2 else { break }
          var next = best
          for (number, slot) in columns.slots.enumerated() {
            let range = range(slot)
            next.values[slot] = min(
              max(best.values[slot] + change[number], range.lowerBound), range.upperBound)
          }
          let nextCost = columns.project(next)
          if nextCost < cost {
            let gain = cost - nextCost
            (best, cost) = (next, nextCost)
            columns.differentiate(best)
            damping = max(damping / 8, 1e-8)
            if gain < tolerance { break }
            if step >= 2, cost - 5 * gain > limit { break }
          } else {
            damping *= 8
            if !(damping < 1e7) { break }
          }
        }
        _ = columns.project(best)
        let chain = columns.chain(best, like: chain)
        let clamped = limits.clamped(chain.events[0])
        guard clamped != chain.events[0] else { return (chain, cost) }
        var inside = chain
        inside.events[0] = clamped
        return (inside, inside.cost(samples))
      }
    }
  }
#endif
