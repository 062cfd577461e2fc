#if !hasFeature(Embedded)
  extension Steps: Codable {
    private enum CodingKeys: String, CodingKey { case count, jump }

    /// Decodes `count` and `jump`; the jump is at the end by default.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let count = try values.decode(Count.self, forKey: .count)
      let jump = try values.decodeIfPresent(Jump.self, forKey: .jump) ?? .jumpEnd
      self = try decoder.checked { try Steps(count, jump) }
    }

    /// Encodes `count` and `jump`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(count, forKey: .count)
      try values.encode(jump, forKey: .jump)
    }
  }
#endif
