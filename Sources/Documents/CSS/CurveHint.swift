import CurveArithmetic
import CurveNotation

/// Signs that a value which is not a curve was meant to be one, so that a style sheet's colours and lengths
/// are not noted.
enum CurveHint {
  /// Whether a value was meant as a curve.
  static func isMeant(_ value: [UInt8], name: String) -> Bool {
    let text = String(decoding: value, as: UTF8.self)
    if Shorthand.globalKeywords.contains(text.lowercasedASCII) { return false }
    if Shorthand.hasSpacedName(value) { return true }
    if isShorthand(value) { return false }
    if isCall(value[...]) { return true }
    guard let first = value.first(where: { $0 > 32 }) else { return false }
    if text.utf8.count >= 5, text.utf8.allSatisfy(isWordPart),
      keywords.nearest(to: text) != nil
    {
      return true
    }
    let startsLikeCurve = TextScanner.isLetter(first) || "$@-".utf8.contains(first)
    return startsLikeCurve && isName(name)
  }

  /// Whether a value is a whole transition or animation of several words, or a list of timing functions.
  /// They are stored in variables, too.
  private static func isShorthand(_ value: [UInt8]) -> Bool {
    guard value.split(topLevel: { $0 <= 32 || $0 == UInt8(ascii: ",") }).count > 1 else {
      return false
    }
    return ["transition", "animation"].contains { property in
      (try? Shorthand.curves(value, property: property))?.isEmpty == false
    }
  }

  /// Whether a value begins like a call of a timing function, or nearly so.
  static func isCall(_ value: ArraySlice<UInt8>) -> Bool {
    let word = value.drop { $0 <= 32 }.prefix(while: isWordPart)
    guard word.endIndex < value.endIndex, value[word.endIndex] == UInt8(ascii: "("),
      word.count >= 5
    else { return false }
    let name = String(decoding: word, as: UTF8.self).lowercasedASCII
    return functions.contains(name) || NameList(functions).nearest(to: name) != nil
  }

  /// Whether one of several components is a time or a timing function, as in transitions and animations.
  static func isTimed(_ value: ArraySlice<UInt8>) -> Bool {
    let parts = value.split(topLevel: { $0 <= 32 || $0 == UInt8(ascii: ",") }).filter {
      !$0.isEmpty
    }
    return parts.count > 1
      && parts.contains { part in
        StyleSheet.seconds(Array(part)) != nil
          || TextScanner.isLetter(part[part.startIndex])
            && EasingReader.own(String(decoding: part, as: UTF8.self)) != nil
      }
  }

  /// Whether a name says that its value is a curve: `--ease-out`, `$easing`, `enterEasing`.
  static func isName(_ name: String) -> Bool {
    let name = name.lowercasedASCII
    let parts = name.split { "-_.$".contains($0) }
    return parts.contains("ease") || parts.last == "curve" || name.contains("easing")
      || name.contains("bezier") || name.hasSuffix("timing-function")
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static let functions = ["cubic-bezier", "steps", "linear", "spring"]
  private static let keywords = NameList([
    "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
  ])
}
