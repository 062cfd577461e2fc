#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves

  /// Where the search for a spring behind samples starts.
  struct SpringStarts {
    private(set) var chains: [EventChain] = []

    init(_ samples: SegmentSamples, start: Double) {
      let samples = samples.thinned(0..<samples.count, to: 32)
      let times = samples.times.map { $0 - start }
      let length = times[times.count - 1]
      let limits = samples.limits
      var shapes = Self.integral(times, samples.values).map { [$0] } ?? []
      for angle in [2.0, 5, 10] {
        for ratio in [0.3, 0.9] { shapes.append((angle / length, ratio)) }
      }
      var found: [(cost: Double, chain: EventChain)] = []
      for (frequency, ratio) in shapes {
        let shape = limits.clamped(
          .spring(at: start, frequency: frequency, ratio: ratio, to: 0, velocity: 0))
        var run = EventRun(
          EventTrajectory(shape, from: 0, velocity: 0), samples, 0..<samples.count)
        var sums = ProductSums()
        for (time, value) in zip(times, samples.values) {
          let part = run.response(at: time)
          sums.add(SIMD4(1 - part.displacement, part.displacement, part.push, 0), value)
        }
        let fit = sums.fit
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
        var sums = ProductSums()
        for (time, value) in zip(times, samples.values) {
          sums.add(SIMD4(1, -Double.expMinusOne(-rate * time) / rate, 0, 0), value)
        }
        let fit = sums.fit
        guard fit.cost < best?.cost ?? .infinity else { continue }
        let event = MotionEvent.decay(at: start, rate: rate, velocity: fit.coefficients[1])
        best = (
          fit.cost, EventChain(first: fit.coefficients[0], isOpen: true, events: [event])
        )
      }
      chains = best.map { [$0.chain] } ?? []
    }
  }

  /// Where the search for a fling behind samples starts.
  struct FlingStarts {
    private(set) var chains: [EventChain] = []

    init(_ samples: SegmentSamples, start: Double) {
      let samples = samples.thinned(0..<samples.count, to: 24)
      let length = samples.times[samples.count - 1] - start
      var found: [(cost: Double, chain: EventChain)] = []
      for shape in FlingShape.allCases {
        var best: (cost: Double, chain: EventChain)?
        for part in [0.4, 0.7, 0.9, 1.15, 1.6, 2.4] {
          let duration = part * length
          guard duration > 4 * samples.step else { continue }
          var sums = ProductSums()
          for (time, value) in zip(samples.times, samples.values) {
            let part = shape.value(at: (time - start) / duration, duration: duration)
            sums.add(SIMD4(1, part, 0, 0), value)
          }
          let fit = sums.fit
          guard fit.cost < best?.cost ?? .infinity else { continue }
          let target = fit.coefficients[0] + fit.coefficients[1]
          let event = MotionEvent.fling(at: start, duration: duration, to: target, shape)
          best = (
            fit.cost, EventChain(first: fit.coefficients[0], isOpen: false, events: [event])
          )
        }
        if let best { found.append(best) }
      }
      // The duration is too coarse to tell the shapes apart.
      chains = found.map { $0.chain }
    }
  }

  /// The coefficients of a few columns that fit values best, and the squared residuals.
  struct LinearFit {
    private(set) var coefficients: [Double]
    private(set) var cost = 0.0

    init(_ columns: [[Double]], _ values: [Double]) {
      var basis = OrthonormalColumns()
      for column in columns { basis.append(column) }
      var remainder = values
      coefficients = basis.solve(basis.remove(from: &remainder))
      cost = OrthonormalColumns.dot(remainder, remainder)
    }
  }
#endif
