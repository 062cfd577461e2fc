#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves

  /// Where the search for a curve behind samples starts: the best control points, and the best of those that
  /// are level at both ends.
  struct CurveStarts {
    private(set) var chains: [EventChain] = []

    init(_ samples: SegmentSamples, start: Double, end: Double) {
      let duration = end - start
      guard duration > 2 * samples.step else { return }
      let samples = samples.thinned(0..<samples.count, to: 24)
      let limits = samples.limits
      let progress = samples.times.map { min(max(($0 - start) / duration, 0), 1) }
      var free: (cost: Double, chain: EventChain)?
      var level: (cost: Double, chain: EventChain)?
      func chain(_ points: SIMD4<Double>, _ first: Double, _ distance: Double) -> EventChain {
        let event = limits.clamped(
          .curve(at: start, duration: duration, points, to: first + distance))
        return EventChain(first: first, isOpen: false, events: [event])
      }
      for axis in Self.axes {
        var bernstein = ProductSums()
        for (part, value) in zip(progress, samples.values) {
          let t = axis.parameter(at: part)
          let s = 1 - t
          bernstein.add(SIMD4(1, 3 * s * s * t, 3 * s * t * t, t * t * t), value)
        }
        let fit = bernstein.fit
        let (first, distance) = (fit.coefficients[0], fit.coefficients[3])
        if fit.cost < free?.cost ?? .infinity, abs(distance) > 1e-6 {
          let heights = fit.coefficients / distance
          free = (fit.cost, chain([axis.x1, heights.y, axis.x2, heights.z], first, distance))
        }
        let other = bernstein.withLevelEnds.fit
        guard other.cost < level?.cost ?? .infinity, abs(other.coefficients.y) > 1e-6 else {
          continue
        }
        level = (
          other.cost, chain([axis.x1, 0, axis.x2, 1], other.coefficients.x, other.coefficients.y)
        )
      }
      chains = [free, level].compactMap { $0?.chain }
    }

    private static let axes: [Axis] = [0, 0.2, 0.4, 0.65, 1].flatMap { x1 in
      [0, 0.2, 0.4, 0.65, 1].compactMap { x2 in Axis(x1, x2) }
    }

    /// The abscissas of a curve, with a table of the parameters at even progress.
    private struct Axis {
      let (x1, x2): (Double, Double)
      private let table: [Double]
      private static let steps = 64

      init?(_ x1: Double, _ x2: Double) {
        guard let curve = try? CubicBezier(x1, 0, x2, 1) else { return nil }
        (self.x1, self.x2) = (x1, x2)
        table = (0...Self.steps).map { curve.parameter(at: Double($0) / Double(Self.steps)) }
      }

      /// The parameter at a progress of 0...1, by linear interpolation: within 0.1 at steep ends, which is
      /// enough for a start.
      func parameter(at progress: Double) -> Double {
        let position = progress * Double(Self.steps)
        let index = min(Int(position), Self.steps - 1)
        return table[index] + (position - Double(index)) * (table[index + 1] - table[index])
      }
    }
  }

  /// Where the search for a common curve behind samples starts.
  struct CommonStarts {
    private(set) var chains: [EventChain] = []

    init(_ samples: SegmentSamples, start: Double) {
      let samples = samples.thinned(0..<samples.count, to: 24)
      let length = samples.times[samples.count - 1] - start
      var found: [(cost: Double, chain: EventChain)] = []
      for points in EventPrices.common {
        guard let curve = try? CubicBezier(points.x, points.y, points.z, points.w) else { continue }
        var best: (cost: Double, chain: EventChain)?
        for part in [0.5, 0.75, 1, 1.3, 1.7, 2.3, 3.2] {
          let duration = part * length
          guard duration > 2.5 * samples.step else { continue }
          var sums = ProductSums()
          for (time, value) in zip(samples.times, samples.values) {
            let part = curve.value(at: min(max((time - start) / duration, 0), 1))
            sums.add(SIMD4(1, part, 0, 0), value)
          }
          let fit = sums.fit
          guard fit.cost < best?.cost ?? .infinity else { continue }
          var event = MotionEvent.curve(
            at: start, duration: duration, points,
            to: fit.coefficients[0] + fit.coefficients[1])
          event.form = .named
          best = (
            fit.cost, EventChain(first: fit.coefficients[0], isOpen: false, events: [event])
          )
        }
        if let best { found.append(best) }
      }
      chains = found.sorted { $0.cost < $1.cost }.prefix(3).map { $0.chain }
    }
  }
#endif
