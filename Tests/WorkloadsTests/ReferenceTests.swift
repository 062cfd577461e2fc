import CurveArithmetic
import CurveTestSupport
@testable import CurveWorkloads
import Curves
import Spring
import Testing

/// The references are the textbook methods that they claim to be, and correct where those are.
@Suite struct ReferenceTests {
  /// The largest difference from the exact solver at progresses spread over 0...1 and, down to the
  /// smallest distances that matter, around 0, 1/2 and 1: there these curves are steep.
  private static func error(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws
    -> Double
  {
    let exact = try CubicBezier(x1, y1, x2, y2)
    let plain = NewtonBezier(x1, y1, x2, y2)
    var random = SplitMix64(seed: 30)
    var progresses = (0...1_000).map { Double($0) / 1_000 }
    for _ in 0..<300 {
      let distance = random.logUniform(1e-12...1e-2)
      progresses += [distance, 0.5 - distance, 0.5 + distance, 1 - distance]
    }
    var largest = LargestError()
    for progress in progresses {
      largest.include(abs(plain.value(at: progress) - exact.value(at: progress)))
    }
    return largest.value
  }

  /// An abscissa within 1e-7 is a value within 1e-7 times the slope.
  @Test func newtonIsRightOnSmoothCurves() throws {
    for (x1, y1, x2, y2) in [
      (0.25, 0.1, 0.25, 1.0), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1),
      (0.34, 1.56, 0.64, 1), (0.36, 0, 0.66, -0.56),
    ] {
      #expect(try Self.error(x1, y1, x2, y2) < 1e-6)
    }
    var random = SplitMix64(seed: 31)
    for _ in 0..<20 {
      let x1 = Double.random(in: 0.2...0.5, using: &random)
      let x2 = Double.random(in: 0.5...0.8, using: &random)
      let y1 = Double.random(in: -0.5...1.5, using: &random)
      let y2 = Double.random(in: -0.5...1.5, using: &random)
      #expect(try Self.error(x1, y1, x2, y2) < 1e-6)
    }
  }

  /// Where the abscissa is a cube of the parameter, 1e-7 is the cube of 0.005.
  @Test func newtonIsWrongOnSteepCurvesAsDocumented() throws {
    let errors = try [
      Self.error(1, 0, 0, 1), Self.error(0, 0.8, 1, 0.2), Self.error(0, 1, 0, 1),
    ]
    #expect(errors.allSatisfy { $0 > 1e-4 && $0 < 2e-2 }, "\(errors)")
    #expect(errors.contains { $0 > 2e-3 }, "\(errors)")
  }

  @Test(arguments: [0.0, 0.02, 0.3, 0.9, 1, 1.1, 3])
  func springsAreTheFormula(dampingRatio: Double) throws {
    var random = SplitMix64(seed: 32)
    for velocity in [0.0, 5, -5] {
      // Powers of two, so that a critical spring is one for both.
      let mass = Double.random(in: 1...8, using: &random).rounded()
      let frequency = Double.random(in: 2...16, using: &random).rounded()
      let stiffness = mass * frequency * frequency
      let damping = 2 * dampingRatio * mass * frequency
      let motion = try DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
        .motion(initialVelocity: velocity)
      let plain = ClosedFormSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      for index in 0...400 {
        let time = Double(index) / 200
        #expect(abs(plain.value(at: time) - motion.value(at: time)) < 1e-12)
        let state = plain.state(at: time)
        #expect(abs(state.value - motion.value(at: time)) < 1e-12)
        #expect(abs(state.velocity - motion.velocity(at: time)) < 1e-10)
      }
    }
  }

  /// Never later than the exact time, and at most a step earlier. Steps miss a last swing that leaves the
  /// threshold between two of them, so an oscillation adds half its period.
  @Test func steppingFindsTheRest() throws {
    var random = SplitMix64(seed: 33)
    let step = 1.0 / 60
    var withinAStep = 0
    for index in 0..<60 {
      let ratio = index % 3 == 0 ? random.logUniform(1.05...3) : random.logUniform(0.1...0.95)
      let frequency = random.logUniform(15...60)
      let motion = try DampedSpring(naturalFrequency: frequency, dampingRatio: ratio).motion()
      let spring = motion.spring
      let plain = SpringPropagator.settlingTime(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, threshold: 0.001)
      let late = motion.settlingTime() - plain
      let swing = spring.dampedFrequency.map { .pi / $0 } ?? 0
      #expect(late > -1e-9 && late < step + swing + 1e-9, "ratio \(ratio), frequency \(frequency)")
      if late < step + 1e-9 { withinAStep += 1 }
    }
    #expect(withinAStep >= 50)
  }

