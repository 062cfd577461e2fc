import CurveArithmetic

#if !hasFeature(Embedded)
  extension DecayEnd: Codable {
    private enum CodingKeys: String, CodingKey {
      case distance, speed, wholeMilliseconds, step, framesPerSecond
    }

    /// Decodes `distance`, `speed` with `wholeMilliseconds`, or `step` with `framesPerSecond`; none of
    /// them for a motion without an end.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      if let distance = try values.decodeIfPresent(Double.self, forKey: .distance) {
        self = .distance(distance)
      } else if let speed = try values.decodeIfPresent(Double.self, forKey: .speed) {
        self = .speed(
          speed,
          wholeMilliseconds: try values.decodeIfPresent(Bool.self, forKey: .wholeMilliseconds)
            ?? false)
      } else if let step = try values.decodeIfPresent(Double.self, forKey: .step) {
        self = .step(
          below: step, framesPerSecond: try values.decode(Double.self, forKey: .framesPerSecond))
      } else {
        self = .never
      }
      let end = self
      _ = try decoder.checked { try end.validate() }
    }

    /// Encodes the members of the rule.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch rule {
      case .never: break
      case .distance(let distance): try values.encode(distance, forKey: .distance)
      case .speed(let speed, let wholeMilliseconds):
        try values.encode(speed, forKey: .speed)
        if wholeMilliseconds { try values.encode(true, forKey: .wholeMilliseconds) }
      case .step(let step, let framesPerSecond):
        try values.encode(step, forKey: .step)
        try values.encode(framesPerSecond, forKey: .framesPerSecond)
      }
    }
  }

  private enum Keys: String, CodingKey {
    case from, initialVelocity, decayRate, end, exponent, stoppingTime, drag
    case constantDeceleration, velocityTolerance, acceleration, extent, deceleration
    case framesPerSecond, to, smoothTime, maximumSpeed
  }

  extension KeyedDecodingContainer<Keys> {
    fileprivate func number(_ key: Keys) throws -> Double { try decode(Double.self, forKey: key) }
  }

  extension ExponentialDecay: Codable {
    /// Decodes `from`, `initialVelocity`, `decayRate` and `end`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      let end = try values.decodeIfPresent(DecayEnd.self, forKey: .end) ?? .never
      self = try decoder.checked {
        try Self(
          from: values.number(.from), initialVelocity: values.number(.initialVelocity),
          decayRate: values.number(.decayRate), end: end)
      }
    }

    /// Encodes `from`, `initialVelocity`, `decayRate` and `end`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(from, forKey: .from)
      try values.encode(initialVelocity, forKey: .initialVelocity)
      try values.encode(decayRate, forKey: .decayRate)
      if end != .never { try values.encode(end, forKey: .end) }
    }
  }

  extension PowerDecay: Codable {
    /// Decodes `from`, `initialVelocity`, `stoppingTime` and `exponent`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      self = try decoder.checked {
        try Self(
          from: values.number(.from), initialVelocity: values.number(.initialVelocity),
          stoppingTime: values.number(.stoppingTime), exponent: values.number(.exponent))
      }
    }

    /// Encodes `from`, `initialVelocity`, `stoppingTime` and `exponent`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(from, forKey: .from)
      try values.encode(initialVelocity, forKey: .initialVelocity)
      try values.encode(stoppingTime, forKey: .stoppingTime)
      try values.encode(exponent, forKey: .exponent)
    }
  }

  extension FrictionDecay: Codable {
    /// Decodes `from`, `initialVelocity`, `drag`, `constantDeceleration` and `velocityTolerance`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      self = try decoder.checked {
        try Self(
          from: values.number(.from), initialVelocity: values.number(.initialVelocity),
          drag: values.number(.drag),
          constantDeceleration: values.number(.constantDeceleration),
          velocityTolerance: values.number(.velocityTolerance))
      }
    }

    /// Encodes the five parameters.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(from, forKey: .from)
      try values.encode(initialVelocity, forKey: .initialVelocity)
      try values.encode(drag, forKey: .drag)
      try values.encode(constantDeceleration, forKey: .constantDeceleration)
      try values.encode(velocityTolerance, forKey: .velocityTolerance)
    }
  }

  extension FlingDecay: Codable {
    /// Decodes `from` and `initialVelocity`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      self = try decoder.checked {
        try Self(
          from: values.number(.from), initialVelocity: values.number(.initialVelocity))
      }
    }

    /// Encodes `from` and `initialVelocity`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(from, forKey: .from)
      try values.encode(initialVelocity, forKey: .initialVelocity)
    }
  }

  extension GravityMotion: Codable {
    /// Decodes `from`, `initialVelocity`, `acceleration` and `extent`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      self = try decoder.checked {
        try Self(
          from: values.number(.from), initialVelocity: values.number(.initialVelocity),
          acceleration: values.number(.acceleration), extent: values.number(.extent))
      }
    }

    /// Encodes the four parameters.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(from, forKey: .from)
      try values.encode(initialVelocity, forKey: .initialVelocity)
      try values.encode(acceleration, forKey: .acceleration)
      try values.encode(restingValue, forKey: .extent)
    }
  }

  extension FrameDecay: Codable {
    /// Decodes `from`, `initialVelocity`, `deceleration` and `framesPerSecond`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      self = try decoder.checked {
        try Self(
          from: values.number(.from), initialVelocity: values.number(.initialVelocity),
          deceleration: values.number(.deceleration),
          framesPerSecond: values.number(.framesPerSecond))
      }
    }

    /// Encodes the four parameters.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(from, forKey: .from)
      try values.encode(initialVelocity, forKey: .initialVelocity)
      try values.encode(deceleration, forKey: .deceleration)
      try values.encode(framesPerSecond, forKey: .framesPerSecond)
    }
  }

  extension SmoothDamp: Codable {
    /// Decodes the parameters; without `maximumSpeed` there is no limit.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      let limit = try values.decodeIfPresent(Double.self, forKey: .maximumSpeed)
      self = try decoder.checked {
        try Self(
          from: values.number(.from), to: values.number(.to),
          initialVelocity: values.number(.initialVelocity),
          smoothTime: values.number(.smoothTime), maximumSpeed: limit ?? .infinity,
          framesPerSecond: values.number(.framesPerSecond))
      }
    }

    /// Encodes the parameters.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(from, forKey: .from)
      try values.encode(to, forKey: .to)
      try values.encode(initialVelocity, forKey: .initialVelocity)
      try values.encode(smoothTime, forKey: .smoothTime)
      if maximumSpeed < .infinity { try values.encode(maximumSpeed, forKey: .maximumSpeed) }
      try values.encode(framesPerSecond, forKey: .framesPerSecond)
    }
  }
#endif
