import Arithmetic
import Curves

extension EasingReader {
  /// Reads a curve in another system's notation: an expression, settings, or path data.
  mutating func readForeign(at place: Int) throws(SyntaxError) -> ParsedEasing {
    scanner.rewind(to: place)
    guard readsDialects else { throw scanner.error("a curve") }
    if let path = try readPathData() { return path }
    let literal = try readLiteral(at: place)
    do throws(MeaningError) {
      let easing = try Self.easing(literal)
      return ParsedEasing(easing: easing, specified: .text(Self.text(literal)), literal: literal)
    } catch {
      guard let inner = error.inner else {
        throw scanner.error(error.expected, at: error.place, suggestion: error.suggestion)
      }
      // Quoted text begins one column after its quote.
      throw inner.shifted(by: scanner.error("", at: error.place).column)
    }
  }

  /// Path data without `path()`, as in GSAP's CustomEase and Android.
  private mutating func readPathData() throws(SyntaxError) -> ParsedEasing? {
    let place = scanner.position
    guard let first = scanner.next, first | 0x20 == UInt8(ascii: "m") else { return nil }
    scanner.advance()
    scanner.skipSpace()
    let isPath = scanner.takeNumber() != nil
    scanner.rewind(to: place)
    guard isPath else { return nil }
    let data = scanner.takePathData()
    do throws(SyntaxError) {
      return ParsedEasing(computed: .path(try PathCurve(data)))
    } catch {
      throw error.shifted(by: scanner.error("", at: place).column - 1)
    }
  }

  /// Assignments or members without braces; nil if no name stands before `=` or `:`. They take the whole
  /// text, so they cannot be nested in another curve.
  private mutating func readSettings(at place: Int) throws(SyntaxError) -> Literal? {
    guard depth == 0 else { return nil }
    var reader = LiteralReader(scanner, depth: depth)
    guard reader.startsWithSetting() else { return nil }
    let members = try reader.settings()
    scanner = reader.scanner
    return Literal(content: .call(Literal.settings, members), place: place)
  }

  private mutating func readLiteral(at place: Int) throws(SyntaxError) -> Literal {
    if let settings = try readSettings(at: place) { return settings }
    // If text stands between parentheses, the name before them comes first.
    let word = scanner.takeName()
    if let word, scanner.next == UInt8(ascii: "("),
      !Dialects.hasCall(word), !word.contains(".")
    {
      throw scanner.error("a function", at: place, suggestion: Self.names.nearest(to: word))
    }
    scanner.rewind(to: place)
    guard let next = scanner.next, word != nil || ".{[<\"'".utf8.contains(next) else {
      throw scanner.error("a curve")
    }
    var reader = LiteralReader(scanner, depth: depth)
    let literal = try reader.expression()
    if depth == 0 { reader.skipEnd() }
    scanner = reader.scanner
    return literal
  }

  static func easing(_ literal: Literal) throws(MeaningError) -> Easing {
    guard case .call(Literal.settings, let members) = literal.content else {
      return try Dialects.easing(literal)
    }
    return try Dialects.easing(
      try ObjectWords.settings(members, at: literal.place), at: literal.place)
  }

  /// The text of an expression, with settings separated by semicolons.
  static func text(_ literal: Literal) -> String {
    guard case .call(Literal.settings, let members) = literal.content else { return literal.text }
    return members.map { "\($0.label ?? "")\($0.mark)\($0.value.text)" }.joined(separator: "; ")
  }
}

extension ParsedEasing {
  /// The shortest text in the same system's notation that reads back to the same curve. Defaults are
  /// omitted. For CSS and this package's notation it is the description.
  public var shortestText: String {
    guard var literal else { return easing.description }
    var index = literal.members.count - 1
    while index >= 0 {
      var shorter = literal
      shorter.members.remove(at: index)
      if shorter.members.isEmpty == false || !literal.isSettings,
        let same = try? EasingReader.easing(shorter), same == easing
      {
        literal = shorter
      }
      index -= 1
    }
    let text = EasingReader.text(literal)
    // A name without arguments may belong to another system.
    return (try? EasingParser().parse(text))?.easing == easing ? text : specifiedText
  }
}
