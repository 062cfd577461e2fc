import Spring

/// A time at which a motion may jump by itself.
struct PlayBreak {
  let time: Double
  /// How far from it to look: the time may have been rounded.
  let margin: Double
  let cause: PlayCause

  init(_ time: Double, _ cause: PlayCause, margin: Double? = nil) {
    (self.time, self.cause) = (time, cause)
    self.margin = margin ?? 4 * time.ulp
  }
}

extension PlayMotion {
  /// The most breaks of one motion: a reflection in a narrow gap, or frames, could have any number.
  private static var limit: Int { 10_000 }

  /// The times after 0 at which value or velocity may jump, in order.
  var breaks: [PlayBreak] {
    switch self {
    case .rest, .finger, .spring: []
    case .curve(let motion):
      (Array(Set(motion.easing.breakpoints)).filter { $0 > 0 && $0 < 1 }.sorted().map {
        PlayBreak($0 * motion.span, .curve)
      }) + [PlayBreak(motion.span, .end)]
    case .decay(let motion): Self.breaks(of: motion)
    case .bounded(let motion): Self.breaks(of: motion)
    }
  }

  private static func breaks(of decay: AnyDecay) -> [PlayBreak] {
    if case .frames(let frames) = decay.kind {
      let count = min(
        Int(((frames.duration ?? 0) * frames.framesPerSecond).rounded()), limit)
      return (0..<count).map {
        let time = Double($0 + 1) / frames.framesPerSecond
        return PlayBreak(time, .frame, margin: 1e-6 / frames.framesPerSecond)
      }
    }
    let ends = [decay.duration, decay.time(ofVelocity: 0)].compactMap { $0 }
    return Set(ends).filter { $0 > 0 }.sorted().map { PlayBreak($0, .end) }
  }

  private static func breaks(of motion: BoundedDecay<AnyDecay>) -> [PlayBreak] {
    guard let impact = motion.impact else { return breaks(of: motion.decay) }
    let free = breaks(of: motion.decay).filter { $0.time < impact.time }
    guard motion.edge == .reflect else { return free + [PlayBreak(impact.time, .edge)] }
    let extent = motion.bounds.upperBound - motion.bounds.lowerBound
    let way = abs(motion.decay.restingValue - impact.edge)
    let side: Double = impact.velocity < 0 ? -1 : 1
    // A slow motion meets the edge over more than the rounding of the time: values are rounded as the largest of them.
    let size = max(abs(motion.decay.from), abs(motion.decay.restingValue), extent)
    func margin(at time: Double) -> Double {
      let speed = abs(motion.decay.velocity(at: time))
      guard speed > 0 else { return 4 * time.ulp }
      return 4 * time.ulp + min(16 * size.ulp, extent / 8) / speed
    }
    var turns: [PlayBreak] = []
    // The unbounded motion passes the edge, and then one extent after the other.
    for turn in 0..<(extent > 0 ? min(Int(min(way / extent, 1e9)) + 1, limit) : 1) {
      let position = impact.edge + side * extent * Double(turn)
      guard let time = turn == 0 ? impact.time : motion.decay.time(reaching: position) else {
        break
      }
      turns.append(PlayBreak(time, .edge, margin: margin(at: time)))
    }
    let ends = breaks(of: motion.decay).filter { $0.time >= impact.time }
    return (free + turns + ends).sorted { $0.time < $1.time }
  }
}
