import CurveArithmetic
import Curves

extension TokenFile.Value: Codable {
  private enum CodingKeys: String, CodingKey { case cubicBezier, duration, transition }

  /// Decodes an object with one member, named for the type of the token: `{"duration": 0.2}`.
  public init(from decoder: any Decoder) throws {
    let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
    self =
      switch key {
      case .cubicBezier: .cubicBezier(try values.decode(Easing.self, forKey: key))
      case .duration: .duration(try values.decode(Double.self, forKey: key))
      case .transition: .transition(try values.decode(TokenFile.Transition.self, forKey: key))
      }
  }

  /// Encodes an object with one member, named for the type of the token.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .cubicBezier(let easing): try values.encode(easing, forKey: .cubicBezier)
    case .duration(let seconds): try values.encode(seconds, forKey: .duration)
    case .transition(let transition): try values.encode(transition, forKey: .transition)
    }
  }
}
