import CurveNotation

/// The times of UIKit's `UIView.animateKeyframes`. The values of its keyframes are set in closures, so that they have no
/// curves that could be read.
struct ViewKeyframes {
  let range: Range<Int>
  /// The offset after its own settings.
  let settingsEnd: Int
  /// The duration and the delay in seconds; nil unless they are numbers.
  private let duration: Double?
  private let delay: Double?
  /// Each keyframe: its offset in the text, and its start and duration as fractions.
  private var keyframes: [(offset: Int, start: Double, length: Double)] = []
  /// The keyframes whose times are not numbers.
  private var unread = 0

  /// In Swift and in Objective-C.
  private static let heads = ["UIView.animateKeyframes(", "[UIView animateKeyframesWithDuration:"]
  private static let marks = ["addKeyframe(", "addKeyframeWithRelativeStartTime:"]

  /// - Returns: nil for another value.
  init?(_ value: SourceValue) {
    guard let form = Self.heads.firstIndex(where: { value.text.hasPrefix($0) }) else { return nil }
    let (head, mark) = (Self.heads[form], Self.marks[form])
    // Its closures end before the next animation.
    let next = value.text.dropFirst(head.count).firstRange(of: head)
    let text = next.map { String(value.text[..<$0.lowerBound]) } ?? value.text
    range = value.range.lowerBound..<value.range.lowerBound + text.utf8.count
    let settings = text.firstRange(of: mark).map { text[..<$0.lowerBound] } ?? text[...]
    settingsEnd = value.range.lowerBound + settings.utf8.count
    duration = Self.number("ithDuration:", in: settings)
    delay = Self.number("delay:", in: settings)
    var remaining = text[...]
    while let found = remaining.firstRange(of: mark) {
      let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      let call = remaining[found.lowerBound...].prefix { !"{)^".contains($0) }
      remaining = remaining[found.upperBound...]
      guard let start = Self.number("RelativeStartTime:", in: call),
        let length = Self.number("relativeDuration:", in: call)
      else {
        unread += 1
        continue
      }
      keyframes.append((offset, start, length))
    }
  }

  private static func number(_ label: String, in text: Substring) -> Double? {
    guard let found = text.firstRange(of: label) else { return nil }
    var scanner = TextScanner(String(text[found.upperBound...].prefix(60)), isQuiet: true)
    scanner.skipSpace()
    guard let number = scanner.takeNumber()?.value(), number.isFinite else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd || scanner.take(",") || scanner.take(")") || scanner.takeName() != nil
      ? number : nil
  }

  /// The times in seconds, named by their lines.
  func times(at lines: LineIndex) -> [(name: String, seconds: Double, line: Int)] {
    guard let duration else { return [] }
    let line = lines.line(of: range.lowerBound)
    var times = [("line \(line) animateKeyframes", duration, line)]
    if let delay, delay != 0 { times.append(("line \(line) animateKeyframes delay", delay, line)) }
    for keyframe in keyframes {
      let line = lines.line(of: range.lowerBound + keyframe.offset)
      times.append(("line \(line) addKeyframe start", keyframe.start * duration, line))
      times.append(("line \(line) addKeyframe", keyframe.length * duration, line))
    }
    return times
  }

  /// What is not read.
  var note: String {
    if duration == nil {
      return "animateKeyframes: the duration is not a number, so no time is read"
    }
    let others = unread > 0 ? ", nor the times of \(unread) that are not numbers" : ""
    return "animateKeyframes: the values of keyframes, which closures set, are not read\(others)"
  }
}
