#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The cheapest sequences of separate motions between candidate breaks, by dynamic programming: where the
  /// search for the events of a recording starts.
  ///
  /// A break that is a sample off costs much where the noise is small. So the residuals count in full, and
  /// again in part.
  struct SpanPlan {
    private(set) var chains: [EventChain] = []

    /// What a motion costs beyond its residuals, in units of the logarithm of the number of samples. Values
    /// that pass on from one motion to the next are counted once.
    private static func price(_ kind: MotionEvent.Kind) -> Double {
      switch kind {
      case .jump, .stop: 1
      case .decay, .fling: 2.5
      case .spring: 3.5
      case .curve: 7
      }
    }

    private static let breakPrice = 1.5
    /// The largest number of candidates that one motion spans.
    private static let reach = 20

    /// The shares of the residuals that count, and the factors of a curve's price.
    private static let variants = [(1.0, 1.0), (1.0, 0.6), (0.15, 1.0), (0.03, 1.0)]

    private struct Choice {
      var cost = Double.infinity
      var origin = 0
      var fit: SpanFits.Fit?
    }

    init(_ fits: inout SpanFits, _ candidates: [Int]) {
      let samples = fits.samples
      let quiet = samples.quietCount < 7 ? 0 : samples.quietCount
      var ends = candidates.filter { $0 > quiet && $0 < samples.count }
      if quiet > 0 { ends.insert(quiet, at: 0) }
      ends = [0] + ends + (ends.last == samples.count ? [] : [samples.count])
      for (share, curvePrice) in Self.variants {
        chains.append(
          Self.chain(&fits, ends, isQuiet: quiet > 0, share: share, curvePrice: curvePrice))
      }
    }

    /// The value at rest, then one motion of each likely kind; empty if it moves from the beginning.
    static func single(_ fits: inout SpanFits) -> [EventChain] {
      let samples = fits.samples
      let quiet = samples.quietCount
      guard quiet >= 7, let rest = fits.fit(.jump, 0..<quiet) else { return [] }
      let kinds = [MotionEvent.Kind.spring, .curve, .decay]
      return kinds.compactMap { fits.fit($0, quiet..<samples.count) }.map {
        chain([rest, $0], samples)
      }
    }

    private static func chain(
      _ fits: inout SpanFits, _ ends: [Int], isQuiet: Bool, share: Double, curvePrice: Double
    ) -> EventChain {
      var choices = [Choice](repeating: Choice(), count: ends.count)
      choices[0].cost = 0
      for last in 1..<ends.count {
        // The short spans first: what they cost rules out most kinds of motion for the long ones.
        for origin in (max(0, last - reach)..<last).reversed()
        where choices[origin].cost < .infinity {
          let isRest = isQuiet && origin == 0
          if isRest && last > 1 { continue }
          let before = choices[origin].cost + breakPrice * fits.samples.logCount
          guard
            let (fit, cost) = best(
              &fits, ends[origin]..<ends[last], isRest: isRest, steps: last - origin, share,
              curvePrice, below: choices[last].cost - before)
          else { continue }
          let sum = before + cost
          if sum < choices[last].cost {
            choices[last] = Choice(cost: sum, origin: origin, fit: fit)
          }
        }
      }
      var spans: [SpanFits.Fit] = []
      var index = ends.count - 1
      while index > 0 {
        if let fit = choices[index].fit { spans.append(fit) }
        index = choices[index].origin
      }
      return chain(spans.reversed(), fits.samples)
    }

    /// The cheapest kind of motion for a span. A kind that could not be cheaper is not tried.
    private static func best(
      _ fits: inout SpanFits, _ range: Range<Int>, isRest: Bool, steps: Int, _ share: Double,
      _ curvePrice: Double, below limit: Double
    ) -> (fit: SpanFits.Fit, cost: Double)? {
      let count = Double(fits.inner(range).count)
      guard count >= 3 || isRest else { return nil }
      let logCount = fits.samples.logCount
      let least = share * (count - 2 * (2 * count).squareRoot())
      var best: (fit: SpanFits.Fit, cost: Double)?
      for kind in isRest ? [.jump] : [MotionEvent.Kind.jump, .decay, .spring, .curve] {
        let price = price(kind) * logCount * (kind == .curve ? curvePrice : 1)
        let limit = min(best?.cost ?? .infinity, limit)
        if limit <= least + price { break }
        if kind == .curve, steps > 8 { break }
        guard let fit = fits.fit(kind, range, below: (limit - price) / share) else { continue }
        let cost = share * fit.cost + price
        if cost < best?.cost ?? .infinity { best = (fit, cost) }
      }
      return best
    }

    /// The events of a sequence of motions. A rest at the beginning is no event, and one after a curve is the
    /// curve's end.
    private static func chain(_ spans: [SpanFits.Fit], _ samples: SegmentSamples) -> EventChain {
      var chain = EventChain(first: samples.values[0], events: [])
      for (index, span) in spans.enumerated() {
        if index == 0 {
          chain.first = span.first
          if span.event.kind == .jump { continue }
          chain.isOpen = true
        }
        if span.event.kind == .jump, let last = chain.events.indices.last,
          chain.events[last].kind == .curve
        {
          let duration = max(span.event.start - chain.events[last].start, 3 * samples.step)
          chain.events[last].values[MotionEvent.Slot.logDuration] = Double.log(duration)
          chain.events[last].values[MotionEvent.Slot.curveTarget] = span.first
          continue
        }
        chain.events.append(span.event)
      }
      if chain.isOpen { chain.events[0].start = samples.times[0] }
      return chain
    }
  }
#endif
