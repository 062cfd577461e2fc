extension CurveDocument {
  /// A duration of a file that belongs to no curve: a token of that type, or a variable of CSS, Sass or Less
  /// whose value is a time.
  public struct Duration: Sendable, Hashable, Codable {
    /// The name in the file.
    public var name: String
    /// In seconds, 0 or positive in tokens.
    public var seconds: Double

    /// Creates a duration.
    ///
    /// - Parameters:
    ///   - name: The name in the file.
    ///   - seconds: In seconds.
    public init(name: String, seconds: Double) { (self.name, self.seconds) = (name, seconds) }

    init(_ found: SourceFile.Duration) { self.init(name: found.name, seconds: found.seconds) }
  }

  /// The durations that belong to no curve, in text order.
  ///
  /// Complexity: linear in their number.
  public var durations: [Duration] {
    switch content {
    case .tokens(let file):
      file.tokens.compactMap { token in
        guard case .duration(let seconds) = token.value else { return nil }
        return Duration(name: token.path, seconds: seconds)
      }
    case .styleSheet(let sheet):
      sheet.durations.map { Duration(name: $0.name, seconds: $0.seconds) }
        .filter { !repeatedTimes.contains($0) } + variableDurations
    case .source, .curve: variableDurations
    case .lottie: []
    }
  }

  /// The times of curves as `convert` repeats them in custom properties: `--enter-duration` next to `--enter`, whose
  /// comment has it too.
  private var repeatedTimes: Set<Duration> {
    Set(
      entries.flatMap { entry in
        [("duration", entry.duration), ("delay", entry.delay)].compactMap { part, seconds in
          seconds.map { Duration(name: "\(entry.name)-\(part)", seconds: $0) }
        }
      })
  }

  /// The times of code that are not those of its single curve: of declarations that nothing else in it names.
  func times(besides single: Self, in bytes: [UInt8]) -> [Duration] {
    guard let curve = single.entries.first, !variableDurations.isEmpty else { return [] }
    var counts: [Substring: Int] = [:]
    let text = String(decoding: bytes, as: UTF8.self)
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      counts[word, default: 0] += 1
    }
    return variableDurations.filter { time in
      let parts = time.name.split(separator: ".")
      return parts.count > 1 && counts[parts[0]] == 1 && time.seconds != curve.duration
        && time.seconds != curve.delay
    }
  }
}
