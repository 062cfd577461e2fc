#if !hasFeature(Embedded)
  import CurveArithmetic

  /// Single events fitted to spans of samples, apart from what comes before and after.
  ///
  /// Such a fit chooses its own first value and velocity, so its cost is about the least that an event of the
  /// kind can have there. The samples next to the ends of a span are left out, because a break between two
  /// motions is found to a sample.
  struct SpanFits {
    struct Span: Hashable {
      let kind: MotionEvent.Kind
      let range: Range<Int>
    }

    struct Fit: Sendable {
      let event: MotionEvent
      let first: Double
      private(set) var cost: Double

      fileprivate func scaled(by factor: Double) -> Fit {
        var fit = self
        fit.cost *= factor
        return fit
      }
    }

    private(set) var samples: SegmentSamples
    private var cache: [Span: Known] = [:]
    private var commons: [Range<Int>: [Fit]] = [:]
    /// The largest number of samples of a fit.
    private static let limit = 48

    init(_ samples: SegmentSamples) { self.samples = samples }

    /// Takes another estimate of the noise of the same samples, which moves no minimum.
    mutating func scale(to other: SegmentSamples) {
      let ratio = samples.deviation / other.deviation
      samples = other
      cache = cache.mapValues { $0.scaled(by: ratio * ratio) }
      commons = commons.mapValues { $0.map { $0.scaled(by: ratio * ratio) } }
      bounds = bounds.mapValues { $0.map { ($0.count, $0.cost * ratio * ratio) } }
    }

    /// The samples of a span that count.
    func inner(_ range: Range<Int>) -> Range<Int> {
      let low = range.lowerBound + (range.lowerBound > 0 ? 1 : 0)
      let high = range.upperBound - (range.upperBound < samples.count ? 1 : 0)
      return low..<max(high, low)
    }

    /// When an event that covers a span begins.
    func start(of range: Range<Int>) -> Double {
      let index = range.lowerBound
      guard index > 0, index < samples.count else { return samples.times[0] }
      return (samples.times[index] + samples.times[index - 1]) / 2
    }

    /// The best event of a kind; nil if there are too few samples, it covers no distance or costs too much.
    ///
    /// - Parameter limit: A fit that costs more is of no use, so that the cost of a part of the span may
    ///   rule it out.
    mutating func fit(
      _ kind: MotionEvent.Kind, _ range: Range<Int>, below limit: Double = .infinity
    ) -> Fit? {
      let span = Span(kind: kind, range: range)
      if let known = cache[span] {
        if known.isComplete { return known.fit }
        if limit <= known.limit { return nil }
      }
      if limit < .infinity, least(kind, range) > limit { return nil }
      // A curve comes close to a throw of any system.
      if kind == .fling, let curve = cache[Span(kind: .curve, range: range)], curve.isComplete,
        let cost = curve.fit?.cost, 0.7 * cost - 20 > limit
      {
        return nil
      }
      let fit = compute(kind, range, below: limit)
      let known = Known(fit: fit, limit: limit)
      cache[span] = known
      if let fit {
        let low = Bound(kind: kind, isStart: true, index: range.lowerBound)
        let high = Bound(kind: kind, isStart: false, index: range.upperBound)
        bounds[low, default: []].append((range.count, fit.cost))
        bounds[high, default: []].append((range.count, fit.cost))
      }
      return known.isComplete ? fit : nil
    }

    /// The best event, or nil, and the limit with which it was searched.
    private struct Known {
      var fit: Fit?
      var limit: Double

      /// Whether the search did not end at the limit.
      var isComplete: Bool { fit.map { $0.cost <= limit } ?? true }

      func scaled(by factor: Double) -> Known {
        Known(fit: fit?.scaled(by: factor), limit: limit * factor)
      }
    }

    private struct Bound: Hashable {
      let kind: MotionEvent.Kind
      let isStart: Bool
      let index: Int
    }

    /// The lengths and the costs of the spans that begin or end at an index.
    private var bounds: [Bound: [(count: Int, cost: Double)]] = [:]

    /// About the least cost of an event of a kind: that of a part of the span with the same beginning, or with
    /// the same end unless the remainder of such an event is of another kind. A fit may miss the best minimum, and thinned
    /// samples tell the cost only roughly.
    private func least(_ kind: MotionEvent.Kind, _ range: Range<Int>) -> Double {
      var most = 0.0
      func include(_ bound: Bound) {
        for part in bounds[bound] ?? [] where part.count < range.count && part.cost > most {
          most = part.cost
        }
      }
      include(Bound(kind: kind, isStart: true, index: range.lowerBound))
      if kind != .curve && kind != .fling {
        include(Bound(kind: kind, isStart: false, index: range.upperBound))
      }
      return 0.5 * most - Double(Self.limit)
    }

    /// The best two common curves for a span that may cut them off.
    mutating func common(_ range: Range<Int>) -> [Fit] {
      if let known = commons[range] { return known }
      var inner = inner(range)
      if inner.count < 5 { inner = range }
      guard inner.count >= 5 else { return [] }
      let few = samples.thinned(inner, to: Self.limit)
      let start = start(of: range)
      let fits = CommonStarts(few, start: start).chains.compactMap { chain -> Fit? in
        let fit = SpanMinimum(few, from: chain, steps: 8, tolerance: 0.5, limit: .infinity)
        return fit.chain.events.first.map { Fit(event: $0, first: fit.chain.first, cost: fit.cost) }
      }
      let best = Array(fits.sorted { $0.cost < $1.cost }.prefix(2))
      commons[range] = best
      return best
    }

    private func compute(
      _ kind: MotionEvent.Kind, _ range: Range<Int>, below limit: Double
    ) -> Fit? {
      var inner = inner(range)
      if inner.count < Self.leastCount(kind) { inner = range }
      guard inner.count >= Self.leastCount(kind) else { return nil }
      let few = samples.thinned(inner, to: Self.limit)
      let start = start(of: range)
      let end =
        range.upperBound < samples.count
        ? samples.times[range.upperBound] : samples.times[samples.count - 1]
      var chains: [EventChain] = []
      switch kind {
      case .jump, .stop:
        let (mean, cost) = Self.mean(few)
        return Fit(
          event: kind == .jump
            ? .jump(at: jumpStart(near: range.lowerBound), to: mean) : .stop(at: start),
          first: mean, cost: cost)
      case .spring: chains = SpringStarts(few, start: start).chains
      case .decay: chains = DecayStarts(few, start: start).chains
      case .fling: chains = FlingStarts(few, start: start).chains
      case .curve:
        chains = CurveStarts(few, start: start, end: end).chains
        if let quiet = quietEnd(few), quiet > start + 4 * samples.step {
          chains += CurveStarts(few, start: start, end: quiet).chains
        }
      }
      var best: Fit?
      let enough = Double(few.count) + 3 * (2 * Double(few.count)).squareRoot()
      // Another minimum than one with no more than the noise is no better.
      for chain in chains where kind != .curve || best?.cost ?? .infinity > enough {
        let fit = SpanMinimum(
          few, from: chain, steps: 10, tolerance: 0.5, limit: min(best?.cost ?? .infinity, limit))
        guard fit.cost < best?.cost ?? .infinity, let event = fit.chain.events.first else {
          continue
        }
        best = Fit(event: event, first: fit.chain.first, cost: fit.cost)
      }
      return best
    }

    /// The middle of the largest step between two samples near one.
    private func jumpStart(near index: Int) -> Double {
      var best = (size: -1.0, time: samples.times[0])
      for later in max(index - 2, 1)...max(min(index + 2, samples.count - 1), 1) {
        let size = abs(samples.values[later] - samples.values[later - 1])
        if size > best.size {
          best = (size, (samples.times[later] + samples.times[later - 1]) / 2)
        }
      }
      return best.time
    }

    private static func leastCount(_ kind: MotionEvent.Kind) -> Int {
      switch kind {
      case .spring: 6
      case .decay: 4
      case .fling: 6
      case .curve: 8
      case .jump, .stop: 1
      }
    }

    private static func mean(_ samples: SegmentSamples) -> (mean: Double, cost: Double) {
      var (sum, weight) = (0.0, 0.0)
      for index in 0..<samples.count {
        sum += samples.weights[index] * samples.values[index]
        weight += samples.weights[index]
      }
      let mean = sum / weight
      var cost = 0.0
      for index in 0..<samples.count {
        let residual = samples.values[index] - mean
        cost += samples.weights[index] * residual * residual
      }
      return (mean, cost)
    }

    /// When a rest at the end begins; nil without one.
    private func quietEnd(_ few: SegmentSamples) -> Double? {
      let count = few.count
      var sum = 0.0
      for used in 0..<count {
        let index = count - 1 - used
        if used >= 3 {
          let distance = abs(few.values[index] - sum / Double(used))
          let deviation = samples.deviation * (1 + 1 / Double(used)).squareRoot()
          if distance > 4 * deviation {
            return used >= 6 ? few.times[index + 1] : nil
          }
        }
        sum += few.values[index]
      }
      return nil
    }
  }
#endif
