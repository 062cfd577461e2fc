import Testing
import Timeline

/// Frames in real time, on a clock that tests control.
@Suite struct FrameSequenceTests {
  /// A clock whose time is set by its sleepers and the test.
  ///
  /// Only one task at a time uses it, so it needs no lock.
  final class ManualClock: Clock, @unchecked Sendable {
    typealias Instant = ContinuousClock.Instant
    typealias Duration = Swift.Duration

    let epoch = ContinuousClock.now
    private var elapsed = Duration.zero

    var now: Instant { epoch.advanced(by: elapsed) }
    var minimumResolution: Duration { .nanoseconds(1) }

    func advance(by duration: Duration) { elapsed += duration }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
      elapsed = max(elapsed, epoch.duration(to: deadline))
    }
  }

  @Test func everyFrameIsDueAtItsTime() async throws {
    let clock = ManualClock()
    var frames: [FrameClock.Frame] = []
    for try await frame in FrameClock.displayLink(60).frames(for: .seconds(1), on: clock) {
      let now = clock.epoch.duration(to: clock.now) / .seconds(1)
      #expect(abs(now - frame.time) <= 1e-9)
      frames.append(frame)
    }
    #expect(frames.map(\.index) == Array(0...60))
    let times: [Double] = (0...60).map { Double($0) / 60 }
    #expect(frames.map(\.time) == times)
  }

  @Test func lateFramesAreSkippedAndThePhaseKept() async throws {
    let clock = ManualClock()
    var indices: [Int] = []
    for try await frame in FrameClock.timer(0.25).frames(for: .seconds(2), on: clock) {
      indices.append(frame.index)
      if frame.index == 2 { clock.advance(by: .milliseconds(800)) }
    }
    // 0.5 s and 0.8 s of work: at 1.3 s the frame at 1.25 is the current one.
    #expect(indices == [0, 1, 2, 5, 6, 7, 8])
  }

  @Test func aCancelledTaskEndsTheFrames() async throws {
    let task = Task {
      var count = 0
      for try await _ in FrameClock.fixed(3600).frames() { count += 1 }
      return count
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
