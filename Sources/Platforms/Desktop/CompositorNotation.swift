import CurveNotation

/// Curves in the configuration of Hyprland and niri, and springs of libadwaita.
enum CompositorNotation {
  /// `bezier = name, x1, y1, x2, y2` of Hyprland, `curve "cubic-bezier" x1 y1 x2 y2` and
  /// `spring damping-ratio=1.0 stiffness=800 epsilon=0.0001` of niri; nil for other texts.
  ///
  /// Source: the wikis of Hyprland and niri, Animations.
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    var scanner = TextScanner(text)
    scanner.skipSpace()
    guard let word = scanner.takeName() else { return nil }
    scanner.skipSpace()
    var numbers: [Double]
    switch word {
    case "bezier" where scanner.take("="):
      scanner.skipSpace()
      guard scanner.takeName() != nil else { return nil }
      scanner.skipSpace()
      guard scanner.take(",") else { return nil }
      numbers = remainder(&scanner)
    case "curve":
      guard scanner.takeQuoted() == "cubic-bezier" else { return nil }
      numbers = remainder(&scanner)
    case "spring":
      guard scanner.takeName() == "damping-ratio", scanner.take("="),
        let ratio = scanner.takeNumber()?.value(), scanner.skipSpace(),
        scanner.takeName() == "stiffness", scanner.take("="),
        let stiffness = scanner.takeNumber()?.value()
      else { return nil }
      return try NotationParser().parse(
        "spring(stiffness: \(stiffness), dampingRatio: \(ratio))")
    default: return nil
    }
    guard numbers.count == 4, scanner.isAtEnd else { return nil }
    let list = numbers.map { "\($0)" }.joined(separator: ", ")
    return try NotationParser().parse("cubic-bezier(\(list))")
  }

  private static func remainder(_ scanner: inout TextScanner) -> [Double] {
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.takeNumber()?.value(), number.isFinite, numbers.count < 5 {
      numbers.append(number)
      scanner.skipSpace()
      _ = scanner.take(",")
      scanner.skipSpace()
    }
    return numbers
  }
}
