extension EasingReader {
  /// Reads `name: number, ...` up to the closing parenthesis.
  private mutating func readLabelled(
    among names: [String]
  ) throws(EasingSyntaxError) -> [String: Double] {
    var values: [String: Double] = [:]
    scanner.skipSpace()
    if names.isEmpty || scanner.next == UInt8(ascii: ")") { return values }
    repeat {
      scanner.skipSpace()
      let place = scanner.position
      let word = scanner.takeName() ?? ""
      guard let name = names.first(where: { $0.lowercased() == word.lowercased() }) else {
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

  /// The words of a spring, which must be of one vocabulary.
  mutating func readSpring() throws(EasingSyntaxError) -> SpringParameters {
    let place = scanner.position
    let vocabularies = SpringParameters.vocabularies
    let values = try readLabelled(among: vocabularies.flatMap { $0.map(\.name) })
    let used = vocabularies.indices.filter { index in
      vocabularies[index].contains { values[$0.name] != nil }
    }
    guard used.count <= 1 else {
      throw scanner.error(
        "words of one kind: mass, stiffness, damping and initialVelocity, or duration and bounce, "
          + "or response and dampingRatio", at: place)
    }
    let vocabulary = used.first ?? 0
    return SpringParameters(
      vocabulary: vocabulary,
      values: vocabularies[vocabulary].map { values[$0.name] ?? $0.standard })
  }

  /// The parameters of an easing equation.
  mutating func readPenner(_ name: String, at place: Int) throws(EasingSyntaxError) -> Penner {
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
