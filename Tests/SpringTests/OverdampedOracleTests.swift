import CurveTestSupport
import Spring
import Testing

/// Overdamped springs thrown next to one of their rates, in 60-digit arithmetic
/// (scripts/oracles/overdamped_spring.py). There one exponential has almost no part in the motion.
@Suite struct OverdampedOracleTests {
  @Test func settlingPeakAndEnvelopeMatchTheTable() throws {
    // Against the threshold's own influence: 9e-16 when last measured.
    var (settling, speed) = (LargestError(), LargestError())
    var (peakTime, overshoot) = (LargestError(), LargestError())
    var rows = 0
    for row in try Fixture("springs/overdamped-oracle.csv", rows: 604).rows {
      rows += 1
      let spring = try DampedSpring(
        mass: row.number("mass"), stiffness: row.number("stiffness"), damping: row.number("damping")
      )
      let motion = try spring.motion(initialVelocity: row.number("initialVelocity"))
      let threshold = try row.number("threshold")
      let settled = motion.settlingTime(within: threshold)
      settling.include(try Self.error(settled, row, "settling", "touch"))
      let still = motion.settlingTime(
        within: 1e300, velocityThreshold: try row.number("speed"))
      speed.include(try Self.error(still, row, "speedSettling", "speedTouch"))
      let envelope = motion.settlingDuration(.envelope(threshold: threshold))
      #expect(envelope >= settled * (1 - 1e-15), "\(row)")
      if row["peakTime"] == "none" {
        #expect(motion.peak == nil && motion.overshoot == 0, "\(row)")
      } else {
        let peak = try #require(motion.peak, "\(row)")
        peakTime.include(try Self.error(peak.time, row, "peakTime"))
        // A difference of two terms, larger by this factor, as the bound of `SpringMotion` says.
        let ratio = spring.dampingRatio
        let terms = ratio / ((ratio - 1) * (ratio + 1)).squareRoot()
        overshoot.include(try Self.error(motion.overshoot, row, "overshoot") / terms)
        #expect(abs(peak.displacement) == motion.overshoot)
      }
    }
    #expect(rows == 604)
    #expect(settling.value <= 4e-15 && speed.value <= 4e-15)
    #expect(peakTime.count > 100 && peakTime.value <= 4e-15 && overshoot.value <= 1e-15)
  }

  private static func error(
    _ found: Double, _ row: [String: String], _ column: String, _ touch: String? = nil
  ) throws -> Double {
    let expected = try row.number(column)
    if expected == 0 { return found }
    let conditioning = try touch.map { try max(1, row.number($0)) } ?? 1
    return abs(found - expected) / expected / conditioning
  }

  /// Next to critical damping the overshoot is below every double, and so is what would follow.
  @Test func vanishingOvershootIsZero() throws {
    let motion = try DampedSpring(damping: 19.99999999).motion()
    #expect(motion.peak == nil && motion.overshoot == 0 && motion.undershoot == 0)
    // On the fast exponential alone: rates 9 and 1.
    let alone = try DampedSpring(mass: 1, stiffness: 9, damping: 10).motion(initialVelocity: 9)
    #expect(alone.peak == nil && alone.zeroCrossings.first { _ in true } == nil)
    #expect(abs(alone.settlingTime() - 0.767528364331348504) <= 1e-15)
  }
}
