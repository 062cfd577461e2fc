#if !hasFeature(Embedded)
  import CurveArithmetic

  /// A changed chain fitted only where it differs from the one before, with an event on each side.
  ///
  /// The events further away stay, and the values on both sides are free, so the price falls about as far as it
  /// could with all events free. In a long chain this takes a part of the time.
  struct LocalTrial {
    /// The events of a chain that are fitted.
    struct Region {
      /// The events before them and after them, which stay.
      let (before, after): (Int, Int)
      /// Those that the chain before does not have, counted from the first of them.
      let changed: Range<Int>

      /// The events that differ between two chains, and one more on each side.
      init(_ chain: EventChain, insteadOf known: EventChain) {
        let (old, new) = (known.events, chain.events)
        let most = min(old.count, new.count)
        var (same, after) = (0, 0)
        if chain.first == known.first {
          while same < most, old[same] == new[same] { same += 1 }
        }
        while after < most - same, old[old.count - 1 - after] == new[new.count - 1 - after] {
          after += 1
        }
        (before, self.after) = (max(same - 1, 0), max(after - 1, 0))
        changed = same - before..<new.count - after - before
      }
    }

    /// The costs and the prices of ranges of events of one chain.
    typealias Known = [Range<Int>: (cost: Double, price: Double)]

    /// The fit of the events near the change.
    let fit: ChainFit
    let region: Region
    /// The price of the events before in their place.
    let price: Double
    /// How much larger the squared residuals of these are.
    let cost: Double
    /// How much dearer these are.
    let excess: Double
    /// The changed chain with these events.
    let chain: EventChain

    /// Nil where all events would be fitted anyway.
    ///
    /// - Parameters:
    ///   - region: The region of the change; nil if the chains tell.
    ///   - known: What the events before cost.
    init?(
      _ chain: EventChain, insteadOf whole: ChainFit, _ region: Region?, _ samples: SegmentSamples,
      _ prices: EventPrices, _ known: inout Known
    ) {
      guard chain.isOpen == whole.chain.isOpen else { return nil }
      let region = region ?? Region(chain, insteadOf: whole.chain)
      let (old, new) = (whole.chain.events, chain.events)
      let (low, high) = (region.before, region.after)
      guard low + high >= 1, new.count - high > low, old.count - high > low else { return nil }
      let first = low == 0 ? 0 : samples.index(at: old[low].start)
      let end = high == 0 ? samples.count : samples.index(at: old[old.count - high].start)
      guard end - first >= 8 else { return nil }
      let part = samples.part(first..<end)
      var local = chain
      local.events = Array(new[low..<new.count - high])
      let state = whole.chain.state(before: low)
      if low > 0 { (local.first, local.velocity, local.isOpen) = (state.x, state.y, true) }
      let events = low..<old.count - high
      let before: (cost: Double, price: Double)
      if let found = known[events] {
        before = found
      } else {
        var current = whole.chain
        current.events = Array(old[events])
        if low > 0 { (current.first, current.velocity, current.isOpen) = (state.x, state.y, true) }
        let parameters = current.parameters
        let fit = ChainFit(current, current.equations(part, parameters), parameters)
        before = (fit.cost, prices.price(fit, part))
        known[events] = before
      }
      price = before.price
      fit = ChainFit(
        part, from: local, steps: 14, tolerance: 0.1,
        limit: price - 0.5 * prices.price(local, part))
      self.region = region
      (cost, excess) = (fit.cost - before.cost, prices.price(fit, part) - price)
      var result = chain
      result.events.replaceSubrange(low..<new.count - high, with: fit.chain.events)
      if low == 0 { result.first = fit.chain.first }
      self.chain = result
    }
  }
#endif
