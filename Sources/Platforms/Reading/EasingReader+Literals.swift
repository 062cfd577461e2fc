import CurveArithmetic
import CurveNotation
import Curves

extension EasingReader {
  /// Path data without `path()`, as in GSAP's CustomEase and Android.
  mutating func readPathData() throws(SyntaxError) -> ParsedEasing? {
    let offset = scanner.position
    guard let first = scanner.next, first | 0x20 == UInt8(ascii: "m") else { return nil }
    scanner.advance()
    scanner.skipSpace()
    let isPath = scanner.takeNumber() != nil && scanner.next != UInt8(ascii: "_")
    scanner.rewind(to: offset)
    guard isPath else { return nil }
    let data = scanner.takePathData()
    do throws(SyntaxError) {
      return ParsedEasing(computed: .path(try PathCurve(data)))
    } catch {
      throw error.shifted(by: scanner.error("", at: offset).column - 1)
    }
  }

  /// Assignments or members without braces; nil if no name stands before `=` or `:`. They take the whole
  /// text, so they cannot be nested in another curve.
  private mutating func readSettings(at offset: Int) throws(SyntaxError) -> Literal? {
    guard depth == 0 else { return nil }
    var reader = LiteralReader(scanner, depth: depth)
    guard reader.startsWithSetting() else { return nil }
    let members = try reader.settings()
    scanner = reader.scanner
    return settings(members, at: offset)
  }

  private func settings(_ members: [Literal.Member], at offset: Int) -> Literal {
    Literal(content: .call(Literal.settings, members), offset: offset)
  }

  mutating func readLiteral(at offset: Int) throws(SyntaxError) -> Literal {
    if let settings = try readSettings(at: offset) { return settings }
    let word = scanner.takeName()
    let isCall = scanner.next == UInt8(ascii: "(")
    scanner.rewind(to: offset)
    guard let next = scanner.next, word != nil || ".{[(<\"'`@?_$".utf8.contains(next) else {
      throw scanner.error(.curve)
    }
    var reader = LiteralReader(scanner, depth: depth)
    var literal: Literal
    do throws(SyntaxError) {
      if let block = reader.block() { literal = block } else { literal = try reader.expression() }
    } catch {
      // If text stands between parentheses, the name before them comes first.
      guard let word, isCall, foreign?.hasFunction(word) != true, !word.contains(".") else {
        throw error
      }
      throw scanner.error(.function, at: offset, suggestion: Self.names.nearest(to: word))
    }
    if depth == 0 {
      if let pair = try reader.pair(after: literal) { literal = pair }
      reader.skipEnd()
      if !reader.scanner.isAtEnd {
        var statements = LiteralReader(scanner, depth: depth)
        if let members = try? statements.settings() {
          (literal, reader) = (settings(members, at: offset), statements)
        }
      }
    }
    scanner = reader.scanner
    return literal
  }

  /// The expression that a text is; nil for other texts.
  static func literal(_ text: String) -> Literal? {
    var reader = Self(text, isQuiet: true)
    return try? reader.readLiteral(at: 0)
  }

  /// The text of an expression, with settings separated by semicolons.
  static func text(_ literal: Literal) -> String {
    guard case .call(Literal.settings, let members) = literal.content else { return literal.text }
    return members.map { "\($0.label ?? "")\($0.mark)\($0.value.text)" }.joined(separator: "; ")
  }
}
