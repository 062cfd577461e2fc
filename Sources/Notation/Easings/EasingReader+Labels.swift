import CurveArithmetic
import Curves
import Spring

extension EasingReader {
  /// Reads `name: number, ...` up to the closing parenthesis: the value of each name, nil for those
  /// that are not there.
  ///
  /// - Parameter isPlain: Whether colons and commas may be missing, and a name may be two words.
  private mutating func readLabelled(
    among names: [String], isPlain: Bool = false
  ) throws(SyntaxError) -> [Double?] {
    var values = [Double?](repeating: nil, count: names.count)
    scanner.skipSpace()
    if names.isEmpty || scanner.next == UInt8(ascii: ")") { return values }
    repeat {
      scanner.skipSpace()
      let offset = scanner.position
      var word = scanner.takeName() ?? ""
      if isPlain {
        scanner.skipSpace()
        word += scanner.takeName() ?? ""
      }
      var lower = word.lowercasedASCII
      if lower == "dampingfraction" { lower = "dampingratio" }  // SwiftUI's name
      if isPlain { lower = Self.plainSynonym(of: lower) }
      // How SwiftUI blends an animation with the next one, which is no part of its curve.
      if lower == "blendduration", names.contains("response"), !isPlain {
        try expect(":")
        _ = try readNumber(Expectation("blendDuration"))
        continue
      }
      // The values at rest in the heading of `curvetool spring`.
      if isPlain, lower == "from" || lower == "to" {
        hasValues = true
        _ = try readNumber(Expectation(lower))
        continue
      }
      guard let index = names.firstIndex(where: { $0.lowercasedASCII == lower }) else {
        throw scanner.error(
          .one(of: names, .label), at: offset,
          suggestion: NameList(names).nearest(to: word))
      }
      guard values[index] == nil else {
        throw scanner.error("\(names[index]) only once", at: offset)
      }
      if isPlain {
        scanner.skipSpace()
        _ = scanner.take(":") || scanner.take("=")
        scanner.skipSpace()
      } else {
        try expect(":")
      }
      let isTime = isPlain && ["duration", "response", "over"].contains(names[index])
      let isFraction = isPlain && ["bounce", "dampingRatio"].contains(names[index])
      if isPlain, lower == "response", word.lowercasedASCII != lower {
        values[index] = try readPeriod(word)
      } else if isTime, let seconds = takeTime() {
        values[index] = seconds
      } else if isFraction, let fraction = takePercentage() {
        values[index] = fraction
      } else {
        values[index] = try readNumber(Expectation(names[index])).value
      }
      if isPlain {
        scanner.skipSpace()
        _ = scanner.take(";")
      } else if let missing = missingComma() {
        throw missing
      }
    } while takeComma() || isPlain && !scanner.isAtEnd
    return values
  }

  /// The parameter with this everyday name, such as zeta; the name itself if it is not one.
  static func plainSynonym(of word: String) -> String {
    switch word {
    case "dampingfraction", "zeta": "dampingratio"
    case "frequency", "naturalfrequency", "omega": "response"
    case "perceptualduration": "duration"
    case "velocity": "initialvelocity"
    default: word
    }
  }

  /// The period of a frequency in Hz, or of a natural frequency in rad/s unless its unit is Hz.
  private mutating func readPeriod(_ name: String) throws(SyntaxError) -> Double {
    let offset = scanner.position
    guard let number = scanner.takeNumber()?.value(), number > 0, number.isFinite else {
      throw scanner.error("a positive frequency", at: offset)
    }
    scanner.skipSpace()
    let start = scanner.position
    switch scanner.takeName()?.lowercasedASCII {
    case "hz": return 1 / number
    case "rad":
      if scanner.take("/") { _ = scanner.takeName() }
      return 2 * .pi / number
    default:
      scanner.rewind(to: start)
      return name.lowercasedASCII == "frequency" ? 1 / number : 2 * .pi / number
    }
  }

