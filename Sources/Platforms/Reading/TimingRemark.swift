import CurveArithmetic
import CurveFitting
import CurveNotation

/// The timing of an animation in a comment after its curve: `over 300ms, after 100ms, 3 runs, back and
/// forth, each after 50ms`.
///
/// It holds what the language of a text has no place for, and is read back with the curve.
package struct TimingRemark: Equatable {
  /// In seconds.
  package var duration: Double?
  /// In seconds.
  package var delay: Double?
  package var repeats: Repeats?

  var isEmpty: Bool { duration == nil && delay == nil && repeats == nil }

  /// The comment without its marks.
  var text: String {
    var parts: [String] = []
    if let duration { parts.append("over \(Self.milliseconds(duration))") }
    if let delay { parts.append("after \(Self.milliseconds(delay))") }
    if let repeats {
      parts.append(repeats.count.isFinite ? "\(cssNumber(repeats.count)) runs" : "endless runs")
      if repeats.autoreverses { parts.append("back and forth") }
      if repeats.delay != 0 { parts.append("each after \(Self.milliseconds(repeats.delay))") }
    }
    return parts.joined(separator: ", ")
  }

  /// Splits a text into its code and the remark on its last line; nil if the text ends in something else.
  ///
  /// - Complexity: O(1) for most texts without a remark, else linear in the last line.
  package static func split(_ text: String) -> (code: Substring, remark: TimingRemark)? {
    guard let last = text.utf8.last, "/>sh".utf8.contains(last) else { return nil }
    let line = text.utf8.lastIndex(of: UInt8(ascii: "\n")).map { text[$0...] } ?? text[...]
    for (mark, end) in [("/* ", " */"), ("// ", ""), ("<!-- ", " -->"), ("# ", "")] {
      guard line.hasSuffix(end), let start = lastStart(of: mark, in: line) else { continue }
      let inner = line[start...].dropFirst(mark.count).dropLast(end.count)
      guard let remark = TimingRemark(inner) else { continue }
      let code = text[..<start]
      let kept = code.utf8.lastIndex { $0 > 32 }.map { code.utf8.index(after: $0) }
      return (code[..<(kept ?? code.startIndex)], remark)
    }
    return nil
  }

  private static func lastStart(of mark: String, in line: Substring) -> Substring.Index? {
    var found: Substring.Index?
    var remainder = line
    while let range = remainder.firstRange(of: mark) {
      found = range.lowerBound
      remainder = remainder[range.upperBound...]
    }
    return found
  }

  private init?(_ text: Substring) {
    for part in text.split(separator: ",") {
      let word = part.drop { $0 == " " }
      if word == "back and forth" {
        guard repeats != nil else { return nil }
        repeats?.autoreverses = true
      } else if word.hasPrefix("each after "), let seconds = Self.seconds(word.dropFirst(11)) {
        guard repeats != nil else { return nil }
        repeats?.delay = seconds
      } else if word == "endless runs" {
        repeats = Repeats(count: .infinity)
      } else if word.hasSuffix(" runs"), let count = Double(String(word.dropLast(5))), count > 0 {
        repeats = Repeats(count: count)
      } else if word.hasPrefix("over "), let seconds = Self.seconds(word.dropFirst(5)), seconds > 0
      {
        duration = seconds
      } else if word.hasPrefix("after "), let seconds = Self.seconds(word.dropFirst(6)) {
        delay = seconds
      } else {
        return nil
      }
    }
    if isEmpty { return nil }
  }

  package init(duration: Double?, delay: Double?, repeats: Repeats?) {
    (self.duration, self.delay, self.repeats) = (duration, delay, repeats)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    cssNumber(DecimalRounding.round(seconds * 1000, within: seconds * 1e-12)) + "ms"
  }

  private static func seconds(_ word: Substring) -> Double? {
    var scanner = TextScanner(String(word), isQuiet: true)
    guard let value = scanner.takeNumber()?.value(shiftedBy: -3), value.isFinite,
      scanner.takeName() == "ms", scanner.isAtEnd
    else { return nil }
    return value
  }
}
