import CurvePlatforms

extension AnimationOwners {
  /// Whether a text begins by making one of them, in any language.
  static func begins(_ text: Substring) -> Bool {
    var text = text.drop { $0 == "[" || $0 == " " }
    if text.hasPrefix("new ") { text = text.dropFirst(4) }
    return all.contains(String(text.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }))
  }
}
