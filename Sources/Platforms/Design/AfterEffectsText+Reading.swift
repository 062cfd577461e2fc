import CurveNotation
import Curves

extension AfterEffectsText {
  /// The keyframes of a script that sets values at times and their eases; nil for other texts.
  static func keyframes(_ text: String) throws(SyntaxError) -> KeyframeCurve? {
    guard let start = text.firstRange(of: "setValuesAtTimes(") else { return nil }
    let lists = text[start.upperBound...].split(
      maxSplits: 4, omittingEmptySubsequences: false, whereSeparator: { "[]".contains($0) })
    let eases = text.split(separator: "\n").filter { $0.contains("setTemporalEaseAtKey") }
      .map { TextNumbers.all(in: $0) }
    let times = lists.count > 1 ? TextNumbers.all(in: lists[1]) : []
    let values = lists.count > 3 ? TextNumbers.all(in: lists[3]) : []
    guard times.count == values.count, eases.count == times.count, times.count > 1,
      eases.allSatisfy({ $0.count == 5 })
    else { throw TextScanner(text).error("times, values, and an ease for each", at: 0) }
    let holds = Set(
      text.split(separator: "\n").filter { $0.hasSuffix("HOLD);") }
        .compactMap { TextNumbers.all(in: $0).first })
    var curve = KeyframeCurve(at: 0)
    for (index, time) in times.enumerated() {
      let next = min(index + 1, times.count - 1)
      // Of an ease: the key, speed and influence before it, speed and influence after it.
      let width = times[next] - time
      let (out, into) = (eases[index][4] / 100 * width, eases[next][2] / 100 * width)
      curve.add(
        time, values[index],
        then: holds.contains(Double(index + 1))
          ? .hold
          : .absolute(
            Point2D(x: time + out, y: values[index] + out * eases[index][3]),
            Point2D(x: times[next] - into, y: values[next] - into * eases[next][1])))
    }
    return curve
  }

  /// The curve of such a script; nil for other texts.
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard let curve = try keyframes(text) else { return nil }
    var parsed = try curve.parsed(of: text)
    parsed.duration = curve.duration
    if curve.times[0] != 0 { parsed.delay = curve.times[0] }
    return parsed
  }
}
