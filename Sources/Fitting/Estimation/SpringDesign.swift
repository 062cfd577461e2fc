import CurveArithmetic
import Spring

/// The spring that meets two requirements, starting from rest.
///
/// One requirement sets the shape of the motion (damping ratio, bounce, overshoot), the other its speed
/// (response, settling time, peak time). Alternatively both are times: peak time with settling time or
/// with response. The solution uses a closed form if there is one; otherwise it solves for the damping
/// ratio. The result is then solved forward, and meets both requirements to 1e-12.
///
/// ```swift
/// let design = try SpringDesign(.overshoot(0.1), .settlingTime(0.4))
/// design.spring.dampingRatio         // 0.5911550337988976
/// ```
public struct SpringDesign: Sendable {
  /// A requirement on a spring's motion.
  @nonexhaustive
  public enum Requirement: Sendable, Hashable {
    /// The exact settling time within the design's threshold, in seconds.
    case settlingTime(Double)
    /// The time of the largest overshoot in seconds.
    case peakTime(Double)
    /// The period of the undamped spring, in seconds.
    case response(Double)
    /// The damping ratio.
    case dampingRatio(Double)
    /// The bounce, above -1 and at most 1.
    case bounce(Double)
    /// The largest overshoot, as a fraction of the distance.
    case overshoot(Double)
  }

  /// The resulting spring.
  public let spring: DampedSpring
  /// The two requirements.
  public let requirements: [Requirement]
  /// The half width of the band that counts as settled, as a fraction of the distance.
  public let threshold: Double
  /// The largest relative difference between a requirement and the result; for a bounce, the absolute
  /// difference.
  public let error: Double

  /// Designs a spring.
  ///
  /// - Parameters:
  ///   - first: One requirement.
  ///   - second: The other requirement.
  ///   - threshold: The half width of the band that counts as settled, as a fraction of the distance;
  ///     above 0 and below 1.
  ///   - mass: The mass, positive and finite. It does not affect the motion.
  /// - Throws: ``SpringDesignError`` if no spring meets both. It lists the nearest requirements that a
  ///   spring meets.
  public init(
    _ first: Requirement, _ second: Requirement, threshold: Double = SpringMotion.defaultThreshold,
    mass: Double = 1
  ) throws(SpringDesignError) {
    guard threshold > 0, threshold < 1 else {
      throw SpringDesignError(
        "the threshold must be above 0 and below 1, but is \(messageNumber(threshold))")
    }
    try first.check()
    try second.check()
    let solver = DesignSolver(threshold: threshold, mass: mass)
    let rates = try solver.rates(first, second)
    guard let (spring, error) = solver.spring(rates, meeting: [first, second]) else {
      throw SpringDesignError(
        "no spring has natural frequency \(rates.frequency), damping ratio \(rates.ratio) and mass \(mass)"
      )
    }
    guard error <= 1e-12 else {
      let nearest = [first, second].compactMap { $0.met(by: spring, threshold: threshold) }
      throw SpringDesignError(
        "\(first) and \(second) are too close to a jump of the settling time: no spring in double precision "
          + "meets both to 1e-12", nearest: nearest)
    }
    self.spring = spring
    self.error = error
    self.threshold = threshold
    requirements = [first, second]
  }
}

/// The error for requirements that no spring meets.
public struct SpringDesignError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, on one line.
  public let reason: String
  /// The nearest requirements that a spring meets; empty if no spring was found.
  public let nearest: [SpringDesign.Requirement]

  init(_ reason: String, nearest: [SpringDesign.Requirement] = []) {
    self.reason = reason
    self.nearest = nearest
  }

  /// The reason and the nearest requirements, on one line.
  public var description: String {
    guard !nearest.isEmpty else { return reason }
    let list = nearest.map { $0.description }.joined(separator: ", ")
    return "\(reason); the nearest possible: \(list)"
  }
}

extension SpringDesign.Requirement: CustomStringConvertible {
  /// The name of the quantity.
  public var name: String {
    switch self {
    case .settlingTime: "settling time"
    case .peakTime: "peak time"
    case .response: "response"
    case .dampingRatio: "damping ratio"
    case .bounce: "bounce"
    case .overshoot: "overshoot"
    }
  }

  /// The required number.
  public var value: Double {
    switch self {
    case .settlingTime(let value), .peakTime(let value), .response(let value),
      .dampingRatio(let value), .bounce(let value), .overshoot(let value):
      value
    }
  }

  /// The name and the number.
  public var description: String { "\(name) \(Samples.text(value))" }

  /// The same requirement with the value that a spring has instead; nil if the spring has none, such as a
  /// peak without overshoot.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - threshold: The half width of the band that counts as settled, as a fraction of the distance.
  public func met(by spring: DampedSpring, threshold: Double = SpringMotion.defaultThreshold)
    -> Self?
  {
    guard let motion = try? spring.motion() else { return nil }
    switch self {
    case .settlingTime:
      let time = motion.settlingTime(within: threshold)
      return time.isFinite ? .settlingTime(time) : nil
    case .peakTime: return motion.peak.map { .peakTime($0.time) }
    case .response: return .response(spring.response)
    case .dampingRatio: return .dampingRatio(spring.dampingRatio)
    case .bounce: return .bounce(spring.bounce)
    case .overshoot: return .overshoot(motion.overshoot)
    }
  }

  /// Rejects numbers that no spring can have.
  fileprivate func check() throws(SpringDesignError) {
    switch self {
    case .settlingTime(let time), .peakTime(let time), .response(let time):
      guard time >= 1e-100, time <= 1e100 else {
        throw SpringDesignError(
          "the \(name) must be positive and within 1e100 s, but is \(messageNumber(time))")
      }
    case .dampingRatio(let ratio):
      guard ratio >= 0, ratio <= 1e100 else {
        throw SpringDesignError(
          "the damping ratio must be 0 or positive, but is \(messageNumber(ratio))",
          nearest: [.dampingRatio(0)])
      }
    case .bounce(let bounce):
      guard bounce > -1, bounce <= 1 else {
        throw SpringDesignError(
          "the bounce must be above -1 and at most 1, but is \(messageNumber(bounce))",
          nearest: [.bounce(bounce > 1 ? 1 : -0.99)])
      }
    case .overshoot(let overshoot):
      guard overshoot >= 0, overshoot <= 1 else {
        throw SpringDesignError(
          "the overshoot must be in 0...1 (1 is undamped), but is \(messageNumber(overshoot))",
          nearest: [.overshoot(overshoot > 1 ? 1 : 0)])
      }
    }
  }
}
