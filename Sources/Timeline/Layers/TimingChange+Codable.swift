import CurveArithmetic

extension AnimatedLayer.TimingChange.Action: Codable {
  private enum CodingKeys: String, CodingKey { case pause, resume, speed, timeOffset }

  /// Decodes an object with one member: `{"pause": true}` or `{"speed": 2}`.
  public init(from decoder: any Decoder) throws {
    let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
    self =
      switch key {
      case .pause: .pause
      case .resume: .resume
      case .speed: .speed(try values.decode(Double.self, forKey: key))
      case .timeOffset: .timeOffset(try values.decode(Double.self, forKey: key))
      }
  }

  /// Encodes an object with one member: a number, or `true`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .pause: try values.encode(true, forKey: .pause)
    case .resume: try values.encode(true, forKey: .resume)
    case .speed(let speed): try values.encode(speed, forKey: .speed)
    case .timeOffset(let offset): try values.encode(offset, forKey: .timeOffset)
    }
  }
}
