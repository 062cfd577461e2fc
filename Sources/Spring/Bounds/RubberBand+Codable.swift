import CurveArithmetic

#if !hasFeature(Embedded)
  extension RubberBand: Codable {
    private enum CodingKeys: String, CodingKey { case dimension, coefficient }

    /// Decodes `dimension` and `coefficient`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self = try decoder.checked {
        try Self(
          dimension: values.decode(Double.self, forKey: .dimension),
          coefficient: values.decode(Double.self, forKey: .coefficient))
      }
    }

    /// Encodes `dimension` and `coefficient`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(dimension, forKey: .dimension)
      try values.encode(coefficient, forKey: .coefficient)
    }
  }
#endif
