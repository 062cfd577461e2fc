import CurveArithmetic
import CurveNotation
import CurvePlatforms

/// Curves in a token file that have the form of another system.
extension TokenReader {
  /// Adds the curve of another system's object: Figma's easings, alone or with a duration, and the animated
  /// property of Lottie.
  ///
  /// - Returns: Whether it is such an object.
  mutating func foreign(_ entry: Entry) -> Bool {
    let easing = entry.value["easing"] ?? entry.value
    let isFigma =
      ["easingFunctionCubicBezier", "easingFunctionSpring"].contains { easing[$0] != nil }
    let isLottie = entry.value["k"]?.elements?.first?["t"]?.number != nil
    guard isFigma || isLottie else { return false }
    // A single curve is read as such.
    if entry.path.isEmpty { return true }
    // Members next to Figma's easing, such as a direction, are the transition's and not the curve's.
    let curve = isFigma ? easing : entry.value
    let text = String(decoding: document.bytes[curve.offset..<curve.end], as: UTF8.self)
    do throws(SyntaxError) {
      var parsed = try EasingParser().parse(text)
      if isFigma, let length = entry.value["duration"]?.number.flatMap(SourceValue.seconds) {
        if case .spring = parsed.easing {
          parsed.notes.append(
            "a spring ends when it settles: its duration of \(messageNumber(length)) s is not kept"
          )
        } else {
          parsed.duration = length
        }
      }
      append(
        parsed.easing, duration: parsed.duration, delay: parsed.delay, path: entry.path,
        at: entry.value.offset)
      for note in parsed.notes {
        notes.add("\(entry.path.prefix(60)): \(note)", at: entry.value.offset, isLoss: false)
      }
    } catch {
      notes.add("\(entry.path.prefix(60)): expected \(error.expected)", at: entry.value.offset)
    }
    return true
  }
}
