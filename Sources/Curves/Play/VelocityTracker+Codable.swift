#if !hasFeature(Embedded)
  extension VelocityTracker: Codable {
    /// Decodes the name.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let tracker = Self.named(name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown tracker '\(name)'")
      }
      self = tracker
    }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }
  }
#endif
