import CurveArithmetic

#if !hasFeature(Embedded)
  extension BezierPath: Codable {
    /// Decodes an array of elements.
    public init(from decoder: any Decoder) throws {
      self.init()
      for element in try [Element](from: decoder) { append(element) }
    }

    /// Encodes an array of elements.
    public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
  }

  extension BezierPath.Element: Codable {
    private enum CodingKeys: String, CodingKey { case move, line, quad, curve }

    private enum PointKeys: String, CodingKey { case to, control, control1, control2 }

    /// Decodes `"close"`, or an object with one member, named for the step:
    /// `{"line": {"to": {"x": 1, "y": 2}}}`.
    public init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        guard name == "close" else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "a step of a path as a string is close"))
        }
        self = .close
        return
      }
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      let points = try values.nestedContainer(keyedBy: PointKeys.self, forKey: key)
      func point(_ key: PointKeys) throws -> Point2D {
        try points.decode(Point2D.self, forKey: key)
      }
      self =
        switch key {
        case .move: .move(to: try point(.to))
        case .line: .line(to: try point(.to))
        case .quad: .quad(control: try point(.control), to: try point(.to))
        case .curve:
          .curve(
            control1: try point(.control1), control2: try point(.control2), to: try point(.to))
        }
    }

    /// Encodes `"close"`, or an object with one member, named for the step.
    public func encode(to encoder: any Encoder) throws {
      let (key, points): (CodingKeys, [(PointKeys, Point2D)])
      switch self {
      case .close:
        var value = encoder.singleValueContainer()
        return try value.encode("close")
      case .move(let to): (key, points) = (.move, [(.to, to)])
      case .line(let to): (key, points) = (.line, [(.to, to)])
      case .quad(let control, let to): (key, points) = (.quad, [(.control, control), (.to, to)])
      case .curve(let control1, let control2, let to):
        (key, points) = (.curve, [(.control1, control1), (.control2, control2), (.to, to)])
      }
      var values = encoder.container(keyedBy: CodingKeys.self)
      var members = values.nestedContainer(keyedBy: PointKeys.self, forKey: key)
      for (key, point) in points { try members.encode(point, forKey: key) }
    }
  }
#endif
