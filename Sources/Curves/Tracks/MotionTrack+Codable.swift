import CurveArithmetic
import Spring

#if !hasFeature(Embedded)
  private enum TrackKeys: String, CodingKey { case initial, keyframes }

  extension MotionTrack: Codable where Value: Codable {
    /// Decodes `initial` and `keyframes`.
    public init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: TrackKeys.self)
      let initial = try keys.decode(Value.self, forKey: .initial)
      let keyframes = try keys.decode([Keyframe].self, forKey: .keyframes)
      self = try decoder.checked { try MotionTrack(initial: initial, keyframes) }
    }

    /// Encodes `initial` and `keyframes`.
    public func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: TrackKeys.self)
      try keys.encode(initial, forKey: .initial)
      try keys.encode(keyframes, forKey: .keyframes)
    }
  }
#endif
