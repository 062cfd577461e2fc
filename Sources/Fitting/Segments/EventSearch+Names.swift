#if !hasFeature(Embedded)
  /// The simpler curves that the search tries.
  extension EventSearch {
    /// Gives curves the points of a named one, or level ends.
    mutating func name() {
      for index in fit.chain.events.indices where fit.chain.events[index].kind == .curve {
        if fit.chain.events[index].form == .named {
          var chain = fit.chain
          chain.events[index].form = .free
          attempt(chain)
          continue
        }
        for (form, points) in prices.forms(index, fit, samples) {
          var chain = fit.chain
          chain.events[index].points = points
          chain.events[index].form = form
          attempt(chain)
        }
      }
    }

    /// Puts a common curve in place of an event. What comes next may cut it off, so its duration is open.
    mutating func nameSpans() {
      for index in fit.chain.events.indices {
        let event = fit.chain.events[index]
        guard event.kind != .jump, event.kind != .stop else { continue }
        let range = range(index..<index + 1)
        for found in fits.common(range)
        where (event.form != .named || found.event.points != event.points)
          && isPromising([found], [range], insteadOf: index..<index + 1)
        {
          if replace(index..<index + 1, [found]) { break }
        }
      }
    }
  }
#endif
