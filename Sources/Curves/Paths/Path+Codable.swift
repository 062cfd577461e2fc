#if !hasFeature(Embedded)
  extension Path: Codable {
    /// Reads the array of elements.
    public init(from decoder: any Decoder) throws {
      self.init()
      for element in try [Element](from: decoder) { append(element) }
    }

    /// Writes the array of elements.
    public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
  }
#endif
