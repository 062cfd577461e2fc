import CurveTestSupport
import Foundation
import Spring
import Testing

/// Motions at the limits of doubles, and what a cut leaves.
@Suite struct MotionEdgeTests {
  /// Eight infinite times side by side are the limit: the target at rest.
  @Test(arguments: [0.5, 9, 10, 10.0000001, 20, 60, 1e9])
  func infiniteTimesInBatchesAreAtRest(damping: Double) throws {
    let motion = try DampedSpring(stiffness: 25, damping: damping).motion(from: 2, to: 5)
    for times in [
      [Double](repeating: .infinity, count: 8), [Double](repeating: -.infinity, count: 8),
      [Double](repeating: 0, count: 8), [Double](repeating: .greatestFiniteMagnitude, count: 8),
      [.infinity, 0, 1, -1, .infinity, 1e300, 1e-300, .infinity],
    ] {
      let values = motion.values(at: times)
      #expect(values == times.map { motion.value(at: $0) })
      #expect(zip(times, values).allSatisfy { $0 < .infinity || $1 == 5 })
    }
  }

  /// The motion scales with its distance, also where the distance has few digits left.
  @Test func tinyDistancesOfFastSpringsKeepTheirScale() throws {
    let spring = try DampedSpring(mass: 1e-300, stiffness: 1, damping: 1e-150)
    let unit = try spring.motion()
    var worst = LargestError()
    for number in 1...40 {
      let time = Double(number) * 2e-151
      for distance in [0x1p-1030, 0x1p-1060] {
        let motion = try spring.motion(to: distance)
        worst.include(abs(motion.velocity(at: time) / distance / unit.velocity(at: time) - 1))
        worst.include(
          abs(motion.acceleration(at: time) / distance / unit.acceleration(at: time) - 1))
        let relative = try spring.motion(to: distance, relativeVelocity: 0)
        worst.include(abs(relative.velocity(at: time) / distance / unit.velocity(at: time) - 1))
        let times = [Double](repeating: time, count: 8)
        var (values, velocities) = (times, times)
        var valueSpan = values.mutableSpan
        var velocitySpan = velocities.mutableSpan
        motion.states(at: times.span, values: &valueSpan, velocities: &velocitySpan)
        #expect(velocities.allSatisfy { $0 == motion.velocity(at: time) })
        #expect(values.allSatisfy { $0 == motion.value(at: time) })
      }
    }
    #expect(worst.count == 240 && worst.value <= 1e-12)
  }

  /// The reason names what is too large.
  @Test func anOverflowingVelocityHasItsReason() throws {
    let error = #expect(throws: ParameterError.self) {
      try DampedSpring().motion(from: 1e308, to: -7e307, relativeVelocity: -2.5)
    }
    #expect(error?.parameter == .relativeVelocity && error?.value == -2.5)
    #expect(error?.allowed == "such that its product with to - from is finite")
    let other = #expect(throws: ParameterError.self) {
      try DampedSpring().motion(relativeVelocity: 1e200)
    }
    #expect(other?.allowed == "at most 1e140 times the natural frequency")
  }

  /// The fraction is of the distance, not of the target.
  @Test func theCutLeavesAFractionOfTheDistance() throws {
    for (from, to) in [(2.0, 5.0), (5, 2), (-3, 4), (7, 0), (0, 1), (3, 3)] {
      let motion = try DampedSpring(damping: 3).motion(from: from, to: to, initialVelocity: 4)
      let cut = motion.cutOff(at: 0.21)
      let distance = to == from ? 1 : abs(to - from)
      #expect(abs(cut.jump - (to - cut.state.value)) <= 1e-14)
      #expect(abs(cut.fraction * distance - abs(cut.jump)) <= 1e-15 && cut.fraction > 0)
      #expect(cut.state == motion.state(at: 0.21) && cut.duration == 0.21)
    }
  }

  /// Decoding gives the same motion to the last bit, whichever initialiser made it.
  @Test func decodesToTheLastBit() throws {
    var random = SplitMix64(seed: 77)
    var count = 0
    for _ in 0..<200 {
      let spring = try DampedSpring(
        mass: random.logUniform(0.01...100), stiffness: random.logUniform(1...1e4),
        damping: random.logUniform(0.01...1000))
      let (from, to) = (
        Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random)
      )
      let velocity = Double.random(in: -50...50, using: &random)
      for motion in [
        try spring.motion(from: from, to: to, relativeVelocity: velocity),
        try spring.motion(from: from, to: to, relativeVelocity: 0),
        try spring.motion(from: from, to: to, initialVelocity: velocity),
        try spring.motion(from: from, to: from, initialVelocity: velocity),
        try spring.motion(from: from, to: from),
      ] {
        let copy = try JSONDecoder().decode(
          SpringMotion.self, from: try JSONEncoder().encode(motion))
        #expect(copy == motion && copy.relativeVelocity == motion.relativeVelocity)
        for number in 0..<20 {
          let time = 0.037 * Double(number)
          #expect(copy.state(at: time) == motion.state(at: time))
          #expect(copy.displacement(at: time) == motion.displacement(at: time))
          count += 1
        }
      }
    }
    #expect(count == 20_000)
    // A motion with a relative velocity keeps it.
    #expect(
      try DampedSpring().motion(from: 0.1, to: 0.4, relativeVelocity: 7).relativeVelocity == 7)
    let text =
      #"{"spring":{"mass":1,"stiffness":9,"damping":1},"from":0,"to":2,"initialVelocity":6}"#
    let old = try JSONDecoder().decode(SpringMotion.self, from: Data(text.utf8))
    #expect(old.initialVelocity == 6 && old.relativeVelocity == 3)
  }
}

@Suite struct SettlingWithoutBandTests {
  /// No motion stays within a band of width 0, by any rule, and none gives NaN.
  @Test func valuesAreNeverNaN() throws {
    for damping in [0.5, 20, 700, 1283] {
      let motion = try DampedSpring(stiffness: 0.39, damping: damping).motion(to: 1.3e-18)
      let rules: [SettlingRule] = [
        .exact(threshold: 0), .coreAnimation(threshold: 0), .swiftUI(threshold: 0),
        .uiKit(threshold: 0),
        .envelope(threshold: 0),
      ]
      for rule in rules { #expect(!motion.settlingDuration(rule).isNaN, "\(rule)") }
      #expect(motion.settlingDuration(.uiKit(threshold: 0)) > 1)
    }
  }
}
