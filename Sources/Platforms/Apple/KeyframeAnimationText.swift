import CurveNotation
import Curves

/// Statements that make a `CAKeyframeAnimation`.
enum KeyframeAnimationText {
  /// The curve from the first value to the last; nil for other texts.
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard text.contains("CAKeyframeAnimation("), text.contains("keyTimes = [") else { return nil }
    let times = TextNumbers.all(in: text, after: "keyTimes = [", until: "]")
    var values = TextNumbers.all(in: text, after: ".values = [", until: "]")
    let isDiscrete = text.contains("calculationMode = .discrete")
    // The last value of a discrete animation is that of the target: it holds to the end.
    if isDiscrete, values.count + 1 == times.count { values.append(1) }
    let functions = functions(text)
    guard times.count == values.count, times.count > 1,
      functions.isEmpty || functions.count == times.count - 1
    else {
      throw TextScanner(text).error(
        "a value for each key time, and a function for each interval", at: 0)
    }
    var curve = KeyframeCurve(at: 0)
    for (index, time) in times.enumerated() {
      let p = index < functions.count ? functions[index] : []
      curve.add(
        time, values[index],
        then: isDiscrete ? .hold : p.count == 4 ? .relative(p[0], p[1], p[2], p[3]) : .linear)
    }
    var parsed = try curve.parsed(of: text)
    parsed.duration = TextNumbers.all(in: text, after: ".duration = ", until: "\n").first
    parsed.delay =
      TextNumbers.all(in: text, after: ".beginTime = CACurrentMediaTime() + ", until: "\n").first
    if text.contains("repeatCount = ") {
      let count = TextNumbers.all(in: text, after: ".repeatCount = ", until: "\n").first
      let isBackAndForth = text.contains(".autoreverses = true")
      parsed.repeats = Repeats(
        count: (count ?? .infinity) * (isBackAndForth ? 2 : 1), autoreverses: isBackAndForth)
    }
    return parsed
  }

  /// The control points of each timing function; none for a linear one.
  private static func functions(_ text: String) -> [[Double]] {
    guard let start = text.firstRange(of: "timingFunctions = [") else { return [] }
    return text[start.upperBound...].prefix { $0 != "]" }.split(separator: "\n")
      .filter { $0.contains("CAMediaTimingFunction(") }
      .map { TextNumbers.all(in: $0) }
  }
}
