#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The search for the likeliest events of a recording: it fits all of them together, then changes kinds,
  /// merges, splits and removes events while the price falls.
  struct EventSearch {
    private(set) var samples: SegmentSamples
    private(set) var fit: ChainFit
    private(set) var price: Double
    var fits: SpanFits
    let candidates: [Int]
    let prices: EventPrices
    /// The noise before any fit.
    private let estimated: Double
    /// Chains that were tried, by kinds and starts.
    private var tried: [[Int]: Trial] = [:]
    /// Sums of the weighted squared residuals of the first samples.
    private var costs: [Double] = []
    private var rivals = EventRivals()

    /// How much larger the squared residuals and the price of a chain are than those of the best one.
    private struct Trial {
      let cost: Double
      let excess: Double
    }

    /// What events of the chain found cost.
    private var known: LocalTrial.Known = [:]

    /// Searches for one event, then for any number unless it explains all samples.
    init(_ samples: SegmentSamples, _ prices: EventPrices) {
      var fits = SpanFits(samples)
      let single = SpanPlan.single(&fits)
      let only =
        single.isEmpty ? nil : EventSearch(samples, prices, fits, single, breaks: [])
      if let only, only.explainsAll {
        self = only
      } else {
        let candidates = BreakCandidates(samples).indices
        let plans = SpanPlan(&fits, candidates).chains
        self.init(samples, prices, fits, plans, breaks: candidates)
      }
      // Exact samples are far more so than the noise that was assumed.
      fit = ChainFit(self.samples, from: fit.chain, steps: 40, tolerance: 1e-13)
    }

    private init(
      _ samples: SegmentSamples, _ prices: EventPrices, _ fits: SpanFits, _ plans: [EventChain],
      breaks: [Int]
    ) {
      (self.samples, self.prices, self.fits, candidates) = (samples, prices, fits, breaks)
      estimated = samples.deviation
      fit = ChainFit(samples, from: plans[0], steps: 25, tolerance: 0.1)
      price = prices.price(fit, samples)
      for plan in plans.dropFirst() { attempt(plan) }
      calibrate()
      if breaks.isEmpty, !explainsAll { return }
      for _ in 0..<5 {
        let before = price
        changeEntries()
        turnBack()
        remove()
        merge()
        changeKinds()
        name()
        nameSpans()
        split()
        rejoin(2)
        rejoin(3)
        close()
        shift()
        if price > before - 0.5 { break }
        calibrate()
      }
    }

    /// Takes the noise from the middle of the residuals, which a few motions that do not fit leave alone.
    private mutating func calibrate() {
      let values = fit.chain.values(at: samples)
      let sizes = values.indices.map { index -> Double in
        let residual = samples.values[index] - values[index]
        return samples.weights[index] * residual * residual
      }
      // The lower four fifths of squared normal errors have 0.4377 of the variance.
      let few = sizes.sorted().prefix(max(4 * sizes.count / 5, 1))
      let middle = few.reduce(0, +) / Double(few.count) / 0.4377
      let free = Double(max(sizes.count - fit.parameters.count, 1)) / Double(sizes.count)
      // Motions that are not found yet must not pass for noise.
      let most = (1.2 + 4 / Double(sizes.count).squareRoot()) * estimated / samples.deviation
      let factor = min(max((middle / free).squareRoot(), 0.5), max(most, 1))
      let next = samples.scaled(noise: factor)
      if abs(next.deviation - samples.deviation) > 0.02 * samples.deviation {
        let before = samples.deviation
        samples = next
        fits.scale(to: samples)
        // A change that costs far too much at either noise is not tried again.
        let ratio = (before / samples.deviation) * (before / samples.deviation)
        tried = tried.filter { _, trial in
          min(trial.excess, trial.excess + (ratio - 1) * trial.cost) > Self.clearExcess
        }
        rivals = EventRivals()
        fit = ChainFit(samples, from: fit.chain, steps: 10, tolerance: 0.1)
      }
      price = prices.price(fit, samples)
      update()
    }

    mutating func update() {
      known = [:]
      let values = fit.chain.values(at: samples)
      costs = [0]
      costs.reserveCapacity(samples.count + 1)
      for index in 0..<samples.count {
        let residual = samples.values[index] - values[index]
        costs.append(costs[index] + samples.weights[index] * residual * residual)
      }
    }

    /// The cost of a range of samples now.
    func cost(_ range: Range<Int>) -> Double {
      costs[range.upperBound] - costs[range.lowerBound]
    }

    /// The samples of some events.
    func range(_ events: Range<Int>) -> Range<Int> {
      let all = fit.chain.events
      let low =
        events.lowerBound == 0 && fit.chain.isOpen
        ? 0 : samples.index(at: all[events.lowerBound].start)
      let high =
        events.upperBound < all.count
        ? samples.index(at: all[events.upperBound].start) : samples.count
      return low..<max(high, low)
    }

    /// Fits a chain and takes it if its price is lower.
    ///
    /// - Parameters:
    ///   - bound: The price of the chain that this one simplifies: where it is no cheaper, simpler ones are not
    ///     tried.
    ///   - region: The events that differ from those found; nil if the chains tell.
    @discardableResult
    mutating func attempt(
      _ chain: EventChain, simpler bound: Double = .infinity, _ region: LocalTrial.Region? = nil
    ) -> Bool {
      var key = [chain.isOpen ? 1 : 0]
      for event in chain.events {
        key += [event.kind.rawValue, event.entry.rawValue]
        if event.kind == .fling { key.append(event.fling.rawValue) }
        key.append(event.form == .named ? event.points.hashValue : event.form.rawValue)
        key.append(Int((event.start / samples.step).rounded()))
      }
      guard tried[key] == nil else { return false }
      var chain = chain
      if let trial = LocalTrial(chain, insteadOf: fit, region, samples, prices, &known) {
        guard trial.excess < Self.localGain else {
          rivals.add(trial.chain, price + trial.excess)
          tried[key] = Trial(cost: trial.cost, excess: trial.excess)
          let rejected = Rejected(
            chain: trial.chain, fit: trial.fit, offset: trial.region.before,
            changed: trial.region.changed, region: trial.region, price: price + trial.excess,
            before: trial.price)
          return attemptSimpler(rejected, bound)
        }
        chain = trial.chain
      }
      let next = ChainFit(
        samples, from: chain, steps: 14, tolerance: 0.1,
        limit: price - 0.5 * prices.price(chain, samples))
      let nextPrice = prices.price(next, samples)
      rivals.add(next.chain, nextPrice)
      tried[key] = Trial(cost: next.cost - fit.cost, excess: nextPrice - price)
      guard nextPrice < price - 0.1 else {
        let rejected = Rejected(
          chain: next.chain, fit: next, offset: 0, changed: next.chain.events.indices,
          region: nil, price: nextPrice, before: price)
        return attemptSimpler(rejected, bound)
      }
      rivals.add(fit.chain, price)
      (fit, price) = (next, nextPrice)
      update()
      return true
    }

    /// About how much a simpler form or entry gains at most.
    private static let simplerGain = 25.0
    /// The excess of what no other noise makes likely.
    private static let clearExcess = 15.0
    /// About how much the events far from a change gain at most.
    private static let localGain = 5.0

    /// A chain whose price is too high.
    private struct Rejected {
      let chain: EventChain
      /// A fit of it, or of some of its events from an index on.
      let fit: ChainFit
      let offset: Int
      /// The events of the fit that may be simplified.
      let changed: Range<Int>
      let region: LocalTrial.Region?
      let price: Double
      /// The price that the events of the fit have to undercut.
      let before: Double
    }

    /// Tries simpler entries and forms of a chain unless its price reaches a bound.
    private mutating func attemptSimpler(_ rejected: Rejected, _ bound: Double) -> Bool {
      guard rejected.price < bound else { return false }
      if rejected.price < price + Self.simplerGain, attemptEntries(of: rejected) { return true }
      return attemptForms(of: rejected)
    }

    /// Lets the springs and throws of a chain whose price with velocities of their own is too high continue
    /// the motion before, or begin from rest, where the velocity is near to that.
    private mutating func attemptEntries(of rejected: Rejected) -> Bool {
      for index in rejected.changed where rejected.fit.chain.events[index].entry == .own {
        for entry in prices.entries(index, rejected.fit) {
          var chain = rejected.chain
          chain.events[rejected.offset + index].entry = entry
          if attempt(chain, simpler: rejected.price, rejected.region) { return true }
        }
      }
      return false
    }

    /// Tries simpler forms of the free curves of a chain whose price with all their points is too high.
    private mutating func attemptForms(of rejected: Rejected) -> Bool {
      let events = rejected.fit.chain.events
      // What the cost may be if the events have their least prices.
      let left = events.reduce(rejected.before) { $0 - prices.least($1, samples) }
      guard rejected.fit.cost < left else { return false }
      for index in rejected.changed
      where events[index].kind == .curve && events[index].form == .free {
        for (form, points) in prices.forms(index, rejected.fit, samples, below: left) {
          var chain = rejected.chain
          chain.events[rejected.offset + index].form = form
          chain.events[rejected.offset + index].points = points
          if attempt(chain, simpler: rejected.price, rejected.region) { return true }
        }
      }
      return false
    }

    /// For each event another kind whose price is less than 6 higher; nil if none is.
    var runnersUp: [MotionSegment.RunnerUp?] { rivals.runnersUp(of: fit.chain, price) }

    /// How far the starts of as many other motions are from those found: variances by their probability.
    var startVariances: [Double] {
      rivals.startVariances(of: fit.chain, price, within: 5 * samples.step)
    }
  }
#endif
