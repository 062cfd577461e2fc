import CurveArithmetic

#if !hasFeature(Embedded)
  extension AnimatableValue: Codable {
    private enum CodingKeys: String, CodingKey {
      case number, vector, point, size, rect, color, transform, colors, path, bool, text
    }

    /// Decodes an object with one member, named for the kind: `{"point": {"x": 1, "y": 2}}`.
    public init(from decoder: any Decoder) throws {
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      self =
        switch key {
        case .number: .number(try values.decode(Double.self, forKey: key))
        case .vector: .vector(try values.decode([Double].self, forKey: key))
        case .point: .point(try values.decode(Point2D.self, forKey: key))
        case .size: .size(try values.decode(Size2D.self, forKey: key))
        case .rect: .rect(try values.decode(Rect2D.self, forKey: key))
        case .color: .color(try values.decode(ColorValue.self, forKey: key))
        case .transform: .transform(try values.decode(Transform3D.self, forKey: key))
        case .colors: .colors(try values.decode([ColorValue].self, forKey: key))
        case .path: .path(try values.decode(BezierPath.self, forKey: key))
        case .bool: .bool(try values.decode(Bool.self, forKey: key))
        case .text: .text(try values.decode(String.self, forKey: key))
        }
    }

    /// Encodes an object with one member, named for the kind.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .number(let value): try values.encode(value, forKey: .number)
      case .vector(let value): try values.encode(value, forKey: .vector)
      case .point(let value): try values.encode(value, forKey: .point)
      case .size(let value): try values.encode(value, forKey: .size)
      case .rect(let value): try values.encode(value, forKey: .rect)
      case .color(let value): try values.encode(value, forKey: .color)
      case .transform(let value): try values.encode(value, forKey: .transform)
      case .colors(let value): try values.encode(value, forKey: .colors)
      case .path(let value): try values.encode(value, forKey: .path)
      case .bool(let value): try values.encode(value, forKey: .bool)
      case .text(let value): try values.encode(value, forKey: .text)
      }
    }
  }
#endif
