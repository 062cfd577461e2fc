import CurveNotation

extension CSSKeyframeText {
  /// Why a rule is not read as a curve; nil for other texts. A document has its animated properties.
  static func refusal(_ text: String) -> SyntaxError? {
    guard text.hasPrefix("@keyframes ") else { return nil }
    return TextScanner(text).error(
      "a curve, not keyframes: save them as a file, and name @FILE#KEYFRAMES", at: 0)
  }
}
