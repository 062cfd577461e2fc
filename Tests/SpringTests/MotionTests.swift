import CurveTestSupport
import Foundation
import Spring
import Testing

@Suite struct MotionTests {
  /// m x'' + c x' + k x = 0 at many times, from value, velocity and acceleration.
  @Test func obeysTheDifferentialEquation() throws {
    for motion in try Springs.motions(seed: 11) {
      let spring = motion.spring
      for i in 0...40 {
        let time = Double(i) * 0.2 / spring.naturalFrequency
        let terms = [
          spring.mass * motion.acceleration(at: time), spring.damping * motion.velocity(at: time),
          -spring.stiffness * motion.displacement(at: time),
        ]
        let scale = terms.map(abs).max() ?? 0
        let floor =
          1e-15 * (spring.stiffness * Springs.reach(motion)) * max(1, spring.dampingRatio)
        #expect(abs(terms.reduce(0, +)) <= 2e-14 * scale + floor, "\(motion) \(time)")
      }
    }
  }

  /// The velocity is the value's derivative: a central difference of high order.
  @Test func velocityIsTheDerivative() throws {
    for motion in try Springs.motions(seed: 12) where motion.spring.dampingRatio < 3 {
      let step = 0.01 / motion.spring.naturalFrequency
      for i in 1...30 {
        let time = Double(i) * 20 * step
        let d = { (k: Double) in
          motion.value(at: time + k * step) - motion.value(at: time - k * step)
        }
        let slope = (45 * d(1) - 9 * d(2) + d(3)) / (60 * step)
        let scale = Springs.reach(motion) * motion.spring.naturalFrequency
        #expect(abs(slope - motion.velocity(at: time)) <= 1e-9 * scale)
      }
    }
  }

  @Test func motionsStartAtTheirValueAndVelocity() throws {
    for motion in try Springs.motions(seed: 13) {
      #expect(motion.value(at: 0) == motion.from)
      #expect(motion.velocity(at: 0) == motion.initialVelocity)
      // And continues from there.
      let soon = motion.state(at: 1e-9 / motion.spring.naturalFrequency)
      #expect(abs(soon.value - motion.from) <= 2e-9 * Springs.reach(motion))
      #expect(motion.value(at: -1) == motion.value(at: 0))
    }
  }

  /// Across critical damping nothing jumps: the difference of neighbours is proportional to that of their
  /// damping ratios.
  @Test func valuesAreContinuousAcrossCriticalDamping() throws {
    for velocity in [0.0, 2, -2, 40] {
      let critical = try DampedSpring(naturalFrequency: 1, dampingRatio: 1)
        .motion(initialVelocity: velocity)
      for exponent in 1...15 {
        for sign in [-1.0, 1] {
          let offset = sign * Double.pow10(-exponent)
          let near = try DampedSpring(naturalFrequency: 1, dampingRatio: 1 + offset)
            .motion(initialVelocity: velocity)
          for time in stride(from: 0.0, through: 12, by: 0.37) {
            let change = abs(near.displacement(at: time) - critical.displacement(at: time))
            #expect(change <= (1 + abs(velocity)) * abs(offset) * 2 + 1e-15 * (1 + abs(velocity)))
          }
          // Further away, a swing may enter or leave the band, so the time must jump.
          guard exponent >= 3 else { continue }
          let settled = near.settlingTime()
          #expect(abs(settled - critical.settlingTime()) <= 100 * abs(offset) + 1e-13)
        }
      }
    }
  }

  @Test func energyNeverGrows() throws {
    for motion in try Springs.motions(seed: 14) {
      var last = Double.infinity
      for i in 0...400 {
        let energy = motion.energy(at: Double(i) * 0.05 / motion.spring.naturalFrequency)
        #expect(energy <= last * (1 + 4e-15))
        last = energy
      }
    }
  }

