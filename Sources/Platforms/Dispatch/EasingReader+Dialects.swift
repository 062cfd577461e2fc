import CurveArithmetic
import CurveNotation
import Curves

extension ForeignNotation {
  /// The notations of all platforms.
  package static let platforms = ForeignNotation(hasFunction: { Expressions.hasCall($0) }) {
    (reader, offset) throws(SyntaxError) in try reader.readDialect(at: offset)
  }
}

extension EasingReader {
  /// Reads a curve in another system's notation: an expression, settings, or path data.
  mutating func readDialect(at offset: Int) throws(SyntaxError) -> ParsedEasing {
    scanner.rewind(to: offset)
    if let path = try readPathData() { return path }
    let literal = try readLiteral(at: offset)
    do throws(MeaningError) {
      let meaning = try Self.meaning(literal)
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
    guard case .call(Literal.settings, let members) = literal.content else {
      return try Expressions.meaning(literal)
    }
    return try SettingNotation.meaning(members, at: literal.offset)
  }
}
