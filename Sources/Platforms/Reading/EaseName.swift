import Curves

/// The name of an easing equation in any spelling: `Quadratic.InOut`, `OutCubic`, `easeInOutSine`,
/// `BOUNCE_OUT`.
struct EaseName {
  let family: Penner.Family
  /// The direction; nil if the name has none.
  let direction: Penner.Direction?
  /// Whether the family comes before the direction.
  let isFamilyFirst: Bool

  init?(_ name: String) {
    var parts = Self.parts(name)
    parts.removeAll { $0 == "ease" || $0 == "easing" }
    let families = parts.indices.filter { Self.families[parts[$0]] != nil }
    guard families.count == 1, let family = Self.families[parts[families[0]]] else { return nil }
    self.family = family
    isFamilyFirst = families[0] == 0
    parts.remove(at: families[0])
    switch parts {
    case []: direction = nil
    case ["in"]: direction = .in
    case ["out"]: direction = .out
    case ["in", "out"], ["inout"]: direction = .inOut
    case ["out", "in"], ["outin"]: direction = .outIn
    default: return nil
    }
  }

  private static let families: [String: Penner.Family] = [
    "sine": .sine, "sin": .sine, "sinusoidal": .sine, "quad": .quad, "quadratic": .quad,
    "cubic": .cubic, "cube": .cubic, "quart": .quart, "quartic": .quart, "quint": .quint,
    "quintic": .quint, "expo": .expo(), "exp": .expo(), "exponential": .expo(), "circ": .circ,
    "circle": .circ, "circular": .circ, "back": .back(), "elastic": .elastic(), "bounce": .bounce,
  ]

  /// The words of a name in lower case, split at capitals, dots, hyphens and underscores.
  private static func parts(_ name: String) -> [String] {
    var parts: [String] = []
    var word = ""
    var wasCapital = true
    for character in name.utf8.prefix(64) {
      let isCapital = (0x41...0x5A).contains(character)
      if "._- ".utf8.contains(character) || (isCapital && !wasCapital) {
        if !word.isEmpty { parts.append(word) }
        word = ""
      }
      if !"._- ".utf8.contains(character) {
        word.unicodeScalars.append(Unicode.Scalar(isCapital ? character | 0x20 : character))
      }
      wasCapital = isCapital
    }
    return word.isEmpty ? parts : parts + [word]
  }

  /// Penner's equation, in a direction if the name has none.
  func easing(_ standard: Penner.Direction? = nil) -> Easing? {
    guard let direction = direction ?? standard else { return nil }
    return .penner(Penner(valid: family, direction))
  }
}
