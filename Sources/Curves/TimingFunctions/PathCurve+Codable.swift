#if !hasFeature(Embedded)
  extension PathCurve: Codable {
    /// Decodes the path that is the function's graph.
    public init(from decoder: any Decoder) throws {
      let path = try BezierPath(from: decoder)
      self = try decoder.checked { try PathCurve(path) }
    }

    /// Encodes the path that is the function's graph.
    public func encode(to encoder: any Encoder) throws { try path.encode(to: encoder) }
  }
#endif
