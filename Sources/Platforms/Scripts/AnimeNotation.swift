import CurveNotation
import Curves

/// The eases of anime.js with parameters, under the names of versions 3 and 4.
///
/// Source: anime.js 4, src/easings/eases/parser.js; anime.js 3.2, src/index.js.
enum AnimeNotation {
  static let calls: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [
      "irregular": { (call) throws(MeaningError) in
        throw MeaningError("a curve that is not random", at: call.offset)
      }
    ]
    for (name, direction) in [
      ("in", Penner.Direction.in), ("out", .out), ("inOut", .inOut), ("outIn", .outIn),
    ] {
      let power: Dialects.Reading = { (call) throws(MeaningError) in
        let exponent = try call.numbers([.init("power", 1.675)])[0]
        return .easing(try Dialects.penner(.power(exponent: exponent), direction, at: call.offset))
      }
      calls[name] = power
      for spelling in [name, "ease" + name.prefix(1).uppercased() + name.dropFirst()] {
        let isOld = spelling.hasPrefix("ease")
        let back: Dialects.Reading = { (call) throws(MeaningError) in
          let overshoot = try call.numbers([.init("overshoot", 1.70158)])[0]
          return .easing(
            try Dialects.penner(.back(overshoot: overshoot), direction, at: call.offset))
        }
        calls[spelling + "Back"] = back
        let elastic: Dialects.Reading = { (call) throws(MeaningError) in
          let v = try call.numbers([
            .init("amplitude", 1), .init("period", isOld ? Self.oldPeriod : 0.3),
          ])
          return .easing(try Self.elastic(v[0], v[1], direction, at: call.offset))
        }
        calls[spelling + "Elastic"] = elastic
      }
    }
    return calls
  }()

  /// The elastic's period in version 3.
  private static let oldPeriod = 0.5

  /// An animation without an ease or a duration has those of version 3.
  static func standardTween(_ settings: Call) -> Meaning {
    var meaning = Meaning.easing(.penner(Penner(valid: .elastic(period: oldPeriod), .out)))
      .timed(by: settings)
      .noting("read with the default of anime.js 3, easeOutElastic(1, .5)")
    meaning.duration = meaning.duration ?? 1
    return meaning
  }

  /// The other directions are made of the ease-in, whatever its amplitude.
  private static func elastic(
    _ amplitude: Double, _ period: Double, _ direction: Penner.Direction, at offset: Int
  ) throws(MeaningError) -> Easing {
    let family = Penner.Family.elastic(
      amplitude: min(max(amplitude, 1), 10), period: min(max(period, 0.1), 2))
    guard amplitude > 1 else { return try Dialects.penner(family, direction, at: offset) }
    let base = try Dialects.penner(family, .in, at: offset)
    let turned: Easing? =
      switch direction {
      case .in: base
      case .out: base.mirrored
      case .inOut: Easing.inOut(of: base)
      case .outIn: Easing.outIn(of: base)
      }
    guard let turned else { throw MeaningError("a smaller amplitude", at: offset) }
    return turned
  }
}
