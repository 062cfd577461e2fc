import CurveArithmetic

#if !hasFeature(Embedded)
  extension Penner: Codable {
    private enum CodingKeys: String, CodingKey { case family, direction }

    /// Decodes `family` and `direction`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let family = try values.decode(Family.self, forKey: .family)
      let direction = try values.decode(Direction.self, forKey: .direction)
      self = try decoder.checked { try Penner(family, direction) }
    }

    /// Encodes `family` and `direction`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(family, forKey: .family)
      try values.encode(direction, forKey: .direction)
    }
  }

  extension Penner.Family: Codable {
    private enum CodingKeys: String, CodingKey { case power, expo, back, elastic }

    private enum ParameterKeys: String, CodingKey {
      case exponent, normalized, overshoot, amplitude, period
    }

    /// The equations whose parameters are the usual ones, or which have none.
    private static let plain: [(name: String, value: Self)] = [
      ("sine", .sine), ("quad", .quad), ("cubic", .cubic), ("quart", .quart), ("quint", .quint),
      ("expo", .expo()), ("circ", .circ), ("back", .back()), ("elastic", .elastic()),
      ("bounce", .bounce),
    ]

    /// Decodes a name, `"sine"`, or an object with one member, named for the equation:
    /// `{"back": {"overshoot": 2}}`. Parameters with a default may be left out.
    public init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        guard let family = Self.plain.first(where: { $0.name == name }) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "an equation as a string is one of "
                + Self.plain.map(\.name).joined(separator: ", ")))
        }
        self = family.value
        return
      }
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      let parameters = try values.nestedContainer(keyedBy: ParameterKeys.self, forKey: key)
      let isNormalized = try parameters.decodeIfPresent(Bool.self, forKey: .normalized) ?? false
      let family: Self =
        switch key {
        case .power: .power(exponent: try parameters.decode(Double.self, forKey: .exponent))
        case .expo: .expo(normalized: isNormalized)
        case .back:
          .back(overshoot: try parameters.decodeIfPresent(Double.self, forKey: .overshoot))
        case .elastic:
          .elastic(
            amplitude: try parameters.decodeIfPresent(Double.self, forKey: .amplitude) ?? 1,
            period: try parameters.decodeIfPresent(Double.self, forKey: .period),
            normalized: isNormalized)
        }
      self = try decoder.checked { try Penner(family, .in).family }
    }

    /// Encodes a name, or an object with one member for an equation with parameters of its own.
    public func encode(to encoder: any Encoder) throws {
      if let plain = Self.plain.first(where: { $0.value == self }) {
        var value = encoder.singleValueContainer()
        return try value.encode(plain.name)
      }
      var values = encoder.container(keyedBy: CodingKeys.self)
      func parameters(_ key: CodingKeys) -> KeyedEncodingContainer<ParameterKeys> {
        values.nestedContainer(keyedBy: ParameterKeys.self, forKey: key)
      }
      switch self {
      case .power(let exponent):
        var members = parameters(.power)
        try members.encode(exponent, forKey: .exponent)
      case .expo(let isNormalized):
        var members = parameters(.expo)
        try members.encode(isNormalized, forKey: .normalized)
      case .back(let overshoot):
        var members = parameters(.back)
        try members.encodeIfPresent(overshoot, forKey: .overshoot)
      case .elastic(let amplitude, let period, let isNormalized):
        var members = parameters(.elastic)
        try members.encode(amplitude, forKey: .amplitude)
        try members.encodeIfPresent(period, forKey: .period)
        try members.encode(isNormalized, forKey: .normalized)
      case .sine, .quad, .cubic, .quart, .quint, .circ, .bounce: break  // encoded above
      }
    }
  }
#endif
