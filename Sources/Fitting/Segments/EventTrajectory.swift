#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves

  /// An event as a motion from the value and the velocity at its start.
  struct EventTrajectory {
    let event: MotionEvent
    private let from: Double
    private let velocity: Double
    /// The frequency squared and twice the ratio times the frequency; or the rate; or the duration.
    let (stiffness, damping, scale): (Double, Double, Double)
    private let bezier: CubicBezier?
    /// Where a spring leads.
    private let target: Double

    /// The value with its derivatives.
    struct Slopes {
      var value: Double
      /// By the event's own parameters; by its start without what the start changes in the state before.
      var own = SIMD8<Double>.zero
      var byFrom = 0.0
      var byVelocity = 0.0
    }

    init(_ event: MotionEvent, from: Double, velocity: Double) {
      typealias Slot = MotionEvent.Slot
      self.event = event
      self.from = from
      let values = event.values
      var (stiffness, damping, scale) = (0.0, 0.0, 0.0)
      var entered = event.entry == .reflected ? -velocity : velocity
      target = event.form == .edge ? from : values[Slot.target]
      var bezier: CubicBezier?
      switch event.kind {
      case .spring:
        let frequency = Double.exp(values[Slot.logFrequency])
        (stiffness, damping) = (frequency * frequency, 2 * values[Slot.ratio] * frequency)
        scale = frequency
        if event.entry != .continued {
          entered = event.entry == .own ? values[Slot.velocity] : 0
        }
      case .decay:
        scale = Double.exp(values[Slot.logRate])
        if event.entry == .own { entered = values[Slot.decayVelocity] }
      case .curve:
        scale = Double.exp(values[Slot.logDuration])
        entered = 0
        let (x1, x2) = (min(max(values[Slot.x1], 0), 1), min(max(values[Slot.x2], 0), 1))
        bezier = try? CubicBezier(x1, values[Slot.y1], x2, values[Slot.y2])
      case .fling:
        scale = Double.exp(values[Slot.logDuration])
        entered = 0
      case .jump, .stop: entered = 0
      }
      (self.stiffness, self.damping, self.scale) = (stiffness, damping, scale)
      (self.velocity, self.bezier) = (entered, bezier)
    }

    func value(at time: Double) -> Double {
      switch event.kind {
      case .spring: return value(response(at: time))
      case .decay: return from - velocity * Double.expMinusOne(-scale * time) / scale
      case .curve:
        let target = event.values[MotionEvent.Slot.curveTarget]
        guard time < scale, let bezier else { return target }
        return time > 0 ? from + (target - from) * bezier.value(at: time / scale) : from
      case .fling:
        let distance = event.values[MotionEvent.Slot.flingTarget] - from
        return from + distance * event.fling.value(at: time / scale, duration: scale)
      case .jump: return event.values[MotionEvent.Slot.jumpTarget]
      case .stop: return from
      }
    }

    /// The value of a spring by its responses.
    @inline(__always)
    func value(_ part: SpringResponse) -> Double {
      target + (from - target) * part.displacement + velocity * part.push
    }

    /// The velocity of a spring by its responses.
    @inline(__always)
    private func velocity(_ part: SpringResponse) -> Double {
      velocity * part.pushVelocity - (from - target) * stiffness * part.push
    }

    /// The responses of a spring, which do not depend on its start, its target and its first velocity.
    func response(at time: Double) -> SpringResponse {
      SpringResponse(damping: damping, stiffness: stiffness, at: time)
    }

    /// The value and the velocity of a spring by its responses.
    func state(_ part: SpringResponse) -> SIMD2<Double> { SIMD2(value(part), velocity(part)) }

    /// The value and the velocity.
    func state(at time: Double) -> SIMD2<Double> {
      event.kind == .spring
        ? state(response(at: time)) : SIMD2(value(at: time), velocity(at: time))
    }

    /// The velocity in value units per second.
    func velocity(at time: Double) -> Double {
      switch event.kind {
      case .spring: return velocity(response(at: time))
      case .decay: return velocity * Double.exp(-scale * time)
      case .curve:
        guard time > 0, time < scale, let bezier else { return 0 }
        let slope = bezier.velocity(at: time / scale)
        let target = event.values[MotionEvent.Slot.curveTarget]
        return slope.isFinite ? (target - from) * slope / scale : 0
      case .fling:
        let distance = event.values[MotionEvent.Slot.flingTarget] - from
        return distance * event.fling.slope(at: time / scale, duration: scale) / scale
      case .jump, .stop: return 0
      }
    }

    /// The value of a spring by its responses, with its derivatives.
    @inline(__always)
    func slopes(_ part: SpringResponse) -> Slopes {
      let distance = from - target
      let isEdge = event.form == .edge
      let byDamping =
        distance * stiffness * part.convolution - velocity * part.convolutionVelocity
      let byStiffness =
        -distance * (part.convolutionVelocity + damping * part.convolution)
        - velocity * part.convolution
      let speed = velocity * part.pushVelocity - distance * stiffness * part.push
      return Slopes(
        value: target + distance * part.displacement + velocity * part.push,
        own: SIMD8(
          -speed, damping * byDamping + 2 * stiffness * byStiffness, 2 * scale * byDamping,
          isEdge ? 0 : 1 - part.displacement, event.entry == .own ? part.push : 0, 0, 0, 0),
        byFrom: isEdge ? 1 : part.displacement,
        byVelocity: event.entry == .continued ? part.push : 0)
    }

    /// The value of a decay by its velocity in units of the first one.
    @inline(__always)
    func value(power: Double) -> Double { from + velocity * (1 - power) / scale }

    /// The value of a decay by its velocity in units of the first one, with its derivatives.
    @inline(__always)
    func slopes(power: Double, at time: Double) -> Slopes {
      let reach = (1 - power) / scale
      let isOwn = event.entry == .own
      return Slopes(
        value: from + velocity * reach,
        own: SIMD8(
          -velocity * power, velocity * (time * power - reach), isOwn ? reach : 0, 0, 0, 0, 0, 0),
        byFrom: 1, byVelocity: isOwn ? 0 : event.entry == .reflected ? -reach : reach)
    }

    @inline(__always)
    func slopes(at time: Double) -> Slopes {
      typealias Slot = MotionEvent.Slot
      let values = event.values
      switch event.kind {
      case .spring: return slopes(response(at: time))
      case .decay:
        return slopes(power: Double.exp(-scale * time), at: time)
      case .fling:
        let (progress, distance) = (time / scale, values[Slot.flingTarget] - from)
        let part = event.fling.value(at: progress, duration: scale)
        return Slopes(
          value: from + distance * part,
          own: SIMD8(
            -distance * event.fling.slope(at: progress, duration: scale) / scale,
            distance * event.fling.slopeByDuration(at: progress, duration: scale), part,
            0, 0, 0, 0, 0),
          byFrom: 1 - part)
      case .curve: return curveSlopes(at: time)
      case .jump:
        return Slopes(value: values[Slot.jumpTarget], own: SIMD8(0, 1, 0, 0, 0, 0, 0, 0))
      case .stop: return Slopes(value: from, byFrom: 1)
      }
    }

    private func curveSlopes(at time: Double) -> Slopes {
      typealias Slot = MotionEvent.Slot
      let values = event.values
      let target = values[Slot.curveTarget]
      guard time < scale, let bezier else {
        return Slopes(value: target, own: SIMD8(0, 0, 0, 0, 0, 0, 1, 0))
      }
      guard time > 0 else { return Slopes(value: from, byFrom: 1) }
      let progress = time / scale
      let t = bezier.parameter(at: progress)
      let s = 1 - t
      let (first, second) = (3 * s * s * t, 3 * s * t * t)
      let (x1, y1, x2, y2) = (
        values[Slot.x1], values[Slot.y1], values[Slot.x2], values[Slot.y2]
      )
      let height = y1 * first + y2 * second + t * t * t
      let ahead = 3 * (x1 * s * (s - 2 * t) + x2 * t * (2 * s - t) + t * t)
      let up = 3 * (y1 * s * (s - 2 * t) + y2 * t * (2 * s - t) + t * t)
      let distance = target - from
      let slope = distance * up / max(ahead, 1e-4)
      return Slopes(
        value: from + distance * height,
        own: SIMD8(
          -slope / scale, -slope * progress, -slope * first, distance * first, -slope * second,
          distance * second, height, 0),
        byFrom: 1 - height)
    }
  }
#endif
