#if !hasFeature(Embedded)
  extension MeasuredPath: Codable {
    private enum CodingKeys: String, CodingKey { case path, accuracy }

    /// Decodes `path` and `accuracy`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let path = try values.decode(BezierPath.self, forKey: .path)
      let accuracy = try values.decode(Double.self, forKey: .accuracy)
      self = try decoder.checked { try MeasuredPath(path, accuracy: accuracy) }
    }

    /// Encodes `path` and `accuracy`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(path, forKey: .path)
      try values.encode(accuracy, forKey: .accuracy)
    }
  }
#endif
