#if !hasFeature(Embedded)
  extension Repeats: Codable {
    private enum CodingKeys: String, CodingKey { case count, autoreverses, delay }

    /// Decodes the members; without a `delay` it is 0.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        count: try values.decode(Double.self, forKey: .count),
        autoreverses: try values.decode(Bool.self, forKey: .autoreverses),
        delay: try values.decodeIfPresent(Double.self, forKey: .delay) ?? 0)
    }

    /// Encodes the members, and a `delay` other than 0.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(count, forKey: .count)
      try values.encode(autoreverses, forKey: .autoreverses)
      if delay != 0 { try values.encode(delay, forKey: .delay) }
    }
  }
#endif
