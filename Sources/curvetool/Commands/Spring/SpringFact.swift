import Spring

/// A fact of a spring by its name in `spring --json` and in the columns of `sweep`.
///
/// A name with a point is a member of an object in JSON.
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
    /// A number, infinite or nil where there is none.
    case number(Double?)
    case word(StaticString)
    case list([Double])
  }

  /// The name as a column, in which a name with a point is one word: `peakTime`.
  var column: String {
    guard let point = rawValue.firstIndex(of: ".") else { return rawValue }
    let rest = rawValue[rawValue.index(after: point)...]
    return rawValue[..<point] + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  init?(column: String) {
    let word = column == "duration" ? "perceptualDuration" : column
    guard let fact = Self.allCases.first(where: { word == $0.column || word == $0.rawValue })
    else { return nil }
    self = fact
  }
}

/// A motion whose facts are asked for one by one.
struct SpringFactSource {
  let motion: SpringMotion
  var threshold = 0.001
  private var peak: SpringExtremum??

  init(_ motion: SpringMotion, threshold: Double = 0.001) {
    self.motion = motion
    self.threshold = threshold
  }

  private mutating func foundPeak() -> SpringExtremum? {
    if let peak { return peak }
    let found = motion.peak
    peak = .some(found)
    return found
  }

  mutating func value(of fact: SpringFact) -> SpringFact.Value {
    let spring = motion.spring
    return switch fact {
    case .mass: .number(spring.mass)
    case .stiffness: .number(spring.stiffness)
    case .damping: .number(spring.damping)
    case .initialVelocity: .number(motion.relativeVelocity)
    case .from: .number(motion.from)
    case .to: .number(motion.to)
    case .threshold: .number(threshold)
    case .regime: .word(spring.regime.name)
    case .dampingRatio: .number(spring.dampingRatio)
    case .naturalFrequency: .number(spring.naturalFrequency)
    case .dampedFrequency: .number(spring.dampedFrequency)
    case .decayRate: .number(spring.decayRate)
    case .response: .number(spring.response)
    case .perceptualDuration: .number(spring.perceptualDuration)
    case .bounce: .number(spring.bounce)
    case .settlingTime, .exact: .number(motion.settlingDuration(.exact(threshold: threshold)))
    case .settlingDuration, .coreAnimation:
      .number(motion.settlingDuration(.coreAnimation(epsilon: threshold)))
    case .swiftUI: .number(motion.settlingDuration(.swiftUI(epsilon: threshold)))
    case .uiKit: .number(motion.settlingDuration(.uiKit(epsilon: threshold)))
    case .envelope: .number(motion.settlingDuration(.envelope(threshold: threshold)))
    case .overshoot: .number(foundPeak().map { motion.overshoot(of: $0) } ?? 0)
    case .peakTime: .number(foundPeak()?.time)
    case .peakValue: .number(foundPeak()?.value)
    case .riseTime: .number(motion.riseTime)
    case .zeroCrossings: .list(Array(motion.zeroCrossings.prefix(16)))
    }
  }
}

extension SpringMotion {
  /// The initial velocity in distances per second toward the target; 0 where there is no distance.
  var relativeVelocity: Double {
    to == from ? 0 : initialVelocity / (to - from)
  }

  /// How far a peak is beyond the target, as a fraction of the distance.
  fileprivate func overshoot(of peak: SpringExtremum) -> Double {
    // Released at distance 1, what is left at the peak is the overshoot.
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
