import Spring

/// Defaults are not encoded. An infinite count is the word `infinity`, because most formats have no such
/// number.
extension MediaTiming: Codable {
  private enum CodingKeys: String, CodingKey {
    case beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode
  }

  private static var numbers: [(key: CodingKeys, path: WritableKeyPath<MediaTiming, Double>)] {
    [
      (.beginTime, \.beginTime), (.duration, \.duration), (.speed, \.speed),
      (.timeOffset, \.timeOffset), (.repeatCount, \.repeatCount),
      (.repeatDuration, \.repeatDuration),
    ]
  }

  /// Encodes the timing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let standard = MediaTiming()
    for (key, path) in Self.numbers where self[keyPath: path] != standard[keyPath: path] {
      if self[keyPath: path] == .infinity {
        try container.encode("infinity", forKey: key)
      } else {
        try container.encode(self[keyPath: path], forKey: key)
      }
    }
    if autoreverses { try container.encode(true, forKey: .autoreverses) }
    if fillMode != .removed { try container.encode(fillMode, forKey: .fillMode) }
  }

  /// Decodes a timing.
  ///
  /// - Throws: `DecodingError` if a value is invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for (key, path) in Self.numbers where container.contains(key) {
      if (try? container.decode(String.self, forKey: key)) == "infinity" {
        self[keyPath: path] = .infinity
      } else {
        self[keyPath: path] = try container.decode(Double.self, forKey: key)
      }
    }
    autoreverses = try container.decodeIfPresent(Bool.self, forKey: .autoreverses) ?? false
    fillMode = try container.decodeIfPresent(FillMode.self, forKey: .fillMode) ?? .removed
    do throws(ParameterError) {
      try validate()
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }
}