  @Test func finiteInputNeverGivesNaN() throws {
    let odd = [
      0, -0.0, -1, Double.leastNonzeroMagnitude, 1, 1e10, 1e200, .greatestFiniteMagnitude,
      .infinity,
    ]
    for mass in [1e-300, 1, 1e300] {
      for stiffness in [1e-300, 1, 1e300] {
        for ratio in [0, 1e-200, 0.5, 1, 3, 1e100] {
          let spring = try? DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
          guard let spring else { continue }
          for motion in [
            try spring.motion(), try spring.motion(from: 1e300, to: -7e307),
            try spring.motion(from: 3, to: 3),
            try SpringMotion(spring, from: 0, to: 1e-300, initialVelocity: 1),
          ] {
            for time in odd {
              let state = motion.state(at: time)
              #expect(!state.value.isNaN && !state.velocity.isNaN, "\(motion) \(time)")
              #expect(!motion.acceleration(at: time).isNaN, "\(motion) \(time)")
              #expect(!motion.energy(at: time).isNaN)
            }
            #expect(!motion.settlingTime().isNaN)
            #expect(!motion.entryTime().isNaN && motion.riseTime?.isNaN != true)
            for rule: SettlingRule in [.coreAnimation(), .swiftUI(), .uiKit(), .envelope()] {
              #expect(motion.settlingDuration(rule) >= 0, "\(motion) \(rule)")
            }
            #expect(motion.extrema.prefix(3).allSatisfy { $0.time >= 0 && !$0.value.isNaN })
          }
        }
      }
    }
  }

  @Test func infinityIsTheLimit() throws {
    for motion in try Springs.motions(seed: 15) {
      #expect(motion.value(at: .infinity) == motion.to)
      #expect(motion.velocity(at: .infinity) == 0)
    }
  }

  /// Just below critical damping an envelope is far wider than the motion. It overflows no sooner than
  /// it must.
  @Test func theEnvelopeOfLargeValuesStaysInRange() throws {
    let spring = try DampedSpring(
      mass: 104, stiffness: 0.2545573458275884, damping: 10.290571211758692)
    let motion = try spring.motion(from: 0, to: 104, initialVelocity: -4.489575460310874e305)
    #expect(motion.envelope(at: 2e161) == 0)
    let widths = [0, 100, 1e3, 1e4].map { motion.envelope(at: $0) ?? .nan }
    #expect(widths[0] == .infinity && widths[1] == .infinity)
    #expect(widths[2] < 1e300 && widths[2] > 0 && widths[3] < widths[2])
  }

  @Test func envelopeIsTouchedAndNeverPassed() throws {
    for motion in try Springs.motions(seed: 16) {
      guard motion.envelope(at: 0) != nil, motion.spring.dampingRatio < 0.99 else { continue }
      var closest = LargestError()
      for i in 0...3000 {
        let time = Double(i) * 0.01 / motion.spring.naturalFrequency
        let width = try #require(motion.envelope(at: time))
        guard width > 0 else { continue }
        closest.include(abs(motion.displacement(at: time)) / width)
      }
      #expect(closest.value <= 1 + 1e-14 && closest.value > 0.99)
    }
  }

  @Test func vectorsMoveAsTheirComponents() throws {
    let spring = try DampedSpring(stiffness: 170, damping: 12)
    let from = SIMD3(0.0, 5, -2)
    let to = SIMD3(1.0, 5, 40)
    let velocity = SIMD3(3.0, -1, 0)
    let vector = try VectorSpringMotion(spring, from: from, to: to, initialVelocity: velocity)
    let array = try VectorSpringMotion(
      spring, from: [0, 5, -2], to: [1, 5, 40], initialVelocity: [3, -1, 0])
    for time in stride(from: 0.0, through: 2, by: 0.11) {
      for i in 0..<3 {
        let scalar = try SpringMotion(
          spring, from: from[i], to: to[i], initialVelocity: velocity[i])
        #expect(vector.value(at: time)[i] == scalar.value(at: time))
        #expect(vector.velocity(at: time)[i] == scalar.velocity(at: time))
        #expect(array.value(at: time)[i] == scalar.value(at: time))
      }
    }
    // In the maximum norm of the whole, found by sampling.
    let settled = vector.settlingTime()
    let distance = { (time: Double) in
      let left = to - vector.value(at: time)
      return max(abs(left.x), abs(left.y), abs(left.z)) / 42
    }
    #expect(abs(distance(settled) - 0.001) <= 1e-12)
    #expect((1...1000).allSatisfy { distance(settled + Double($0) * 0.01) < 0.001 })
    #expect(throws: ParameterError.self) { try VectorSpringMotion(spring, from: [1, 2], to: [1]) }
  }
}

extension Double {
  static func pow10(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? .nan }
}
