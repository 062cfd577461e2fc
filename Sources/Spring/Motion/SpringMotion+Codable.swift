import CurveArithmetic

#if !hasFeature(Embedded)
  extension DampedSpring: Codable {
    private enum CodingKeys: String, CodingKey { case mass, stiffness, damping }

    /// Decodes `mass`, `stiffness` and `damping`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let mass = try values.decode(Double.self, forKey: .mass)
      let stiffness = try values.decode(Double.self, forKey: .stiffness)
      let damping = try values.decode(Double.self, forKey: .damping)
      self = try decoder.checked {
        try DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
      }
    }

    /// Encodes `mass`, `stiffness` and `damping`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(mass, forKey: .mass)
      try values.encode(stiffness, forKey: .stiffness)
      try values.encode(damping, forKey: .damping)
    }
  }

  private enum MotionKeys: String, CodingKey {
    case spring, from, to, initialVelocity, relativeVelocity
  }

  extension SpringMotion: Codable {
    /// Decodes `spring`, `from`, `to`, and `initialVelocity` in value units per second or
    /// `relativeVelocity` in distances per second.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: MotionKeys.self)
      let spring = try values.decode(DampedSpring.self, forKey: .spring)
      let from = try values.decode(Double.self, forKey: .from)
      let to = try values.decode(Double.self, forKey: .to)
      let relative = try values.decodeIfPresent(Double.self, forKey: .relativeVelocity)
      if let relative {
        self = try decoder.checked {
          try SpringMotion(spring, from: from, to: to, relativeVelocity: relative)
        }
        return
      }
      let velocity = try values.decode(Double.self, forKey: .initialVelocity)
      self = try decoder.checked {
        try SpringMotion(spring, from: from, to: to, initialVelocity: velocity)
      }
    }

    /// Encodes `spring`, `from`, `to`, and the velocity in the unit that the motion was created with, so
    /// that decoding gives the same motion to the last bit.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: MotionKeys.self)
      try values.encode(spring, forKey: .spring)
      try values.encode(from, forKey: .from)
      try values.encode(to, forKey: .to)
      let copy = try? SpringMotion(spring, from: from, to: to, initialVelocity: initialVelocity)
      if copy?.solution == solution, copy?.amplitude == amplitude {
        try values.encode(initialVelocity, forKey: .initialVelocity)
      } else {
        try values.encode(relativeVelocity, forKey: .relativeVelocity)
      }
    }
  }

  extension VectorSpringMotion: Codable where Value: Codable {
    /// Decodes `spring`, `from`, `to` and `initialVelocity` in value units per second.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: MotionKeys.self)
      let spring = try values.decode(DampedSpring.self, forKey: .spring)
      let from = try values.decode(Value.self, forKey: .from)
      let to = try values.decode(Value.self, forKey: .to)
      let velocity = try values.decode(Value.self, forKey: .initialVelocity)
      self = try decoder.checked {
        try VectorSpringMotion(spring, from: from, to: to, initialVelocity: velocity)
      }
    }

    /// Encodes `spring`, `from`, `to` and `initialVelocity`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: MotionKeys.self)
      try values.encode(spring, forKey: .spring)
      try values.encode(from, forKey: .from)
      try values.encode(to, forKey: .to)
      try values.encode(initialVelocity, forKey: .initialVelocity)
    }
  }

  extension RetargetedMotion: Codable where Base: Codable {
    private enum CodingKeys: String, CodingKey { case pieces, history }

    /// Decodes `pieces` and, if it is finite, `history` in seconds.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let pieces = try values.decode([Piece].self, forKey: .pieces)
      let history = try values.decodeIfPresent(Double.self, forKey: .history)
      guard !pieces.isEmpty,
        pieces.indices.dropFirst().allSatisfy({ pieces[$0 - 1].start <= pieces[$0].start })
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .pieces, in: values,
          debugDescription: "pieces must be present, and in order of time")
      }
      self.init(pieces, history: history ?? .infinity)
    }

    /// Encodes `pieces` and, if it is finite, `history`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(pieces, forKey: .pieces)
      if history < .infinity { try values.encode(history, forKey: .history) }
    }
  }
#endif
