import Spring

/// The facts of a spring for programs.
enum SpringJSON {
  /// The members of the object in their documented order, without its samples.
  static func members(_ results: SpringResults) -> [JSON.Member] {
    var members: [JSON.Member] = []
    for fact in SpringFact.all {
      let value = json(fact, results)
      let path = fact.key.split(separator: ".").map(String.init)
      guard path.count == 2 else {
        members.append(JSON.Member(key: path[0], value: value))
        continue
      }
      let member = JSON.Member(key: path[1], value: value)
      if case .object(let earlier)? = members.last?.value, members.last?.key == path[0] {
        members[members.count - 1].value = .object(earlier + [member])
      } else {
        members.append(JSON.Member(key: path[0], value: .object([member])))
      }
    }
    if results.motion.peak == nil, let index = members.firstIndex(where: { $0.key == "peak" }) {
      members[index].value = .null
    }
    return members + cutOff(results)
  }

  private static func json(_ fact: SpringFact, _ results: SpringResults) -> JSON {
    switch fact.value {
    case .number(let compute): .number(compute(results.motion, results.threshold))
    case .text(let compute): .string("\(compute(results.motion))")
    case .list(let compute): .numbers(compute(results.motion))
    }
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
