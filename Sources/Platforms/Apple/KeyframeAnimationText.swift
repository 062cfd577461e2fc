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
    guard text.contains("CAKeyframeAnimation("), text.contains("keyTimes = [") else { return nil }
    func refused(_ expected: Expectation) -> SyntaxError { refusal(of: text, expected) }
    guard let times = numbers(text, "keyTimes"), var values = numbers(text, "values") else {
      throw refused("numbers as values and key times")
    }
    let mode = value(text, "calculationMode") ?? ".linear"
    let isDiscrete = mode.hasSuffix("iscrete")
    guard isDiscrete || mode.hasSuffix("inear") else {
      throw refused("the calculation mode discrete or linear")
    }
    if let whole = value(text, "timingFunction"), !whole.lowercased().contains("linear") {
      throw refused("a function for each interval, not for all")
    }
    // The last value of a discrete animation is that of the target: it holds to the end.
    if isDiscrete, values.count + 1 == times.count { values.append(1) }
    guard let functions = functions(text, read) else {
      throw refused("timing functions with four numbers or a name")
    }
    guard times.count == values.count, times.count > 1,
      functions.isEmpty || functions.count == times.count - 1
    else { throw refused("a value for each key time, and a function for each interval") }
    var curve = KeyframeCurve(at: 0)
    for (index, time) in times.enumerated() {
      let segment = index < functions.count ? functions[index] : .linear
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
    guard let curve = try keyframes(text, read: read) else { return nil }
    func refused(_ expected: Expectation) -> SyntaxError { refusal(of: text, expected) }
    var parsed = try curve.parsed(of: text)
    if let duration = value(text, "duration") {
      guard let seconds = number(duration) else { throw refused("a number of seconds as duration") }
      parsed.duration = seconds
    }
    parsed.delay =
      TextNumbers.all(in: text, after: ".beginTime = CACurrentMediaTime() + ", until: "\n").first
    let isBackAndForth = value(text, "autoreverses") == "true"
    let count = value(text, "repeatCount")
    if isBackAndForth || count != nil {
      let isEndless = count.map { count in endless.contains { count.hasSuffix($0) } } ?? false
      guard let times = isEndless ? .infinity : number(count ?? "1"), times > 0 else {
        throw refused("a number above 0 or infinity as repeatCount")
      }
      parsed.repeats = Repeats(
        count: times * (isBackAndForth ? 2 : 1), autoreverses: isBackAndForth)
    }
    return parsed
  }

  private static let endless = ["infinity", "greatestFiniteMagnitude", "HUGE_VALF", "MAXFLOAT"]

  /// What a property is set to, on one line.
  private static func value(_ text: String, _ property: String) -> Substring? {
    guard let start = text.firstRange(of: ".\(property) = ") else { return nil }
    return text[start.upperBound...].prefix { !"\n;".contains($0) }
  }

  /// The numbers of the list that a property is set to; nil if one of them is something else.
  private static func numbers(_ text: String, _ property: String) -> [Double]? {
    guard let start = text.firstRange(of: ".\(property) = [") else { return nil }
    var numbers: [Double] = []
    for element in text[start.upperBound...].prefix(while: { $0 != "]" }).split(separator: ",") {
      let written = element.filter { $0 != "\n" }
      if written.allSatisfy({ $0 == " " }) { continue }
      guard let number = number(written) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A text that is one number, also as Objective-C's `@0.5`.
  private static func number(_ text: some StringProtocol) -> Double? {
    var scanner = TextScanner(String(text.filter { !" _@".contains($0) }), isQuiet: true)
    guard let number = scanner.takeNumber()?.value(), scanner.isAtEnd else { return nil }
    return number
  }

  /// The segment of each timing function; empty without any, nil if one of them is not understood.
  private static func functions(
    _ text: String, _ read: (String) -> Easing?
  ) -> [KeyframeCurve.Segment]? {
    guard let start = text.firstRange(of: ".timingFunctions = [") else { return [] }
    var segments: [KeyframeCurve.Segment] = []
    var remainder = text[start.upperBound...].prefix { $0 != "]" }
    while let name = remainder.firstRange(of: "CAMediaTimingFunction(") {
      remainder = remainder[name.upperBound...]
      let function = "CAMediaTimingFunction(\(remainder.prefix { $0 != ")" }))"
      switch read(function)?.unnamed {
      case .linear: segments.append(.linear)
      case .cubicBezier(let curve):
        segments.append(.relative(curve.x1, curve.y1, curve.x2, curve.y2))
      default: return nil
      }
    }
    return segments
  }
}
