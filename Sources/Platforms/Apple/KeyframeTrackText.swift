import CurveFitting
import CurveNotation
import Curves

/// The body of SwiftUI's `KeyframeTrack`, one keyframe a line.
enum KeyframeTrackText {
  /// The keyframes of a track over a duration of 1; nil for other texts. The first value is that of the line
  /// `// from 0`, or 0.
  static func keyframes(_ text: String) throws(SyntaxError) -> KeyframeCurve? {
    guard text.contains("LinearKeyframe(") || text.contains("CubicKeyframe("),
      text.split(separator: "\n").count > 1
    else { return nil }
    var curve = KeyframeCurve(at: 0)
    let total = duration(of: text)
    // The durations are rounded to 1e-12 of the whole.
    let position = { (time: Double) in
      total > 0 ? DecimalRounding.round(time / total, within: 1e-12) : 0
    }
    var (time, value) = (0.0, 0.0)
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      let numbers = TextNumbers.all(in: line)
      if line.hasPrefix("// over 1 s from ") || line.hasPrefix("// from ") {
        value = numbers.last ?? 0
      } else if line.hasPrefix("MoveKeyframe("), numbers.count == 1 {
        curve.add(position(time), value, then: .linear)
        value = numbers[0]
      } else if line.hasPrefix("LinearKeyframe("), numbers.count == 2 {
        curve.add(position(time), value, then: .linear)
        (time, value) = (time + numbers[1], numbers[0])
      } else if line.hasPrefix("CubicKeyframe("), numbers.count == 4 {
        let (end, third) = (numbers[0], numbers[1] / 3)
        let start = position(time)
        let width = position(time + numbers[1]) - start
        curve.add(
          start, value,
          then: .absolute(
            Point2D(x: start + width / 3, y: value + third * numbers[2]),
            Point2D(x: start + 2 * width / 3, y: end - third * numbers[3])))
        (time, value) = (time + numbers[1], end)
      } else if line.contains("Keyframe(") {
        throw TextScanner(text).error(
          "linear keyframes, moves, and cubic keyframes with both velocities", at: 0)
      }
    }
    curve.add(position(time), value, then: .linear)
    return curve
  }

  /// The curve of a track; nil for other texts. A track below `// over 1 s from 0` states no duration.
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard let curve = try keyframes(text) else { return nil }
    var parsed = try curve.parsed(of: text)
    if text.firstRange(of: "// over 1 s from ") == nil {
      let total = duration(of: text)
      parsed.duration = DecimalRounding.round(total, within: total * 1e-9)
    }
    return parsed
  }

  /// The duration of all keyframes. A move takes no time.
  private static func duration(of text: String) -> Double {
    text.split(separator: "\n").reduce(0) { sum, line in
      let numbers = line.contains("Keyframe(") ? TextNumbers.all(in: line) : []
      return numbers.count > 1 ? sum + numbers[1] : sum
    }
  }
}
