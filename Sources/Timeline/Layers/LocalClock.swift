/// How the own time of a layer passes in that of its superlayer, or the time of an animation in that of its
/// layer: its timing, and the changes of it over time.
struct LocalClock: Sendable {
  /// A span in which the rate is constant.
  private struct Piece {
    /// Seconds of the parent's time.
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

  init(_ timing: MediaTiming, _ changes: [AnimatedLayer.TimingChange]) {
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

  /// The clock of an animation: the layer's time until the first change, and from then on the time at
  /// which the animation would be without changes.
  ///
  /// - Parameters:
  ///   - timing: The animation's timing; its speed is not 0.
  ///   - changes: The changes of its speed and time offset, in the layer's time.
  init(animation timing: MediaTiming, _ changes: [AnimatedLayer.TimingChange]) {
    self.init(
      MediaTiming(),
      changes.map { change in
        switch change.action {
        case .pause, .resume: change
        case .speed(let value): .init(at: change.time, .speed(value / timing.speed))
        case .timeOffset(let value):
          .init(at: change.time, .timeOffset((value - timing.timeOffset) / timing.speed))
        }
      })
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

  /// Whether the local time is that of the parent.
  var isIdentity: Bool {
    isConstant && timing.beginTime == 0 && timing.speed == 1 && timing.timeOffset == 0
  }

  /// The local time at a time of the parent.
  @inline(__always)
  func localTime(_ time: Double) -> Double {
    if isConstant { return timing.localTime(time) }
    return changedLocalTime(time)
  }

  private func changedLocalTime(_ time: Double) -> Double {
    guard let piece = piece(at: time) else { return timing.localTime(time) }
    return piece.rate == 0 ? piece.local : piece.local + (time - piece.start) * piece.rate
  }

  /// The seconds of local time per second at a time of the parent.
  func rate(at time: Double) -> Double { piece(at: time)?.rate ?? timing.speed }

  /// The times of the parent at which the rate changes or the time jumps.
  var changeTimes: [Double] { pieces.map(\.start) }

  /// The largest rate in magnitude.
  var largestRate: Double { pieces.reduce(abs(timing.speed)) { max($0, abs($1.rate)) } }

  /// Whether it ever runs forwards.
  var runsForwards: Bool { timing.speed > 0 || pieces.contains { $0.rate > 0 } }

  /// Since when the time has stood still at a time of the parent; nil if it runs.
  func pauseStart(at time: Double) -> Double? {
    guard let piece = piece(at: time), piece.rate == 0 else { return nil }
    return piece.start
  }

  /// The times of the parent at which the local time reaches a moment while it runs forwards, in
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
