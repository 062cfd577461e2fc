import Spring

#if !hasFeature(Embedded)
  extension SpringCurve: Codable {
    private enum CodingKeys: String, CodingKey { case parameters, over }

    /// Decodes `parameters` and, unless it is the settling time, `over` in seconds.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let parameters = try values.decode(SpringParameters.self, forKey: .parameters)
      let duration = try values.decodeIfPresent(Double.self, forKey: .over)
      self = try decoder.checked { try SpringCurve(parameters, over: duration) }
    }

    /// Encodes `parameters` and, unless it is the settling time, `over` in seconds.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(parameters, forKey: .parameters)
      if isDurationGiven { try values.encode(duration, forKey: .over) }
    }
  }
#endif
