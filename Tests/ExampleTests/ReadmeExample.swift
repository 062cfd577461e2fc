import Spring
import Testing

/// The example of the README.
@Suite struct ReadmeExample {
  @Test func theExampleOfTheReadmeRuns() throws {
    // docs: the README
    let spring = try DampedSpring(perceptualDuration: 0.5, bounce: 0.3)
    let motion = try spring.motion(from: 0, to: 100)

    print(motion.value(at: 0.1), motion.velocity(at: 0.1))
    print(motion.settlingTime(within: 0.001), motion.settlingDuration(.coreAnimation()))
    // end
    #expect(motion.settlingDuration(.coreAnimation()) > motion.settlingTime(within: 0.001))
  }
}
