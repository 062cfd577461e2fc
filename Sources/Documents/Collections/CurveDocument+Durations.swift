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
      sheet.durations.map { Duration(name: $0.name, seconds: $0.seconds) } + variableDurations
    case .source: variableDurations
    case .lottie, .curve: []
    }
  }
}
