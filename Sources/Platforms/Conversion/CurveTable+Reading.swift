import CurveNotation
import Curves

extension CurveTable {
  /// The curve of a function that looks up a polyline, in JavaScript, Kotlin or Dart; nil for other texts.
  ///
  /// The timing is that of the code around it: the comment on the last line of JavaScript, or `tween()`.
  ///
  /// - Parameter read: Reads the code around it.
  static func parsed(
    _ text: String, timing read: (String) -> ParsedEasing?
  ) throws(SyntaxError) -> ParsedEasing? {
    guard text.contains("y[i - 1]"), text.contains("x = "), text.contains("y = ") else {
      return nil
    }
    let numbers = { (name: String) in
      ["[", "floatArrayOf("].lazy.map { open in
        TextNumbers.all(in: text, after: "\(name) = \(open)", until: open == "[" ? "]" : ")")
      }.first { !$0.isEmpty } ?? []
    }
    let (x, y) = (numbers("x"), numbers("y"))
    guard x.count == y.count, x.count > 1,
      let function = try? PiecewiseLinear(stops: zip(x, y).map { .init($1, at: $0) })
    else { throw TextScanner(text).error("as many numbers in x as in y, in order", at: 0) }
    var parsed = ParsedEasing(foreign: .piecewiseLinear(function), text: text)
    guard let around = around(text), let timed = read(around) else {
      return parsed
    }
    (parsed.duration, parsed.delay) = (timed.duration, timed.delay)
    parsed.repeats = timed.repeats
    return parsed
  }

  /// The code that uses the function, with another curve in its place; nil without such code.
  private static func around(_ text: String) -> String? {
    if let parts = JavaScriptTable.parts(of: text) {
      let isMotion = parts.use.before.hasSuffix("ease: ")
      return parts.use.before
        + (isMotion ? "[0.1, 0.2, 0.3, 0.4]" : "Easing.bezier(0.1, 0.2, 0.3, 0.4)")
        + parts.use.after
    }
    guard let start = text.firstRange(of: "Easing {"), start.lowerBound != text.startIndex,
      let end = text.lastIndex(of: "}")
    else { return nil }
    return text[..<start.lowerBound] + "CubicBezierEasing(0.1f, 0.2f, 0.3f, 0.4f)"
      + text[text.index(after: end)...]
  }
}
