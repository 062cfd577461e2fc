import Spring
import Testing
import Timeline

/// docs/library.md: drive frames.
@Suite struct FramesExample {
  @Test func aClockDrivesFrames() async throws {
    let motion = try DampedSpring(response: 0.05, dampingRatio: 1).motion(from: 0, to: 100)
    var drawn: [Double] = []
    // docs: drive frames
    for try await frame in FrameClock.displayLink(60).frames(for: .milliseconds(100)) {
      drawn.append(motion.value(at: frame.time))
    }
    // end
    #expect(drawn.first == 0 && drawn.count <= 7)
  }
}
