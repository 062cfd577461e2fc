import CurveArithmetic

#if !hasFeature(Embedded)
  private enum RelativeKeys: String, CodingKey { case initial, keyframes }

  extension RelativeKeyframes: Codable where Value: Codable {
    /// Decodes `initial` and `keyframes`.
    public init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: RelativeKeys.self)
      let initial = try keys.decode(Value.self, forKey: .initial)
      let keyframes = try keys.decode([Keyframe].self, forKey: .keyframes)
      self = try decoder.checked { try RelativeKeyframes(initial: initial, keyframes) }
    }

    /// Encodes `initial` and `keyframes`.
    public func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: RelativeKeys.self)
      try keys.encode(initial, forKey: .initial)
      try keys.encode(keyframes, forKey: .keyframes)
    }
  }
#endif
