#if !hasFeature(Embedded)
  extension Blend: Codable {
    private enum CodingKeys: String, CodingKey { case first, second, weight }

    /// Decodes `first`, `second` and `weight`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let first = try values.decode(Easing.self, forKey: .first)
      let second = try values.decode(Easing.self, forKey: .second)
      let weight = try values.decode(Double.self, forKey: .weight)
      self = try decoder.checked { try Blend(first, second, weight: weight) }
    }

    /// Encodes `first`, `second` and `weight`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(first, forKey: .first)
      try values.encode(second, forKey: .second)
      try values.encode(weight, forKey: .weight)
    }
  }

  extension Repetition: Codable {
    private enum CodingKeys: String, CodingKey { case base, count }

    /// Decodes `base` and `count`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let base = try values.decode(Easing.self, forKey: .base)
      let count = try values.decode(Int.self, forKey: .count)
      self = try decoder.checked { try Repetition(base, count: count) }
    }

    /// Encodes `base` and `count`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(base, forKey: .base)
      try values.encode(count, forKey: .count)
    }
  }

  extension Chain: Codable {
    /// Decodes an array of links.
    public init(from decoder: any Decoder) throws {
      let links = try [Link](from: decoder)
      self = try decoder.checked { try Chain(links) }
    }

    /// Encodes an array of links.
    public func encode(to encoder: any Encoder) throws { try links.encode(to: encoder) }
  }
#endif
