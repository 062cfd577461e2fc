import CurveArithmetic

extension Stagger.Origin: Codable {
  private enum CodingKeys: String, CodingKey { case first, center, last, edges, index }

  /// Decodes an object with one member: `{"center": true}` or `{"index": 2}`.
  public init(from decoder: any Decoder) throws {
    let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
    self =
      switch key {
      case .first: .first
      case .center: .center
      case .last: .last
      case .edges: .edges
      case .index: .index(try values.decode(Int.self, forKey: key))
      }
  }

  /// Encodes an object with one member: an index, or `true`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .first: try values.encode(true, forKey: .first)
    case .center: try values.encode(true, forKey: .center)
    case .last: try values.encode(true, forKey: .last)
    case .edges: try values.encode(true, forKey: .edges)
    case .index(let index): try values.encode(index, forKey: .index)
    }
  }
}
