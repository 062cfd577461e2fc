#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves

  /// The factors and the derivatives of each kind of event.
  extension SpanColumns {
    /// Writes the factors of the linear parameters.
    func write(_ event: MotionEvent) {
      switch kind {
      case .spring: writeSpring(event)
      case .decay: writeDecay(event)
      case .curve: writeCurve(event)
      default: writeFling(event)
      }
    }

    private func writeSpring(_ event: MotionEvent) {
      let trajectory = EventTrajectory(event, from: 0, velocity: 0)
      var run = EventRun(trajectory, samples, 0..<samples.count)
      let (root, h, slope) = (column(roots), column(first), column(second))
      let (from, target, velocity) = (column(0), column(1), column(2))
      for index in 0..<samples.count {
        let part = run.response(at: samples.times[index] - event.start)
        from[index] = root[index] * part.displacement
        target[index] = root[index] * (1 - part.displacement)
        velocity[index] = root[index] * part.push
        (h[index], slope[index]) = (
          root[index] * part.convolution, root[index] * part.convolutionVelocity
        )
      }
    }

    private func writeDecay(_ event: MotionEvent) {
      let rate = Double.exp(event.values[Slot.logRate])
      let trajectory = EventTrajectory(event, from: 0, velocity: 0)
      var run = EventRun(trajectory, samples, 0..<samples.count)
      let (root, from, velocity, powers) = (column(roots), column(0), column(1), column(first))
      for index in 0..<samples.count {
        let power = run.power(at: samples.times[index] - event.start)
        from[index] = root[index]
        powers[index] = root[index] * power
        velocity[index] = root[index] * (1 - power) / rate
      }
    }

    private func writeFling(_ event: MotionEvent) {
      let duration = Double.exp(event.values[Slot.logDuration])
      let (root, from, distance) = (column(roots), column(0), column(1))
      for index in 0..<samples.count {
        let progress = (samples.times[index] - event.start) / duration
        from[index] = root[index]
        distance[index] = root[index] * event.fling.value(at: progress, duration: duration)
      }
    }

    private func writeCurve(_ event: MotionEvent) {
      let duration = Double.exp(event.values[Slot.logDuration])
      var solver = BezierSolver(event.values[Slot.x1], event.values[Slot.x2])
      let (root, parameters) = (column(roots), column(first))
      let (y1, y2) = (event.values[Slot.y1], event.values[Slot.y2])
      let (c0, c1, c2, c3) = (column(0), column(1), column(2), column(linearCount - 1))
      for index in 0..<samples.count {
        let t = solver.parameter(at: (samples.times[index] - event.start) / duration)
        let (s, weight) = (1 - t, root[index])
        parameters[index] = t
        let (b1, b2, b3) = (3 * s * s * t, 3 * s * t * t, t * t * t)
        if hasPoints {
          (c0[index], c1[index]) = (weight * s * s * s, weight * b1)
          (c2[index], c3[index]) = (weight * b2, weight * b3)
        } else {
          let height = b1 * y1 + b2 * y2 + b3
          (c0[index], c3[index]) = (weight * (1 - height), weight * height)
        }
      }
    }

    /// Writes the derivatives by the parameters in ``slots`` with the linear parameters found last.
    func differentiate(_ event: MotionEvent) {
      let (root, c) = (column(roots), coefficients)
      switch kind {
      case .spring:
        let frequency = Double.exp(event.values[Slot.logFrequency])
        let (stiffness, damping) = (
          frequency * frequency, 2 * event.values[Slot.ratio] * frequency
        )
        let (h, slope) = (column(first), column(second))
        let (byFrequency, byRatio, distance) = (column(3), column(4), c.x - c.y)
        for index in 0..<samples.count {
          let byDamping = distance * stiffness * h[index] - c.z * slope[index]
          let byStiffness = -distance * (slope[index] + damping * h[index]) - c.z * h[index]
          byFrequency[index] = damping * byDamping + 2 * stiffness * byStiffness
          byRatio[index] = 2 * frequency * byDamping
        }
      case .decay:
        let (powers, reach, byRate) = (column(first), column(1), column(2))
        for index in 0..<samples.count {
          let time = samples.times[index] - event.start
          byRate[index] = c.y * (time * powers[index] - reach[index])
        }
      case .curve: differentiateCurve(event)
      default:
        let duration = Double.exp(event.values[Slot.logDuration])
        let (byStart, byDuration) = (column(2), column(3))
        for index in 0..<samples.count {
          let progress = (samples.times[index] - event.start) / duration
          let slope = event.fling.slope(at: progress, duration: duration)
          let isBefore = progress <= 0
          byStart[index] = isBefore ? 0 : -root[index] * c.y * slope / duration
          byDuration[index] =
            root[index] * c.y * event.fling.slopeByDuration(at: progress, duration: duration)
        }
      }
    }

    private func differentiateCurve(_ event: MotionEvent) {
      let duration = Double.exp(event.values[Slot.logDuration])
      let (x1, x2) = (event.values[Slot.x1], event.values[Slot.x2])
      let c = coefficients
      let distance = c.y - c.x
      let heights =
        hasPoints
        ? c
        : SIMD4(
          c.x, c.x + distance * event.values[Slot.y1], c.x + distance * event.values[Slot.y2], c.y)
      let (d1, d2, d3): (Double, Double, Double) = (
        heights.y - heights.x, heights.z - heights.y, heights.w - heights.z
      )
      let (root, parameters) = (column(roots), column(first))
      let (byStart, byDuration) = (column(linearCount), column(linearCount + 1))
      for index in 0..<samples.count {
        let t = parameters[index]
        let s = 1 - t
        guard t > 0, t < 1 else {
          (byStart[index], byDuration[index]) = (0, 0)
          if hasPoints { (column(linearCount + 2)[index], column(linearCount + 3)[index]) = (0, 0) }
          continue
        }
        let (first, second, third): (Double, Double, Double) = (s * s, 2 * s * t, t * t)
        let up: Double = d1 * first + d2 * second + d3 * third
        let ahead: Double = x1 * first + (x2 - x1) * second + (1 - x2) * third
        let slope: Double = root[index] * up / max(ahead, 3e-5)
        let progress = (samples.times[index] - event.start) / duration
        (byStart[index], byDuration[index]) = (-slope / duration, -slope * progress)
        if hasPoints {
          column(linearCount + 2)[index] = -slope * 3 * s * s * t
          column(linearCount + 3)[index] = -slope * 3 * s * t * t
        }
      }
    }
  }
#endif
