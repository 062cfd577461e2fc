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
#endif
