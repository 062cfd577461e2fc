#if !hasFeature(Embedded)
  /// The changes that the search tries.
  extension EventSearch {
    /// Lets springs and decays begin with the velocity before them, or with none, where that is cheaper.
    mutating func changeEntries() {
      for index in fit.chain.events.indices {
        let event = fit.chain.events[index]
        guard event.kind == .spring || event.kind == .decay else { continue }
        let isFirst = index == 0
        var entries: [MotionEvent.Entry] = []
        if event.kind == .spring { entries.append(.rest) }
        if !isFirst { entries.append(.continued) }
        if event.entry != .own { entries.append(.own) }
        let velocity = fit.chain.state(before: index).y
        for entry in entries where entry != event.entry {
          var chain = fit.chain
          (chain.events[index].entry, chain.events[index].form) = (entry, .free)
          if event.form == .edge {
            chain.events[index].values[MotionEvent.Slot.target] = fit.chain.target(index)
          }
          if entry == .own {
            let slot =
              event.kind == .spring
              ? MotionEvent.Slot.velocity : MotionEvent.Slot.decayVelocity
            chain.events[index].values[slot] = event.entry == .rest ? 0 : velocity
          }
          attempt(chain)
        }
      }
    }

    /// Whether other events may explain a range more cheaply than those that do now.
    func isPromising(
      _ kinds: [SpanFits.Fit], _ ranges: [Range<Int>], insteadOf events: Range<Int>
    ) -> Bool {
      var (now, then) = (0.0, 0.0)
      for (fit, range) in zip(kinds, ranges) {
        let inner = fits.inner(range)
        now += cost(inner)
        then += fit.cost + prices.least(fit.event, samples)
        // Thinned samples tell the cost only roughly.
        if inner.count > 128 { then -= 4 * Double(inner.count).squareRoot() }
        // A velocity and a value of its own are no parameters where the events join.
        then -= fit.event.entry == .own ? samples.logCount : 0
      }
      for event in fit.chain.events[events] {
        now += prices.least(event, samples)
      }
      return then < now + 8
    }

    /// What a fit of a kind in place of events costs at most if it is promising.
    func reach(_ kind: MotionEvent.Kind, _ range: Range<Int>, _ events: Range<Int>) -> Double {
      let inner = fits.inner(range)
      let now = fit.chain.events[events].reduce(cost(inner)) { $0 + prices.least($1, samples) }
      return now + 8 + samples.logCount - prices.least(kind, samples)
        + (inner.count > 128 ? 4 * Double(inner.count).squareRoot() : 0)
    }

    /// What a pair of events in place of others costs at most if it is promising.
    func promise(_ range: Range<Int>, _ events: Range<Int>) -> Double {
      let now = fit.chain.events[events].reduce(cost(range)) { $0 + prices.least($1, samples) }
      return now + 8 + 2 * samples.logCount + 8 * Double(range.count).squareRoot()
    }

    mutating func changeKinds() {
      for index in fit.chain.events.indices {
        for kind in MotionEvent.Kind.allCases where index < fit.chain.events.count {
          guard kind != fit.chain.events[index].kind else { continue }
          let range = range(index..<index + 1)
          guard
            let found = fits.fit(kind, range, below: reach(kind, range, index..<index + 1)),
            isPromising([found], [range], insteadOf: index..<index + 1)
          else { continue }
          // A curve begins more slowly than a spring, so earlier.
          let isEarlier = kind == .curve && fit.chain.events[index].kind == .spring
          let isLater = kind == .spring && fit.chain.events[index].kind == .curve
          if !replace(index..<index + 1, [found]), isLater || isEarlier {
            for steps in [2.0, 4] {
              let delay = (isLater ? steps : -steps) * samples.step
              if replace(index..<index + 1, [found], later: delay) { break }
            }
          }
        }
      }
    }

    /// Replaces events by fits of their spans.
    @discardableResult
    mutating func replace(
      _ events: Range<Int>, _ found: [SpanFits.Fit], later delay: Double = 0
    ) -> Bool {
      var chain = fit.chain
      var new = found.map { $0.event }
      if events.lowerBound == 0, chain.isOpen {
        new[0].start = samples.times[0]
        chain.first = found[0].first
      } else if !new.isEmpty, new[0].kind != .jump, new[0].kind != .curve {
        new[0].start = chain.events[events.lowerBound].start
      }
      if delay != 0, !chain.isOpen || events.lowerBound > 0 {
        new[0].start = chain.events[events.lowerBound].start + delay
      }
      chain.events.replaceSubrange(events, with: new)
      return attempt(chain)
    }

    /// Removes events that the others make needless.
    mutating func remove() {
      var index = fit.chain.events.count - 1
      while index >= (fit.chain.isOpen ? 1 : 0) {
        var chain = fit.chain
        chain.events.remove(at: index)
        attempt(chain)
        index = min(index, fit.chain.events.count) - 1
      }
    }

    /// Puts one event in place of two, or of one and the rest before it.
    mutating func merge() {
      var index = 0
      while index < fit.chain.events.count {
        if index == 0 {
          let high = range(0..<1).upperBound
          if let rest = fits.fit(.stop, 0..<high),
            isPromising([rest], [0..<high], insteadOf: 0..<1)
          {
            var chain = fit.chain
            chain.events.removeFirst()
            (chain.first, chain.isOpen) = (rest.first, false)
            if attempt(chain) { continue }
          }
          index += 1
          continue
        }
        let events = index - 1..<index + 1
        var isMerged = false
        for kind in [MotionEvent.Kind.spring, .decay, .curve, .stop, .fling] {
          let range = range(events)
          guard let found = fits.fit(kind, range, below: reach(kind, range, events)),
            isPromising([found], [range], insteadOf: events)
          else { continue }
          if replace(events, [found]) {
            isMerged = true
            break
          }
        }
        if !isMerged { index += 1 }
      }
    }

    /// Puts a rest and one event in place of the first event, or of the first two.
    mutating func close() {
      guard fit.chain.isOpen else { return }
      let quiet = samples.quietCount
      let onsets = Array(max(quiet - 3, 3)..<max(quiet + 2, 3))
      for width in 1...2 where width <= fit.chain.events.count {
        let events = 0..<width
        let all = range(events)
        let found = pairs(all, isRestFirst: true, also: onsets, below: promise(all, events))
        for pair in found.prefix(3)
        where isPromising(pair.fits, pair.ranges, insteadOf: events) {
          var chain = fit.chain
          (chain.first, chain.isOpen) = (pair.fits[0].first, false)
          chain.events.replaceSubrange(events, with: [pair.fits[1].event])
          if attempt(chain) { return }
        }
      }
    }

    /// Moves starts by a few samples: the cost has several minima where a velocity or the value jumps.
    mutating func shift() {
      for index in fit.chain.events.indices where index > 0 || !fit.chain.isOpen {
        let event = fit.chain.events[index]
        guard event.kind != .stop, event.kind == .jump || event.entry != .continued else {
          continue
        }
        let steps: [Double] =
          switch event.kind {
          case .jump: [-1, 1]
          case .curve: [-4, -1.5, 1.5, 4]
          default: [-1.5, 1.5]
          }
        for steps in steps {
          var chain = fit.chain
          chain.events[index].start += steps * samples.step
          attempt(chain)
        }
      }
    }
  }
#endif
