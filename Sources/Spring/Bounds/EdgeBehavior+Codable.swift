import CurveArithmetic

#if !hasFeature(Embedded)
  extension EdgeBehavior: Codable {
    private enum CodingKeys: String, CodingKey { case action, spring, speedLimit }

    /// Decodes `action`: `stop`, `reflect` or `bounce` with `spring` and `speedLimit`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      switch try values.decode(String.self, forKey: .action) {
      case "stop": self = .stop
      case "reflect": self = .reflect
      case "bounce":
        let limit = try values.decodeIfPresent(Double.self, forKey: .speedLimit) ?? .infinity
        self = .bounce(
          try values.decode(DampedSpring.self, forKey: .spring), speedLimit: limit)
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .action, in: values, debugDescription: "unknown action at an edge")
      }
    }

    /// Encodes `action`, and the `spring` and `speedLimit` of a bounce.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch rule {
      case .stop: try values.encode("stop", forKey: .action)
      case .reflect: try values.encode("reflect", forKey: .action)
      case .bounce(let spring, let limit):
        try values.encode("bounce", forKey: .action)
        try values.encode(spring, forKey: .spring)
        if limit < .infinity { try values.encode(limit, forKey: .speedLimit) }
      }
    }
  }
#endif

extension EdgeBehavior {
  /// The spring of a bounce; nil for other actions.
  public var spring: DampedSpring? {
    if case .bounce(let spring, _) = rule { spring } else { nil }
  }
}
