import CurveTestSupport
import Spring
import Testing

/// One step of springs, against 60-digit arithmetic and between its forms.
@Suite struct StepTests {
  /// A third of the springs are within 1e-12 of critical damping. The target is 0, so that the result is
  /// the displacement without a further rounding.
  @Test func agreesWithTheOracle() throws {
    var (positions, speeds) = (LargestError(), LargestError())
    for row in try Fixture("springs/step-oracle.csv", rows: 600).rows {
      let spring = try DampedSpring(
        mass: row.number("mass"), stiffness: row.number("stiffness"),
        damping: row.number("damping"))
      let step = SpringStep(spring, over: try row.number("interval"))
      var (value, velocity) = (try row.number("value"), try row.number("velocity"))
      step.advance(value: &value, velocity: &velocity, target: 0)
      let position = (value - (try row.number("next_value"))) - (try row.number("next_value_low"))
      let speed =
        (velocity - (try row.number("next_velocity"))) - (try row.number("next_velocity_low"))
      positions.include(abs(position) / (try row.number("value_terms")))
      speeds.include(abs(speed) / (try row.number("velocity_terms")))
    }
    #expect(positions.count == 600 && positions.value <= 1e-15, "\(positions.value)")
    #expect(speeds.count == 600 && speeds.value <= 1e-15, "\(speeds.value)")
  }

  /// Springs of every regime: within 1e-12 of critical, far from it, of extreme rates.
  private func springs(_ count: Int, seed: UInt64) throws -> [DampedSpring] {
    var random = SplitMix64(seed: seed)
    return try (0..<count).map { index in
      let (mass, stiffness) = (random.logUniform(0.1...10), random.logUniform(1...1e4))
      let critical = 2 * (mass * stiffness).squareRoot()
      return switch index % 5 {
      case 0: try DampedSpring(mass: mass, stiffness: stiffness, damping: critical)
      case 1:
        try DampedSpring(
          mass: mass, stiffness: stiffness, damping: critical * .random(in: 0...1, using: &random))
      case 2:
        try DampedSpring(
          mass: mass, stiffness: stiffness,
          damping: critical * (1 + .random(in: -1e-12...1e-12, using: &random)))
      case 3:
        try DampedSpring(
          mass: mass, stiffness: stiffness, damping: critical * random.logUniform(1...100))
      default:
        try DampedSpring(mass: mass, stiffness: random.logUniform(1e-200...1e200), damping: 1)
      }
    }
  }

  /// The bits of every value, for every number of values, and intervals that repeat and change.
  @Test func manyAreAsEach() throws {
    var random = SplitMix64(seed: 261)
    var compared = 0
    for count in 0...35 {
      let springs = try springs(count, seed: UInt64(count))
      var own = SpringStepper(springs)
      let first = try springs.first ?? DampedSpring()
      var shared = SpringStepper(first)
      let start = (0..<count).map { _ in Double.random(in: -5...5, using: &random) }
      var (values, velocities) = (start, start.map { $0 * 3 })
      var (together, speeds) = (values, velocities)
      var (expected, expectedSpeeds) = (values, velocities)
      var (alike, alikeSpeeds) = (values, velocities)
      for interval in [0.01, 0.01, 0.01, 0.02, 0.5, 0.02, 1e-9, 1e-9, 1e9, 0, -1, .nan, 0.01] {
        let targets = (0..<count).map { _ in Double.random(in: -5...5, using: &random) }
        own.step(&values, &velocities, toward: targets, deltaTime: interval)
        shared.step(&together, &speeds, toward: targets, deltaTime: interval)
        for index in 0..<count {
          springs[index].update(
            value: &expected[index], velocity: &expectedSpeeds[index], target: targets[index],
            deltaTime: interval)
          first.update(
            value: &alike[index], velocity: &alikeSpeeds[index], target: targets[index],
            deltaTime: interval)
          compared += 1
        }
        #expect(values == expected && velocities == expectedSpeeds, "\(count), \(interval)")
        #expect(together == alike && speeds == alikeSpeeds, "\(count), \(interval)")
      }
    }
    #expect(compared == 13 * 35 * 36 / 2)
  }

  /// Any finite numbers stay finite, and do not disturb their neighbours.
  @Test func extremesLeaveTheirNeighboursUnchanged() throws {
    let large = Double.greatestFiniteMagnitude
    let numbers = [0, 1, -1, large, -large, 1e-300, -1e300]
    var cases = 0
    for spring in try springs(10, seed: 5) {
      for value in numbers {
        for target in numbers {
          var stepper = SpringStepper(Array(repeating: spring, count: 8))
          var values = [Double](repeating: 2, count: 8)
          var velocities = [Double](repeating: -1, count: 8)
          var targets = [Double](repeating: 3, count: 8)
          (values[5], velocities[5], targets[5]) = (value, -value, target)
          var (alone, speed) = (2.0, -1.0)
          spring.update(value: &alone, velocity: &speed, target: 3, deltaTime: 0.02)
          stepper.step(&values, &velocities, toward: targets, deltaTime: 0.02)
          #expect(values[5].isFinite && velocities[5].isFinite, "\(spring), \(value), \(target)")
          #expect(values[4] == alone && velocities[4] == speed && values[6] == alone)
          cases += 1
        }
      }
    }
    #expect(cases == 490)
  }

  @Test func restIsFoundAndStays() throws {
    let springs = try springs(20, seed: 9)
    var stepper = SpringStepper(springs)
    var values = (0..<20).map { Double($0) }
    var velocities = [Double](repeating: 0, count: 20)
    let targets = values.map { $0 + ($0 < 16 ? 0 : 1e-4) }
    velocities[18] = 1
    let moving = SpringStepper.settle(
      &values, &velocities, toward: targets, distance: 1e-3, speed: 0.5)
    #expect(moving == 1 && values[17] == targets[17] && values[18] != targets[18])
    (values[18], velocities[18]) = (targets[18], 0)
    stepper.step(&values, &velocities, toward: targets, deltaTime: 0.1)
    #expect(values == targets && velocities.allSatisfy { $0 == 0 })
    // What is not a number never settles.
    values[3] = .nan
    #expect(
      SpringStepper.settle(&values, &velocities, toward: targets, distance: 1, speed: 1) == 1)
    #expect(values[3].isNaN && !values[2].isNaN)
  }

  /// The shortest column counts.
  @Test func columnsMayDifferInLength() throws {
    var stepper = SpringStepper(try springs(9, seed: 4))
    var values = [Double](repeating: 0, count: 12)
    var velocities = [Double](repeating: 1, count: 10)
    stepper.step(
      &values, &velocities, toward: [Double](repeating: 1, count: 11), deltaTime: 0.01)
    #expect(values[..<9].allSatisfy { $0 != 0 } && values[9...].allSatisfy { $0 == 0 })
    #expect(velocities[9] == 1)
  }
}
