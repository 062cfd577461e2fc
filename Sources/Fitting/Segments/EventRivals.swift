#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The cheapest chain of each sequence of kinds, entries and forms that a search tried.
  struct EventRivals {
    private var rivals: [[Int]: Rival] = [:]

    private struct Rival {
      let price: Double
      let kinds: [MotionEvent.Kind]
      let starts: [Double]
    }

    mutating func add(_ chain: EventChain, _ price: Double) {
      var key = [chain.isOpen ? 1 : 0]
      for event in chain.events {
        key.append(event.kind.rawValue)
        key.append(event.entry.rawValue)
        if event.kind == .fling { key.append(event.fling.rawValue) }
        key.append(event.form == .named ? event.points.hashValue : event.form.rawValue)
      }
      guard price < rivals[key]?.price ?? .infinity else { return }
      rivals[key] = Rival(
        price: price, kinds: chain.events.map { $0.kind }, starts: chain.events.map { $0.start })
    }

    /// For each event of a chain another kind whose price is less than 6 higher; nil if none is.
    func runnersUp(of chain: EventChain, _ price: Double) -> [MotionSegment.RunnerUp?] {
      let kinds = chain.events.map { $0.kind }
      var found = [MotionSegment.RunnerUp?](repeating: nil, count: kinds.count)
      for rival in rivals.values where rival.kinds.count == kinds.count {
        let different = kinds.indices.filter { rival.kinds[$0] != kinds[$0] }
        let distance = max(rival.price - price, 0)
        guard different.count == 1,
          rival.kinds[different[0]].segmentKind != kinds[different[0]].segmentKind,
          distance < found[different[0]]?.distance ?? 6
        else { continue }
        found[different[0]] = MotionSegment.RunnerUp(
          kind: rival.kinds[different[0]].segmentKind, distance: distance)
      }
      return found
    }

    /// How far the starts of as many other motions are from those of a chain: variances by their probability.
    ///
    /// - Parameter limit: What starts further away is another motion.
    func startVariances(
      of chain: EventChain, _ price: Double, within limit: Double
    ) -> [Double] {
      var sums = [Double](repeating: 0, count: chain.events.count)
      var weights = 1.0
      // In order, so that the sums are always rounded alike.
      for rival in rivals.values.sorted(by: { $0.price < $1.price })
      where rival.starts.count == sums.count && rival.price != price {
        let weight = Double.exp(min(price - rival.price, 0) / 2)
        weights += weight
        for (index, event) in chain.events.enumerated() {
          let distance = rival.starts[index] - event.start
          if abs(distance) < limit { sums[index] += weight * distance * distance }
        }
      }
      return sums.map { $0 / weights }
    }
  }
#endif
