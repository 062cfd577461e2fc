import CurveArithmetic

#if !hasFeature(Embedded)
  extension PathSegment: Codable {
    private enum CodingKeys: String, CodingKey { case line, quad, curve }

    private enum PointKeys: String, CodingKey { case from, control, control1, control2, to }

    /// Decodes an object with one member, named for the kind:
    /// `{"line": {"from": {"x": 0, "y": 0}, "to": {"x": 1, "y": 2}}}`.
    public init(from decoder: any Decoder) throws {
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      let points = try values.nestedContainer(keyedBy: PointKeys.self, forKey: key)
      func point(_ key: PointKeys) throws -> Point2D {
        try points.decode(Point2D.self, forKey: key)
      }
      let (from, to) = (try point(.from), try point(.to))
      self =
        switch key {
        case .line: .line(from: from, to: to)
        case .quad: .quad(from: from, control: try point(.control), to: to)
        case .curve:
          .curve(
            from: from, control1: try point(.control1), control2: try point(.control2), to: to)
        }
    }

    /// Encodes an object with one member, named for the kind.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      let (key, points): (CodingKeys, [(PointKeys, Point2D)]) =
        switch self {
        case .line(let from, let to): (.line, [(.from, from), (.to, to)])
        case .quad(let from, let control, let to):
          (.quad, [(.from, from), (.control, control), (.to, to)])
        case .curve(let from, let control1, let control2, let to):
          (.curve, [(.from, from), (.control1, control1), (.control2, control2), (.to, to)])
        }
      var members = values.nestedContainer(keyedBy: PointKeys.self, forKey: key)
      for (key, point) in points { try members.encode(point, forKey: key) }
    }
  }
#endif
