extension FrameClock {
  /// The frames of a clock in real time, starting now.
  ///
  /// Each element waits until it is due. A frame whose time passed while the previous one was handled is
  /// skipped, and the phase is kept. The sequence ends after the duration, or when its task is cancelled.
  ///
  /// ```swift
  /// for try await frame in FrameClock.displayLink(60).frames(for: .seconds(2)) {
  ///   draw(try layer.presentation(at: frame.time))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration from the first element; endless if nil.
  ///   - clock: The clock to wait on.
  /// - Returns: Frames with times in seconds since the first element, which is at 0.
  public func frames<C: Clock>(
    for duration: Duration? = nil, on clock: C = ContinuousClock()
  ) -> FrameSequence<C> where C.Duration == Duration {
    FrameSequence(frames: self, duration: duration, clock: clock)
  }
}

/// The frames of a clock in real time; see ``FrameClock/frames(for:on:)``.
public struct FrameSequence<C: Clock>: AsyncSequence, Sendable where C.Duration == Duration {
  /// A frame that is due.
  public typealias Element = FrameClock.Frame

  let frames: FrameClock
  let duration: Duration?
  let clock: C

  /// Waits for one frame after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let sequence: FrameSequence
    private var start: C.Instant?
    private var next = 0

    init(_ sequence: FrameSequence) { self.sequence = sequence }

    /// The next frame that is not over yet, returned when it is due; nil at the end.
    ///
    /// - Throws: `CancellationError` if the task is cancelled while it waits.
    public mutating func next() async throws -> Element? {
      let (frames, clock) = (sequence.frames, sequence.clock)
      guard frames.interval > 0, frames.interval.isFinite else { return nil }
      let start = start ?? clock.now
      self.start = start
      let passed = start.duration(to: clock.now) / .seconds(1)
      // Up to 2^53 frames the quotient is exact enough; no task runs longer.
      let current = (passed / frames.interval).rounded(.down)
      if current > Double(next), current < 0x1p53 { next = Int(current) }
      let time = frames.time(of: next)
      if let duration = sequence.duration, time > duration / .seconds(1) { return nil }
      try await clock.sleep(until: start.advanced(by: .seconds(time)), tolerance: .zero)
      defer { next += 1 }
      return Element(index: next, time: time)
    }
  }

  /// Starts the clock at the first element.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
