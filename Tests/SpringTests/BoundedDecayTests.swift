import CurveTestSupport
import Spring
import Testing

/// Bounded decays against a fine integration that shares no code with them.
@Suite struct BoundedDecayTests {
  /// Integrates v' = -k v (inside) and then, after the first contact, x'' = -w^2 (x - edge) - 2 a x', by
  /// the classical Runge-Kutta method; the contact is located by halving the step.
  struct Integration {
    let decayRate: Double
    let bounds: ClosedRange<Double>
    let stiffness: Double
    let damping: Double
    var x: Double
    var v: Double
    var edge: Double?

    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      guard let edge else { return (v, -decayRate * v) }
      return (v, -stiffness * (x - edge) - damping * v)
    }

    func stepped(_ h: Double) -> (x: Double, v: Double) {
      let (a1, b1) = slope(x, v)
      let (a2, b2) = slope(x + h / 2 * a1, v + h / 2 * b1)
      let (a3, b3) = slope(x + h / 2 * a2, v + h / 2 * b2)
      let (a4, b4) = slope(x + h * a3, v + h * b3)
      return (x + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4), v + h / 6 * (b1 + 2 * b2 + 2 * b3 + b4))
    }

    mutating func startOutside() {
      if x < bounds.lowerBound || x == bounds.lowerBound && v < 0 { edge = bounds.lowerBound }
      if x > bounds.upperBound || x == bounds.upperBound && v > 0 { edge = bounds.upperBound }
    }

    mutating func advance(_ h: Double) {
      var left = h
      while left > 0 {
        var step = left
        if edge == nil {
          while step > 1e-15, !bounds.contains(stepped(step).x) { step /= 2 }
        }
        let crosses = edge == nil && step <= 1e-15
        (x, v) = stepped(step)
        if crosses { edge = v > 0 ? bounds.upperBound : bounds.lowerBound }
        left -= step
      }
    }
  }

  @Test func bouncesMatchAnIntegration() throws {
    var random = SplitMix64(seed: 30)
    var worst = LargestError()
    var impacts = 0
    for index in 0..<2000 {
      let bounds = -100.0...Double.random(in: 0...300, using: &random)
      // Inside, outside, at an edge inward and outward, and at rest.
      let from =
        [
          Double.random(in: bounds, using: &random), bounds.lowerBound, bounds.upperBound,
          bounds.upperBound + 40, bounds.lowerBound - 70,
        ][index % 5]
      let velocity = index % 17 == 0 ? 0 : Double.random(in: -3000...3000, using: &random)
      let spring = try DampedSpring(
        stiffness: random.logUniform(50...600), damping: random.logUniform(5...60))
      let decay = try ExponentialDecay(
        from: from, initialVelocity: velocity, decayRate: Double.random(in: 1...5, using: &random))
      let motion = try BoundedDecay(decay, in: bounds, edge: .bounce(spring))
      var other = Integration(
        decayRate: decay.decayRate, bounds: bounds, stiffness: spring.stiffness,
        damping: spring.damping, x: from, v: velocity)
      other.startOutside()
      if motion.impact != nil { impacts += 1 }
      let (steps, h) = (600, 0.001)
      for step in 1...steps {
        other.advance(h)
        guard step % 200 == 0 else { continue }
        let time = Double(step) * h
        worst.include(abs(motion.value(at: time) - other.x) / 1000)
        worst.include(abs(motion.velocity(at: time) - other.v) / 10_000)
      }
    }
    #expect(impacts > 1000)
    // The integration's own error is about 4e-9 of these sizes.
    #expect(worst.count == 12_000)
    #expect(worst.value <= 1e-8)
  }

  @Test func handsOverValueAndVelocity() throws {
    var random = SplitMix64(seed: 31)
    var worst = LargestError()
    for _ in 0..<500 {
      let velocity = Double.random(in: 500...5000, using: &random)
      let spring = try DampedSpring(stiffness: 300, damping: random.logUniform(1...100))
      let decay = try ExponentialDecay.uiScrollView(velocity: velocity)
      let edge = decay.restingValue * Double.random(in: 0.01...0.99, using: &random)
      let motion = try BoundedDecay(decay, in: -10...edge, edge: .bounce(spring))
      let impact = try #require(motion.impact)
      worst.include(abs(impact.velocity - (velocity - decay.decayRate * edge)) / velocity)
      worst.include(abs(decay.value(at: impact.time) - edge) / edge)
      worst.include(abs(motion.value(at: impact.time) - edge) / edge)
      worst.include(abs(motion.velocity(at: impact.time) - impact.velocity) / velocity)
      let farthest = motion.farthest
      #expect(farthest.value > edge && farthest.time > impact.time)
      worst.include(abs(motion.value(at: farthest.time) - farthest.value) / edge)
      #expect(motion.value(at: farthest.time + 1e-3) < farthest.value)
      #expect(motion.value(at: farthest.time - 1e-3) < farthest.value)
      let back = motion.returnTime(within: 0.01)
      #expect(abs(motion.value(at: back * 1.0001) - edge) <= 0.01)
      #expect(motion.restingValue == edge)
    }
    #expect(worst.count == 2500 && worst.value <= 1e-12)
  }

  @Test func stopsAndReflects() throws {
    let decay = try ExponentialDecay(initialVelocity: 1000, decayRate: 2)
    let stopped = try BoundedDecay(decay, in: -50...200, edge: .stop)
    let impact = try #require(stopped.impact)
    #expect(stopped.value(at: impact.time + 1) == 200 && stopped.velocity(at: 3) == 0)
    #expect(stopped.duration == impact.time)
    let mirrored = try BoundedDecay(decay, in: -50...200, edge: .reflect)
    // 500 from 0: up to 200, down to -50 (450 covered), up again by 50.
    #expect(abs(mirrored.restingValue) < 1e-9)
    var worst = LargestError()
    for step in 1..<400 {
      let time = Double(step) / 100
      #expect((-50.0...200).contains(mirrored.value(at: time)))
      worst.include(abs(abs(mirrored.velocity(at: time)) - decay.velocity(at: time)))
      // Away from the turns, the velocity is the slope.
      let difference = (mirrored.value(at: time + 1e-6) - mirrored.value(at: time - 1e-6)) / 2e-6
      if mirrored.value(at: time) > -49, mirrored.value(at: time) < 199 {
        worst.include(abs(difference - mirrored.velocity(at: time)) / 1e6)
      }
    }
    #expect(worst.count > 700 && worst.value <= 1e-9)
  }

  @Test func edgesThatAreEqualOrAtTheLanding() throws {
    let spring = try DampedSpring(stiffness: 300, damping: 30)
    let decay = try ExponentialDecay(initialVelocity: 1000, decayRate: 2)
    let point = try BoundedDecay(decay, in: 0...0, edge: .bounce(spring))
    #expect(point.impact?.time == 0 && point.restingValue == 0)
    #expect(point.value(at: 0.01) > 0)
    let exact = try BoundedDecay(decay, in: 0...500, edge: .bounce(spring))
    #expect(exact.impact == nil && exact.restingValue == 500)
    let reflected = try BoundedDecay(decay, in: 0...0, edge: .reflect)
    #expect(reflected.value(at: 1) == 0)
    let resting = try ExponentialDecay(from: 5, initialVelocity: 0, decayRate: 2)
    let inside = try BoundedDecay(resting, in: 0...5, edge: .bounce(spring))
    #expect(inside.impact == nil && inside.value(at: 1) == 5)
    #expect(throws: ParameterError.self) {
      try BoundedDecay(decay, in: 0...(.infinity), edge: .stop)
    }
  }
}
