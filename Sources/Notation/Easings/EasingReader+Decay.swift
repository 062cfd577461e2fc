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
      default: settings.append((label, try readNumber(label), offset))
      }
    } while takeComma()
    guard let velocity else { throw scanner.error("velocity, in units per second", at: offset) }
    var chosen = system?.value ?? DecaySystem.all[0]
    var known: Set<String> = []
    for setting in settings {
      let names = chosen.parameters.map { $0.name }
      let match = names.first { $0.lowercasedASCII == setting.name.lowercasedASCII }
      guard let match else {
        let list = ["velocity", "like"] + names
        throw scanner.error(
          "one of \(list.joined(separator: ", "))", at: setting.offset,
          suggestion: NameList(list).nearest(to: setting.name))
      }
      guard known.insert(match).inserted else {
        throw scanner.error("\(match) only once", at: setting.offset)
      }
      chosen = try decayed(at: setting.argument.offset) { [chosen] () throws(SpringError) in
        try chosen.setting(match, to: setting.argument.value) ?? chosen
      }
    }
    let curve = try decayed(at: velocity.offset) { [chosen] () throws(SpringError) in
      try DecayCurve(chosen, velocity: velocity.value)
    }
    var parsed = ParsedEasing(computed: .decay(curve))
    parsed.notes = [Self.note(on: curve)]
    return parsed
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
    at offset: Int, _ body: () throws(SpringError) -> Value
  ) throws(SyntaxError) -> Value {
    do throws(SpringError) {
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
