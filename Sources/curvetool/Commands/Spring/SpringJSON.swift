/// The facts of a spring for programs.
enum SpringJSON {
  /// The members of the object in their documented order, without its samples.
  static func members(_ results: SpringResults) -> [JSON.Member] {
    let (motion, spring) = (results.motion, results.spring)
    let settling = SettlingName.allCases.map {
      JSON.Member(key: $0.label, value: .number(results.settlingDuration($0)))
    }
    let members: KeyValuePairs<String, JSON> = [
      "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
      "damping": .number(spring.damping), "initialVelocity": .number(results.initialVelocity),
      "from": .number(motion.from), "to": .number(motion.to),
      "threshold": .number(results.threshold), "regime": .string(spring.regime.rawValue),
      "dampingRatio": .number(spring.dampingRatio),
      "naturalFrequency": .number(spring.naturalFrequency),
      "dampedFrequency": .number(spring.dampedFrequency), "decayRate": .number(spring.decayRate),
      "response": .number(spring.response),
      "perceptualDuration": .number(spring.perceptualDuration), "bounce": .number(spring.bounce),
      "settlingTime": .number(results.settlingDuration(.exact)),
      "settlingDuration": .number(results.settlingDuration(.coreAnimation)),
      "settling": .object(settling), "overshoot": .number(motion.overshoot),
      "peak": motion.peak.map {
        .object(["time": .number($0.time), "value": .number($0.value)])
      } ?? .null,
      "riseTime": .number(motion.riseTime),
      "zeroCrossings": .numbers(motion.zeroCrossings.prefix(16)),
    ]
    return members.map { JSON.Member(key: $0.key, value: $0.value) } + cutOff(results)
  }

  private static func cutOff(_ results: SpringResults) -> [JSON.Member] {
    guard let cutOff = results.cutOff else { return [] }
    let object = JSON.object([
      "time": .number(cutOff.duration), "value": .number(cutOff.state.value),
      "velocity": .number(cutOff.state.velocity), "jump": .number(cutOff.jump),
    ])
    return [JSON.Member(key: "cutOff", value: object)]
  }
}
