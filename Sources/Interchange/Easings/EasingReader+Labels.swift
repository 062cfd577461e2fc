import Arithmetic
import Curves
import Spring

extension EasingReader {
  /// Reads `name: number, ...` up to the closing parenthesis.
  private mutating func readLabelled(
    among names: [String]
  ) throws(SyntaxError) -> [String: Double] {
    var values: [String: Double] = [:]
    scanner.skipSpace()
    if names.isEmpty || scanner.next == UInt8(ascii: ")") { return values }
    repeat {
      scanner.skipSpace()
      let place = scanner.position
      let word = scanner.takeName() ?? ""
      guard let name = names.first(where: { $0.lowercasedASCII == word.lowercasedASCII }) else {
        throw scanner.error(
          "one of \(names.joined(separator: ", "))", at: place,
          suggestion: NameList(names).nearest(to: word))
      }
      guard values[name] == nil else { throw scanner.error("\(name) only once", at: place) }
      try expect(":")
      values[name] = try readNumber(name).value
    } while takeComma()
    return values
  }

  /// The parameters of a spring, which must be of one parameterisation, and its duration, if given.
  mutating func readSpring() throws(SyntaxError) -> (SpringParameters, over: Double?) {
    let place = scanner.position
    let vocabularies = SpringParameters.vocabularies
    var names: [String] = []
    for name in vocabularies.joined().map({ $0.name }) + ["over"] where !names.contains(name) {
      names.append(name)
    }
    var values = try readLabelled(among: names)
    let duration = values.removeValue(forKey: "over")
    let match = vocabularies.indices.first { index in
      values.keys.allSatisfy { name in vocabularies[index].contains { $0.name == name } }
    }
    guard let match else {
      throw scanner.error(
        "words of one kind: mass, stiffness and damping, or duration and bounce, or response and "
          + "dampingRatio, or stiffness and dampingRatio, each with initialVelocity", at: place)
    }
    let parameters = SpringParameters(
      vocabulary: match, values: vocabularies[match].map { values[$0.name] ?? $0.standard })
    return (parameters, duration)
  }

  /// The parameters of an easing equation.
  mutating func readPenner(_ name: String, at place: Int) throws(SyntaxError) -> Penner {
    guard let standard = Penner(presetName: name) else {
      throw scanner.error("an easing equation", at: place)
    }
    let family: Penner.Family
    switch standard.family {
    case .power:
      let values = try readLabelled(among: ["exponent"])
      family = .power(exponent: values["exponent"] ?? 2)
    case .expo:
      let values = try readLabelled(among: ["normalized"])
      family = .expo(normalized: values["normalized"] ?? 0 != 0)
    case .back:
      family = .back(overshoot: try readLabelled(among: ["overshoot"])["overshoot"])
    case .elastic:
      let values = try readLabelled(among: ["amplitude", "period", "normalized"])
      family = .elastic(
        amplitude: values["amplitude"] ?? 1, period: values["period"],
        normalized: values["normalized"] ?? 0 != 0)
    case .sine, .quad, .cubic, .quart, .quint, .circ, .bounce:
      _ = try readLabelled(among: [])
      family = standard.family
    }
    return try checked(at: place) { () throws(TimingFunctionError) in
      try Penner(family, standard.direction)
    }
  }
}
