import CurveArithmetic
import Spring

/// Finds the natural frequency and damping ratio that meet two requirements, and their spring.
struct DesignSolver {
  let threshold: Double
  let mass: Double

  typealias Requirement = SpringDesign.Requirement
  typealias Rates = (frequency: Double, ratio: Double)

  /// The natural frequency and damping ratio that meet two requirements.
  func rates(_ first: Requirement, _ second: Requirement) throws(SpringDesignError) -> Rates {
    switch (first, second) {
    case (.peakTime(let peak), .settlingTime(let settling)),
      (.settlingTime(let settling), .peakTime(let peak)):
      return try rates(peak: peak, settling: settling)
    case (.peakTime(let peak), .response(let response)),
      (.response(let response), .peakTime(let peak)):
      return try rates(peak: peak, response: response)
    case (.settlingTime, .response), (.response, .settlingTime):
      throw SpringDesignError(
        "a settling time and a response do not determine a spring: several damping ratios give both; "
          + "give a damping ratio, bounce or overshoot in place of one")
    default: break
    }
    switch (first.ratio, second.ratio) {
    case (let ratio?, nil): return (try frequency(second, ratio: ratio, shape: first), ratio)
    case (nil, let ratio?): return (try frequency(first, ratio: ratio, shape: second), ratio)
    default:
      throw SpringDesignError(
        "\(first.name) and \(second.name) constrain the same quantity: give one of settling time, "
          + "peak time and response and one of damping ratio, bounce and overshoot")
    }
  }

  /// The frequency that gives a time at a damping ratio.
  private func frequency(
    _ pace: Requirement, ratio: Double, shape: Requirement
  ) throws(SpringDesignError) -> Double {
    switch pace {
    case .settlingTime(let time):
      guard ratio > 0 else {
        throw SpringDesignError(
          "a spring without damping never settles", nearest: [.dampingRatio(0.001), pace])
      }
      return Self.unitSettling(ratio, threshold) / time
    case .peakTime(let time):
      guard ratio < 1 else {
        throw SpringDesignError(
          "a spring of damping ratio \(Samples.text(ratio)) does not overshoot, so it has no peak",
          nearest: [.dampingRatio(0.99), pace])
      }
      return Double.pi / (time * ((1 - ratio) * (1 + ratio)).squareRoot())
    default: return 2 * Double.pi / pace.value
    }
  }

  /// The peak is half a damped period after the start, so the undamped period is at most twice as long.
  private func rates(peak: Double, response: Double) throws(SpringDesignError) -> Rates {
    let share = response / (2 * peak)
    guard share <= 1 else {
      throw SpringDesignError(
        "the peak time must be at least half the response, \(Samples.text(response / 2)) s",
        nearest: [.peakTime(response / 2), .response(response)])
    }
    return (2 * Double.pi / response, ((1 - share) * (1 + share)).squareRoot())
  }

  /// The ratio of settling time to peak time depends on the damping ratio alone. It jumps where a turning
  /// point's height passes the threshold; bisection finds the root between jumps.
  private func rates(peak: Double, settling: Double) throws(SpringDesignError) -> Rates {
    let wanted = settling / peak
    guard wanted <= 1e6 else {
      throw SpringDesignError(
        "a spring that settles after more than a million half periods is almost undamped",
        nearest: [.peakTime(peak), .settlingTime(1e6 * peak)])
    }
    // The last turning point outside the band is this one, so the spring settles after it.
    let turn = Swift.max(wanted.rounded(.up) - 1, 0)
    let low = ratio(ofTurn: turn + 1)
    func multiple(_ ratio: Double) -> Double {
      Self.unitSettling(ratio, threshold) * ((1 - ratio) * (1 + ratio)).squareRoot() / Double.pi
    }
    let count = 64
    // The interior of the range: at its ends a turning point touches the band or the turning points
    // vanish, so the last digit of the ratio decides the settling time or the peak time.
    let positions = (0...count).map { step -> Double in
      let share = Double(step) / Double(count)
      guard turn == 0 else {
        return low + (ratio(ofTurn: turn) - low) * (1e-9 + (1 - 1.01e-7) * share)
      }
      let (most, least) = ((1 - low) * (1 - 1e-9), Swift.min(1e-4, (1 - low) / 4))
      return 1 - most * Double.pow(least / most, share)
    }
    let heights = positions.map(multiple)
    let crossing = (1...count).first { heights[$0 - 1] > wanted && heights[$0] <= wanted }
    guard let crossing else {
      throw refusal(of: wanted, heights: heights, turn: turn, peak: peak)
    }
    var (above, below) = (positions[crossing - 1], positions[crossing])
    while true {
      let middle = above + (below - above) / 2
      guard middle > above, middle < below else { break }
      if multiple(middle) > wanted { above = middle } else { below = middle }
    }
    let isNearer = abs(multiple(above) - wanted) < abs(multiple(below) - wanted)
    let found = isNearer ? above : below
    return (Self.unitSettling(found, threshold) / settling, found)
  }