  /// The formula with two steps of Newton's method is exact to a few roundings where the curve is not steep.
  @Test func cardanoSolvesEveryCurve() throws {
    var random = SplitMix64(seed: 34)
    var largest = LargestError()
    for index in 0..<400 {
      var (x1, x2) = (
        Double.random(in: 0.1...0.9, using: &random), Double.random(in: 0.1...0.9, using: &random)
      )
      // Without a cubic term, and without a quadratic one.
      if index % 10 == 0 { x2 = x1 - 1.0 / 3 }
      if index % 20 == 0 { (x1, x2) = (1.0 / 3, 2.0 / 3) }
      guard (0...1).contains(x2) else { continue }
      let exact = try CubicBezier(x1, -0.5, x2, 1.5)
      let plain = CardanoBezier(x1, -0.5, x2, 1.5)
      for step in 0...100 {
        let x = Double(step) / 100
        // Newton's method loses digits where the curve is nearly vertical.
        guard abs(exact.velocity(at: x)) < 50 else { continue }
        largest.include(abs(plain.value(at: x) - exact.value(at: x)))
      }
    }
    #expect(largest.value < 1e-12 && largest.count > 30_000, "\(largest)")
  }

  /// The rounding of the discriminant is a large part of one near 0.
  @Test(arguments: [(2.04, 1e-17, 1e-15), (1 + 1e-6, 1e-14, 3e-13), (1 + 1e-12, 1e-12, 1e-9)])
  func exponentialsLoseDigitsNearCriticalDamping(
    dampingRatio: Double, least: Double, most: Double
  ) {
    let stiffness = 150.0
    let damping = 2 * dampingRatio * stiffness.squareRoot()
    let plain = ClosedFormSpring(mass: 1, stiffness: stiffness, damping: damping)
    let exact = ExactSpring(mass: 1, stiffness: stiffness, damping: damping)
    var largest = LargestError()
    for index in 1...1_000 {
      let time = 0.0022 * Double(index)
      largest.include(exact.error(of: plain.state(at: time), at: DoubleDouble(time)))
    }
    #expect(largest.value > least && largest.value < most, "\(largest)")
  }

  /// A step is the spring's own motion, from any value and velocity.
  @Test(arguments: [8.0, 2 * 600.0.squareRoot(), 90])
  func propagatorsAreTheMotion(damping: Double) throws {
    let spring = try DampedSpring(mass: 2, stiffness: 300, damping: damping)
    let plain = SpringPropagator(mass: 2, stiffness: 300, damping: damping, interval: 0.02)
    let columns = SpringPropagators([plain, plain])
    let (values, velocities) = (Storage([3.0, -1]), Storage([-20.0, 7]))
    let (x, v) = (Storage([3.0, -1]), Storage([-20.0, 7]))
    let targets = Storage([1.0, 4])
    let motions = try [(3.0, -20.0, 1.0), (-1, 7, 4)].map { value, velocity, target in
      try spring.motion(from: value, to: target, initialVelocity: velocity)
    }
    for step in 1...50 {
      plain.advance(values.elements, velocities.elements, toward: targets.elements)
      columns.advance(x.elements, v.elements, toward: targets.elements)
      for (index, motion) in motions.enumerated() {
        let state = motion.state(at: 0.02 * Double(step))
        #expect(abs(values.elements[index] - state.value) < 1e-12)
        #expect(abs(velocities.elements[index] - state.velocity) < 1e-11)
        #expect(x.elements[index] == values.elements[index])
        #expect(v.elements[index] == velocities.elements[index])
      }
    }
  }

  /// Before the edge, across it and after it; and a throw that ends before it.
  @Test func flingsAreTheBoundedDecay() throws {
    let decay = DecelerationRate.normal.decayRate
    for velocity in [1_000.0, 1_300, 4_000] {
      let motion = try BoundedDecay(
        ExponentialDecay.uiScrollView(velocity: velocity), in: 0...600,
        edge: .bounce(DampedSpring(stiffness: 100, damping: 20)))
      let plain = ClosedFormFling(velocity: velocity, rate: decay, edge: 600, frequency: 10)
      for index in 0...300 {
        let time = Double(index) / 100
        #expect(abs(plain.value(at: time) - motion.value(at: time)) < 1e-10)
      }
    }
  }
}
