import CurveArithmetic

#if !hasFeature(Embedded)
  extension SpringParameters: Codable {
    private enum CodingKeys: String, CodingKey { case physical, perceptual, response, damped }

    private enum NumberKeys: String, CodingKey {
      case mass, stiffness, damping, duration, bounce, response, dampingRatio, relativeVelocity
      /// The name of `relativeVelocity` in version 0.1.0.
      case initialVelocity
    }

    /// Decodes an object with one member, named for the parameterisation:
    /// `{"perceptual": {"duration": 0.5, "bounce": 0.3}}`. The member `relativeVelocity` may be left out.
    public init(from decoder: any Decoder) throws {
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      let numbers = try values.nestedContainer(keyedBy: NumberKeys.self, forKey: key)
      func number(_ key: NumberKeys) throws -> Double {
        try numbers.decode(Double.self, forKey: key)
      }
      guard !numbers.contains(.initialVelocity) else {
        throw DecodingError.dataCorruptedError(
          forKey: .initialVelocity, in: numbers,
          debugDescription: "the velocity of a spring's parameters is named relativeVelocity")
      }
      let velocity = try numbers.decodeIfPresent(Double.self, forKey: .relativeVelocity) ?? 0
      switch key {
      case .physical:
        self = .physical(
          mass: try number(.mass), stiffness: try number(.stiffness),
          damping: try number(.damping), relativeVelocity: velocity)
      case .perceptual:
        self = .perceptual(
          duration: try number(.duration), bounce: try number(.bounce), relativeVelocity: velocity)
      case .response:
        self = .response(
          response: try number(.response), dampingRatio: try number(.dampingRatio),
          relativeVelocity: velocity)
      case .damped:
        self = .damped(
          stiffness: try number(.stiffness), dampingRatio: try number(.dampingRatio),
          relativeVelocity: velocity)
      }
      let parameters = self
      _ = try decoder.checked { try DampedSpring(parameters).motion(relativeVelocity: velocity) }
    }

    /// Encodes an object with one member, named for the parameterisation.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      let (key, numbers): (CodingKeys, [(NumberKeys, Double)]) =
        switch self {
        case .physical(let mass, let stiffness, let damping, _):
          (.physical, [(.mass, mass), (.stiffness, stiffness), (.damping, damping)])
        case .perceptual(let duration, let bounce, _):
          (.perceptual, [(.duration, duration), (.bounce, bounce)])
        case .response(let response, let ratio, _):
          (.response, [(.response, response), (.dampingRatio, ratio)])
        case .damped(let stiffness, let ratio, _):
          (.damped, [(.stiffness, stiffness), (.dampingRatio, ratio)])
        }
      var members = values.nestedContainer(keyedBy: NumberKeys.self, forKey: key)
      for (key, number) in numbers { try members.encode(number, forKey: key) }
      try members.encode(relativeVelocity, forKey: .relativeVelocity)
    }
  }
#endif
