import CurveArithmetic

#if !hasFeature(Embedded)
  extension Easing: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case cubicBezier, steps, piecewiseLinear, spring, decay, penner, path, composed
      case reversed, mirrored, clamped, pingPong, blended, repeated, chained
    }

    /// The kinds of a curve that is stored as an object with one member, named for them.
    package static let storedKinds = Set(CodingKeys.allCases.map(\.rawValue))

    private enum ComposedKeys: String, CodingKey { case outer, inner }

    /// CSS's keywords, which are encoded as strings.
    package static let keywords: [(name: String, value: Easing)] = [
      ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
      ("ease-in-out", .easeInOut), ("step-start", .steps(Steps(valid: 1, .start))),
      ("step-end", .steps(Steps(valid: 1, .jumpEnd))),
    ]

    /// Decodes a keyword of CSS, `"ease-in"`, or an object with one member, named for the kind:
    /// `{"cubicBezier": [0.25, 0.1, 0.25, 1]}`.
    public init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        guard let keyword = Self.keywords.first(where: { $0.name == name }) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "a timing function as a string is one of "
                + Self.keywords.map(\.name).joined(separator: ", ")))
        }
        self = keyword.value
        return
      }
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      switch key {
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
      case .reversed: self = .reversed(try values.decode(Easing.self, forKey: key))
      case .mirrored: self = .mirrored(try values.decode(Easing.self, forKey: key))
      case .clamped: self = .clamped(try values.decode(Easing.self, forKey: key))
      case .pingPong: self = .pingPong(try values.decode(Easing.self, forKey: key))
      case .blended: self = .blended(try values.decode(Blend.self, forKey: key))
      case .repeated: self = .repeated(try values.decode(Repetition.self, forKey: key))
      case .chained: self = .chained(try values.decode(Chain.self, forKey: key))
      }
    }

    /// Encodes a keyword of CSS as a string, all else as an object with one member, named for the kind.
    /// A preset is encoded as its curve.
    public func encode(to encoder: any Encoder) throws {
      if let keyword = Self.keywords.first(where: { $0.value == self }) {
        var value = encoder.singleValueContainer()
        return try value.encode(keyword.name)
      }
      if case .preset(let preset) = self { return try preset.value.encode(to: encoder) }
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .linear, .preset: break  // encoded above
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
