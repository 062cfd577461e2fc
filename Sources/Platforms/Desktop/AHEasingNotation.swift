import Curves

/// The functions of AHEasing, and Avalonia's classes of the same names.
///
/// Source: AHEasing, easing.c; Avalonia, Avalonia.Base/Animation/Easings.
enum AHEasingNotation {
  /// `CubicEaseOut`, without settings.
  static func curve(_ name: String) -> Meaning? {
    guard let parts = names[name] else { return nil }
    switch parts.family {
    case .back: return XAMLNotation.back(amplitude: 1).path(parts.direction).map { .easing($0) }
    case .elastic:
      return .easing(.penner(Penner(valid: .elastic(period: 4.0 / 13), parts.direction)))
    case .bounce: return bounce(parts.direction).map { .easing($0) }
    default: return .easing(.penner(Penner(valid: parts.family, parts.direction)))
    }
  }

  private static let names: [String: (family: Penner.Family, direction: Penner.Direction)] =
    {
      var all: [String: (family: Penner.Family, direction: Penner.Direction)] = [:]
      for family in [
        "Quadratic", "Cubic", "Quartic", "Quintic", "Sine", "Circular", "Exponential", "Elastic",
        "Back", "Bounce",
      ] {
        for direction in ["In", "Out", "InOut"] {
          let name = "\(family)Ease\(direction)"
          guard let ease = EaseName(name), let direction = ease.direction else { continue }
          all[name] = (ease.family, direction)
        }
      }
      return all
    }()

  /// Avalonia's easings as objects and elements: `new CubicEaseOut()`, `<CubicEaseOut/>`.
  static let calls: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [:]
    for name in names.keys {
      let reading: Dialects.Reading = { (call) throws(MeaningError) in
        guard call.members.isEmpty, let meaning = curve(name) else {
          throw MeaningError("\(name) without settings", at: call.offset)
        }
        return meaning
      }
      (calls[name], calls["<" + name]) = (reading, reading)
    }
    return calls
  }()

  /// Svelte has the same bounce.
  static func bounce(_ direction: Penner.Direction) -> Easing? {
    let a = 4.0 / 11
    let (b, c) = (8.0 / 11, 0.9)
    let formula = Formula("bounceIn", breakpoints: [1 - c, 1 - b, 1 - a]) { progress in
      let t = 1 - progress
      let out =
        t < a
        ? 7.5625 * t * t
        : t < b
          ? (9.075 * t - 9.9) * t + 3.4
          : t < c
            ? (4356 * t - 35442.0 / 5) * t / 361 + 16061.0 / 1805
            : (10.8 * t - 20.52) * t + 10.72
      return 1 - out
    }
    return formula.path(direction)
  }
}