  /// The reason that no spring settles after that many peak times.
  private func refusal(
    of wanted: Double, heights: [Double], turn: Double, peak: Double
  ) -> SpringDesignError {
    let least = heights[heights.count - 1]
    if least > wanted {
      return SpringDesignError(
        turn == 0
          ? "a peak so long after settling needs a damping ratio close to 1"
          : "the spring would settle on a turning point that touches the band",
        nearest: [.peakTime(peak), .settlingTime(least * (1 + 1e-9) * peak)])
    }
    let most = heights.reduce(least) { $1 > $0 ? $1 : $0 }
    return SpringDesignError(
      "no spring settles after \(Samples.text(wanted)) peak times: it settles by "
        + "\(Samples.text(most)), or leaves the band once more after \(Samples.text(turn + 1))",
      nearest: [.peakTime(peak), .settlingTime(most * (1 - 1e-9) * peak)])
  }

  /// The damping ratio at which a turning point, counted from 1, is as high as the threshold.
  private func ratio(ofTurn turn: Double) -> Double {
    let decrement = -Double.log(threshold) / (turn * Double.pi)
    return decrement / Double.hypot(1, decrement)
  }

  /// The exact settling time of the spring of natural frequency 1.
  private static func unitSettling(_ ratio: Double, _ threshold: Double) -> Double {
    let spring = try? DampedSpring(naturalFrequency: 1, dampingRatio: ratio)
    return (try? spring?.motion())?.settlingTime(within: threshold) ?? .infinity
  }

  /// The spring of a frequency and a damping ratio, and its error against the requirements when solved
  /// forward; nil if no such spring exists.
  ///
  /// If a turning point is as high as the threshold, as at an overshoot of 10 % and a threshold of 0.1 %,
  /// the last digit of the damping decides when the spring settles. So its neighbours are tried too.
  func spring(_ rates: Rates, meeting requirements: [Requirement]) -> (
    spring: DampedSpring, error: Double
  )? {
    var best: (spring: DampedSpring, error: Double)?
    for shift in [0.0, 4, -4, 16, -16, 64, -64, 256, -256, 1024, -1024] {
      let ratio = rates.ratio * (1 + shift * 0x1p-52)
      guard ratio >= 0, var spring = spring(rates.frequency, ratio) else { continue }
      // The frequency that meets the settling time with the shifted ratio.
      for case .settlingTime(let time) in requirements {
        guard
          case .settlingTime(let now)? = Requirement.settlingTime(time).met(
            by: spring, threshold: threshold)
        else { continue }
        spring = self.spring(rates.frequency * (now / time), ratio) ?? spring
      }
      let error = requirements.reduce(0) { error, requirement in
        guard let met = requirement.met(by: spring, threshold: threshold) else { return .infinity }
        let miss = abs(met.value - requirement.value)
        let size = if case .bounce = requirement { 1.0 } else { requirement.value }
        return Swift.max(error, size > 0 ? miss / size : miss)
      }
      if error < best?.error ?? .infinity { best = (spring, error) }
      if error <= 1e-13 { break }
    }
    return best
  }

  private func spring(_ frequency: Double, _ ratio: Double) -> DampedSpring? {
    try? DampedSpring(mass: mass, naturalFrequency: frequency, dampingRatio: ratio)
  }
}

extension SpringDesign.Requirement {
  /// The damping ratio that the requirement sets; nil for a time.
  fileprivate var ratio: Double? {
    switch self {
    case .dampingRatio(let ratio): return ratio
    case .bounce(let bounce): return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    case .overshoot(let overshoot):
      // Critical damping is the fastest spring without overshoot.
      if overshoot == 0 { return 1 }
      let decrement = -Double.log(overshoot)
      return decrement / Double.hypot(Double.pi, decrement)
    case .settlingTime, .peakTime, .response: return nil
    }
  }
}
