/// The facts of a spring for programs.
enum SpringJSON {
  /// The members of the object in their documented order, without its samples.
  static func members(_ results: SpringResults, precision: Int?) -> [(String, String)] {
    let (motion, spring) = (results.motion, results.spring)
    let number = { (value: Double?) in JSONText.number(value, precision: precision) }
    let settling = SettlingName.allCases.map { ($0.label, number(results.settlingDuration($0))) }
    var members: [(String, String)] = [
      ("mass", number(spring.mass)), ("stiffness", number(spring.stiffness)),
      ("damping", number(spring.damping)),
      ("initialVelocity", number(results.initialVelocity)),
      ("from", number(motion.from)), ("to", number(motion.to)),
      ("threshold", number(results.threshold)),
      ("regime", JSONText.string(spring.regime.rawValue)),
      ("dampingRatio", number(spring.dampingRatio)),
      ("naturalFrequency", number(spring.naturalFrequency)),
      ("dampedFrequency", number(spring.dampedFrequency)),
      ("decayRate", number(spring.decayRate)), ("response", number(spring.response)),
      ("perceptualDuration", number(spring.perceptualDuration)),
      ("bounce", number(spring.bounce)),
      ("settlingDuration", number(results.settlingDuration(.coreAnimation))),
      ("settling", JSONText.object(settling)),
      ("overshoot", number(motion.overshoot)),
      (
        "peak",
        motion.peak.map {
          JSONText.object([("time", number($0.time)), ("value", number($0.value))])
        } ?? "null"
      ),
      ("riseTime", number(motion.riseTime)),
      ("zeroCrossings", JSONText.array(motion.zeroCrossings.prefix(16).map(number))),
    ]
    if let cutOff = results.cutOff {
      members.append(
        (
          "cutOff",
          JSONText.object([
            ("time", number(cutOff.duration)), ("value", number(cutOff.state.value)),
            ("velocity", number(cutOff.state.velocity)), ("jump", number(cutOff.jump)),
          ])
        ))
    }
    return members
  }
}
