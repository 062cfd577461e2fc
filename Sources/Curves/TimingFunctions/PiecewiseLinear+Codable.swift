#if !hasFeature(Embedded)
  extension PiecewiseLinear: Codable {
    private enum CodingKeys: String, CodingKey { case inputs, outputs }

    /// Decodes `inputs` and `outputs`, two arrays of equal length.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let inputs = try values.decode([Double].self, forKey: .inputs)
      let outputs = try values.decode([Double].self, forKey: .outputs)
      guard inputs.count == outputs.count else {
        throw DecodingError.dataCorruptedError(
          forKey: .outputs, in: values, debugDescription: "as many outputs as inputs are needed")
      }
      self = try decoder.checked {
        try PiecewiseLinear(stops: zip(inputs, outputs).map { Stop($1, at: $0) })
      }
    }

    /// Encodes `inputs` and `outputs`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(inputs, forKey: .inputs)
      try values.encode(outputs, forKey: .outputs)
    }
  }
#endif
