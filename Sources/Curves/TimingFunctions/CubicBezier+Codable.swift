#if !hasFeature(Embedded)
  extension CubicBezier: Codable {
    /// Decodes the array `[x1, y1, x2, y2]`, as in design tokens.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let points = try (0..<4).map { _ in try list.decode(Double.self) }
      guard list.isAtEnd else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "a cubic-bezier has four numbers")
      }
      self = try decoder.checked { try CubicBezier(points[0], points[1], points[2], points[3]) }
    }

    /// Encodes the array `[x1, y1, x2, y2]`.
    public func encode(to encoder: any Encoder) throws {
      try [x1, y1, x2, y2].encode(to: encoder)
    }
  }
#endif
