/// The facts of a spring for programs.
enum SpringJSON {
  /// The members of the object in their documented order, without its samples.
  static func members(_ results: SpringResults) -> [JSON.Member] {
    let (motion, peak) = (results.motion, results.motion.peak)
    var members: [JSON.Member] = []
    for fact in SpringFact.allCases {
      let value = json(fact.value(of: motion, threshold: results.threshold, peak: peak))
      let path = fact.rawValue.split(separator: ".").map(String.init)
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
    if peak == nil, let index = members.firstIndex(where: { $0.key == "peak" }) {
      members[index].value = .null
    }
    return members + cutOff(results)
  }

  private static func json(_ value: SpringFact.Value) -> JSON {
    switch value {
    case .number(let number): .number(number)
    case .word(let word): .string("\(word)")
    case .list(let numbers): .numbers(numbers)
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
