/// How a layer's own time passes: its timing, and the changes of it over time.
struct LayerClock: Sendable {
  /// A span in which the rate is constant.
  private struct Piece {
    /// Seconds of the superlayer's time.
    var start: Double
    /// The local time at the start.
    var local: Double
    var rate: Double
    /// Whether the local time jumps at the start.
    var isJump: Bool
  }

  private let timing: MediaTiming
  /// The spans after the first change.
  private var pieces: [Piece] = []
  /// Whether nothing changes over time.
  private(set) var isConstant = true

  init(_ timing: MediaTiming, _ changes: [Layer.TimingChange]) {
    self.timing = timing
    var (speed, isPaused, offset) = (timing.speed, false, timing.timeOffset)
    for change in changes {
      var local = localTime(change.time)
      var isJump = false
      switch change.action {
      case .pause: isPaused = true
      case .resume: isPaused = false
      case .speed(let value): speed = value
      case .timeOffset(let value):
        isJump = value != offset
        local += value - offset
        offset = value
      }
      pieces.append(
        Piece(start: change.time, local: local, rate: isPaused ? 0 : speed, isJump: isJump))
      isConstant = false
    }
  }

  /// The last span that has started; nil before the first change.
  private func piece(at time: Double) -> Piece? {
    guard let first = pieces.first, time >= first.start else { return nil }
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle } else { high = middle }
    }
    return pieces[low]
  }

  /// Whether the local time is that of the superlayer.
  var isIdentity: Bool {
    isConstant && timing.beginTime == 0 && timing.speed == 1 && timing.timeOffset == 0
  }

  /// The local time at a time of the superlayer.
  @inline(__always)
  func localTime(_ time: Double) -> Double {
    if isConstant { return timing.localTime(time) }
    return changedLocalTime(time)
  }

  private func changedLocalTime(_ time: Double) -> Double {
    guard let piece = piece(at: time) else { return timing.localTime(time) }
    return piece.rate == 0 ? piece.local : piece.local + (time - piece.start) * piece.rate
  }

  /// The seconds of local time per second at a time of the superlayer.
  func rate(at time: Double) -> Double { piece(at: time)?.rate ?? timing.speed }

  /// The times of the superlayer at which the rate changes or the time jumps.
  var changeTimes: [Double] { pieces.map(\.start) }

  /// The largest rate in magnitude.
  var largestRate: Double { pieces.reduce(abs(timing.speed)) { max($0, abs($1.rate)) } }

  /// Whether it ever runs forwards.
  var runsForwards: Bool { timing.speed > 0 || pieces.contains { $0.rate > 0 } }

  /// Since when the time has stood still at a time of the superlayer; nil if it runs.
  func pauseStart(at time: Double) -> Double? {
    guard let piece = piece(at: time), piece.rate == 0 else { return nil }
    return piece.start
  }

  /// The times of the superlayer at which the local time reaches a moment while it runs forwards, in
  /// order: several if the time offset was set back, none if it was skipped.
  func parentTimes(_ local: Double) -> [Double] {
    var times: [Double] = []
    let end = pieces.first?.start ?? .infinity
    if timing.speed > 0 {
      let time = timing.parentTime(local)
      if time <= end { times.append(time) }
    }
    for (index, piece) in pieces.enumerated() {
      if piece.isJump, piece.local == local { times.append(piece.start) }
      guard piece.rate > 0, local > piece.local else { continue }
      let end = index + 1 < pieces.count ? pieces[index + 1].start : .infinity
      if local <= piece.local + (end - piece.start) * piece.rate {
        times.append(min(piece.start + (local - piece.local) / piece.rate, end))
      }
    }
    return times
  }
}

extension Layer {
  /// A change of how the layer's time passes.
  public struct TimingChange: Sendable, Hashable, Codable {
    /// What changes.
    public enum Action: Sendable, Hashable, Codable {
      /// The time stops where it is, as with speed 0 in Technical Q&A QA1673.
      case pause
      /// The time runs on from where it stopped.
      case resume
      /// The time runs on at another speed, in seconds per second of the superlayer.
      case speed(Double)
      /// The time jumps by the change of the time offset, in seconds.
      case timeOffset(Double)
    }

    /// The time in the superlayer's time, in seconds.
    public var time: Double
    /// What changes.
    public var action: Action

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - time: The time in the superlayer's time, in seconds.
    ///   - action: What changes.
    public init(at time: Double, _ action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// Checks the changes of timing.
  ///
  /// - Throws: ``TimingError`` if a number is out of range or a change is before the one it follows.
  package func validateTimingChanges() throws(TimingError) {
    var last = -Double.infinity
    for change in timingChanges {
      guard abs(change.time) <= 1e100, change.time >= last else {
        throw TimingError(
          property: "at", value: change.time,
          allowed: last.isFinite ? "at least \(last), the time of the change before" : "finite")
      }
      last = change.time
      switch change.action {
      case .speed(let value), .timeOffset(let value):
        guard abs(value) <= 1e100 else {
          let name = if case .speed = change.action { "speed" } else { "timeOffset" }
          throw TimingError(property: name, value: value, allowed: "in -1e100...1e100")
        }
      case .pause, .resume: break
      }
    }
  }
}
