import CurveArithmetic
import Spring

#if !hasFeature(Embedded)
  extension DecaySystem: Codable {
    private enum CodingKeys: String, CodingKey { case like, parameters }

    /// Decodes `like` and the `parameters` that differ from the system's defaults.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let name = try values.decode(String.self, forKey: .like)
      guard var system = Self.named(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .like, in: values, debugDescription: "unknown system '\(name)'")
      }
      let settings = try values.decodeIfPresent([String: Double].self, forKey: .parameters) ?? [:]
      for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
        guard let set = try decoder.checked({ try system.setting(name, to: value) }) else {
          throw DecodingError.dataCorruptedError(
            forKey: .parameters, in: values, debugDescription: "unknown parameter '\(name)'")
        }
        system = set
      }
      self = system
    }

    /// Encodes `like` and the `parameters` that differ from the system's defaults.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(name, forKey: .like)
      var settings: [String: Double] = [:]
      for (parameter, value) in zip(parameters, self.values) where value != parameter.standard {
        settings[parameter.name] = value
      }
      if !settings.isEmpty { try values.encode(settings, forKey: .parameters) }
    }
  }
#endif