  /// Gives the parameters that people leave out the values of the options of `curvetool spring`: the ratio alone
  /// is that of stiffness 100, the response alone of a critical spring.
  private static func completePlain(_ values: inout [Double?], names: [String]) {
    func index(_ name: String) -> Int? { names.firstIndex(of: name) }
    guard let ratio = index("dampingRatio"), let bounce = index("bounce"),
      let stiffness = index("stiffness"), let response = index("response"),
      let duration = index("duration")
    else { return }
    let isPaced = values[stiffness] != nil || values[response] != nil || values[duration] != nil
    if let given = values[bounce], !isPaced,
      let equal = try? DampedSpring.dampingRatio(bounce: given)
    {
      (values[bounce], values[ratio]) = (nil, equal)
    }
    if values[ratio] != nil, !isPaced { values[stiffness] = 100 }
    if values[response] != nil, values[ratio] == nil { values[ratio] = 1 }
  }

  /// The error for a label without a comma before it; nil if none is next.
  private func missingComma() -> SyntaxError? {
    var remainder = scanner
    remainder.skipSpace()
    let offset = remainder.position
    guard let label = remainder.takeName() else { return nil }
    remainder.skipSpace()
    return remainder.take(":") ? scanner.error(.comma(before: label), at: offset) : nil
  }

  /// Takes a percentage as a fraction; nil for another number.
  private mutating func takePercentage() -> Double? {
    let offset = scanner.position
    if let number = scanner.takeNumber(), scanner.take("%") { return number.value(shiftedBy: -2) }
    scanner.rewind(to: offset)
    return nil
  }

  /// Takes a time with its unit, `0.3s` or `300ms`, in seconds; nil without a unit.
  private mutating func takeTime() -> Double? {
    let offset = scanner.position
    if let number = scanner.takeNumber()?.value() {
      switch scanner.takeName() {
      case "s": return number
      case "ms": return number / 1000
      default: break
      }
    }
    scanner.rewind(to: offset)
    return nil
  }

  /// The parameters of a spring, which must be of one parameterisation, and its duration, if given.
  mutating func readSpring(
    isPlain: Bool = false
  ) throws(SyntaxError) -> (SpringParameters, over: Double?) {
    let offset = scanner.position
    let vocabularies = SpringParameters.vocabularies
    var names: [String] = []
    for name in vocabularies.joined().map({ $0.name }) + ["over"] where !names.contains(name) {
      names.append(name)
    }
    var values = try readLabelled(among: names, isPlain: isPlain)
    guard values.contains(where: { $0 != nil }) else {
      throw scanner.error("mass, stiffness and damping, or other parameters", at: offset)
    }
    let duration = values.removeLast()
    if isPlain { Self.completePlain(&values, names: names) }
    let match = vocabularies.firstIndex { vocabulary in
      zip(names, values).allSatisfy { name, value in
        value == nil || vocabulary.contains { $0.name == name }
      }
    }
    guard let match else {
      throw scanner.error(
        Expectation(
          "words of one kind: mass, stiffness and damping, or duration and bounce, or response and "
            + "dampingRatio, or stiffness and dampingRatio, each with initialVelocity"), at: offset)
    }
    let parameters = SpringParameters(
      vocabulary: match,
      values: vocabularies[match].map { word in
        zip(names, values).first { $0.0 == word.name }?.1 ?? word.standard
      })
    return (parameters, duration)
  }

  /// The parameters of an easing equation.
  mutating func readPenner(_ name: String, at offset: Int) throws(SyntaxError) -> Penner {
    guard let standard = Penner(presetName: name) else {
      throw scanner.error("an easing equation", at: offset)
    }
    let family: Penner.Family
    switch standard.family {
    case .power:
      let values = try readLabelled(among: ["exponent"])
      family = .power(exponent: values[0] ?? 2)
    case .expo:
      let values = try readLabelled(among: ["normalized"])
      family = .expo(normalized: values[0] ?? 0 != 0)
    case .back:
      family = .back(overshoot: try readLabelled(among: ["overshoot"])[0])
    case .elastic:
      let values = try readLabelled(among: ["amplitude", "period", "normalized"])
      family = .elastic(
        amplitude: values[0] ?? 1, period: values[1], normalized: values[2] ?? 0 != 0)
    case .sine, .quad, .cubic, .quart, .quint, .circ, .bounce:
      _ = try readLabelled(among: [])
      family = standard.family
    }
    return try checked(at: offset) { () throws(ParameterError) in
      try Penner(family, standard.direction)
    }
  }
}
