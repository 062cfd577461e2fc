#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves

  /// Where the search for a spring behind samples starts.
  struct SpringStarts {
    private(set) var chains: [EventChain] = []

    init(_ samples: SegmentSamples, start: Double) {
      let times = samples.times.map { $0 - start }
      let length = times[times.count - 1]
      var shapes = Self.integral(times, samples.values).map { [$0] } ?? []
      for angle in [2.0, 5, 10] {
        for ratio in [0.3, 0.9] { shapes.append((angle / length, ratio)) }
      }
      var found: [(cost: Double, chain: EventChain)] = []
      for (frequency, ratio) in shapes {
        let limits = samples.limits
        let shape = limits.clamped(
          .spring(at: start, frequency: frequency, ratio: ratio, to: 0, velocity: 0))
        let q = Double.exp(2 * shape.values[MotionEvent.Slot.logFrequency])
        let p = 2 * shape.values[MotionEvent.Slot.ratio] * q.squareRoot()
        let parts = times.map { SpringResponse(damping: p, stiffness: q, at: $0) }
        let fit = LinearFit(
          [
            parts.map { 1 - $0.displacement }, parts.map { $0.displacement }, parts.map { $0.push },
          ],
          samples.values)
        var event = shape
        event.values[MotionEvent.Slot.target] = fit.coefficients[0]
        event.values[MotionEvent.Slot.velocity] = fit.coefficients[2]
        found.append(
          (fit.cost, EventChain(first: fit.coefficients[1], isOpen: true, events: [event])))
      }
      found.sort { $0.cost < $1.cost }
      chains = found.prefix(found[1].cost < 1.5 * found[0].cost ? 2 : 1).map { $0.chain }
    }

    /// A frequency and a ratio from the equation of motion, integrated twice:
    /// y = y0 + (v0 + c y0) t - c I(y) - k I(I(y)) + k to t^2/2.
    private static func integral(
      _ times: [Double], _ values: [Double]
    ) -> (frequency: Double, ratio: Double)? {
      func integrated(_ values: [Double]) -> [Double] {
        var sum = 0.0
        return values.indices.map { index in
          if index > 0 {
            sum += (times[index] - times[index - 1]) * (values[index] + values[index - 1]) / 2
          }
          return sum
        }
      }
      let once = integrated(values)
      let twice = integrated(once)
      let fit = LinearFit(
        [
          times.map { _ in 1 }, times, once.map { -$0 }, twice.map { -$0 }, times.map { $0 * $0 },
        ], values)
      let (c, k) = (fit.coefficients[2], fit.coefficients[3])
      guard k > 0, c > 0 else { return nil }
      return (k.squareRoot(), c / (2 * k.squareRoot()))
    }
  }

  /// Where the search for a decay behind samples starts.
  struct DecayStarts {
    private(set) var chains: [EventChain] = []

    init(_ samples: SegmentSamples, start: Double) {
      let times = samples.times.map { $0 - start }
      let length = times[times.count - 1]
      var best: (cost: Double, chain: EventChain)?
      for turns in [0.5, 1.5, 4, 10] {
        let rate = turns / length
        let fit = LinearFit(
          [times.map { _ in 1 }, times.map { -Double.expMinusOne(-rate * $0) / rate }],
          samples.values)
        guard fit.cost < best?.cost ?? .infinity else { continue }
        let event = MotionEvent.decay(at: start, rate: rate, velocity: fit.coefficients[1])
        best = (
          fit.cost, EventChain(first: fit.coefficients[0], isOpen: true, events: [event])
        )
      }
      chains = best.map { [$0.chain] } ?? []
    }
  }

  /// Where the search for a curve behind samples starts.
  struct CurveStarts {
    private(set) var chains: [EventChain] = []

    init(_ samples: SegmentSamples, start: Double, end: Double) {
      let duration = end - start
      guard duration > 2 * samples.step else { return }
      let samples = samples.thinned(0..<samples.count, to: 24)
      let progress = samples.times.map { min(max(($0 - start) / duration, 0), 1) }
      var best: (cost: Double, chain: EventChain)?
      for axis in Self.axes {
        let parameters = progress.map { axis.parameter(at: $0) }
        let fit = LinearFit(
          [
            parameters.map { _ in 1 }, parameters.map { 3 * (1 - $0) * (1 - $0) * $0 },
            parameters.map { 3 * (1 - $0) * $0 * $0 }, parameters.map { $0 * $0 * $0 },
          ], samples.values)
        let (first, distance) = (fit.coefficients[0], fit.coefficients[3])
        guard fit.cost < best?.cost ?? .infinity, abs(distance) > 1e-6 else { continue }
        let points = SIMD4(
          axis.x1, fit.coefficients[1] / distance, axis.x2, fit.coefficients[2] / distance)
        let event = samples.limits.clamped(
          .curve(at: start, duration: duration, points, to: first + distance))
        best = (fit.cost, EventChain(first: first, isOpen: false, events: [event]))
      }
      chains = best.map { [$0.chain] } ?? []
    }

    private static let axes: [CubicBezier] = [0, 0.2, 0.4, 0.65, 1].flatMap { x1 in
      [0, 0.2, 0.4, 0.65, 1].compactMap { x2 in try? CubicBezier(x1, 0, x2, 1) }
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
          let values = samples.times.map {
            curve.value(at: min(max(($0 - start) / duration, 0), 1))
          }
          let fit = LinearFit([values.map { _ in 1 }, values], samples.values)
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

  /// The coefficients of a few columns that fit values best, and the squared residuals.
  struct LinearFit {
    private(set) var coefficients: [Double]
    private(set) var cost = 0.0

    init(_ columns: [[Double]], _ values: [Double]) {
      var basis = OrthonormalColumns()
      for column in columns { basis.append(column) }
      var rest = values
      coefficients = basis.solve(basis.remove(from: &rest))
      cost = OrthonormalColumns.dot(rest, rest)
    }
  }
#endif
