import CurveArithmetic
import Spring

#if !hasFeature(Embedded)
  private enum TrackKeys: String, CodingKey { case initial, keyframes }

  private enum KeyframeKeys: String, CodingKey { case linear, cubic, spring, move }

  private struct LinearStep<Value: Codable>: Codable {
    let value: Value
    let duration: Double
    let timing: Easing?
  }

  private struct CubicStep<Value: Codable>: Codable {
    let value: Value
    let duration: Double
    let startVelocity: Value?
    let endVelocity: Value?
  }

  private struct SpringStep<Value: Codable>: Codable {
    let value: Value
    let spring: DampedSpring
    let duration: Double?
  }

  extension MotionTrack.Keyframe: Codable where Value: Codable {
    /// Decodes an object with one member, named for the kind: `{"move": 5}`, or
    /// `{"linear": {"value": 5, "duration": 0.3}}`.
    public init(from decoder: any Decoder) throws {
      let (key, values) = try decoder.onlyMember(of: KeyframeKeys.self)
      switch key {
      case .linear:
        let step = try values.decode(LinearStep<Value>.self, forKey: key)
        self = .linear(step.value, duration: step.duration, timing: step.timing ?? .linear)
      case .cubic:
        let step = try values.decode(CubicStep<Value>.self, forKey: key)
        self = .cubic(
          step.value, duration: step.duration, startVelocity: step.startVelocity,
          endVelocity: step.endVelocity)
      case .spring:
        let step = try values.decode(SpringStep<Value>.self, forKey: key)
        self = .spring(step.value, step.spring, duration: step.duration)
      case .move: self = .move(try values.decode(Value.self, forKey: key))
      }
    }

    /// Encodes an object with one member, named for the kind.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: KeyframeKeys.self)
      switch self {
      case .linear(let value, let duration, let timing):
        try values.encode(
          LinearStep(value: value, duration: duration, timing: timing), forKey: .linear)
      case .cubic(let value, let duration, let startVelocity, let endVelocity):
        try values.encode(
          CubicStep(
            value: value, duration: duration, startVelocity: startVelocity,
            endVelocity: endVelocity),
          forKey: .cubic)
      case .spring(let value, let spring, let duration):
        try values.encode(
          SpringStep(value: value, spring: spring, duration: duration), forKey: .spring)
      case .move(let value): try values.encode(value, forKey: .move)
      }
    }
  }

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
