import CurveTestSupport
import Spring
import Testing

/// Thresholds next to the whole distance, where 1 - |y| has to keep its digits.
@Suite struct SettlingNearOneTests {
  /// 900 springs in 120-digit arithmetic (scripts/oracles/settling_near_one.py).
  @Test func agreesWithManyDigits() throws {
    var worst = LargestError()  // 2.0e-15 when last measured
    var touching = 0
    for row in try Fixture("springs/settling-near-one.csv", rows: 900).rows {
      let spring = try DampedSpring(
        mass: row.number("mass"), stiffness: row.number("stiffness"),
        damping: row.number("damping"))
      let motion = try spring.motion(relativeVelocity: row.number("initialVelocity"))
      let threshold = try row.number("threshold")
      let (settling, entry) = (try row.number("settling"), try row.number("entry"))
      let error = abs(motion.settlingTime(within: threshold) / settling - 1)
      // Where the last of many swings only touches the band, the time follows the threshold's last bit.
      if threshold == 0.9, try row.number("touch") < 0.05 {
        touching += 1
        #expect(error <= 1e-14 / (try row.number("touch")), "\(row)")
      } else {
        worst.include(error)
        if error > 4e-15 { Issue.record("\(error) \(row)") }
      }
      let entryError = abs(motion.entryTime(within: threshold) / entry - 1)
      worst.include(entryError)
      if entryError > 4e-15 { Issue.record("entry \(entryError) \(row)") }
    }
    #expect(worst.count + touching == 1800 && touching > 10 && touching < 100)
    #expect(worst.value <= 4e-15)
  }

  /// No time is negative, and the envelope is never before the exact time.
  @Test func envelopeIsNeverEarly() throws {
    var count = 0
    for motion in try Springs.motions(seed: 91) {
      for threshold in [1e-6, 0.001, 0.3, 0.9, 0.95, 1 - 1e-9, 1 - 0x1p-53, 1, 1.5, 40] {
        let exact = motion.settlingTime(within: threshold)
        let envelope = motion.settlingDuration(.envelope(threshold: threshold))
        #expect(exact >= 0 && envelope >= exact, "\(motion) \(threshold)")
        for rule: SettlingRule in [
          .coreAnimation(threshold: threshold), .swiftUI(threshold: threshold),
          .uiKit(threshold: threshold),
        ] {
          #expect(motion.settlingDuration(rule) >= 0, "\(motion) \(rule)")
        }
        count += 1
      }
    }
    #expect(count == 15 * 7 * 10)
    // An envelope that starts within the band has settled at 0.
    let spring = try DampedSpring(mass: 1, stiffness: 100, damping: 10).motion()
    #expect(spring.settlingDuration(.envelope(threshold: 3)) == 0)
  }

  /// A band wider than the distance is never left by a motion that starts at rest, however wide it is: the last
  /// swing above it would lie before time 0.
  @Test func hasSettledInsideABandWiderThanTheDistance() throws {
    var random = SplitMix64(seed: 24)
    for _ in 0..<20_000 {
      let (mass, stiffness) = (random.logUniform(1e-3...1e3), random.logUniform(1e-3...1e3))
      let ratio = Double.random(in: 0.01...1.3, using: &random)
      let spring = try DampedSpring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot())
      let threshold = random.logUniform(1.0000001...1e9)
      let motion = try spring.motion()
      #expect(motion.settlingTime(within: threshold) == 0, "\(motion) \(threshold)")
    }
  }

  /// A damping so weak that its rate is 0 in units of the frequency.
  @Test func settlesWithDampingFarBelowTheFrequency() throws {
    let spring = try DampedSpring(mass: 4e300, stiffness: 100, damping: 0x1p-1030)
    let motion = try spring.motion(from: 4e300, to: -4e300)
    for (threshold, time) in [(0.5, Double.infinity), (1, 0), (2, 0)] {
      #expect(motion.settlingTime(within: threshold) == time)
      #expect(motion.settlingDuration(.envelope(threshold: threshold)) == time)
    }
  }

  /// Batches and vectors give the times of single motions.
  @Test func batchesAndVectorsAgree() throws {
    let damping = (1...40).map { Double($0) }
    let ones = [Double](repeating: 1, count: 40)
    let stiffness = [Double](repeating: 100, count: 40)
    for threshold in [0.9, 0.95, 1 - 1e-12, 1 - 0x1p-53] {
      var times = [Double](repeating: .nan, count: 40)
      var span = times.mutableSpan
      DampedSpring.settlingTimes(
        mass: ones.span, stiffness: stiffness.span, damping: damping.span, within: threshold,
        into: &span)
      for (index, time) in times.enumerated() {
        let spring = try DampedSpring(damping: damping[index])
        #expect(time == (try spring.motion().settlingTime(within: threshold)))
        let vector = try VectorSpringMotion(spring, from: SIMD2(0, 0), to: SIMD2(3, 0.1))
        let alone = try spring.motion(to: 3).settlingTime(within: threshold)
        #expect(vector.settlingTime(within: threshold) == alone)
      }
    }
  }

  /// A velocity far above the distance overflows no quotient.
  @Test func settlesAfterAnImmensePush() throws {
    let motion = try DampedSpring().motion(initialVelocity: 1e308)
    // ln(1e308/(d 0.001))/a, the envelope at the distance 1, less at most one swing.
    let envelope = (308 * 2.302585092994046 - 2.1587 + 6.907755278982137) / 5
    let time = motion.settlingTime()
    #expect(time <= envelope + 1e-3 && time >= envelope - 0.37, "\(time) \(envelope)")
    #expect(motion.settlingDuration(.envelope()) >= time)
    #expect(motion.visibleOscillations() > 100 && motion.visibleOscillations() < 200)
  }
}
