/// A source of frame times: a display's refresh, a timer or a fixed step. Some frames may be dropped or
/// late.
public struct FrameClock: Sendable, Hashable, Codable {
  /// The source of the frames.
  @nonexhaustive
  public enum Source: Sendable, Hashable {
    /// A display's refresh, with this rate in frames per second.
    case displayLink(Double)
    /// A timer that fires at this interval in seconds.
    case timer(Double)
    /// A fixed step in seconds.
    case fixed(Double)
  }

  /// A frame.
  public struct Frame: Sendable, Hashable {
    /// The frame's number, counting dropped frames.
    public var index: Int
    /// The time at which the frame is shown, in seconds.
    public var time: Double
  }

  /// The source of the frames.
  public var source: Source
  /// The indices of the frames that are not shown. Later frames keep their times.
  public var dropped: Set<Int>
  /// The delays of late frames, in seconds, by index. A display shows a late frame at its next refresh. A
  /// timer keeps its phase: ticks that were due during the delay are skipped.
  public var delays: [Int: Double]

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - source: The source of the frames.
  ///   - dropped: The indices of the frames that are not shown.
  ///   - delays: The delays of late frames in seconds, by index.
  public init(_ source: Source, dropped: Set<Int> = [], delays: [Int: Double] = [:]) {
    self.source = source
    self.dropped = dropped
    self.delays = delays
  }

  /// A display's refresh: frames of 1/rate seconds.
  public static func displayLink(_ rate: Double) -> FrameClock { FrameClock(.displayLink(rate)) }

  /// A timer that fires at this interval in seconds.
  public static func timer(_ interval: Double) -> FrameClock { FrameClock(.timer(interval)) }

  /// A fixed step in seconds.
  public static func fixed(_ step: Double) -> FrameClock { FrameClock(.fixed(step)) }

  /// The time between two frames, in seconds.
  public var interval: Double {
    switch source {
    case .displayLink(let rate): 1 / rate
    case .timer(let interval), .fixed(let interval): interval
    }
  }

  /// The number of frames in a duration, including the one at 0 and dropped ones.
  public func frameCount(in duration: Double) -> Double {
    (duration / interval + 1e-9).rounded(.down) + 1
  }

  /// The time in seconds at which a frame is due: a product, so that errors do not accumulate.
  public func time(of index: Int) -> Double {
    switch source {
    case .displayLink(let rate): Double(index) / rate
    case .timer(let interval), .fixed(let interval): Double(index) * interval
    }
  }

  /// The time at which a frame with a delay is shown: at a refresh if the source is a display.
  private func shownTime(of index: Int, delay: Double) -> Double {
    let due = time(of: index)
    guard delay > 0, case .displayLink(let rate) = source else { return due + delay }
    // A delay of whole refreshes, up to rounding, adds no further refresh.
    let refreshes = (delay * rate * (1 - 1e-12)).rounded(.up)
    return refreshes < 0x1p53 ? (Double(index) + refreshes) / rate : due + delay
  }

  /// The frames of a duration, in order; empty for more than 1e9 frames.
  ///
  /// A late frame is shown late, and frames that were due during its delay are skipped.
  public func frames(in duration: Double) -> [Frame] {
    guard duration >= 0, interval > 0, frameCount(in: duration) <= 1e9 else { return [] }
    var frames: [Frame] = []
    var shownUntil = -Double.infinity
    for index in 0..<Int(frameCount(in: duration)) where !dropped.contains(index) {
      let due = time(of: index)
      guard due > shownUntil else { continue }
      let time = shownTime(of: index, delay: max(delays[index] ?? 0, 0))
      frames.append(Frame(index: index, time: time))
      if time > due { shownUntil = time }
    }
    return frames
  }
}
