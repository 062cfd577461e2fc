#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The bounces, stops and throws of other systems that the search tries.
  extension EventSearch {
    /// Lets springs bring the value back to an edge that it passes with its velocity, throws turn back
    /// there, and throws be those of another system, where that is cheaper.
    mutating func turnBack() {
      for index in fit.chain.events.indices.reversed() {
        var chain = fit.chain
        let event = chain.events[index]
        switch event.kind {
        case .spring where index > 0:
          if event.form == .edge {
            chain.events[index].form = .free
            chain.events[index].values[MotionEvent.Slot.target] = fit.chain.target(index)
          } else {
            (chain.events[index].entry, chain.events[index].form) = (.continued, .edge)
          }
          attempt(chain)
        case .decay where index > 0 && event.entry == .own:
          let velocity = event.values[MotionEvent.Slot.decayVelocity]
          guard velocity * fit.chain.state(before: index).y < 0 else { continue }
          chain.events[index].entry = .reflected
          attempt(chain)
        case .fling:
          for shape in FlingShape.allCases where shape != event.fling {
            chain.events[index].fling = shape
            attempt(chain)
          }
        case .curve: stopShort(index)
        default: break
        }
      }
    }

    /// Puts a throw that stops at an edge in place of a curve.
    private mutating func stopShort(_ index: Int) {
      let event = fit.chain.events[index]
      let end = event.start + Double.exp(event.values[MotionEvent.Slot.logDuration])
      let all = range(index..<index + 1)
      let range = all.lowerBound..<min(samples.index(at: end), all.upperBound)
      for kind in [MotionEvent.Kind.decay, .fling] {
        guard let found = fits.fit(kind, range) else { continue }
        var chain = fit.chain
        var new = found.event
        if index > 0 || !chain.isOpen { new.start = event.start }
        chain.events.replaceSubrange(index...index, with: [new, .stop(at: end)])
        if attempt(chain) { return }
      }
    }
  }
#endif
