import CurveNotation
import Curves

/// Classes of Tailwind.
extension CSSDeclarations {
  /// `ease-[cubic-bezier(0.4,_0,_0.2,_1)]` or a list of classes with a duration; nil for other texts.
  static func tailwind(
    _ text: String, foreign: ForeignNotation
  ) throws(SyntaxError) -> ParsedEasing? {
    var result = Self(text: text, foreign: foreign)
    var isTailwind = false
    for word in split(text[...], at: [" ", "\n", "\t", "\"", "'"]) {
      var word = word
      // Variants such as hover: or md: come first.
      if let bracket = word.firstIndex(of: "[") {
        if let colon = word[..<bracket].lastIndex(of: ":") {
          word = word[word.index(after: colon)...]
        }
      } else if let colon = word.lastIndex(of: ":") {
        word = word[word.index(after: colon)...]
      }
      if word.hasPrefix("ease-["), word.hasSuffix("]") {
        let value = String(word.dropFirst(6).dropLast().map { $0 == "_" ? " " : $0 })
        do throws(SyntaxError) {
          result.curve = (try NotationParser().parse(value).easing, value)
        } catch {
          throw error.shifted(by: result.error("", at: word).column + 5)
        }
        isTailwind = true
      } else if word.hasPrefix("animate-["), word.hasSuffix("]") {
        let value = String(word.dropFirst(9).dropLast().map { $0 == "_" ? " " : $0 })
        return try parsed("animation: " + value, foreign: foreign)
      } else if let curve = classes[word] {
        guard result.curve == nil else { return nil }
        result.curve = (curve, String(word))
      } else if let seconds = time(word, after: "duration-") {
        (result.duration, isTailwind) = (seconds, true)
      } else if let seconds = time(word, after: "delay-") {
        (result.delay, isTailwind) = (seconds, true)
      } else if word == "transition" || word.hasPrefix("transition-") {
        isTailwind = true
      } else if !isIdentifier(word), !word.contains("[") {
        return nil
      }
    }
    guard isTailwind, result.curve != nil else { return nil }
    return try result.parsed()
  }

  /// Tailwind's timing functions, which are not those of CSS.
  private static let classes: [Substring: Easing] = [
    "ease-linear": .linear,
    "ease-in": .cubicBezier(CubicBezier(valid: 0.4, 0, 1, 1)),
    "ease-out": .cubicBezier(CubicBezier(valid: 0, 0, 0.2, 1)),
    "ease-in-out": .cubicBezier(CubicBezier(valid: 0.4, 0, 0.2, 1)),
  ]

  /// `duration-200` is in milliseconds, `duration-[0.2s]` has a unit.
  private static func time(_ word: Substring, after prefix: String) -> Double? {
    guard word.hasPrefix(prefix) else { return nil }
    let value = word.dropFirst(prefix.count)
    if value.hasPrefix("["), value.hasSuffix("]") { return time(value.dropFirst().dropLast()) }
    return number(value).map { $0 / 1000 }
  }
}
