import CurveNotation
import CurvePlatforms

extension CurveDocument {
  /// Reads a text that is one curve.
  static func singleCurve(_ bytes: [UInt8]) throws(DocumentError) -> Self {
    var text = String(decoding: bytes, as: UTF8.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    do throws(SyntaxError) {
      let parsed = try EasingParser().parse(text)
      return Self(
        .curve,
        [
          DocumentCurve(
            name: "", easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
            repeats: parsed.repeats, line: 1)
        ], notes: parsed.notes.map { DocumentNote(line: 1, column: 1, message: $0) })
    } catch {
      throw error.located(in: text)
    }
  }
}

extension SyntaxError {
  /// The error with its line and its column in that line.
  fileprivate func located(in text: String) -> DocumentError {
    var (line, column) = (1, 1)
    for scalar in text.unicodeScalars.prefix(self.column - 1) {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return DocumentError(
      line: line, column: column, path: "", message: "expected \(expected)\(hint)")
  }
}
