import CurveNotation

extension ForeignNotation {
  /// The notations of all platforms.
  package static let platforms = platforms(over: nil)

  /// The same, where progress 0...1 of a spring spans a duration, in seconds, unless its text has another.
  static func platforms(over duration: Double?) -> Self {
    Self(hasFunction: { Expressions.hasCall($0) }) { (reader, offset) throws(SyntaxError) in
      try reader.readDialect(at: offset, over: duration)
    }
  }
}

extension EasingReader {
  /// Reads a curve in another system's notation: an expression, settings, or path data.
  mutating func readDialect(
    at offset: Int, over duration: Double?
  ) throws(SyntaxError) -> ParsedEasing {
    scanner.rewind(to: offset)
    if let path = try readPathData() { return path }
    let literal = try readLiteral(at: offset)
    do throws(MeaningError) {
      var meaning = try Self.meaning(literal)
      if case .spring(let spring, nil) = meaning.curve {
        meaning.curve = .spring(spring, over: duration)
      }
      var parsed = ParsedEasing(
        foreign: try meaning.easing(at: literal.offset), text: Self.text(literal))
      (parsed.duration, parsed.delay) = (meaning.duration, meaning.delay)
      (parsed.repeats, parsed.notes) = (meaning.repeats, meaning.notes)
      return parsed
    } catch {
      guard let inner = error.inner else {
        throw scanner.error(error.expected, at: error.offset, suggestion: error.suggestion)
      }
      // Quoted text begins one column after its quote.
      throw inner.shifted(by: scanner.error("", at: error.offset).column)
    }
  }

  static func meaning(_ literal: Literal) throws(MeaningError) -> Meaning {
    try Meaning.ignoringComputedVelocity(literal) { (literal, notes) throws(MeaningError) in
      guard case .call(Literal.settings, let members) = literal.content else {
        return try Expressions.meaning(literal).noting(notes)
      }
      return try SettingNotation.meaning(members, at: literal.offset).noting(notes)
    }
  }
}
