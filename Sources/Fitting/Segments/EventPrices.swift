#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves

  /// What events cost besides their residuals. Schwarz's criterion tells roughly which changes are worth a
  /// fit; ``EventEvidence`` decides.
  struct EventPrices: Sendable {
    /// The control points of named curves.
    let named: [SIMD4<Double>]
    /// The curves that people use most: the keywords of CSS, and Material's standard curve.
    static let common: [SIMD4<Double>] = [
      [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0, 0, 1, 1],
      [0.4, 0, 0.2, 1],
    ]

    /// What an event costs besides its parameters, in units of the logarithm of the number of samples.
    private static let eventPrice = 1.0
    /// What the choice of a named curve costs, besides its start, duration and target: half of them are
    /// common ones.
    private static let (commonCost, nameCost) = (5.0, 10.0)
    /// What throws and jumps cost, which are rarer than springs and curves.
    private static let rareCost = 3.5
    /// What level ends cost: curves have them as often as not.
    private static let formCost = 1.4

    init(curves: [Preset<Easing>]) {
      var named: Set<SIMD4<Double>> = []
      for preset in curves {
        guard case .cubicBezier(let curve) = preset.value else { continue }
        named.insert([curve.x1, curve.y1, curve.x2, curve.y2])
      }
      // In order, so that equal distances are ranked alike in every run.
      self.named = named.sorted { a, b in
        let index = a.indices.first { a[$0] != b[$0] } ?? 0
        return a[index] < b[index]
      }
    }

    /// About the least price of an event.
    func least(_ event: MotionEvent, _ samples: SegmentSamples) -> Double {
      let price = price(event, samples)
      guard event.kind == .curve, !named.isEmpty else { return price }
      var likely = event
      likely.form = .named
      likely.points = Self.common[0]
      return min(price, self.price(likely, samples))
    }

    /// About the least price of an event of a kind with a velocity of its own.
    func least(_ kind: MotionEvent.Kind, _ samples: SegmentSamples) -> Double {
      switch kind {
      case .spring: (5 + Self.eventPrice) * samples.logCount
      case .decay, .fling: (3 + Self.eventPrice) * samples.logCount + Self.rareCost
      case .curve: (3 + Self.eventPrice) * samples.logCount + min(Self.commonCost, Self.nameCost)
      case .jump: (2 + Self.eventPrice) * samples.logCount + Self.rareCost
      case .stop: (1 + Self.eventPrice) * samples.logCount + Self.rareCost
      }
    }

    /// About the price of an event.
    private func price(_ event: MotionEvent, _ samples: SegmentSamples) -> Double {
      (Double(event.slots.count) + Self.eventPrice) * samples.logCount
        + choicePrice(event)
        + (event.kind == .spring || event.kind == .curve ? 0 : Self.rareCost)
    }

    private func choicePrice(_ event: MotionEvent) -> Double {
      switch event.form {
      case .named: Self.common.contains(event.points) ? Self.commonCost : Self.nameCost
      case .levelEnd, .levelEnds: Self.formCost
      case .free: 0
      case .edge: Self.formCost
      }
    }

    /// -2 ln of a chain's evidence, up to a constant.
    func price(_ fit: ChainFit, _ samples: SegmentSamples) -> Double {
      evidence(fit.cost, samples) + EventEvidence.penalty(fit, samples)
    }

    /// Squared residuals below what the noise makes likely show that the noise is smaller.
    private func evidence(_ cost: Double, _ samples: SegmentSamples) -> Double {
      let count = Double(samples.count)
      guard cost < count, !samples.isLeast else { return cost }
      let known = count / 4
      return count + (count + known) * Double.log((known + cost) / (known + count))
    }

    /// About the price of a chain's events.
    func price(_ chain: EventChain, _ samples: SegmentSamples) -> Double {
      chain.events.reduce(0) { $0 + price($1, samples) }
    }

    /// The simpler forms of a curve with their points: the nearest named ones, and level ends.
    ///
    /// - Parameter limit: Forms that would raise the cost much above this are left out.
    func forms(
      _ index: Int, _ fit: ChainFit, _ samples: SegmentSamples, below limit: Double = .infinity
    ) -> [(form: MotionEvent.Form, points: SIMD4<Double>)] {
      let event = fit.chain.events[index]
      var level = event.points
      level.w = 1
      var levels = level
      levels.y = 0
      let covariance = pointCovariance(index, fit)
      /// Whether points at a distance may be cheap enough. The cost is no parabola, and what is fixed already
      /// has no distance that counts.
      func isNear(_ square: Double, _ form: MotionEvent.Form) -> Bool {
        guard event.form == .free else { return true }
        var simple = event
        (simple.form, simple.points) = (form, form == .named ? Self.common[0] : event.points)
        let dearer = price(simple, samples) - least(event, samples)
        return square <= 2 * (limit - fit.cost - dearer)
      }
      func squares(_ numbers: [Int]) -> (SIMD4<Double>) -> Double {
        var equations = NormalEquations(count: numbers.count)
        for (row, a) in numbers.enumerated() {
          for (column, b) in numbers.enumerated() {
            equations.matrix[row * numbers.count + column] = covariance[a][b]
          }
        }
        let distance = equations.distance
        return { points in
          let change = points - event.points
          return max(distance(numbers.map { change[$0] }), 0)
        }
      }
      let all = squares([0, 1, 2, 3])
      let nearest = named.map { (points: $0, square: all($0)) }
        .sorted { $0.square < $1.square }.prefix(2)
      var forms = nearest.filter { isNear($0.square, .named) }.map {
        (form: MotionEvent.Form.named, points: $0.points)
      }
      if isNear(squares([1, 3])(levels), .levelEnds) { forms.append((.levelEnds, levels)) }
      if isNear(squares([3])(level), .levelEnd) { forms.append((.levelEnd, level)) }
      return forms
    }

    /// A fit with free points of its curves, and with velocities of their own for its springs, where more
    /// samples than the search saw show them.
    func loosened(_ fit: ChainFit, _ samples: SegmentSamples) -> ChainFit {
      var fit = fit
      for (index, event) in fit.chain.events.enumerated() {
        var chain = fit.chain
        if event.kind == .curve, event.form != .free {
          chain.events[index].form = .free
        } else if event.kind == .spring, event.entry != .own {
          (chain.events[index].entry, chain.events[index].form) = (.own, .free)
          chain.events[index].values[MotionEvent.Slot.target] = fit.chain.target(index)
          let velocity = event.entry == .rest ? 0 : fit.chain.state(before: index).y
          chain.events[index].values[MotionEvent.Slot.velocity] = velocity
        } else {
          continue
        }
        let next = ChainFit(samples, from: chain, steps: 6, tolerance: 1e-3)
        if price(next, samples) < price(fit, samples) { fit = next }
      }
      return fit
    }

    /// The simpler entries of an event with a velocity of its own that the samples allow.
    func entries(_ index: Int, _ fit: ChainFit) -> [MotionEvent.Entry] {
      typealias Slot = MotionEvent.Slot
      let event = fit.chain.events[index]
      let slot = event.kind == .spring ? Slot.velocity : Slot.decayVelocity
      guard event.entry == .own, event.kind == .spring || (event.kind == .decay && index > 0),
        let row = fit.parameters.firstIndex(where: { $0.event == index && $0.slot == slot })
      else { return [] }
      let variance = fit.equations.covariance(of: [row])[0][0]
      var found: [(entry: MotionEvent.Entry, distance: Double)] = []
      let velocity = event.values[slot]
      if event.kind == .spring { found.append((.rest, abs(velocity))) }
      if index > 0 {
        found.append((.continued, abs(velocity - fit.chain.state(before: index).y)))
      }
      return found.filter { !($0.distance * $0.distance > 25 * variance) }
        .sorted { $0.distance < $1.distance }.map { $0.entry }
    }

    /// The covariance of the points of a curve: about 0 for those that are no parameters.
    private func pointCovariance(_ index: Int, _ fit: ChainFit) -> [[Double]] {
      typealias Slot = MotionEvent.Slot
      let slots = [Slot.x1, Slot.y1, Slot.x2, Slot.y2]
      // The slots that are parameters, with their rows.
      let free = slots.indices.compactMap { number in
        fit.parameters.firstIndex { $0.event == index && $0.slot == slots[number] }.map {
          (number: number, row: $0)
        }
      }
      let known = fit.equations.covariance(of: free.map { $0.row })
      var covariance = [[Double]](repeating: [Double](repeating: 0, count: 4), count: 4)
      for (a, row) in free.enumerated() {
        for (b, column) in free.enumerated() {
          let element = known[a][b]
          covariance[row.number][column.number] = element.isFinite ? element : a == b ? 1 : 0
        }
      }
      for row in 0..<4 { covariance[row][row] += 1e-6 }
      return covariance
    }
  }
#endif
