/// What names say of their values: that they are curves or times.
///
/// Words count, not parts of words: a release is not an ease.
package enum MotionWords {
  /// Whether one of some names says that its value is a curve.
  static func nameCurve(_ names: [String]) -> Bool {
    names.contains { !curves.isDisjoint(with: words($0)) }
  }

  /// Whether one of some names says that its value is a spring.
  static func nameSpring(_ names: [String]) -> Bool {
    names.contains { !springs.isDisjoint(with: words($0)) }
  }

  /// Whether one of some names says that its value is a duration or a delay.
  static func nameTime(_ names: [String]) -> Bool {
    names.contains { name in
      let words = words(name)
      // `timeFast`, but not `currentTime`.
      return !times.isDisjoint(with: words)
        || words.contains("time") && !speeds.isDisjoint(with: words)
    }
  }

  /// Whether a name says nothing but how fast something is, as `FAST` does; `SHORT` may be a length.
  static func nameSpeed(_ name: String) -> Bool {
    let words = words(name)
    return !words.isEmpty && words.allSatisfy { speeds.contains($0) && !lengths.contains($0) }
  }

  /// Whether a path says that its value is a curve, a spring or a time.
  static func nameMotion(_ path: String) -> Bool {
    nameCurve([path]) || nameSpring([path]) || nameTime([path])
  }

  /// The number of units a second that the end of a name states, as in `fadeMs`; nil without a unit.
  static func unitsPerSecond(_ name: String) -> Double? {
    switch words(name).last {
    case "ms", "millis", "milliseconds": 1000
    case "seconds", "secs", "sec": 1
    default: nil
    }
  }

  private static let curves: Set<String> = [
    "ease", "eases", "easing", "easings", "bezier", "curve", "curves",
  ]
  private static let springs: Set<String> = ["spring", "springs"]
  private static let times: Set<String> = [
    "duration", "durations", "delay", "delays", "dur", "stagger",
  ]
  private static let speeds: Set<String> = [
    "fast", "faster", "fastest", "slow", "slower", "slowest", "quick", "short", "medium", "long",
  ]
  private static let lengths: Set<String> = ["short", "medium", "long"]

  /// The words of a name in lower case, split at capitals and at everything but letters.
  package static func words(_ name: String) -> [String] {
    var words: [String] = []
    var (isInside, wasSmall) = (false, false)
    for character in name.prefix(200) {
      guard character.isLetter else {
        isInside = false
        continue
      }
      if !isInside || wasSmall && character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
      (isInside, wasSmall) = (true, character.isLowercase)
    }
    return words
  }
}
