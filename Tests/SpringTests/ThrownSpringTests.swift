import CurveTestSupport
import Testing

@testable import Spring

/// Eight thrown springs side by side, against one by one.
@Suite struct ThrownSpringTests {
  /// To the bit where they are solved, in every regime, for throws of every size toward the target and away.
  @Test func haveTheScalarsBits() throws {
    var random = SplitMix64(seed: 36)
    var (count, usual, wrong) = (0, 0, 0)
    for round in 0..<600 {
      let (mass, stiffness, damping) = Springs.eight(
        round: round, size: round % 4 == 0 ? 1e-12...1e12 : 0.1...3_000, using: &random)
      var velocities = SIMD8<Double>()
      for lane in 0..<8 {
        let pace = (stiffness[lane] / mass[lane]).squareRoot()
        let isFar = round % 5 == 0
        velocities[lane] =
          pace * random.logUniform(isFar ? 1e-12...1e6 : 0.01...10)
          * (Bool.random(using: &random) ? 1 : -1)
      }
      let springs = try #require(
        RestingSprings(mass: mass, stiffness: stiffness, damping: damping))
      let thrown = ThrownSprings(springs, velocities: velocities)
      for lane in 0..<8 where thrown.solved[lane] != 0 {
        let motion = try DampedSpring(
          mass: mass[lane], stiffness: stiffness[lane], damping: damping[lane]
        ).motion(initialVelocity: velocities[lane])
        let peak = motion.peak
        let isSame =
          thrown.settlingTime[lane] == motion.settlingTime()
          && thrown.settlingDuration[lane] == motion.settlingDuration(.coreAnimation())
          && thrown.overshoot[lane] == motion.overshoot
          && (peak == nil ? thrown.peakTime[lane].isNaN : thrown.peakTime[lane] == peak?.time)
        count += 1
        if round % 7 > 2, round % 5 != 0 { usual += 1 }
        if !isSame { wrong += 1 }
      }
    }
    // Of springs and throws of usual size, few are left to the scalar form.
    #expect(wrong == 0 && count > 2_000 && usual > 1_600, "\(wrong) of \(count), \(usual)")
  }

  @Test func oddVelocitiesAreNotSolved() throws {
    let one = SIMD8<Double>(repeating: 1)
    let springs = try #require(RestingSprings(mass: one, stiffness: one * 100, damping: one * 3))
    let thrown = ThrownSprings(
      springs, velocities: SIMD8(1, -1, .nan, .infinity, -.infinity, 1e-200, 1e200, 2))
    let solved = (0..<8).map { thrown.solved[$0] != 0 }
    #expect(solved == [true, true, false, false, false, false, false, true])
  }
}
