import Spring

extension Play {
  /// Where the play lands: the resting value of its last motion; in a pause or under a finger, the current
  /// value.
  public var restingValue: Value {
    let last = last
    guard last.rate > 0 else { return value(of: last, at: last.offset) }
    var value = from
    for (index, motion) in pieces.motions(of: last).enumerated() {
      value[component: index] = motion.restingValue
    }
    return value
  }

  /// The last time at which the value is further from ``restingValue`` than a threshold; the start of the
  /// last motion if it stays closer from then on.
  ///
  /// - Parameter threshold: The length of the vector from the landing in value units, positive.
  /// - Returns: Seconds, infinite if the motion never settles. For more than one component the error is
  ///   up to 1/65,536 of the time in which their separate distances shrink to the threshold.
  public func settlingTime(within threshold: Double) -> Double {
    let last = last
    guard last.rate > 0 else { return last.start }
    let motions = pieces.motions(of: last)
    func latest(_ threshold: Double) -> Double {
      motions.reduce(last.offset) { max($0, $1.settlingTime(within: threshold)) }
    }
    let first = latest(threshold)
    guard motions.count > 1, first < .infinity else { return last.wall(at: first) }
    // No component alone is outside after this time, but their sum may be until the other.
    let end = latest(threshold / Double(motions.count).squareRoot())
    let count = 65_536
    for step in stride(from: count, to: 0, by: -1) {
      let time = first + (end - first) * Double(step - 1) / Double(count)
      let square = motions.reduce(0) {
        let side = $1.value(at: time) - $1.restingValue
        return $0 + side * side
      }
      if square > threshold * threshold {
        return last.wall(at: first + (end - first) * Double(step) / Double(count))
      }
    }
    return last.wall(at: first)
  }

  /// The largest speed and when it occurs: the length of the velocity in value units per second.
  ///
  /// It is exact for one component, except along curves, which are sampled at 1024 times. For several
  /// components it is the largest of 512 samples a piece and of the peaks of each component.
  public var peakSpeed: PeakSpeed {
    var peak = PeakSpeed(time: 0, speed: 0)
    for (index, piece) in pieces.list.enumerated() where piece.rate > 0 {
      let span = span(of: index, within: .infinity)
      let motions = pieces.motions(of: piece)
      var times: [Double] = []
      for motion in motions {
        times += motion.speedPeaks(from: span.lowerBound, to: span.upperBound)
      }
      if motions.count > 1, !piece.isFinger {
        let length = span.upperBound - span.lowerBound
        times += (1..<512).map { span.lowerBound + length * Double($0) / 512 }
      }
      for time in times {
        let speed = speed(of: piece, at: time)
        if speed > peak.speed { peak = PeakSpeed(time: piece.wall(at: time), speed: speed) }
      }
    }
    return peak
  }

  /// The length of the whole way up to a time. Jumps of the value do not count.
  ///
  /// - Parameter time: Seconds; all of it by default.
  /// - Returns: Value units, infinite for a spring without damping. It is exact for one component, except
  ///   along curves, which are sampled at 1024 times; within 1e-6 relative for several.
  public func pathLength(until time: Double = .infinity) -> Double {
    var sum = 0.0
    for (index, piece) in pieces.list.enumerated() where piece.rate > 0 && piece.start < time {
      let motions = pieces.motions(of: piece)
      if motions.count == 1 {
        let next = index + 1 < pieces.list.count ? pieces.list[index + 1].start : .infinity
        let end = min(next, time)
        sum +=
          motions[0].travel(to: piece.time(at: end))
          - motions[0].travel(to: piece.offset)
      } else {
        let isEndless = motions.contains {
          $0.settlingTime(within: SpringMotion.defaultThreshold) == .infinity
        }
        if index == pieces.list.count - 1, time == .infinity, isEndless { return .infinity }
        let span = span(of: index, within: time)
        guard span.upperBound > span.lowerBound else { continue }
        let count = piece.isFinger ? 4 : 256
        let step = (span.upperBound - span.lowerBound) / Double(count)
        for panel in 0..<count {
          let start = span.lowerBound + step * Double(panel)
          sum += Self.integral(from: start, to: start + step) {
            speed(of: piece, at: $0) / piece.rate
          }
        }
      }
    }
    return sum
  }

  /// Gauss's rule with five points.
  private static func integral(
    from start: Double, to end: Double, _ function: (Double) -> Double
  ) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    var sum = 128.0 / 225 * function(middle)
    for (node, weight) in [
      (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    ] {
      sum += weight * (function(middle - half * node) + function(middle + half * node))
    }
    return sum * half
  }

  /// The times of a piece's motions from its start to the next piece's. The last piece ends when its
  /// motions have come within 1e-9 of what their values span.
  private func span(of index: Int, within limit: Double) -> ClosedRange<Double> {
    let piece = pieces.list[index]
    let next = min(index + 1 < pieces.list.count ? pieces.list[index + 1].start : .infinity, limit)
    if next < .infinity { return piece.offset...max(piece.time(at: next), piece.offset) }
    var end = piece.offset
    for motion in pieces.motions(of: piece) {
      let landing = motion.restingValue
      let size = abs(landing - motion.value(at: piece.offset)) + abs(landing)
      let settled = motion.settlingTime(within: 1e-9 * (size > 0 ? size : 1))
      // A motion that never settles repeats itself: ten of its quarter periods and more are in 100 s.
      end = max(end, settled < .infinity ? settled : piece.offset + 100)
    }
    return piece.offset...end
  }

  private func speed(of piece: PlayPiece, at time: Double) -> Double {
    let velocity = velocity(of: piece, at: time)
    let largest = velocity.componentRange.reduce(0) { max($0, abs(velocity[component: $1])) }
    guard velocity.componentCount > 1, largest > 0, largest < .infinity else { return largest }
    // Squares of the numbers themselves could overflow.
    return largest
      * velocity.componentRange.reduce(0) {
        let part = velocity[component: $1] / largest
        return $0 + part * part
      }.squareRoot()
  }
}
