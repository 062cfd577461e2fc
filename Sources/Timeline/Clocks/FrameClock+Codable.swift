import CurveArithmetic

extension FrameClock.Source: Codable {
  private enum CodingKeys: String, CodingKey { case displayLink, timer, fixed }

  /// Decodes an object with one member, named for the source: `{"displayLink": 60}`.
  public init(from decoder: any Decoder) throws {
    let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
    let number = try values.decode(Double.self, forKey: key)
    self =
      switch key {
      case .displayLink: .displayLink(number)
      case .timer: .timer(number)
      case .fixed: .fixed(number)
      }
  }

  /// Encodes an object with one member, named for the source.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .displayLink(let rate): try values.encode(rate, forKey: .displayLink)
    case .timer(let interval): try values.encode(interval, forKey: .timer)
    case .fixed(let step): try values.encode(step, forKey: .fixed)
    }
  }
}
