import Spring

/// Plays one after the other, each once or in rounds.
///
/// A round of a part lasts as long as its play, and a gap between two rounds. During the gap the play
/// continues: a spring settles to its last digit. The next part starts with the end of the last round.
public struct PlaySequence<Value: VectorValue>: Sendable {
  /// A play with its rounds.
  public struct Part: Sendable {
    /// The play.
    public let play: Play<Value>
    /// The number of rounds, at least 1; infinity repeats forever.
    public let rounds: Double
    /// The wait between two rounds in seconds.
    public let gap: Double
    /// When the part starts, in seconds.
    public let start: Double
    /// The play's duration in seconds.
    let length: Double

    /// The seconds from the start of a round to the next one's.
    public var period: Double { length + gap }

    /// When the last round ends; nil if it never does.
    public var end: Double? {
      let end = start + (rounds - 1) * period + length
      return end < .infinity ? end : nil
    }
  }

  /// The parts in order of time, at least one.
  public private(set) var parts: [Part]

  /// Creates a sequence with one part.
  ///
  /// - Parameters:
  ///   - play: The play.
  ///   - rounds: How often it runs: a whole number, at least 1, or infinity.
  ///   - gap: The wait between two rounds in seconds, finite, not negative.
  /// - Throws: `ParameterError` that names the parameter; also if a play of several rounds never ends.
  public init(_ play: Play<Value>, rounds: Double = 1, gap: Double = 0) throws(ParameterError) {
    parts = [try Self.part(play, rounds, gap, start: 0)]
  }

  /// Appends a play that starts when the last one has ended.
  ///
  /// - Parameters:
  ///   - play: The play, with as many components.
  ///   - rounds: How often it runs: a whole number, at least 1, or infinity.
  ///   - gap: The wait between two rounds in seconds, finite, not negative.
  /// - Throws: `ParameterError` that names the parameter; also if the last play never ends.
  public mutating func append(
    _ play: Play<Value>, rounds: Double = 1, gap: Double = 0
  ) throws(ParameterError) {
    let last = parts[parts.count - 1]
    guard let end = last.end else {
      throw ParameterError(
        parameter: .repeat, value: last.rounds, allowed: "finite before another play")
    }
    guard play.from.componentCount == last.play.from.componentCount else {
      throw ParameterError(
        parameter: "component count", value: Double(play.from.componentCount),
        allowed: "\(last.play.from.componentCount), that of the play before")
    }
    parts.append(try Self.part(play, rounds, gap, start: end))
  }

  private static func part(
    _ play: Play<Value>, _ rounds: Double, _ gap: Double, start: Double
  ) throws(ParameterError) -> Part {
    guard rounds >= 1, rounds == rounds.rounded() else {
      throw ParameterError(
        parameter: .repeat, value: rounds, allowed: "a whole number, at least 1, or infinity")
    }
    guard gap >= 0, gap.isFinite else {
      throw ParameterError(parameter: "gap", value: gap, allowed: "finite and not negative")
    }
    let duration = play.duration
    guard rounds == 1 || duration ?? .infinity < .infinity else {
      throw ParameterError(
        parameter: .repeat, value: rounds, allowed: "1 for a play that never ends")
    }
    let length = duration ?? .infinity
    guard rounds == 1 || length + gap > 0 else {
      throw ParameterError(
        parameter: .repeat, value: rounds, allowed: "1 for a play without duration")
    }
    return Part(play: play, rounds: rounds, gap: gap, start: start, length: length)
  }

  /// The part that runs at a time, and the time in its play.
  private func locate(_ time: Double) -> (part: Int, time: Double) {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= time { low = middle } else { high = middle }
    }
    let elapsed = time - parts[low].start
    guard parts[low].rounds > 1, elapsed > 0 else { return (low, elapsed) }
    // An endless loop has no last round: it is over only at infinity, where its first one stands for it.
    let period = parts[low].period
    let round = min((elapsed / period).rounded(.down), parts[low].rounds - 1)
    return (low, round < .infinity ? max(elapsed - round * period, 0) : 0)
  }
}

