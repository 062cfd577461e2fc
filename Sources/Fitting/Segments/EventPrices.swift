#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves

  /// What events cost besides their residuals: Schwarz's criterion for each parameter, and less for curves
  /// near a named one, which people use more often than others.
  struct EventPrices: Sendable {
    /// The control points of named curves.
    let named: [SIMD4<Double>]

    /// What an event costs besides its parameters, in units of the logarithm of the number of samples.
    private static let eventPrice = 1.0
    /// What the choice of a named curve costs, besides its start, duration and target.
    private static let nameCost = 9.0
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
      self.named = Array(named)
    }

    /// The least price of an event.
    func least(_ event: MotionEvent, _ samples: SegmentSamples) -> Double {
      let price = price(event, samples)
      guard event.kind == .curve, !named.isEmpty else { return price }
      var likely = event
      likely.form = .named
      return min(price, self.price(likely, samples))
    }

    /// The price of an event.
    private func price(_ event: MotionEvent, _ samples: SegmentSamples) -> Double {
      (Double(event.slots.count) + Self.eventPrice) * samples.logCount
        + (event.form == .named ? Self.nameCost : event.form == .free ? 0 : Self.formCost)
        + (event.kind == .decay || event.kind == .jump ? Self.rareCost : 0)
    }

    /// The cost of a chain and the prices of its events.
    func price(_ fit: ChainFit, _ samples: SegmentSamples) -> Double {
      fit.chain.events.reduce(fit.cost) { $0 + price($1, samples) }
    }

    /// The least price of a chain with any cost.
    func price(_ chain: EventChain, _ samples: SegmentSamples) -> Double {
      chain.events.reduce(0) { $0 + price($1, samples) }
    }

    /// The simpler forms of a curve with their points: the nearest named ones, and level ends.
    func forms(
      _ index: Int, _ fit: ChainFit
    ) -> [(form: MotionEvent.Form, points: SIMD4<Double>)] {
      var level = fit.chain.events[index].points
      level.w = 1
      var levels = level
      levels.y = 0
      return nearest(index, fit).map { (.named, $0) } + [(.levelEnds, levels), (.levelEnd, level)]
    }

    /// The named curves whose points are nearest to a curve's, in standard deviations.
    private func nearest(_ index: Int, _ fit: ChainFit) -> [SIMD4<Double>] {
      typealias Slot = MotionEvent.Slot
      let slots = [Slot.x1, Slot.y1, Slot.x2, Slot.y2]
      let rows = slots.map { slot in
        fit.parameters.firstIndex { $0.event == index && $0.slot == slot }
      }
      let covariance = fit.equations.covariance(free: Array(fit.parameters.indices))
      var equations = NormalEquations(count: 4)
      for (row, a) in rows.enumerated() {
        for (column, b) in rows.enumerated() {
          guard let a, let b else { continue }
          let element = covariance[a][b]
          equations.matrix[row * 4 + column] = element.isFinite ? element : row == column ? 1 : 0
        }
        equations.matrix[row * 5] += 1e-6
      }
      let values = fit.chain.events[index].values
      let distances = named.map { points -> (points: SIMD4<Double>, square: Double) in
        for (row, slot) in slots.enumerated() {
          equations.gradient[row] = points[row] - values[slot]
        }
        let change = equations.change(free: [0, 1, 2, 3]) { _ in 0 }
        let square = zip(change, equations.gradient).reduce(0) { $0 + $1.0 * $1.1 }
        return (points, max(square, 0))
      }
      return distances.sorted { $0.square < $1.square }.prefix(2).map { $0.points }
    }
  }
#endif
