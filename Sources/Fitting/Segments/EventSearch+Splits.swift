#if !hasFeature(Embedded)
  /// The breaks that the search tries.
  extension EventSearch {
    /// The best pairs of motions for a range that is split at a candidate, the cheapest first.
    ///
    /// - Parameter limit: Dearer pairs are of no use.
    mutating func pairs(
      _ range: Range<Int>, isRestFirst: Bool, also extra: [Int] = [],
      below limit: Double = .infinity
    ) -> [(cost: Double, fits: [SpanFits.Fit], ranges: [Range<Int>])] {
      var pairs: [(cost: Double, fits: [SpanFits.Fit], ranges: [Range<Int>])] = []
      for candidate in Set(candidates + extra).sorted()
      where candidate > range.lowerBound + 2 && candidate < range.upperBound - 2 {
        let halves = [range.lowerBound..<candidate, candidate..<range.upperBound]
        let least = leastCost(halves[1])
        guard
          let first = cheapest(halves[0], isRest: isRestFirst, below: limit - least),
          let second = cheapest(halves[1], isRest: false, below: limit - first.cost)
        else { continue }
        pairs.append((first.cost + second.cost, [first.fit, second.fit], halves))
      }
      return pairs.sorted { $0.cost < $1.cost }
    }

    /// The cheapest event for a span by its cost and its least price. A kind that could not be cheaper is not
    /// tried.
    private mutating func cheapest(
      _ range: Range<Int>, isRest: Bool, below limit: Double
    ) -> (cost: Double, fit: SpanFits.Fit)? {
      var best: (cost: Double, fit: SpanFits.Fit)?
      let floor = leastCost(range)
      for kind in isRest ? [.stop] : [MotionEvent.Kind.jump, .decay, .spring, .curve] {
        let left = min(best?.cost ?? .infinity, limit) - prices.least(kind, samples)
        guard left > floor, let fit = fits.fit(kind, range, below: left) else { continue }
        let cost = fit.cost + prices.least(fit.event, samples)
        if cost < best?.cost ?? .infinity { best = (cost, fit) }
      }
      return best
    }

    /// About the least cost of any motion, which the noise alone has.
    private func leastCost(_ range: Range<Int>) -> Double {
      let count = Double(fits.inner(range).count)
      return max(count - 2 * (2 * count).squareRoot(), 0)
    }

    /// Splits what does not fit at the best candidate.
    mutating func split() {
      var index = fit.chain.isOpen ? 0 : -1
      while index < fit.chain.events.count {
        defer { index += 1 }
        let all = fit.chain.events
        let range =
          index >= 0
          ? range(index..<index + 1)
          : 0..<(all.isEmpty ? samples.count : samples.index(at: all[0].start))
        let count = Double(range.count)
        guard count >= 6, isMisfit(range) || isSystematic(range) else { continue }
        let extra = isMisfit(range) ? breaks(range) : []
        let limit = index < 0 ? .infinity : promise(range, index..<index + 1)
        for pair in pairs(range, isRestFirst: index < 0, also: extra, below: limit).prefix(2) {
          if index < 0 {
            var chain = fit.chain
            chain.first = pair.fits[0].first
            chain.events.insert(pair.fits[1].event, at: 0)
            if attempt(chain) { break }
          } else if isPromising(pair.fits, pair.ranges, insteadOf: index..<index + 1),
            replace(index..<index + 1, pair.fits)
          {
            break
          }
        }
      }
    }

    /// Puts two other events in place of two or three neighbours.
    mutating func rejoin(_ width: Int) {
      var index = 0
      while index + width <= fit.chain.events.count {
        let events = index..<index + width
        let all = range(events)
        let starts =
          fit.chain.events[events].dropFirst().map { samples.index(at: $0.start) }
          + (isMisfit(all) ? breaks(all) : [])
        let found = pairs(all, isRestFirst: false, also: starts, below: promise(all, events))
        for pair in found.prefix(2)
        where isPromising(pair.fits, pair.ranges, insteadOf: events) {
          if replace(events, pair.fits) { break }
        }
        index += 1
      }
    }

    /// Whether one spring or throw is found and no motion is left in the residuals: chance passes for one in
    /// a few of a thousand recordings. A curve may hide a throw that ends at an edge.
    var explainsAll: Bool {
      let all = 0..<samples.count
      let block = 12
      return fit.chain.events.count == 1
        && (fit.chain.events[0].kind == .spring || fit.chain.events[0].kind == .decay)
        && !isMisfit(all, by: 3.5) && !isSystematic(all, by: 3.5)
        && !stride(from: 0, to: samples.count - block, by: block).contains {
          isMisfit($0..<$0 + block, by: 4.5)
        }
    }

    /// Whether the residuals of a range are larger than the noise.
    private func isMisfit(_ range: Range<Int>, by deviations: Double = 2.5) -> Bool {
      let count = Double(range.count)
      return cost(range) > count + deviations * (2 * count).squareRoot()
    }

    /// Positions for breaks in a range whose motions were not found at the candidates.
    private func breaks(_ range: Range<Int>) -> [Int] {
      Array(stride(from: range.lowerBound, to: range.upperBound, by: max(range.count / 16, 2)))
    }

    /// Whether neighbouring residuals of a range are alike.
    private func isSystematic(_ range: Range<Int>, by deviations: Double = 2.5) -> Bool {
      let (products, squares) = fit.chain.correlation(samples, range)
      return products > deviations / Double(range.count).squareRoot() * squares
    }
  }
#endif
