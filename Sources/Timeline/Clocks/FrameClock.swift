/// What decides at which times a motion is looked at.
public enum FrameClock: Sendable, Hashable {
  /// A display's refresh, so many times a second.
  case displayLink(Double)
  /// A timer, every so many seconds; what fires late is skipped, and the phase kept.
  case timer(Double)
  /// A step of so many seconds.
  case fixed(Double)

  /// A look at the motion.
  public struct Frame: Sendable, Hashable {
    /// Its number, those that were dropped counted.
    public var index: Int
    /// When, in seconds.
    public var time: Double
  }

  /// The time between two frames, in seconds.
  public var interval: Double {
    switch self {
    case .displayLink(let rate): 1 / rate
    case .timer(let interval), .fixed(let interval): interval
    }
  }

  /// How many frames there are in a duration, the one at 0 included; one more at the end where the
  /// last is not there.
  public func frameCount(in duration: Double) -> Double {
    (duration / interval + 1e-9).rounded(.down) + 1
  }

  /// The time of a frame: a product, so that errors do not add up.
  public func time(of index: Int) -> Double {
    switch self {
    case .displayLink(let rate): Double(index) / rate
    case .timer(let interval), .fixed(let interval): Double(index) * interval
    }
  }

  /// The frames of a duration in order.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - isDropped: Whether a frame is not shown; what follows keeps its time.
  public func frames(
    in duration: Double, dropping isDropped: (Int) -> Bool = { _ in false }
  ) -> [Frame] {
    guard duration >= 0, interval > 0, frameCount(in: duration) <= 1e9 else { return [] }
    var frames: [Frame] = []
    for index in 0..<Int(frameCount(in: duration)) where !isDropped(index) {
      frames.append(Frame(index: index, time: time(of: index)))
    }
    return frames
  }
}
