import CurveNotation

/// Functions of After Effects' expressions, which are not curves.
enum AfterEffectsNotation {
  /// Why `ease(time, 0, 1, 0, 100)` is not read; nil for another text.
  static func refusal(_ text: String) -> SyntaxError? {
    var scanner = TextScanner(text)
    scanner.skipSpace()
    let start = scanner.position
    guard let name = scanner.takeName(), ["ease", "easeIn", "easeOut", "linear"].contains(name),
      scanner.take("(")
    else { return nil }
    scanner.skipSpace()
    guard let input = scanner.takeName(), ["time", "thisComp.time"].contains(input) else {
      return nil
    }
    return scanner.error(
      name == "linear"
        ? "a curve: linear() of After Effects is a value over time; its curve is linear"
        : "a curve: After Effects doesn't publish that of \(name)()", at: start)
  }
}
