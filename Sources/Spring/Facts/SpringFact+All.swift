extension SpringFact {
  /// All facts, in the order of JSON and of the tool's text.
  package static let all: [SpringFact] =
    parameters + [.regime, .dampingRatio, .naturalFrequency, .dampedFrequency, .decayRate]
    + [.response, .perceptualDuration, .bounce, .settlingTime, .settlingDuration]
    + SettlingSystem.all.map { $0.fact } + [.overshoot, .peakTime, .peakValue, .riseTime]
    + [.zeroCrossings, .undershoot]

  /// The spring's own parameters and its motion.
  private static let parameters = [
    mass, stiffness, damping, initialVelocity, from, to, threshold,
  ]

  static let mass = SpringFact(
    "mass", help: "the mass", eight: .init { $0.springs.mass },
    .number { motion, _ in motion.spring.mass })

  static let stiffness = SpringFact(
    "stiffness", help: "the stiffness", eight: .init { $0.springs.stiffness },
    .number { motion, _ in motion.spring.stiffness })

  static let damping = SpringFact(
    "damping", help: "the damping", eight: .init { $0.springs.damping },
    .number { motion, _ in motion.spring.damping })

  static let initialVelocity = SpringFact(
    "initialVelocity", unit: "1/s",
    help: "the velocity at the start, per distance; in value units if there is no distance",
    eight: .init(atRest: { _ in .zero }, thrown: { $0.velocities }),
    .number { motion, _ in
      motion.from == motion.to ? motion.initialVelocity : motion.relativeVelocity
    })

  static let from = SpringFact(
    "from", help: "the value at the start", .number { motion, _ in motion.from })

  static let to = SpringFact("to", help: "the value at rest", .number { motion, _ in motion.to })

  static let threshold = SpringFact(
    "threshold", help: "the band of the settling rules, as a fraction of the distance",
    .number { _, threshold in threshold })

  static let regime = SpringFact(
    "regime", title: "regime", help: "undamped, underdamped, critical or overdamped",
    .text { $0.spring.regime.name })

  static let dampingRatio = SpringFact(
    "dampingRatio", title: "damping ratio", help: "the damping over the critical damping",
    eight: .init { $0.springs.dampingRatio }, .number { motion, _ in motion.spring.dampingRatio })

  static let naturalFrequency = SpringFact(
    "naturalFrequency", title: "natural frequency", unit: "rad/s",
    otherUnit: ("Hz", 2 * .pi),
    help: "the angular frequency without damping",
    eight: .init { $0.springs.naturalFrequency },
    .number { motion, _ in motion.spring.naturalFrequency })

  static let dampedFrequency = SpringFact(
    "dampedFrequency", title: "damped frequency", unit: "rad/s",
    help: "the angular frequency of the oscillation", isShown: { $0.spring.regime == .underdamped },
    .number { motion, _ in motion.spring.dampedFrequency })

  static let decayRate = SpringFact(
    "decayRate", title: "decay rate", unit: "1/s", help: "the rate at which the envelope decays",
    .number { motion, _ in motion.spring.decayRate })

  static let response = SpringFact(
    "response", unit: "s", help: "the period without damping",
    .number { motion, _ in motion.spring.response })

  static let perceptualDuration = SpringFact(
    "perceptualDuration", title: "perceptual duration", unit: "s",
    remark: "the response",
    help: "the duration of SwiftUI and Core Animation, which is the response",
    .number { motion, _ in motion.spring.perceptualDuration })

  static let bounce = SpringFact(
    "bounce", title: "bounce", help: "the bounce of SwiftUI: 0 is critical",
    .number { motion, _ in motion.spring.bounce })

  static let settlingTime = SpringFact(
    "settlingTime", group: .settling, unit: "s", help: "the last time outside the band, exact",
    eight: SettlingSystem.exact.eight,
    .number { motion, threshold in motion.settlingTime(within: threshold) })

  static let settlingDuration = SpringFact(
    "settlingDuration", group: .settling, unit: "s",
    help: "CASpringAnimation.settlingDuration",
    eight: SettlingSystem.coreAnimation.eight,
    .number { motion, threshold in
      motion.settlingDuration(.coreAnimation(threshold: threshold))
    })

  static let overshoot = SpringFact(
    "overshoot", group: .peak, help: "the largest overshoot, as a fraction of the distance",
    eight: .init(atRest: { $0.peak.overshoot }, thrown: { $0.overshoot }, needsPeak: true),
    .number { motion, _ in motion.overshoot })

  static let peakTime = SpringFact(
    "peak.time", column: "peakTime", group: .peak, unit: "s",
    help: "the time of the largest overshoot",
    eight: .init(atRest: { $0.peak.time }, thrown: { $0.peakTime }, needsPeak: true),
    .number { motion, _ in motion.peak?.time })

  static let peakValue = SpringFact(
    "peak.value", column: "peakValue", group: .peak, help: "the value at the largest overshoot",
    .number { motion, _ in motion.peak?.value })

  static let undershoot = SpringFact(
    "undershoot", group: .peak,
    help: "the undershoot after the overshoot, as a fraction of the distance",
    .number { motion, _ in motion.undershoot })

  static let riseTime = SpringFact(
    "riseTime", title: "rise time 10-90 %", unit: "s",
    help: "the time from 10 to 90 % of the distance", .number { motion, _ in motion.riseTime })

  static let zeroCrossings = SpringFact(
    "zeroCrossings", unit: "s", help: "the first 16 times at which the value crosses the target",
    .list { Array($0.zeroCrossings.prefix(16)) })
}

extension SettlingSystem {
  /// The settling time by the rule.
  package var fact: SpringFact {
    SpringFact(
      "settling.\(key)", column: column, member: key, group: .settling, unit: "s",
      help: "the settling time by " + (isReported ? "the rule of \(title)" : "the \(title) rule"),
      eight: eight, .number { [rule] in $0.settlingDuration(rule($1)) })
  }
}

extension DampedSpring.Regime {
  package var name: StaticString {
    switch self {
    case .undamped: "undamped"
    case .underdamped: "underdamped"
    case .critical: "critical"
    case .overdamped: "overdamped"
    }
  }
}
