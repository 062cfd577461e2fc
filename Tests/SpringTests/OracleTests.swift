import CurveTestSupport
import Spring
import Testing

/// 2,400 springs in 60-digit arithmetic (scripts/oracles/damped_spring.py).
@Suite struct OracleTests {
  struct Case {
    let motion: SpringMotion
    let row: [String: String]
  }

  static func cases() throws -> [Case] {
    try Fixture("springs/oracle.csv", rows: 2400).rows.map { row in
      let spring = try DampedSpring(
        mass: row.number("mass"), stiffness: row.number("stiffness"),
        damping: row.number("damping"))
      return Case(
        motion: try spring.motion(initialVelocity: row.number("initialVelocity")), row: row)
    }
  }

  @Test func displacementAndVelocityMatchTheTable() throws {
    var worst = LargestError()  // against the terms that make it up: 5.8e-16 when last measured
    var worstRelative = LargestError()  // where those terms do not cancel: 6.3e-16
    for one in try Self.cases() {
      let time = try one.row.number("time")
      let results = [
        (one.motion.displacement(at: time), "residual", "scale"),
        (-one.motion.velocity(at: time), "velocity", "velocityScale"),
      ]
      for (value, column, scaleColumn) in results {
        let expected = try one.row.number(column)
        let scale = try one.row.number(scaleColumn)
        guard scale > 1e-290 else { continue }  // below, doubles themselves lose digits
        let error = abs(value - expected)
        worst.include(error / scale)
        if abs(expected) > scale / 4 { worstRelative.include(error / abs(expected)) }
      }
    }
    #expect(worst.count > 4700 && worst.value <= 1e-15)
    #expect(worstRelative.count > 2400 && worstRelative.value <= 4e-15)
  }

  /// The form that plays evaluate has the bits of a motion.
  @Test func valuesByThePaceOfASpring() throws {
    var count = 0
    for one in try Self.cases() {
      let (spring, time) = (one.motion.spring, try one.row.number("time"))
      // To 0, so that the value is the displacement.
      let motion = try spring.motion(
        from: -1, to: 0, initialVelocity: one.motion.initialVelocity)
      let value = SpringTerms.value(
        of: [SpringTerms(motion)], 0, [spring], [SpringPace(spring)], 0, at: time)
      #expect(value == motion.value(at: time))
      if time < SpringPace(spring).limit { count += 1 }
    }
    #expect(count > 1000)
  }

  @Test func settlingTimesMatchTheOracle() throws {
    var worst = LargestError()  // 3.4e-16 when last measured
    for one in try Self.cases() {
      let expected = try one.row.number("settling")
      let error = abs(one.motion.settlingTime() - expected) / expected
      worst.include(error)
    }
    #expect(worst.count == 2400 && worst.value <= 4e-15)
  }
}
