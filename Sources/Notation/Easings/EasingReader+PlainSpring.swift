import CurveArithmetic
import Spring

/// A spring as people write it and as `curvetool spring` prints it:
/// `mass 1, stiffness 230, damping 22`.
extension EasingReader {
  /// Reads such a text, with or without the word Spring before it, to the end; nil if it does not begin like one.
  mutating func readPlainSpring(at offset: Int) throws(SyntaxError) -> ParsedEasing? {
    scanner.rewind(to: offset)
    takeWord("spring")
    let start = scanner.position
    guard takesParameter() else {
      scanner.rewind(to: offset)
      _ = scanner.takeName()
      return nil
    }
    scanner.rewind(to: start)
    let (parameters, duration) = try readSpring(isPlain: true)
    var parsed = ParsedEasing(computed: try resolve(parameters, over: duration, at: offset))
    if hasValues { parsed.notes.append("from and to are not part of a curve, so ignored") }
    return parsed
  }

  /// Whether the name of a parameter and a number are next, without a colon between them. An equals sign may be:
  /// `omega=12`.
  private mutating func takesParameter() -> Bool {
    guard var name = scanner.takeName() else { return false }
    scanner.skipSpace()
    if let second = scanner.takeName() {
      name += second
      scanner.skipSpace()
    }
    let isEquation = scanner.take("=")
    scanner.skipSpace()
    let lower = Self.plainSynonym(of: name.lowercasedASCII)
    guard
      SpringParameters.vocabularies.contains(where: { vocabulary in
        vocabulary.contains { $0.name.lowercasedASCII == lower }
      }), scanner.takeNumber() != nil
    else { return false }
    // `stiffness = 300f` is code, which other readers know.
    return !isEquation || scanner.takeName() == nil
  }

  /// Takes a word in any case, and the space and colon after it, if it is next.
  private mutating func takeWord(_ word: String) {
    let start = scanner.position
    guard scanner.takeName()?.lowercasedASCII == word else { return scanner.rewind(to: start) }
    scanner.skipSpace()
    _ = scanner.take(":")
    scanner.skipSpace()
  }
}
