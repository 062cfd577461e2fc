#if !hasFeature(Embedded)
  import CurveArithmetic

  /// A changed chain fitted only where it differs from the one before, with an event on each side.
  ///
  /// The events further away stay, and the values on both sides are free, so the price falls about as far as it
  /// could with all events free. In a long chain this takes a part of the time.
  struct LocalTrial {
    /// The fit of the events near the change.
    let fit: ChainFit
    /// The index in the chain of the first of them.
    let offset: Int
    /// Those that the chain before does not have.
    let changed: Range<Int>
    /// The price of the events before in their place.
    let price: Double
    /// How much larger the squared residuals of these are.
    let cost: Double
    /// How much dearer these are.
    let excess: Double
    /// The changed chain with these events.
    let chain: EventChain

    /// Nil where nearly all events would be fitted anyway.
    init?(
      _ chain: EventChain, insteadOf known: ChainFit, _ samples: SegmentSamples,
      _ prices: EventPrices
    ) {
      let (old, new) = (known.chain.events, chain.events)
      guard chain.isOpen == known.chain.isOpen, chain.first == known.chain.first else { return nil }
      let most = min(old.count, new.count)
      var (same, after) = (0, 0)
      while same < most, old[same] == new[same] { same += 1 }
      while after < most - same, old[old.count - 1 - after] == new[new.count - 1 - after] {
        after += 1
      }
      // One more on each side.
      let (low, high) = (max(same - 1, 0), max(after - 1, 0))
      guard low + high >= 2, new.count - high > low, old.count - high > low else { return nil }
      let first = low == 0 ? 0 : samples.index(at: old[low].start)
      let end = high == 0 ? samples.count : samples.index(at: old[old.count - high].start)
      guard end - first >= 8 else { return nil }
      let part = samples.part(first..<end)
      var (local, current) = (chain, known.chain)
      local.events = Array(new[low..<new.count - high])
      current.events = Array(old[low..<old.count - high])
      if low > 0 {
        let state = known.chain.state(before: low)
        (local.first, local.velocity, local.isOpen) = (state.x, state.y, true)
        (current.first, current.velocity, current.isOpen) = (state.x, state.y, true)
      }
      let parameters = current.parameters
      let before = ChainFit(current, current.equations(part, parameters), parameters)
      price = prices.price(before, part)
      fit = ChainFit(
        part, from: local, steps: 14, tolerance: 0.1,
        limit: price - 0.5 * prices.price(local, part))
      (offset, changed) = (low, same - low..<new.count - after - low)
      (cost, excess) = (fit.cost - before.cost, prices.price(fit, part) - price)
      var whole = chain
      whole.events.replaceSubrange(low..<new.count - high, with: fit.chain.events)
      if low == 0 { whole.first = fit.chain.first }
      self.chain = whole
    }
  }
#endif
