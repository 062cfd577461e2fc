import CurveNotation
import Curves

#if !TARGETS
  /// This package's own initialisers, as the target `swift` writes them.
  enum OwnCode {
    /// The curve of `try SpringCurve(...)` or `try Easing(...)`; nil for other texts.
    static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
      let code = text.hasPrefix("try ") ? text.dropFirst(4) : text[...]
      if code.hasPrefix("Easing("), let notation = literal(code.dropFirst(7)) {
        return try NotationParser().parse(notation)
      }
      guard code.hasPrefix("SpringCurve(.") else { return nil }
      // The case of the parameters says what their labels say.
      let arguments = code.drop { $0 != "." }.drop { $0 != "(" }
      var notation = "spring" + arguments.replacing("), over:", with: ", over:")
      if !arguments.contains("), over:") { notation.removeLast() }
      return try NotationParser().parse(notation)
    }

    /// The text of a literal with or without number signs, up to its end.
    private static func literal(_ text: Substring) -> String? {
      let signs = text.prefix { $0 == "#" }
      let body = text.dropFirst(signs.count)
      guard body.first == "\"", let end = body.firstRange(of: "\"\(signs))") else { return nil }
      return String(body[..<end.lowerBound].dropFirst())
    }
  }
#endif
