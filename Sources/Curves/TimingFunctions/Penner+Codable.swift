#if !hasFeature(Embedded)
  extension Penner: Codable {
    private enum CodingKeys: String, CodingKey { case family, direction }

    /// Decodes `family` and `direction`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let family = try values.decode(Family.self, forKey: .family)
      let direction = try values.decode(Direction.self, forKey: .direction)
      self = try decoder.checked { try Penner(family, direction) }
    }

    /// Encodes `family` and `direction`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(family, forKey: .family)
      try values.encode(direction, forKey: .direction)
    }
  }
#endif