extension PlaySequence: Motion {
  /// The value at a time in seconds; the first play's value before 0.
  ///
  /// - Complexity: O(log n) for n parts and pieces.
  public func value(at time: Double) -> Value {
    let (part, time) = locate(time)
    return parts[part].play.value(at: time)
  }

  /// The velocity at a time in seconds, in value units per second.
  ///
  /// - Complexity: O(log n) for n parts and pieces.
  public func velocity(at time: Double) -> Value {
    let (part, time) = locate(time)
    return parts[part].play.velocity(at: time)
  }

  /// When the last play ends, in seconds; nil if it never does.
  public var duration: Double? { parts[parts.count - 1].end }
}

extension PlaySequence {
  /// Where the last play lands.
  public var restingValue: Value { parts[parts.count - 1].play.restingValue }

  /// The last time at which the value is further from ``restingValue`` than a threshold, not before the
  /// last motion.
  ///
  /// - Parameter threshold: The length of the vector from the landing in value units, positive.
  public func settlingTime(within threshold: Double) -> Double {
    let part = parts[parts.count - 1]
    return part.start + (part.rounds - 1) * part.period
      + part.play.settlingTime(within: threshold)
  }

  /// The largest speed and when it first occurs: see ``Play/peakSpeed``.
  public var peakSpeed: PeakSpeed {
    var peak = PeakSpeed(time: 0, speed: 0)
    for part in parts {
      let other = part.play.peakSpeed
      if other.speed > peak.speed {
        peak = PeakSpeed(time: part.start + other.time, speed: other.speed)
      }
    }
    return peak
  }

  /// The length of the whole way: see ``Play/pathLength(until:)``; infinite if a part repeats forever.
  public var pathLength: Double {
    var sum = 0.0
    for (index, part) in parts.enumerated() {
      let round = part.rounds > 1 ? part.play.pathLength(until: part.period) : 0
      let isLast = index == parts.count - 1
      let tail = part.play.pathLength(until: isLast ? .infinity : part.length)
      // Not a number only if nothing moves forever.
      let rounds = round == 0 ? 0 : (part.rounds - 1) * round
      sum += rounds + tail
    }
    return sum
  }

  /// The jumps of value and velocity in order of time, with those between rounds and parts.
  ///
  /// - Parameter rounds: How many rounds of each part are listed.
  /// - Complexity: linear in the pieces of the listed rounds.
  public func discontinuities(rounds: Int = 3) -> [PlayDiscontinuity<Value>] {
    var jumps: [PlayDiscontinuity<Value>] = []
    for (index, part) in parts.enumerated() {
      let inner = part.play.discontinuities
      let count = Int(min(part.rounds, Double(max(rounds, 1))))
      if index > 0 {
        let last = parts[index - 1]
        if let jump = jump(from: last, at: last.length, to: part.play, part.start, .then) {
          jumps.append(jump)
        }
      }
      for round in 0..<count {
        let start = part.start + Double(round) * part.period
        if round > 0, let jump = jump(from: part, at: part.period, to: part.play, start, .round) {
          jumps.append(jump)
        }
        let isLastRound = Double(round) == part.rounds - 1
        let isLast = isLastRound && index == parts.count - 1
        let end = isLast ? Double.infinity : isLastRound ? part.length : part.period
        for jump in inner where jump.time <= end {
          jumps.append(
            PlayDiscontinuity(
              time: start + jump.time, cause: jump.cause, value: jump.value,
              velocity: jump.velocity))
        }
      }
    }
    return jumps
  }

  /// The jump from the end of a round to the start of the next, before its commands.
  private func jump(
    from part: Part, at time: Double, to play: Play<Value>, _ start: Double, _ cause: PlayCause
  ) -> PlayDiscontinuity<Value>? {
    play.jump(
      (part.play.value(at: time), part.play.velocity(at: time)),
      (play.from, play.velocity(of: play.pieces.list[0], at: 0)), at: start, cause, margin: 0)
  }
}
