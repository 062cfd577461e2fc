#if !hasFeature(Embedded)
  extension PathCurve: Codable {
    /// Reads the path whose graph the function is.
    public init(from decoder: any Decoder) throws {
      let path = try Path(from: decoder)
      self = try decoder.checked { try PathCurve(path) }
    }

    /// Writes the path whose graph the function is.
    public func encode(to encoder: any Encoder) throws { try path.encode(to: encoder) }
  }
#endif
