import CurveArithmetic

/// A turning point of a motion.
public struct SpringExtremum: Hashable, Sendable {
  /// The time in seconds.
  public let time: Double
  /// The value there.
  public let value: Double
  /// The displacement from the target there, `to - value`, with full precision.
  public let displacement: Double
}

extension SpringMotion {
  /// The times at which the value crosses the target, in order, in seconds, as a lazy sequence.
  ///
  /// It is endless without damping. Otherwise it ends once the motion has decayed below the range of
  /// doubles, after at most one time for a motion that does not oscillate. A start on the target does not
  /// count.
  public var zeroCrossings: SpringCrossings {
    SpringCrossings(solution.zeroCrossings, rates: spring.rates)
  }

  /// The turning points of the motion, in order, as a lazy sequence. A start at rest does not count.
  ///
  /// It has as many elements as `zeroCrossings`.
  public var extrema: SpringExtrema {
    SpringExtrema(times: SpringCrossings(solution.extrema, rates: spring.rates), motion: self)
  }

  /// The largest overshoot: the first turning point beyond the target; nil if the motion never
  /// overshoots.
  public var peak: SpringExtremum? {
    guard let turn = overshootTurn else { return nil }
    let displacement = amplitude * turn.position
    return SpringExtremum(
      time: turn.time / spring.rates.unit, value: to - displacement, displacement: displacement)
  }

  /// The overshoot as a fraction of `|to - from|`; 0 if the motion does not pass its target, and if
  /// `from` equals `to`.
  public var overshoot: Double {
    guard let turn = overshootTurn, solution.position != 0 else { return 0 }
    return abs(turn.position / solution.position)
  }

  /// The undershoot after the overshoot, as a fraction of `|to - from|`; 0 if the motion does not
  /// turn back, or if `from` equals `to`.
  public var undershoot: Double {
    guard let turn = overshootTurn, let extrema = solution.extrema, solution.position != 0,
      extrema.spacing < .infinity
    else { return 0 }
    return abs(solution.state(at: turn.time + extrema.spacing).position / solution.position)
  }

  /// The time from the first 10 % of the distance to the first 90 %, in seconds; nil if `from` equals
  /// `to`.
  public var riseTime: Double? {
    guard solution.position != 0 else { return nil }
    let level = abs(solution.position)
    let start = solution.entry(level: 0.9 * level)
    // A slow spring may pass the distance within the rounding of its times.
    return max(solution.entry(level: 0.1 * level) - start, 0) / spring.rates.unit
  }

  /// The first time at which the value is within the band around the target, in seconds.
  ///
  /// The value may leave again; `settlingTime(within:)` is the time from which it stays.
  ///
  /// - Parameter threshold: The half width of the band, as a fraction of `|to - from|`.
  public func entryTime(within threshold: Double = SpringMotion.defaultThreshold) -> Double {
    let time =
      gap(threshold).map { solution.entry(gap: $0) } ?? solution.entry(level: level(threshold))
    return time / spring.rates.unit
  }

  /// The number of visible oscillations before the motion settles: half the number of swings that leave
  /// the band after the motion first reached the target. It is infinite without damping.
  ///
  /// - Parameter threshold: The half width of the band, as a fraction of `|to - from|`.
  public func visibleOscillations(within threshold: Double = SpringMotion.defaultThreshold)
    -> Double
  {
    let level = level(threshold)
    guard let zero = solution.zeroCrossings?.first, let turns = solution.extrema else { return 0 }
    guard spring.damping > 0, level > 0, let last = solution.lastExtremum(above: level) else {
      return .infinity
    }
    // A swing before the first crossing comes from the initial velocity, and is not an oscillation.
    let swings = last + 1 - (last >= 0 && turns.first < zero ? 1 : 0)
    return swings / 2
  }

  /// The first turning point beyond the target, as dimensionless time and displacement; nil if the
  /// overshoot underflows.
  private var overshootTurn: (time: Double, position: Double)? {
    guard let turns = solution.extrema else { return nil }
    // The side where the motion starts, by displacement or else by velocity.
    let side = solution.position != 0 ? solution.position : -solution.velocity
    var time = turns.first
    var position = solution.state(at: time).position
    if (position < 0) == (side < 0), position != 0 {
      guard turns.spacing < .infinity else { return nil }
      time = turns.time(1)
      position = solution.state(at: time).position
    }
    return amplitude * position == 0 ? nil : (time, position)
  }
}

#if !hasFeature(Embedded)
  extension SpringExtremum: Codable {}
#endif
