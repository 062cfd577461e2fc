import CurveDocuments

/// The unit of the times in a recording.
enum LogUnit: Equatable {
  case seconds, milliseconds, microseconds, nanoseconds, frames

  /// The unit's name in messages.
  var name: String {
    switch self {
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .microseconds: "microseconds"
    case .nanoseconds: "nanoseconds"
    case .frames: "frames"
    }
  }

  /// The number of units in a second; nil for frames.
  var perSecond: Double? {
    switch self {
    case .seconds: 1
    case .milliseconds: 1e3
    case .microseconds: 1e6
    case .nanoseconds: 1e9
    case .frames: nil
    }
  }

  /// The unit with an abbreviation or a name in lower case.
  private init?(word: String) {
    switch word {
    case "s", "sec", "secs", "second", "seconds": self = .seconds
    case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds": self = .milliseconds
    case "us", "µs", "μs", "usec", "usecs", "micros", "microsecond", "microseconds":
      self = .microseconds
    case "ns", "nsec", "nsecs", "nanos", "nanosecond", "nanoseconds": self = .nanoseconds
    default: return nil
    }
  }

  /// The unit that a header names, as `ms`, `t (ms)`, `time_us` and `timeMillis` do; nil if it names none.
  init?(header: String) {
    let words = MotionWords.words(header)
    for word in words.reversed() {
      guard let unit = LogUnit(word: word) else { continue }
      self = unit
      return
    }
    // The position of a rectangle, `frame.x`, is not a count.
    let last = MotionWords.words(String(header.split(separator: ".").last ?? ""))
    guard last.contains("frame") || last.contains("frames"),
      !words.contains("time"), !words.contains("timestamp")
    else { return nil }
    self = .frames
  }

  /// Whether a header names times.
  static func isTime(header: String) -> Bool {
    let words = MotionWords.words(header)
    return LogUnit(header: header) != nil
      || !Set(words).isDisjoint(with: ["time", "times", "t", "timestamp", "ts", "elapsed", "now"])
  }

  /// The likely unit of times without one.
  ///
  /// Present dates in seconds, milliseconds, microseconds and nanoseconds since 1970 differ from each other
  /// and from other clocks. Otherwise the step between two samples of an animation decides: at least a
  /// quarter of a frame a second, at most 250 frames a second.
  ///
  /// - Parameters:
  ///   - step: The usual difference between two times.
  ///   - first: The first time.
  static func guessed(step: Double, first: Double) -> LogUnit {
    let units: [LogUnit] = [.seconds, .milliseconds, .microseconds, .nanoseconds]
    for unit in units {
      guard let scale = unit.perSecond else { continue }
      // The years 2001 to 2096.
      if first / scale >= 1e9, first / scale < 4e9, scale > 1 || step < 4 { return unit }
    }
    switch step {
    case ..<4: return .seconds
    case ..<4e3: return .milliseconds
    case ..<4e6: return .microseconds
    default: return .nanoseconds
    }
  }

  /// A number with its unit, as `16ms`, or the time of a day, as `12:00:01.5`, or of a stopwatch, as
  /// `00:01.234.567`, in seconds; nil for other texts.
  static func quantity(_ text: String) -> (value: Double, unit: LogUnit)? {
    let suffix = text.reversed().prefix { $0.isLetter }.count
    if suffix > 0, let unit = LogUnit(word: String(text.suffix(suffix)).lowercased()),
      let value = plainNumber(text.dropLast(suffix).unpadded), value.isFinite
    {
      return (value, unit)
    }
    guard let value = rational(text) ?? clock(text) else { return nil }
    return (value, .seconds)
  }

  /// The seconds of `10/600`, as Core Media writes times.
  private static func rational(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let value = Int(parts[0]), let scale = Int(parts[1]), scale > 0 else {
      return nil
    }
    return Double(value) / Double(scale)
  }

  /// The seconds of `2026-11-23T12:00:01.5Z` or `2026-11-23 12:00:01.5+01:00`, since 1970, or of `12:00:01.5`,
  /// since midnight.
  static func clock(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
    guard let last = parts.last, parts.count <= 2, let (clock, offset) = offset(of: last) else {
      return nil
    }
    let time = clock.split(separator: ":", omittingEmptySubsequences: false)
    if time.count == 2, parts.count == 1 { return stopwatch(time[0], time[1]) }
    // ISO 8601 allows a comma before the fraction.
    guard time.count == 3, let hours = Int(time[0]), let minutes = Int(time[1]),
      let seconds = plainNumber(String(time[2]).replacing(",", with: ".")),
      (0..<24).contains(hours),
      (0..<60).contains(minutes), seconds >= 0, seconds < 61
    else { return nil }
    let day = Double(hours * 3600 + minutes * 60) + seconds - offset
    guard parts.count == 2 else { return day }
    let date = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard date.count >= 2, !date.contains(nil), let number = date[date.count - 1],
      let month = date[date.count - 2], (1...12).contains(month), (1...31).contains(number)
    else { return nil }
    // Days since 1970 by the proleptic Gregorian calendar. A log without a year is in 1970.
    let year = (date.count == 3 ? date[0] ?? 1970 : 1970) - (month <= 2 ? 1 : 0)
    guard (0...9999).contains(year) else { return nil }
    let days = (153 * ((month + 9) % 12) + 2) / 5 + number - 1
    let total = 365 * year + year / 4 - year / 100 + year / 400 + days - 719_468
    return Double(total) * 86_400 + day
  }

  /// A time of the day without its time zone, `Z`, `+01:00`, `+0100` or `+01`, and that in seconds; nil for another zone.
  private static func offset(of text: Substring) -> (clock: Substring, seconds: Double)? {
    if text.hasSuffix("Z") { return (text.dropLast(), 0) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), sign > text.startIndex
    else { return (text, 0) }
    let zone = text[text.index(after: sign)...]
    let digits = zone.filter { $0 != ":" }
    guard [2, 4].contains(digits.count), zone.count == digits.count || zone.count == 5,
      digits.allSatisfy(\.isNumber), let hours = Int(digits.prefix(2)),
      let minutes = digits.count == 4 ? Int(digits.suffix(2)) : 0, hours < 24, minutes < 60
    else { return nil }
    let seconds = Double(hours * 3600 + minutes * 60)
    return (text[..<sign], text[sign] == "-" ? -seconds : seconds)
  }

  /// The seconds of `00:01.234.567`: minutes and seconds, as Instruments writes them.
  private static func stopwatch(_ minutes: Substring, _ seconds: Substring) -> Double? {
    let groups = seconds.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...4).contains(groups.count), let minutes = Int(minutes), minutes >= 0,
      let seconds = plainNumber(String(groups[0]) + "." + groups[1...].joined()),
      (0..<60).contains(seconds)
    else { return nil }
    return Double(minutes) * 60 + seconds
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var unpadded: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
