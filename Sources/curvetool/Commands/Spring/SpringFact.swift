import Spring

/// A fact of a spring, by its name in `spring --json` and in the columns of `sweep`.
///
/// A name with a dot is a member of an object in JSON.
enum SpringFact: String, CaseIterable, Sendable {
  case mass, stiffness, damping, initialVelocity, from, to, threshold, regime, dampingRatio
  case naturalFrequency, dampedFrequency, decayRate, response, perceptualDuration, bounce
  case settlingTime, settlingDuration
  case exact = "settling.exact"
  case coreAnimation = "settling.coreAnimation"
  case swiftUI = "settling.swiftUI"
  case uiKit = "settling.uiKit"
  case envelope = "settling.envelope"
  case overshoot
  case peakTime = "peak.time"
  case peakValue = "peak.value"
  case riseTime, zeroCrossings

  enum Value {
    /// A number: infinite for a spring that never settles, nil for a motion without this fact.
    case number(Double?)
    case word(StaticString)
    case list([Double])
  }

  /// The name as a column, where a name with a dot becomes one word: `peakTime`.
  var column: String {
    guard let point = rawValue.firstIndex(of: ".") else { return rawValue }
    let remainder = rawValue[rawValue.index(after: point)...]
    return rawValue[..<point] + remainder.prefix(1).uppercased() + remainder.dropFirst()
  }

  init?(column: String) {
    let word = column == "duration" ? "perceptualDuration" : column
    guard let fact = Self.allCases.first(where: { word == $0.column || word == $0.rawValue })
    else { return nil }
    self = fact
  }
}

extension SpringFact {
  /// Whether the fact belongs to the motion's peak, which is computed once for all of them.
  var isOfPeak: Bool { self == .overshoot || self == .peakTime || self == .peakValue }

  /// The fact of a motion.
  ///
  /// - Parameters:
  ///   - threshold: The threshold of all settling rules.
  ///   - peak: The motion's peak, if the fact belongs to it.
  func value(
    of motion: SpringMotion, threshold: Double = 0.001, peak: SpringExtremum?
  ) -> Value {
    switch self {
    case .regime: .word(motion.spring.regime.name)
    case .zeroCrossings: .list(Array(motion.zeroCrossings.prefix(16)))
    default: .number(number(of: motion, threshold: threshold, peak: peak))
    }
  }

  /// The fact of a motion as a number; nil if the fact is not a number or the motion does not have it.
  func number(
    of motion: SpringMotion, threshold: Double = 0.001, peak: SpringExtremum?
  ) -> Double? {
    switch self {
    case .mass: motion.spring.mass
    case .stiffness: motion.spring.stiffness
    case .damping: motion.spring.damping
    case .initialVelocity:
      motion.from == motion.to ? motion.initialVelocity : motion.relativeVelocity
    case .from: motion.from
    case .to: motion.to
    case .threshold: threshold
    case .dampingRatio: motion.spring.dampingRatio
    case .naturalFrequency: motion.spring.naturalFrequency
    case .dampedFrequency: motion.spring.dampedFrequency
    case .decayRate: motion.spring.decayRate
    case .response: motion.spring.response
    case .perceptualDuration: motion.spring.perceptualDuration
    case .bounce: motion.spring.bounce
    case .settlingTime, .exact: motion.settlingDuration(.exact(threshold: threshold))
    case .settlingDuration, .coreAnimation:
      motion.settlingDuration(.coreAnimation(epsilon: threshold))
    case .swiftUI: motion.settlingDuration(.swiftUI(epsilon: threshold))
    case .uiKit: motion.settlingDuration(.uiKit(epsilon: threshold))
    case .envelope: motion.settlingDuration(.envelope(threshold: threshold))
    case .overshoot: peak.map { motion.overshoot(of: $0) } ?? 0
    case .peakTime: peak?.time
    case .peakValue: peak?.value
    case .riseTime: motion.riseTime
    case .regime, .zeroCrossings: nil
    }
  }
}

extension SpringMotion {
  /// The overshoot of a peak beyond the target, as a fraction of the distance.
  fileprivate func overshoot(of peak: SpringExtremum) -> Double {
    // Released from distance 1, the displacement at the peak is the overshoot.
    from == 0 && to == 1 ? abs(peak.displacement) : overshoot
  }
}

extension DampedSpring.Regime {
  var name: StaticString {
    switch self {
    case .undamped: "undamped"
    case .underdamped: "underdamped"
    case .critical: "critical"
    case .overdamped: "overdamped"
    }
  }
}
