import Spring
import Testing

/// What `print` shows of a motion is the call that makes it, without the numbers that it computes.
@Suite struct DescriptionTests {
  @Test func aMotionIsItsExpression() throws {
    let spring = try DampedSpring(mass: 2, stiffness: 230, damping: 22)
    let parameters = "DampedSpring(mass: 2.0, stiffness: 230.0, damping: 22.0)"
    let motion = try SpringMotion(spring, from: 1, to: -40, initialVelocity: 0.5)
    #expect(
      "\(motion)" == "SpringMotion(\(parameters), from: 1.0, to: -40.0, initialVelocity: 0.5)")
    let (from, to): ([Double], [Double]) = ([0, 1], [3, 4])
    let plane = try VectorSpringMotion(spring, from: from, to: to)
    #expect(
      "\(plane)"
        == "VectorSpringMotion(\(parameters), from: [0.0, 1.0], to: [3.0, 4.0], initialVelocity: [0.0, 0.0])"
    )
  }
}
