import CurveTestSupport
import Spring
import Testing

@Suite struct RetargetingTests {
  @Test func retargetingKeepsValueAndVelocity() throws {
    for motion in try Springs.motions(seed: 17) {
      var trajectory = RetargetedMotion(motion, history: .infinity)
      let times = [0.3, 0.7, 0.9].map { $0 / motion.spring.naturalFrequency }
      for (index, time) in times.enumerated() {
        let (value, velocity) = (trajectory.value(at: time), trajectory.velocity(at: time))
        try trajectory.retarget(to: Double(index) * 4 - 3, at: time)
        let scale = Springs.reach(motion) + 10
        #expect(abs(trajectory.value(at: time) - value) <= 1e-14 * scale)
        #expect(
          abs(trajectory.velocity(at: time) - velocity) <= 1e-14 * (abs(velocity) + 1e-300))
      }
      #expect(trajectory.pieces.count == 4)
      #expect(trajectory.value(at: .infinity) == 5)
      #expect(trajectory.value(at: times[0] / 2) == motion.value(at: times[0] / 2))
      // Retargeting to the same position changes nothing.
      let same = try motion.retargeted(to: motion.to, at: times[0])
      let (a, b) = (same.value(at: times[1]), motion.value(at: times[0] + times[1]))
      #expect(abs(a - b) <= 1e-13 * Springs.reach(motion))
    }
  }

  /// Ten minutes of a finger at 120 Hz: the storage does not grow, with and without a history.
  @Test(arguments: [(0.0, 1), (0.1, 14)])
  func theKeptPastIsBounded(history: Double, most: Int) throws {
    var motion = RetargetedMotion(
      try DampedSpring(stiffness: 300, damping: 25).motion(), history: history)
    var random = SplitMix64(seed: 51)
    for frame in 1...72_000 {
      try motion.retarget(to: .random(in: -1...1, using: &random), at: Double(frame) / 120)
    }
    #expect((1...most).contains(motion.pieces.count))
    #expect(motion.pieces.last?.start == 600)
    let error = #expect(throws: ParameterError.self) { try motion.retarget(to: 0, at: 599) }
    #expect(error?.parameter == .time)
    // Before the stored past, the state at its start.
    #expect(motion.value(at: 0) == motion.pieces[0].motion.value(at: 0))
    #expect(motion.duration == nil)
  }

  @Test func vectorsAreRetargeted() throws {
    let spring = try DampedSpring(stiffness: 170, damping: 12)
    let vector = try VectorSpringMotion(spring, from: SIMD3(0.0, 5, -2), to: SIMD3(1, 5, 40))
    var moving = RetargetedMotion(vector)
    try moving.retarget(to: SIMD3(0, 0, 0), at: 0.1)
    #expect(moving.pieces.count == 1 && moving.value(at: 0.1) == vector.value(at: 0.1))
    #expect(moving.velocity(at: 0.1) == vector.velocity(at: 0.1))
    #expect(moving.value(at: .infinity) == .zero)
    for (index, component) in moving.pieces[0].motion.components.enumerated() {
      #expect(moving.value(at: 0.4)[index] == component.value(at: 0.4 - 0.1))
    }
  }

  /// One step equals the motion; many steps equal one, for any lengths.
  @Test func stepsAreExact() throws {
    var random = SplitMix64(seed: 52)
    var error = LargestError()
    for motion in try Springs.motions(seed: 53) where motion.spring.dampingRatio < 1e3 {
      let end = 3 / motion.spring.naturalFrequency
      var (value, velocity) = (motion.from, motion.initialVelocity)
      motion.spring.update(
        value: &value, velocity: &velocity, target: motion.to, deltaTime: end)
      let reach = Springs.reach(motion)
      error.include(abs(value - motion.value(at: end)) / reach)
      error.include(
        abs(velocity - motion.velocity(at: end)) / reach / motion.spring.naturalFrequency)
      var vector = SIMD2(motion.from, motion.from)
      var speed = SIMD2(repeating: motion.initialVelocity)
      var time = 0.0
      while time < end {
        let step = min(Double.random(in: 0...0.2, using: &random) * end, end - time)
        motion.spring.update(
          value: &vector, velocity: &speed, target: SIMD2(repeating: motion.to), deltaTime: step)
        time += step
      }
      error.include(abs(vector.y - motion.value(at: end)) / reach)
    }
    #expect(error.count == 294 && error.value <= 2e-14)
  }

  @Test func stepsAreTotal() throws {
    let large = Double.greatestFiniteMagnitude
    let springs = [
      try DampedSpring(), try DampedSpring(mass: 1, stiffness: 1e300, damping: 0),
      try DampedSpring(mass: 1e300, stiffness: 1e-300, damping: 1e10),
    ]
    for spring in springs {
      for start in [0, 1e-300, 1, -large, large] {
        for speed in [0, -large, large, 1] {
          for target in [0, -large, large] {
            for step in [0, -1, 1e-300, 0.1, 1e10, Double.infinity] {
              var (value, velocity) = (start, speed)
              spring.update(value: &value, velocity: &velocity, target: target, deltaTime: step)
              #expect(value.isFinite && velocity.isFinite, "\(spring) \(start) \(speed) \(target)")
              if step <= 0 { #expect(value == start && velocity == speed) }
            }
          }
        }
      }
    }
    var (value, velocity) = (0.0, 5.0)
    springs[0].update(value: &value, velocity: &velocity, target: 3, deltaTime: .infinity)
    #expect(value == 3 && velocity == 0)
  }
}
