import CurveTestSupport
import Curves
import Spring
import Testing

/// Invariants of every motion.
@Suite struct MotionTests {
  /// The batch writes the values of single calls, within an error, and only as many as fit.
  func check<M: Motion>(_ motion: M, within error: Double) where M.Value: VectorValue {
    let end = motion.duration ?? 3
    var random = SplitMix64(seed: 12)
    let times = (0..<70).map { _ in Double.random(in: 0...end, using: &random) }
    var values = [M.Value](repeating: motion.value(at: 0), count: 63)
    var span = values.mutableSpan
    motion.values(at: times.span, into: &span)
    for (time, value) in zip(times, values) {
      let single = motion.value(at: time)
      #expect(single.componentCount == value.componentCount)
      for index in 0..<single.componentCount {
        #expect(abs(single[component: index] - value[component: index]) <= error)
      }
    }
  }

  @Test func batchesEqualSingleValues() throws {
    let spring = try DampedSpring(perceptualDuration: 0.4, bounce: 0.2)
    check(try spring.motion(from: 1, to: 9, initialVelocity: -3), within: 1e-13)
    check(try VectorSpringMotion(spring, from: Point2D(), to: Point2D(x: 3, y: 4)), within: 1e-13)
    check(
      try MotionTrack(
        initial: Point2D(),
        [.spring(Point2D(x: 1, y: 2), spring), .cubic(Point2D(x: 5, y: 0), duration: 0.3)]),
      within: 1e-13)
  }

  /// A track ends with its last keyframe, a throw by its system's rule, a spring never.
  @Test func everyMotionHasItsDuration() throws {
    #expect(
      try MotionTrack(initial: 0.0, [.linear(1, duration: 0.5), .move(2)]).duration == 0.5)
    let spring = try DampedSpring(stiffness: 100, damping: 20)
    #expect(try spring.motion().duration == nil)
    #expect(try VectorSpringMotion(spring, from: [0, 1], to: [1, 1]).duration == nil)
    #expect(try RetargetedMotion(spring.motion()).duration == nil)
    let flick = try FlingDecay(from: 0, initialVelocity: 1000)
    #expect(flick.duration != nil && flick.value(at: flick.duration ?? 0) == flick.restingValue)
  }
}

/// Values that are copied for each sample stay small.
@Suite struct MemoryLayoutTests {
  @Test func valuesAreSmall() {
    #expect(MemoryLayout<AnimatableValue>.size <= 17)
    #expect(MemoryLayout<BasicAnimation<AnimatableValue>>.size <= 65)
    #expect(MemoryLayout<Easing>.size <= 8)
  }
}
