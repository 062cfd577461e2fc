import CurveNotation
import Curves

extension HermiteKeys {
  /// The keyframes of Godot's `curve.add_point(Vector2(x, y), left, right)` lines; nil for other texts.
  static func keyframes(_ text: String) throws(SyntaxError) -> KeyframeCurve? {
    let lines = text.split(separator: "\n").filter { $0.contains(".add_point(") }
    guard !lines.isEmpty else { return nil }
    var keys: [[Double]] = []
    for line in lines {
      // Tangents are 0 unless they are given.
      let numbers = TextNumbers.all(in: String(line), after: "Vector2")
      guard (2...4).contains(numbers.count) else {
        throw TextScanner(text).error("add_point(Vector2(x, y), left, right)", at: 0)
      }
      keys.append(numbers + Array(repeating: 0, count: 4 - numbers.count))
    }
    var curve = KeyframeCurve(at: 0)
    for (index, key) in keys.enumerated() {
      let next = keys[min(index + 1, keys.count - 1)]
      let third = (next[0] - key[0]) / 3
      curve.add(
        key[0], key[1],
        then: .absolute(
          Point2D(x: key[0] + third, y: key[1] + third * key[3]),
          Point2D(x: next[0] - third, y: next[1] - third * next[2])))
    }
    return curve
  }

  /// The curve of such lines, with the duration, the delay and the loops of a tween in a comment; nil for
  /// other texts.
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard let curve = try keyframes(text) else { return nil }
    var parsed = try curve.parsed(of: text)
    if let tween = text.firstRange(of: "tween_method(") {
      let use = text[tween.lowerBound...]
      let around = TextNumbers.all(in: String(use), after: "), ", until: ")")
      if around.count == 3 { parsed.duration = around[2] }
      parsed.delay = TextNumbers.all(in: String(use), after: "set_delay(", until: ")").first
      if use.contains("set_loops()") {
        parsed.repeats = Repeats(count: .infinity)
      } else if let count = TextNumbers.all(in: String(use), after: "set_loops(", until: ")")
        .first
      {
        parsed.repeats = Repeats(count: count)
      }
    }
    return parsed
  }
}
