import Spring

/// A spring in round numbers that nearly meets the requirements of a design.
public struct RoundedDesign: Sendable {
  /// The parameters as people write them.
  public let parameters: SpringParameters
  /// The spring.
  public let spring: DampedSpring
  /// The requirements with the values that this spring has.
  public let met: [SpringDesign.Requirement]
  /// The largest difference from a requirement: relative for times, absolute for overshoot, damping ratio
  /// and bounce.
  public let error: Double
}

extension SpringDesign {
  /// The roundest springs within a tolerance: at most one with a response and a damping ratio, and one with
  /// a stiffness and a damping for this design's mass.
  ///
  /// Rounder numbers come first, as in what people write; of equally round ones, the nearest. Damping
  /// ratios within 0.3 and frequencies within a factor of 1.5 of the design are tried.
  ///
  /// ```swift
  /// let design = try SpringDesign(.overshoot(0.1), .settlingTime(0.4))
  /// design.rounded(within: 0.01)[0].spring.response    // 0.21
  /// ```
  ///
  /// - Parameter tolerance: The largest error, as in ``RoundedDesign/error``.
  /// - Complexity: at most some ten thousand settling times, usually a few hundred.
  public func rounded(within tolerance: Double) -> [RoundedDesign] {
    let ratios = max(spring.dampingRatio - 0.3, 0.01)...spring.dampingRatio + 0.3
    let (low, high) = (spring.response / 1.5, spring.response * 1.5)
    let responses = roundest(
      DesignPrior.responses, in: low...high, DesignPrior.ratios, in: { _ in ratios },
      within: tolerance
    ) { .response(response: $0, dampingRatio: $1) }
    let stiffness = spring.stiffness
    let mass = spring.mass
    let stiffnesses = roundest(
      DesignPrior.stiffnesses, in: stiffness / 2.25...stiffness * 2.25, DesignPrior.dampings,
      in: { stiffness in
        let critical = 2 * (stiffness * mass).squareRoot()
        return ratios.lowerBound * critical...ratios.upperBound * critical
      }, within: tolerance
    ) { .physical(mass: mass, stiffness: $0, damping: $1) }
    return [responses, stiffnesses].compactMap { $0 }
  }

  /// The spring of the roundest pair of numbers within the tolerance.
  private func roundest(
    _ first: RoundNumbers, in range: ClosedRange<Double>, _ second: RoundNumbers,
    in secondRange: (Double) -> ClosedRange<Double>, within tolerance: Double,
    _ parameters: (Double, Double) -> SpringParameters
  ) -> RoundedDesign? {
    func weight(_ a: Int, _ b: Int) -> Double {
      first.levels[a].step * first.levels[a].probability * second.levels[b].step
        * second.levels[b].probability
    }
    var pairs: [(Int, Int)] = []
    for a in first.levels.indices { for b in second.levels.indices { pairs.append((a, b)) } }
    pairs.sort { weight($0.0, $0.1) > weight($1.0, $1.1) }
    for (a, b) in pairs {
      var best: RoundedDesign?
      for x in first.numbers(of: a, in: range) {
        for y in second.numbers(of: b, in: secondRange(x.value)) {
          guard let candidate = rounded(parameters(x.value, y.value)),
            candidate.error <= tolerance, candidate.error < best?.error ?? .infinity
          else { continue }
          best = candidate
        }
      }
      if let best { return best }
    }
    return nil
  }

  private func rounded(_ parameters: SpringParameters) -> RoundedDesign? {
    guard let spring = try? DampedSpring(parameters) else { return nil }
    var (met, error) = ([Requirement](), 0.0)
    for requirement in requirements {
      guard let value = requirement.met(by: spring, threshold: threshold) else { return nil }
      met.append(value)
      let difference = abs(value.value - requirement.value)
      // An overshoot of 0 is a limit, not a target.
      if case .overshoot(0) = requirement, difference > 0 { return nil }
      error = max(error, requirement.isTime ? difference / requirement.value : difference)
    }
    return RoundedDesign(parameters: parameters, spring: spring, met: met, error: error)
  }
}

extension SpringDesign.Requirement {
  /// Whether the requirement is a time in seconds.
  fileprivate var isTime: Bool {
    switch self {
    case .settlingTime, .peakTime, .response: true
    case .dampingRatio, .bounce, .overshoot: false
    }
  }
}
