import Spring
import Testing

/// docs/library.md: move ten thousand values.
@Suite struct StepperExample {
  @Test func moveManyValues() throws {
    // docs: move ten thousand values
    let springs = try (0..<10_000).map {
      try DampedSpring(stiffness: 100 + Double($0) / 50, damping: 20)
    }
    var stepper = SpringStepper(springs)
    var values = [Double](repeating: 0, count: springs.count)
    var velocities = values
    var targets = [Double](repeating: 100, count: springs.count)
    var frames = 0
    repeat {
      if frames == 10 { targets[0] = 40 }  // targets may change at any time
      stepper.step(&values, &velocities, toward: targets, deltaTime: 1.0 / 60)
      frames += 1
    } while SpringStepper.settle(
      &values, &velocities, toward: targets, distance: 0.01, speed: 0.1) > 0
    // end
    #expect(values == targets && velocities.allSatisfy { $0 == 0 })
    // The slowest is the first, which turned back.
    #expect(frames > 60 && frames < 90)
  }
}
