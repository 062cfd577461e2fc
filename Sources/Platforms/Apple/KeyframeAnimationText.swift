import CurveNotation
import Curves

/// Statements that make a `CAKeyframeAnimation`.
enum KeyframeAnimationText {
  /// The keyframes; nil for other texts.
  ///
  /// - Parameter read: Reads a timing function.
  static func keyframes(
    _ text: String, read: (String) -> Easing?
  ) throws(SyntaxError) -> KeyframeCurve? {
    guard let properties = properties(text) else { return nil }
    return try keyframes(properties, text, read: read)
  }

  private static func properties(_ text: String) -> KeyframeAnimationProperties? {
    guard text.contains("CAKeyframeAnimation("), text.contains("keyTimes = [") else { return nil }
    return KeyframeAnimationProperties(statements: text)
  }

  private static func keyframes(
    _ properties: KeyframeAnimationProperties, _ text: String, read: (String) -> Easing?
  ) throws(SyntaxError) -> KeyframeCurve {
    func refused(_ expected: Expectation) -> SyntaxError { refusal(of: text, expected) }
    guard let times = properties.numbers("keyTimes"), var values = properties.numbers("values")
    else {
      throw refused("numbers as values and key times")
    }
    let isDiscrete = properties.mode == "discrete"
    guard isDiscrete || properties.mode == "linear" else {
      throw refused("the calculation mode discrete or linear")
    }
    if properties.hasWholeFunction { throw refused("a function for each interval, not for all") }
    // The last value of a discrete animation is that of the target: it holds to the end.
    if isDiscrete, values.count + 1 == times.count { values.append(1) }
    guard let functions = properties.functions(read: read),
      let segments = segments(functions)
    else {
      throw refused("timing functions with four numbers or a name")
    }
    guard times.count == values.count, times.count > 1,
      segments.isEmpty || segments.count == times.count - 1
    else { throw refused("a value for each key time, and a function for each interval") }
    var curve = KeyframeCurve(at: 0)
    for (index, time) in times.enumerated() {
      let segment = index < segments.count ? segments[index] : .linear
      curve.add(time, values[index], then: isDiscrete ? .hold : segment)
    }
    return curve
  }

  private static func refusal(of text: String, _ expected: Expectation) -> SyntaxError {
    TextScanner(text).error(expected, at: 0)
  }

  /// The curve from the first value to the last; nil for other texts.
  ///
  /// - Parameter read: Reads a timing function.
  static func parsed(
    _ text: String, read: (String) -> Easing?
  ) throws(SyntaxError) -> ParsedEasing? {
    guard let properties = properties(text) else { return nil }
    func refused(_ expected: Expectation) -> SyntaxError { refusal(of: text, expected) }
    var parsed = try keyframes(properties, text, read: read).parsed(of: text)
    if properties["duration"] != nil {
      guard let seconds = properties.number("duration") else {
        throw refused("a number of seconds as duration")
      }
      parsed.duration = seconds
    }
    parsed.delay = properties.delay
    if properties.isRepeated {
      guard let repeats = properties.repeats else {
        throw refused("a number above 0 or infinity as repeatCount")
      }
      parsed.repeats = repeats
    }
    return parsed
  }

  /// The segment of each timing function; nil if one of them is not a single Bézier curve.
  private static func segments(_ functions: [Easing]) -> [KeyframeCurve.Segment]? {
    var segments: [KeyframeCurve.Segment] = []
    for function in functions {
      switch function.unnamed {
      case .linear: segments.append(.linear)
      case .cubicBezier(let curve):
        segments.append(.relative(curve.x1, curve.y1, curve.x2, curve.y2))
      default: return nil
      }
    }
    return segments
  }
}
