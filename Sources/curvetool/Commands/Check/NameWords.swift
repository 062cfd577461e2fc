/// The words of a token's name as every system writes them: `motion.easing.standard`, `MotionTokens.EasingStandard`,
/// `--ease-standard` and Tailwind's `transitionTimingFunction.standard` end in the same ones.
struct NameWords {
  let words: [String]
  /// The words without those that only tell a curve from a time, which the value tells too.
  let plain: [String]

  /// Words that mean the same in a row, longest first.
  private static let synonyms: [(words: [String], meaning: String?)] = [
    (["transition", "timing", "function"], "ease"), (["animation", "timing", "function"], "ease"),
    (["timing", "function"], "ease"), (["cubic", "bezier"], nil),
    (["transition", "duration"], "duration"), (["animation", "duration"], "duration"),
    (["easing"], "ease"), (["easings"], "ease"), (["eases"], "ease"), (["curve"], "ease"),
    (["curves"], "ease"), (["interpolator"], "ease"), (["timing"], "ease"),
    (["durations"], "duration"), (["dur"], "duration"), (["time"], "duration"),
    (["springs"], "spring"), (["tokens"], nil), (["token"], nil), (["theme"], nil),
    (["extend"], nil), (["value"], nil), (["ms"], nil), (["millis"], nil),
  ]

  init(_ name: String) {
    var own = Self.split(name.replacing(".$root", with: ""))
    // `convert` names the token 75 of a group `motion75`: names of code begin with a letter.
    let leaf = Self.split(String(name.split { "./".contains($0) }.last ?? ""))
    if leaf.count > 1, leaf[0] == "motion", leaf[1].first?.isNumber == true,
      own.count > leaf.count
    {
      own.remove(at: own.count - leaf.count)
    }
    var words: [String] = []
    var remainder = own[...]
    while let first = remainder.first {
      let known = Self.synonyms.first { remainder.starts(with: $0.words) }
      if let known {
        if let meaning = known.meaning { words.append(meaning) }
      } else {
        words.append(first)
      }
      remainder = remainder.dropFirst(known?.words.count ?? 1)
    }
    self.words = words.isEmpty ? own : words
    let plain = words.filter { $0 != "ease" && $0 != "duration" }
    self.plain = plain.isEmpty ? self.words : plain
  }

  /// The words in lower case, split at capitals, digits and everything but letters.
  private static func split(_ name: String) -> [String] {
    enum Kind { case small, capital, digit }
    var words: [String] = []
    var last: Kind?
    for character in name {
      let kind: Kind? =
        character.isNumber
        ? .digit : character.isLetter ? character.isUppercase ? .capital : .small : nil
      defer { last = kind }
      guard let kind else { continue }
      let isNew = last == nil || last != kind && !(last == .capital && kind == .small)
      if isNew { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
