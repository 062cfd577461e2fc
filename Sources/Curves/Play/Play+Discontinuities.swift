import Spring

extension Play {
  /// Every jump of value or velocity, in order of time, with its cause and its measured size.
  ///
  /// The corners between the samples of one finger, and where it enters or leaves the rubber band, are
  /// not listed. A decay by frames is listed up to 10,000 frames, a reflecting one up to 10,000 turns.
  ///
  /// - Complexity: linear in the pieces.
  public var discontinuities: [PlayDiscontinuity<Value>] {
    var jumps: [PlayDiscontinuity<Value>] = []
    for index in pieces.list.indices {
      let piece = pieces.list[index]
      if let last = lastPiece(before: index), let jump = jump(from: last, to: piece) {
        jumps.append(jump)
      }
      let end = index + 1 < pieces.list.count ? pieces.list[index + 1].start : .infinity
      jumps += innerJumps(of: piece, until: end)
    }
    return jumps
  }

  /// When a decay meets an edge and a spring takes over its value and velocity, in seconds.
  ///
  /// - Complexity: linear in the pieces.
  public var handOffs: [Double] {
    var times: [Double] = []
    for (index, piece) in pieces.list.enumerated() where piece.rate > 0 {
      let end = index + 1 < pieces.list.count ? pieces.list[index + 1].start : .infinity
      for case .bounded(let motion) in pieces.motions(of: piece) {
        guard let impact = motion.impact, motion.spring != nil, impact.time > piece.offset else {
          continue
        }
        let time = piece.wall(at: impact.time)
        if time < end { times.append(time) }
      }
    }
    return times
  }

  /// The piece that shows just before another one. A finger that lifts at its last sample moves up to
  /// there: its rest after that takes no time.
  private func lastPiece(before index: Int) -> PlayPiece? {
    guard index > 0 else { return nil }
    let last = pieces.list[index - 1]
    guard index > 1, last.isFinger, last.start == pieces.list[index].start,
      pieces.list[index - 2].isFinger
    else { return last }
    return pieces.list[index - 2]
  }

  /// The jump between two pieces.
  private func jump(from last: PlayPiece, to next: PlayPiece) -> PlayDiscontinuity<Value>? {
    if last.isFinger, next.isFinger { return nil }
    let time = last.time(at: next.start)
    let before = (value(of: last, at: time), velocity(of: last, at: time))
    let after = (value(of: next, at: next.offset), velocity(of: next, at: next.offset))
    // A spring that takes over from another motion starts with its value and velocity: what differs is
    // rounding.
    if next.cause == .to, !last.isFinger, case .spring = pieces.motions(of: next).first {
      return nil
    }
    return jump(before, after, at: next.start, next.cause, margin: 0)
  }

  private func innerJumps(
    of piece: PlayPiece, until end: Double
  ) -> [PlayDiscontinuity<Value>] {
    guard piece.rate > 0 else { return [] }
    var breaks: [PlayBreak] = []
    let motions = pieces.motions(of: piece)
    for motion in motions { breaks += motion.breaks }
    if motions.count > 1 { breaks.sort { $0.time < $1.time } }
    var jumps: [PlayDiscontinuity<Value>] = []
    var last = -Double.infinity
    for candidate in breaks
    where candidate.time > piece.offset && candidate.time > last + candidate.margin {
      let wall = piece.wall(at: candidate.time)
      guard wall < end else { break }
      last = candidate.time
      let (left, right) = (candidate.time - candidate.margin, candidate.time + candidate.margin)
      let before = (value(of: piece, at: left), velocity(of: piece, at: left))
      let after = (value(of: piece, at: right), velocity(of: piece, at: right))
      if let jump = jump(before, after, at: wall, candidate.cause, margin: candidate.margin) {
        jumps.append(jump)
      }
    }
    return jumps
  }

  /// The jump between two states; nil if they differ by no more than rounding, and by what the motion
  /// itself moves between the positions where it was looked at.
  func jump(
    _ before: (value: Value, velocity: Value), _ after: (value: Value, velocity: Value),
    at time: Double, _ cause: PlayCause, margin: Double
  ) -> PlayDiscontinuity<Value>? {
    var (value, velocity) = (from, from)
    var isJump = false
    for index in from.componentRange {
      let (x0, x1) = (before.value[component: index], after.value[component: index])
      let (v0, v1) = (before.velocity[component: index], after.velocity[component: index])
      let speed = max(abs(v0), abs(v1))
      let moves = 1e-12 * max(abs(x0), abs(x1)) + 4 * margin * (speed < .infinity ? speed : 0)
      value[component: index] = abs(x1 - x0) > moves ? x1 - x0 : 0
      // A velocity of 0 that came from values has their rounding, per second.
      let turns = 1e-9 * speed + 1e-12 * max(abs(x0), abs(x1))
      velocity[component: index] = abs(v1 - v0) > turns ? v1 - v0 : 0
      if value[component: index] != 0 || velocity[component: index] != 0 { isJump = true }
    }
    return isJump
      ? PlayDiscontinuity(time: time, cause: cause, value: value, velocity: velocity) : nil
  }
}
