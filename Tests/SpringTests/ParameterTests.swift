import CurveTestSupport
import Spring
import Testing

@Suite struct ParameterTests {
  @Test func everyParameterisationHasItsInverse() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<500 {
      let (mass, ratio) = (random.logUniform(0.01...100), random.logUniform(0.01...100))
      let pace = random.logUniform(0.01...100)
      let a = try DampedSpring(mass: mass, response: pace, dampingRatio: ratio)
      #expect(isClose(a.response, pace) && isClose(a.dampingRatio, ratio) && a.mass == mass)
      let b = try DampedSpring(mass: mass, naturalFrequency: pace, dampingRatio: ratio)
      #expect(isClose(b.naturalFrequency, pace) && isClose(b.dampingRatio, ratio))
      let c = try DampedSpring(mass: mass, stiffness: pace, dampingRatio: ratio)
      #expect(c.stiffness == pace && isClose(c.dampingRatio, ratio))
      let bounce = Double.random(in: -0.99...1, using: &random)
      let d = try DampedSpring(mass: mass, perceptualDuration: pace, bounce: bounce)
      #expect(isClose(d.perceptualDuration, pace))
      #expect(abs(d.bounce - bounce) <= 1e-15)
      let swiftUI = try DampedSpring(duration: pace, bounce: bounce)
      #expect(isClose(swiftUI.response, pace) && swiftUI.mass == 1)
      #expect(abs(swiftUI.bounce - bounce) <= 1e-15)
      let e = try DampedSpring(mass: mass, stiffness: c.stiffness, damping: c.damping)
      #expect(e == c)
    }
  }

  @Test func designsMeetTheirRequirement() throws {
    var random = SplitMix64(seed: 32)
    for _ in 0..<300 {
      let time = random.logUniform(0.05...20)
      let ratio = random.logUniform(0.02...50)
      let threshold = random.logUniform(1e-6...0.1)
      let a = try DampedSpring(settlingTime: time, dampingRatio: ratio, threshold: threshold)
      #expect(isClose(a.dampingRatio, ratio))
      // Rounded parameters can move a swing across the band's edge; the value decides.
      let motion = try a.motion()
      #expect(abs(abs(motion.displacement(at: time)) / threshold - 1) <= 1e-9)
      let overshoot = Double.random(in: 0.001...0.95, using: &random)
      let b = try DampedSpring(overshoot: overshoot, peakTime: time).motion()
      #expect(abs(b.overshoot - overshoot) <= 1e-14)
      #expect(isClose(try #require(b.peak).time, time))
      let c = try DampedSpring(overshoot: overshoot, settlingTime: time)
      #expect(abs(try c.motion().overshoot - overshoot) <= 1e-14)
    }
  }

  /// Nearest to critical damping a double can come, the regime is named by 4 ulp.
  @Test func theRegimeIsNamedWithin4ULP() throws {
    #expect(try DampedSpring(damping: 0).regime == .undamped)
    #expect(try DampedSpring(damping: -0.0).regime == .undamped)
    #expect(try DampedSpring(damping: 19.9).regime == .underdamped)
    #expect(try DampedSpring(damping: 20.1).regime == .overdamped)
    let ulp = 20.0.ulp
    for steps in -4...4 {
      #expect(try DampedSpring(damping: 20 + Double(steps) * ulp).regime == .critical)
    }
    #expect(try DampedSpring(damping: 20 - 6 * ulp).regime == .underdamped)
    #expect(try DampedSpring(damping: 20 + 6 * ulp).regime == .overdamped)
    #expect(try DampedSpring(mass: 3, stiffness: 1000, damping: 500).regime == .overdamped)
  }

  @Test(arguments: [
    ("mass", 0.0, 1.0, 1.0), ("mass", -1, 1, 1), ("mass", .nan, 1, 1), ("mass", .infinity, 1, 1),
    ("stiffness", 1, 0, 1), ("stiffness", 1, .nan, 1), ("damping", 1, 1, -1),
    ("damping", 1, 1, .infinity), ("damping", 1, 1, .nan),
  ])
  func outOfRangeParametersAreErrorsWithTheirName(
    parameter: String, mass: Double, stiffness: Double, damping: Double
  ) {
    let error = #expect(throws: ParameterError.self) {
      try DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
    }
    #expect(error?.description.hasPrefix("\(parameter) must be ") == true)
  }

  @Test func outOfRangeBouncesAreErrors() {
    #expect(throws: ParameterError.self) { try DampedSpring(perceptualDuration: 1, bounce: 1.01) }
    #expect(throws: ParameterError.self) { try DampedSpring(perceptualDuration: 1, bounce: -1) }
    #expect(throws: ParameterError.self) { try DampedSpring(overshoot: 1, peakTime: 1) }
    #expect(throws: ParameterError.self) { try DampedSpring(settlingTime: 1, dampingRatio: 0) }
    #expect(throws: ParameterError.self) {
      try DampedSpring(mass: .leastNonzeroMagnitude, stiffness: 1.7e308)
    }
    #expect(throws: ParameterError.self) { try DampedSpring().motion(from: .nan) }
    #expect(throws: ParameterError.self) { try DampedSpring().motion(from: -1e308, to: 1e308) }
    #expect(throws: ParameterError.self) {
      try DampedSpring().motion(from: 1, to: 1, relativeVelocity: 1)
    }
  }

  /// The values in the documentation of `DampedSpring` and in the README.
  @Test func theDocumentedNumbersAreRight() throws {
    let spring = try DampedSpring(mass: 10, stiffness: 1500, damping: 60)
    #expect(spring.dampingRatio == 0.2449489742783178)
    let motion = try spring.motion()
    #expect(motion.value(at: 0.1) == 0.5493252615612774)
    #expect(motion.settlingTime() == 2.2022825854306833)
    #expect(motion.settlingDuration(.coreAnimation()) == 2.377671018267922)
    let peak = try #require(motion.peak)
    #expect("\(peak.value)".hasPrefix("1.4521643") && "\(peak.time)".hasPrefix("0.2645698"))
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-15 * abs(b) }
}
