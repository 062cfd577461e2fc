#if !hasFeature(Embedded)
  extension Easing: Codable {
    private enum CodingKeys: String, CodingKey {
      case linear, cubicBezier, steps, piecewiseLinear, spring, decay, penner, path, composed
      case preset, reversed, mirrored, clamped, pingPong, blended, repeated, chained
    }

    private enum ComposedKeys: String, CodingKey { case outer, inner }

    /// Decodes an object with one member, named for the kind: `{"cubicBezier": [0.25, 0.1, 0.25, 1]}`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guard values.allKeys.count == 1, let key = values.allKeys.first else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "a timing function is an object with one member"))
      }
      switch key {
      case .linear: self = .linear
      case .composed:
        let parts = try values.nestedContainer(keyedBy: ComposedKeys.self, forKey: key)
        self = .composed(
          outer: try parts.decode(Easing.self, forKey: .outer),
          inner: try parts.decode(Easing.self, forKey: .inner))
      case .cubicBezier: self = .cubicBezier(try values.decode(CubicBezier.self, forKey: key))
      case .steps: self = .steps(try values.decode(Steps.self, forKey: key))
      case .piecewiseLinear:
        self = .piecewiseLinear(try values.decode(PiecewiseLinear.self, forKey: key))
      case .spring: self = .spring(try values.decode(SpringCurve.self, forKey: key))
      case .decay: self = .decay(try values.decode(DecayCurve.self, forKey: key))
      case .penner: self = .penner(try values.decode(Penner.self, forKey: key))
      case .path: self = .path(try values.decode(PathCurve.self, forKey: key))
      case .preset: self = .preset(try values.decode(Preset<Easing>.self, forKey: key))
      case .reversed: self = .reversed(try values.decode(Easing.self, forKey: key))
      case .mirrored: self = .mirrored(try values.decode(Easing.self, forKey: key))
      case .clamped: self = .clamped(try values.decode(Easing.self, forKey: key))
      case .pingPong: self = .pingPong(try values.decode(Easing.self, forKey: key))
      case .blended: self = .blended(try values.decode(Blend.self, forKey: key))
      case .repeated: self = .repeated(try values.decode(Repetition.self, forKey: key))
      case .chained: self = .chained(try values.decode(Chain.self, forKey: key))
      }
    }

    /// Encodes an object with one member, named for the kind.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .linear: try values.encode(true, forKey: .linear)
      case .composed(let outer, let inner):
        var parts = values.nestedContainer(keyedBy: ComposedKeys.self, forKey: .composed)
        try parts.encode(outer, forKey: .outer)
        try parts.encode(inner, forKey: .inner)
      case .cubicBezier(let value): try values.encode(value, forKey: .cubicBezier)
      case .steps(let value): try values.encode(value, forKey: .steps)
      case .piecewiseLinear(let value): try values.encode(value, forKey: .piecewiseLinear)
      case .spring(let value): try values.encode(value, forKey: .spring)
      case .decay(let value): try values.encode(value, forKey: .decay)
      case .penner(let value): try values.encode(value, forKey: .penner)
      case .path(let value): try values.encode(value, forKey: .path)
      case .preset(let value): try values.encode(value, forKey: .preset)
      case .reversed(let value): try values.encode(value, forKey: .reversed)
      case .mirrored(let value): try values.encode(value, forKey: .mirrored)
      case .clamped(let value): try values.encode(value, forKey: .clamped)
      case .pingPong(let value): try values.encode(value, forKey: .pingPong)
      case .blended(let value): try values.encode(value, forKey: .blended)
      case .repeated(let value): try values.encode(value, forKey: .repeated)
      case .chained(let value): try values.encode(value, forKey: .chained)
      }
    }
  }
#endif
