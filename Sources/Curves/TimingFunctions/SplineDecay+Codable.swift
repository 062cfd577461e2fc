import CurveArithmetic
import Spring

#if !hasFeature(Embedded)
  extension SplineDecay: Codable {
    private enum CodingKeys: String, CodingKey {
      case from, initialVelocity, friction, density, form
    }

    /// Decodes `from`, `initialVelocity`, `friction`, `density` and `form`, `exact` or `table`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let form = try values.decodeIfPresent(String.self, forKey: .form) ?? "exact"
      guard form == "exact" || form == "table" else {
        throw DecodingError.dataCorruptedError(
          forKey: .form, in: values, debugDescription: "form must be exact or table, but is \(form)"
        )
      }
      self = try decoder.checked {
        try Self(
          from: values.decode(Double.self, forKey: .from),
          initialVelocity: values.decode(Double.self, forKey: .initialVelocity),
          friction: values.decode(Double.self, forKey: .friction),
          density: values.decode(Double.self, forKey: .density),
          form: form == "table" ? .table : .exact)
      }
    }

    /// Encodes the parameters and the form.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(from, forKey: .from)
      try values.encode(initialVelocity, forKey: .initialVelocity)
      try values.encode(friction, forKey: .friction)
      try values.encode(density, forKey: .density)
      if form == .table { try values.encode("table", forKey: .form) }
    }
  }
#endif
