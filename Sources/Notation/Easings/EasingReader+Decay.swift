import CurveArithmetic
import Curves
import Spring

extension EasingReader {
  /// Reads `velocity: 2000, like: compose, frictionMultiplier: 2` up to the closing parenthesis.
  mutating func readDecay(at offset: Int) throws(SyntaxError) -> ParsedEasing {
    var velocity: Argument?
    var system: (value: DecaySystem, offset: Int)?
    var settings: [(name: String, argument: Argument, offset: Int)] = []
    repeat {
      scanner.skipSpace()
      let offset = scanner.position
      let label = scanner.takeName() ?? ""
      guard !label.isEmpty else { throw scanner.error("velocity, like or a parameter", at: offset) }
      try expect(":")
      switch label.lowercasedASCII {
      case "velocity":
        guard velocity == nil else { throw scanner.error("velocity only once", at: offset) }
        velocity = try readNumber("velocity")
      case "like":
        guard system == nil else { throw scanner.error("like only once", at: offset) }
        system = (try readSystem(), offset)
      default:
        guard DecaySystem.all.contains(where: { $0.parameter(label) != nil }) else {
          throw unknown(
            label, at: offset, of: system?.value ?? DecaySystem.all[0],
            others: ["velocity", "like"])
        }
        settings.append((label, try readNumber(Expectation(label)), offset))
      }
    } while takeComma()
    guard let velocity else { throw scanner.error("velocity, in units per second", at: offset) }
    var chosen = system?.value ?? DecaySystem.all[0]
    var known: Set<String> = []
    for setting in settings {
      chosen = try set(
        setting.name, at: setting.offset, to: setting.argument, of: chosen, &known,
        others: ["velocity", "like"])
    }
    let curve = try decayed(at: velocity.offset) { [chosen] () throws(ParameterError) in
      try DecayCurve(chosen, velocity: velocity.value)
    }
    var parsed = ParsedEasing(computed: .decay(curve))
    parsed.notes = [Self.note(on: curve)]
    return parsed
  }

  /// Reads a system with its parameters, if there are any: `compose(frictionMultiplier: 2)`.
  ///
  /// - Throws: ``SyntaxError`` with the position.
  package static func decaySystem(_ text: String) throws(SyntaxError) -> DecaySystem {
    var reader = Self(text)
    var system = try reader.readSystem()
    if reader.scanner.take("(") {
      var known: Set<String> = []
      repeat {
        reader.scanner.skipSpace()
        let offset = reader.scanner.position
        let label = reader.scanner.takeName() ?? ""
        if system.parameter(label) == nil { throw reader.unknown(label, at: offset, of: system) }
        try reader.expect(":")
        let argument = try reader.readNumber(Expectation(label))
        system = try reader.set(label, at: offset, to: argument, of: system, &known)
      } while reader.takeComma()
      try reader.expect(")")
    }
    try reader.expectEnd("only a system and its parameters")
    return system
  }

  /// Sets a parameter of a system.
  private func set(
    _ label: String, at offset: Int, to argument: Argument, of system: DecaySystem,
    _ known: inout Set<String>, others: [String] = []
  ) throws(SyntaxError) -> DecaySystem {
    guard let match = system.parameter(label) else {
      throw unknown(label, at: offset, of: system, others: others)
    }
    guard known.insert(match).inserted else {
      throw scanner.error("\(match) only once", at: offset)
    }
    return try decayed(at: argument.offset) { () throws(ParameterError) in
      try system.setting(match, to: argument.value) ?? system
    }
  }

  /// The error for a name that is not a parameter of a system.
  private func unknown(
    _ label: String, at offset: Int, of system: DecaySystem, others: [String] = []
  ) -> SyntaxError {
    let list = others + system.parameters.map { $0.name }
    let allowed: Expectation = list.isEmpty ? "no parameter" : .one(of: list)
    guard label.lowercasedASCII.hasPrefix("rubberband") else {
      return scanner.error(allowed, at: offset, suggestion: NameList(list).nearest(to: label))
    }
    return scanner.error(
      "\(allowed.text): a rubber band belongs to a play, as its rubberBand", at: offset)
  }

  private mutating func readSystem() throws(SyntaxError) -> DecaySystem {
    scanner.skipSpace()
    let offset = scanner.position
    let name = scanner.takeName()?.lowercasedASCII ?? ""
    if let system = DecaySystem.named(name) { return system }
    let names = DecaySystem.all.map { $0.name }
    throw scanner.error(
      "a system, one of \(names.joined(separator: ", "))", at: offset,
      suggestion: NameList(names).nearest(to: name))
  }

  /// Adds a position to the error of a refused throw.
  private func decayed<Value>(
    at offset: Int, _ body: () throws(ParameterError) -> Value
  ) throws(SyntaxError) -> Value {
    do throws(ParameterError) {
      return try body()
    } catch {
      throw scanner.error(Self.expectation(error), at: offset)
    }
  }

  /// What a curve of progress does not show of a throw: its distance and its duration.
  package static func note(on curve: DecayCurve) -> String {
    let brief = { (value: Double) in
      let scale: Double = abs(value) < 1 ? 1e6 : 1e3
      return cssNumber((value * scale).rounded() / scale)
    }
    return "the throw covers \(brief(curve.distance)) units in \(brief(curve.duration)) s; "
      + "as a curve it runs from 0 to 1"
  }
}

extension DecaySystem {
  /// The system's own spelling of a parameter's name; nil if it has no such parameter.
  fileprivate func parameter(_ label: String) -> String? {
    parameters.lazy.map { $0.name }.first { $0.lowercasedASCII == label.lowercasedASCII }
  }
}
